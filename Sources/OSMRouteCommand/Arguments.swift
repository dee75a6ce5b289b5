// SPDX-License-Identifier: Apache-2.0

/// An option that a command takes.
struct Option {
  let name: String
  var short: String?
  /// What the value is, as the help shows it; `nil` for an option without a value.
  var value: String?
  let help: String
  var isRepeatable = false
}

/// A command's arguments, taken apart.
struct Arguments {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]
  // In the order in which they stand.
  private var given: [(option: String, value: String)] = []

  /// Throws a usage error for options that the command does not take, or values that are missing.
  init(_ words: [String], options: [Option]) throws {
    var index = 0
    var takesOptions = true
    while index < words.count {
      let word = words[index]
      index += 1
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, Self.isOption(word) {
        try readOption(word, words, &index, options)
      } else {
        positionals.append(word)
      }
    }
  }

  func isSet(_ option: String) -> Bool { values[option] != nil }
  func value(_ option: String) -> String? { values[option]?.last }
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The values of several options, in the order in which they stand.
  func all(of options: Set<String>) -> [(option: String, value: String)] {
    given.filter { options.contains($0.option) }
  }

  /// A whole number in a range; throws a usage error where the value is none.
  func integer(_ option: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError.usage(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not “\(text)”")
    }
    return number
  }

  /// One of some words; throws a usage error where the value is none.
  func choice(_ option: String, of choices: [String]) throws -> String? {
    guard let text = value(option) else { return nil }
    guard choices.contains(text) else {
      throw CommandError.usage(
        "\(option) takes \(choices.joined(separator: ", ")), not “\(text)”")
    }
    return text
  }

  /// `-33.9,18.4` is a value, and so is `-` alone.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
    return !second.isNumber && second != "."
  }

  private mutating func readOption(
    _ word: String, _ words: [String], _ index: inout Int, _ options: [Option]
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
      throw CommandError.usage("there is no option \(name) here" + Self.suggestion(name, options))
    }
    guard values[option.name] == nil || option.isRepeatable else {
      throw CommandError.usage("\(option.name) is given twice")
    }
    guard let value = option.value else {
      guard parts.count == 1 else { throw CommandError.usage("\(option.name) takes no value") }
      values[option.name] = [""]
      return
    }
    if parts.count == 2 {
      add(String(parts[1]), to: option)
    } else if index < words.count, !Self.isOption(words[index]) {
      add(words[index], to: option)
      index += 1
    } else {
      throw CommandError.usage("\(option.name) needs a value: \(value)")
    }
  }

  private mutating func add(_ value: String, to option: Option) {
    values[option.name, default: []].append(value)
    given.append((option.name, value))
  }

  private static func suggestion(_ name: String, _ options: [Option]) -> String {
    let near = options.first { option in
      option.name.hasPrefix(name) || name.hasPrefix(option.name)
        || Set(option.name).symmetricDifference(name).count < 2
    }
    return near.map { "; did you mean \($0.name)?" } ?? ""
  }
}
