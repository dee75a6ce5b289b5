// SPDX-License-Identifier: Apache-2.0

import JSON

/// Two reports of one command side by side.
struct Comparison {
  private let old: Leaves
  private let new: Leaves
  private let conditions: Set<String>

  init(old: JSONValue, new: JSONValue, conditions: Set<String>) {
    self.old = Leaves(old)
    self.new = Leaves(new)
    self.conditions = conditions
  }

  func table() -> String {
    let names = new.names + old.names.filter { new[$0] == nil }
    let width = names.map(\.count).max() ?? 0
    var differences: [String] = []
    var lines = [
      "compared".padded(width) + ["old", "new", "ratio"].map { $0.aligned(16) }.joined()
    ]
    for name in names {
      if isCondition(name) {
        guard old[name] != new[name] else { continue }
        differences.append("  \(name): \(text(new[name])), was \(text(old[name]))")
      } else if [old[name], new[name]].contains(where: { $0?.number ?? 0 != 0 }) {
        lines.append(row(name.padded(width), old[name]?.number, new[name]?.number))
      }
    }
    if !new.names.contains(where: { !isCondition($0) && old[$0] != nil }) {
      lines.append("They have no figure in common: is the older one of another command?")
    }
    if !differences.isEmpty { lines += ["They differ also in"] + differences }
    return lines.joined(separator: "\n") + "\n"
  }

  private func isCondition(_ name: String) -> Bool {
    let key = name.split(separator: ".").last.map(String.init) ?? name
    return [old[name], new[name]].contains { $0?.string != nil } || conditions.contains(key)
      || name.hasPrefix("machine.")
  }

  private func row(_ name: String, _ old: Double?, _ new: Double?) -> String {
    let (old, new) = (old ?? .nan, new ?? .nan)
    let ratio = figure(new / old, decimals: 3)
    return name
      + [figure(old, decimals: 3), figure(new, decimals: 3), ratio].map { $0.aligned(16) }.joined()
  }

  private func text(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text)?: text
    case .number(let number)?: figure(number, decimals: 3)
    default: "not known"
    }
  }
}

/// The numbers and texts of a document by their paths; elements of an array go by their name.
private struct Leaves {
  private(set) var names: [String] = []
  private var values: [String: JSONValue] = [:]

  init(_ document: JSONValue) { add(document, []) }

  subscript(name: String) -> JSONValue? { values[name] }

  private mutating func add(_ value: JSONValue, _ path: [String]) {
    switch value {
    case .object(let fields):
      for field in fields where field.name != "name" { add(field.value, path + [field.name]) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        add(element, path + [element["name"]?.string ?? String(index)])
      }
    default:
      let name = path.joined(separator: ".")
      if values.updateValue(value, forKey: name) == nil { names.append(name) }
    }
  }
}
