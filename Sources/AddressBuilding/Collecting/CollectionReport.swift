// SPDX-License-Identifier: Apache-2.0

/// What was gathered beyond what single objects say outright, and what was passed over, and why.
package struct CollectionReport: Sendable, Equatable {
  /// Numbers on lines of numbers, between those that have an object.
  package var interpolated = 0
  /// Numbers within ranges ("14" of "12-18") and parts of numbers ("4" of "123/4").
  package var rangeMembers = 0
  /// Second addresses of objects.
  package var secondAddresses = 0
  /// Addresses that took the street of a relation.
  package var streetOfRelation = 0
  /// Addresses and points of interest that took the address of the building around them.
  package var addressOfBuilding = 0
  /// Addresses read out of one text.
  package var parsedTexts = 0
  /// Points of interest without a name.
  package var namelessPoints = 0

  /// Passed over: numbers between or within others that an object of their own has.
  package var repeatedNumbers = 0
  /// Passed over: lines of numbers without a rule, or whose ends do not fit it or each other.
  package var unusableLines = 0
  /// Passed over: house numbers that are none ("?", "s/n").
  package var unreadableNumbers = 0
  /// Kept as a point: areas no outline of which closes.
  package var withoutRings = 0
  /// Dropped: objects none of whose nodes is in the input.
  package var withoutNodes = 0

  package init() {}
}
