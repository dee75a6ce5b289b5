// SPDX-License-Identifier: Apache-2.0

/// A turn restriction for one profile, in terms of arcs.
struct Restriction: Hashable {
  /// `from`, then the arcs of the ways that are `via`, if ways are.
  let path: [UInt32]
  /// Banned after the whole path; for `only_*` all but these are.
  let targets: Set<UInt32>
  let isOnly: Bool
}

/// What the tags of a restriction relation say.
struct RestrictionKind {
  /// Only the turn into `to` is permitted; otherwise that turn is banned.
  let isOnly: Bool
  /// Whether it is about turning round.
  let isUTurn: Bool
  /// `no_entry` has one `from` or more, `no_exit` one `to` or more; all others have one of each.
  let severalFrom: Bool
  let severalTo: Bool

  /// Kinds are told by their beginnings; `nil` for values that are none.
  init?(_ value: String) {
    guard value.hasPrefix("no_") || value.hasPrefix("only_") else { return nil }
    isOnly = value.hasPrefix("only_")
    isUTurn = value.hasSuffix("_u_turn")
    severalFrom = value == "no_entry"
    severalTo = value == "no_exit"
  }
}

/// Why a restriction relation is left out; what it says is then not guessed.
enum RestrictionFault: String, Error {
  case noMembers = "from, via or to is missing"
  case memberAbsent = "a member is not in the input, or is no road"
  case several = "from or to is there several times, which its kind does not have"
  case mixedVia = "via mixes nodes and ways, or has several nodes"
  case notTouching = "the members do not touch"
  case ambiguous = "from or to passes through via and could be meant either way"
  case timed = "it holds at some hours only"
  case unknownValue = "its value is not known"
  /// Nobody could drive it anyway; no fault of the data.
  case moot = "no profile can drive it"
}
