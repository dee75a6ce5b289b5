// SPDX-License-Identifier: Apache-2.0

extension AddressFormat {
  /// Where nothing is known of the country.
  static let unknown = AddressFormat(street: "$n $s, $u", lines: "$S;$P $L")
  /// The countries that no line tells of.
  static let usual = AddressFormat(street: "$s $n, $u", lines: "$S;$P $L")

  static let byCountry = table(formats)

  /// Formats of addresses in ideographs or Hangul, the largest part first.
  static let ownScript = table(ownScriptFormats, isLargestFirst: true)

  private static func table(
    _ formats: [(countries: String, street: String, lines: String)], isLargestFirst: Bool = false
  ) -> [String: AddressFormat] {
    var table: [String: AddressFormat] = [:]
    for format in formats {
      let value = AddressFormat(
        street: format.street, lines: format.lines, isLargestFirst: isLargestFirst)
      for country in format.countries.split(separator: " ") { table[String(country)] = value }
    }
    return table
  }

  private static let formats: [(countries: String, street: String, lines: String)] = [
    // Number first.
    ("US PR GU VI AS MP UM FM MH PW", "$n $s, <Unit >$u", "$S;$L, $A $P"),
    ("CA", "$n $s, <Unit >$u", "$S;$L, $A $P"),
    ("AU NF CX CC", "<Unit >$u, $n $s", "$S;$L $A $P"),
    ("NZ CK NU TK", "$u/$n $s", "$S;$U;$L $P"),
    ("GB GG JE IM GI FK SH IO PN GS", "<Flat >$u, $n $s", "$S;$U;$L;$P"),
    ("IE", "<Apartment >$u, $n $s", "$S;$U;$L;$C;$P"),
    ("BM BS BB JM TT AG KN LC VC GD DM BZ GY KY TC VG AI MS", "$n $s, <Unit >$u", "$S;$U;$L;$P"),
    ("IN", "$n, $s, <Flat >$u", "$S;$B;$U;$L $P;$A"),
    ("PK BD NP LK MV MM BT", "$n $s, <Flat >$u", "$S;$U;$L $P"),
    ("SG BN", "$n $s, <#>$u", "$S;$U;$L $P"),
    ("MY", "$n, $s, <Unit >$u", "$S;$U;$P $L;$A"),
    ("PH", "$n $s, <Unit >$u", "$S;$U;$P $L;$A"),
    ("HK MO", "$n $s, <Flat >$u", "$S;$U;$L;$A"),
    ("TH KH", "$n $s, $u", "$S;$U;$L $P;$A"),
    ("LA", "$n $s, $u", "$S;$U;$P $L"),
    ("VN", "$n $s, $u", "$S;$U;$L $P;$A"),
    ("ZA NA BW LS SZ ZW ZM MW", "$n $s, <Unit >$u", "$S;$U;$L;$P"),
    ("KE UG TZ GH GM SL LR", "$n $s, $u", "$S;$U;$L;$P"),
    ("NG", "$n $s, <Flat >$u", "$S;$U;$L $P;$A"),
    ("MT", "$n, $s, <Flat >$u", "$S;$L $P"),
    ("FR MC RE GP MQ GF YT NC PF PM WF BL MF", "$n $s, $u", "$S;$P $L"),
    ("LU", "$n, $s, $u", "$S;$P $L"),
    ("MA TN DZ SN CI ML BF BJ TG NE TD CM GA CG MG HT", "$n $s, $u", "$S;$U;$P $L"),
    ("EG", "$n $s, $u", "$S;$U;$L;$A;$P"),
    ("SA", "$n $s, $u", "$S;$U;$L $P"),
    ("LB JO SY IQ AE QA KW BH OM YE", "$n $s, $u", "$S;$U;$L $P"),
    // Number last.
    ("DE CH LI DK GL FO NO SJ SE IS", "$s $n, $u", "$S;$P $L"),
    ("FI AX EE", "$s $n, <as. >$u", "$S;$P $L"),
    ("AT", "$s $n/$u", "$S;$P $L"),
    ("NL", "$s $n, $u", "$S;$P $L"),
    ("BE", "$s $n, $u", "$S;$P $L"),
    ("LT", "$s $n-$u", "$S;$P $L"),
    ("LV", "$s $n-$u", "$S;$L, $P"),
    ("PL", "$s $n/$u", "$S;$P $L"),
    ("CZ SK", "$s $n, <byt >$u", "$S;$P $L"),
    ("HU", "$s $n<.> $u", "$L;$S;$P"),
    ("SI HR BA RS ME MK XK BG AL GR CY RO MD", "$s $n, $u", "$S;$P $L"),
    ("IT SM VA", "$s, $n, <int. >$u", "$S;$P $L"),
    ("ES AD GQ", "$s, $n, $u", "$S;$P $L"),
    ("PT CV AO MZ GW ST TL", "$s, $n, $u", "$S;$P $L"),
    ("BR", "$s, $n - $u", "$S;$U;$L - $A;$P"),
    ("MX", "$s $n, <int. >$u", "$S;$U;$P $L, $A"),
    ("AR", "$s $n, $u", "$S;$P $L;$A"),
    ("CL", "$s $n, <Depto. >$u", "$S;$U;$P $L"),
    ("UY PY EC", "$s $n, $u", "$S;$P $L"),
    ("PE", "$s $n, <Dpto. >$u", "$S;$U;$L $P"),
    ("BO", "$s $n, $u", "$S;$U;$L"),
    ("CO", "$s # $n, $u", "$S;$U;$L, $A;$P"),
    ("VE", "$s, $n, $u", "$S;$U;$L $P, $A"),
    ("CR GT HN NI SV PA", "$s $n, $u", "$S;$U;$P $L"),
    ("CU DO", "$s $n, $u", "$S;$U;$P $L"),
    ("RU", "$s, $n, <кв. >$u", "$S;$L;$A;$P"),
    ("UA", "$s, $n, <кв. >$u", "$S;$L;$A;$P"),
    ("BY", "$s, $n, <кв. >$u", "$S;$P, $L;$A"),
    ("KZ KG UZ TJ TM", "$s, $n, <кв. >$u", "$S;$P, $L;$A"),
    ("GE AM AZ", "$s $n, $u", "$S;$P $L"),
    ("TR", "$s No: $n/$u", "$B;$U;$S;$P $L/$A"),
    ("IL PS", "$s $n, $u", "$S;$L $P"),
    ("IR AF", "$s $n, $u", "$S;$U;$L;$A;$P"),
    ("ID", "$s No. $n, $u", "$S;$U;$L $P;$A"),
    ("MN", "$s $n, $u", "$S;$U;$L $P"),
    // Where addresses are written in ideographs, these hold for those in Latin letters.
    ("JP", "$n $s, $u", "$S;$U;$L, $A $P"),
    ("CN", "$n $s, <Room >$u", "$S;$U;$L, $A $P"),
    ("TW", "$n $s, $u", "$S;$U;$L $P"),
    ("KR", "$n $s, $u", "$S;$U;$L $P"),
  ]

  private static let ownScriptFormats: [(countries: String, street: String, lines: String)] = [
    ("JP", "$s$n $u", "<〒>$P;$A$C$L$U$S"),
    ("CN", "$s$n<号>$u", "$A$L$U$S;$P"),
    ("TW", "$s$n<號>$u", "$P;$A$L$U$S"),
    ("HK MO", "$s$n<號>$u", "$A$L$U$S"),
    ("KR", "$s $n $u", "$A $L $U $S;$P"),
  ]
}
