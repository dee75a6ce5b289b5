// SPDX-License-Identifier: Apache-2.0

/// Where roads lie, as far as their rules depend on it.
package struct Region: Sendable {
  /// ISO 3166-1 alpha-2 code in lower case; `nil` where it is not known.
  let country: String?
  /// Whether traffic keeps left there.
  let drivesOnLeft: Bool

  package init(country: String?) {
    self.country = country?.lowercased()
    drivesOnLeft = self.country.map { Self.leftHand.contains($0) } ?? false
  }

  /// Countries and territories whose traffic keeps left.
  private static let leftHand: Set<String> = Set(
    """
    ag ai au bb bd bm bn bs bt bw cc ck cx cy dm fj fk gb gd gg gy hk id ie im in je jm jp ke ki \
    kn ky lc lk ls mo ms mt mu mv mw my mz na nf np nr nu nz pg pk pn sb sc sg sh sr sz tc th tk \
    tl to tt tv tz ug uk vc vg vi ws za zm zw
    """.split(separator: " ").map(String.init))
}
