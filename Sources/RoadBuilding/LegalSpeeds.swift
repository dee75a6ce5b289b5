// SPDX-License-Identifier: Apache-2.0

/// Legal limits by country and zone, km/h (from the shared legal-default-speeds data).
enum LegalSpeeds {
  struct Limits: Sendable {
    let urban: Double
    let rural: Double
    let motorway: Double
    /// Roads for motor vehicles alone.
    let motorroad: Double
  }

  /// The limit of a value such as "RU:urban", "DE:zone:30" or "GB:nsl_single"; without a country
  /// ("urban") that of the region's.
  static func limit(_ value: String, in region: Region) -> Double? {
    let value = value.trimmed.lowercased()
    guard let colon = value.firstIndex(of: ":") else {
      // A bare number is a limit of some other key, not a zone.
      guard let first = value.first, first.isLetter else { return nil }
      return limit(country: region.country ?? "", zone: value)
    }
    let zone = String(value[value.index(after: colon)...])
    let country = value[..<colon].prefix { $0 != "-" }
    if country == "zone" { return limit(country: region.country ?? "", zone: zone) }
    return country.count == 2 ? limit(country: String(country), zone: zone) : nil
  }

  /// Nothing but digits may follow: "survey 05/2014" is no zone of 5 km/h.
  private static func number(ofZone zone: String) -> Double? {
    let name = zone.hasPrefix("zone") ? zone.dropFirst(4).drop { !$0.isNumber } : zone[...]
    return name.allSatisfy { $0.isASCII && $0.isNumber } ? Double(name) : nil
  }

  static func motorwayLimit(in region: Region) -> Double? {
    region.country.flatMap { byCountry[$0]?.motorway }
  }

  /// The limit of a zone by its name or its number: "urban", "zone30", "zone:30", "30".
  static func limit(country: String, zone: String) -> Double? {
    if let number = number(ofZone: zone), SpeedLimit.plausible.contains(number) {
      return countsMiles.contains(country) ? number * SpeedLimit.kilometresPerMile : number
    }
    if zone == "walk" { return SpeedLimit.walkingPace }
    if country == "gb" || country == "uk", let limit = british(zone) { return limit }
    guard let limits = byCountry[country] else {
      return zone == "living_street" ? 15 : nil
    }
    switch zone {
    case "urban": return limits.urban
    case "rural": return limits.rural
    case "trunk", "motorroad", "expressway": return limits.motorroad
    case "motorway": return limits.motorway
    case "living_street": return livingStreet(country)
    default: return nil
    }
  }

  private static func livingStreet(_ country: String) -> Double {
    switch country {
    case "at", "ba", "de", "hr", "no", "se": SpeedLimit.walkingPace
    case "is", "nz", "rs", "si": 10
    case "dk", "nl": 15
    case "bw", "il": 30
    default: 20
    }
  }

  private static func british(_ zone: String) -> Double? {
    switch zone {
    case "nsl_restricted": 30 * SpeedLimit.kilometresPerMile
    case "nsl_single": 60 * SpeedLimit.kilometresPerMile
    case "nsl_dual": 70 * SpeedLimit.kilometresPerMile
    default: nil
    }
  }

  private static let countsMiles: Set<String> = ["gb", "uk", "us"]

  private static let byCountry: [String: Limits] = {
    var limits: [String: Limits] = [:]
    for line in table.split(whereSeparator: { $0 == "\n" || $0 == "," }) {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      let factor = countsMiles.contains(String(words[0])) ? SpeedLimit.kilometresPerMile : 1
      limits[String(words[0])] = Limits(
        urban: numbers[0] * factor, rural: numbers[1] * factor, motorway: numbers[2] * factor,
        motorroad: (numbers.count > 3 ? numbers[3] : numbers[1]) * factor)
    }
    return limits
  }()

  /// Country, then built-up, rural, motorway, and roads for motor vehicles where these have a limit
  /// of their own; miles where signs have them.
  ///
  /// FL is what some write for Liechtenstein. Where there is no motorway limit (Germany) it is the
  /// speed that is recommended. Where limits differ from road to road within towns (Argentina,
  /// Brazil, Peru) it is that of common streets.
  private static let table = """
    ad 50 90 90, al 40 80 110, am 60 90 110, ao 60 90 120 100, ar 40 110 130,
    at 50 100 130 100, au 50 100 110, az 60 90 110, ba 50 80 130 100, be 50 70 120,
    bg 50 90 140 120, bo 40 80 80, br 40 100 110, bw 60 100 100, by 60 90 110,
    ca 50 80 100, ch 50 80 120 100, cl 50 100 120, cn 50 70 120, co 50 90 120,
    cu 50 90 100, cy 50 80 100, cz 50 90 130 110, de 50 100 130, dk 50 80 130,
    dz 50 100 120, ec 50 100 100, ee 50 90 110, eg 60 90 100, es 50 90 120, fi 50 80 120,
    fl 50 80 120, fr 50 80 130 110, gb 30 60 70, ge 60 90 110, gh 50 90 100,
    gr 50 90 130 110, hr 50 90 130 110, hu 50 90 130 110, id 50 80 100, ie 50 80 120,
    il 50 80 110 90, in 70 70 120 100, is 50 90 90, it 50 90 130 110, jp 60 60 100,
    ke 50 100 110, kg 60 90 110, kr 50 60 100 80, kz 60 110 140, li 50 80 120,
    lt 50 90 130 120, lu 50 90 130, lv 50 90 110, ma 60 100 120, mc 50 50 50,
    md 50 90 110, me 50 80 130 100, mk 50 90 130 110, mn 60 80 80, mt 50 80 80,
    mx 50 80 110, my 60 90 110, mz 60 120 120, na 60 100 120, ng 50 80 100,
    nl 50 80 100 100, no 50 80 110, np 40 80 80, nz 50 100 110, pa 40 100 120,
    pe 40 100 100, ph 30 80 100, pk 55 70 120, pl 50 90 140 100, pt 50 90 120 100,
    py 50 110 110, ro 50 90 130 100, rs 50 80 130 100, ru 60 90 110, rw 40 80 80,
    se 50 70 110, sg 50 50 90, si 50 90 130 110, sk 50 90 130, sn 50 90 110,
    th 80 90 120, tj 60 90 110, tn 50 90 110, tr 50 90 120 110, ua 50 90 130 110,
    ug 50 80 100, uk 30 60 70, us 25 55 65, uy 45 90 110, uz 70 100 100, ve 40 70 90,
    vn 50 80 120 90, xk 50 80 130 110, za 60 100 120, zw 60 120 120
    """
}
