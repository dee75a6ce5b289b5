// SPDX-License-Identifier: Apache-2.0

/// Seconds of a `duration` value: `mm`, `hh:mm`, `hh:mm:ss`, or ISO 8601 such as `PT1H30M`; the
/// first of a list; `nil` where it is none of them, nothing, or longer than any crossing.
func seconds(ofDuration value: String) -> Double? {
  let first = String(value.prefix { $0 != ";" }).trimmed.uppercased()
  let seconds = first.hasPrefix("P") ? isoSeconds(first.dropFirst()) : clockSeconds(first)
  let longest = 30.0 * day
  return seconds.flatMap { $0 > 0 && $0 <= longest ? $0 : nil }
}

private let day = 86_400.0

private func clockSeconds(_ text: String) -> Double? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { decimal($0) }
  guard parts.allSatisfy({ $0.map { $0 < 10_000 } ?? false }) else { return nil }
  let numbers = parts.compactMap { $0 }
  switch numbers.count {
  case 1: return numbers[0] * 60
  case 2: return numbers[0] * 3600 + numbers[1] * 60
  case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  default: return nil
  }
}

/// Digits and a point alone: `Double` reads signs, powers and hexadecimal, too.
private func decimal(_ text: Substring) -> Double? {
  text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") } ? Double(text) : nil
}

private func isoSeconds(_ text: Substring) -> Double? {
  let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
  let clock: [Character: Double] = ["H": 3600, "M": 60, "S": 1]
  let calendar: [Character: Double] = ["Y": 365 * day, "M": 30 * day, "W": 7 * day, "D": day]
  guard parts.count > 1 else {
    // "P71M" means months by the letter; on ferries it is meant as minutes.
    return sum(text, calendar.merging(clock) { $1 })
  }
  guard let date = sum(parts[0], calendar), let time = sum(parts[1], clock) else { return nil }
  return date + time
}

/// The sum of numbers, each followed by its unit.
private func sum(_ text: Substring, _ units: [Character: Double]) -> Double? {
  var seconds = 0.0, digits = Substring()
  for character in text {
    if let unit = units[character], let number = decimal(digits) {
      seconds += number * unit
      digits = ""
    } else {
      digits.append(character)
    }
  }
  return digits.isEmpty ? seconds : nil
}
