// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Batches of lines and of CSV.
struct BatchTests {
  private static let credit = "© OpenStreetMap contributors\n"

  private func csv(_ command: String, _ input: String, _ options: String...) throws -> String {
    let result = try Osmroute.run(
      [command, Town.map, "--batch", "-", "--csv"] + options, input: Array(input.utf8))
    #expect(result.code == 0)
    #expect(result.errors == Self.credit)
    return result.output
  }

  @Test func `a line of CSV comes back with the answer behind it`() throws {
    let output = try csv("geocode", "id,query\n7,102 This Way\n8,Xyzzy\n")
    #expect(
      output == """
        id,query,name,formattedAddress,latitude,longitude,matchLevel,score,distance,osmType,osmId,error
        7,102 This Way,102 This Way,"102 This Way, Lake Jackson, TX 77566-4198, United States",\
        28.5005395,-94.5039092,house,1,,way,80002,
        8,Xyzzy,,,,,,,,,,Address not found.

        """)
  }

  @Test func `ends of lines, quotes, byte order marks and missing ends are understood`() throws {
    let input = "\u{feff}id, Query \r\n1,\"102 This Way, Lake Jackson\"\r\n\"a \"\"b\"\"\nc\",Xyzzy"
    let lines = try csv("geocode", input).split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("id, Query ,name,"))
    #expect(lines[1].hasPrefix("1,\"102 This Way, Lake Jackson\",102 This Way,"))
    #expect(lines[2] == "\"a \"\"b\"\"\nc\",Xyzzy,,,,,,,,,,Address not found.")
    #expect(lines[3] == "")
  }

  @Test func `a record with too many fields or too few is answered where it stands`() throws {
    let output = try csv("geocode", "query,id\n102 This Way,Lake Jackson,1\n102 This Way\n\n")
    let lines = output.split(separator: "\n").dropFirst()
    let gap = ",,,,,,,,,,"
    let advice = "put text with commas in quotes"
    #expect(
      Array(lines) == [
        "102 This Way,\"Lake Jackson,1\"\(gap)3 fields instead of 2; \(advice)",
        "102 This Way,\(gap)1 fields instead of 2; \(advice)",
        ",\(gap)1 fields instead of 2; \(advice)",
      ])
  }

  @Test func `an address may stand in columns`() throws {
    let output = try csv(
      "geocode", "Street,HouseNumber,City,ZIP\nThis Way,102,Lake Jackson,77566\n,,,\n")
    let lines = output.split(separator: "\n")
    #expect(lines[1].hasPrefix("This Way,102,Lake Jackson,77566,102 This Way,"))
    #expect(lines[2] == ",,,,,,,,,,,,,Address not found.")
  }

  @Test func `an address that must be certain and is not is an error in its line`() throws {
    let output = try csv("geocode", "text\n102 This Way\n102 This Way Xyzzy\n", "--strict")
    let lines = output.split(separator: "\n")
    #expect(lines[1].hasSuffix(",house,1,,way,80002,"))
    #expect(lines[2].contains("Nothing is exactly “102 This Way Xyzzy”; "))
  }

  @Test(arguments: ["lat,lon", "latitude,longitude", " LAT , lng ", "query,x"])
  func `places of CSV are named`(header: String) throws {
    let place =
      header.hasPrefix("query") ? "\"28.5005396,-94.5039091\",x" : "28.5005396,-94.5039091"
    let output = try csv("reverse", "\(header)\n\(place)\nx,y\n")
    let lines = output.split(separator: "\n")
    #expect(lines[1].hasPrefix("\(place),102 This Way,"))
    #expect(lines[1].hasSuffix(",house,1,0,way,80002,"))
    #expect(lines[2].hasPrefix("x,y,,,,"))
    #expect(lines[2].contains("reverse takes LATITUDE,LONGITUDE in degrees, not "))
  }

  @Test func `each search of CSV may have its own place`() throws {
    let input = "query,lat,lon\npharmacy,28.5002,-94.5048\npharmacy,28.4995,-94.493\npharmacy,,\n"
    let lines = try csv("search", input, "--by", "time").split(separator: "\n")
    #expect(lines[0].hasSuffix(",score,distance,seconds,osmType,osmId,error"))
    #expect(lines[1].contains(",Main Pharmacy,"))
    #expect(lines[2].contains(",Creek Pharmacy,"))
    #expect(lines[3].hasSuffix("\"a search needs --near LAT,LON or --bbox W,S,E,N\""))
  }

  @Test(arguments: [
    ("query,latitude,Longitude", "name,formattedAddress,answerLatitude,answerLongitude,"),
    (
      "query,latitude,lon,answerlatitude", "name,formattedAddress,answerLatitude2,longitude,"
    ),
    ("query,lat,lon", "name,formattedAddress,latitude,longitude,"),
  ])
  func `columns of answers have other names than those of questions`(
    header: String, expected: String
  ) throws {
    let blanks = String(repeating: ",", count: header.split(separator: ",").count - 3)
    let lines = try csv("search", "\(header)\npharmacy,28.5002,-94.5048\(blanks)\n")
      .split(separator: "\n")
    #expect(lines[0].hasPrefix("\(header),\(expected)"))
    #expect(lines[1].contains(",Main Pharmacy,"))
  }

  @Test func `what is being typed is completed line by line`() throws {
    let lines = try csv("complete", "query\n102 this w\n").split(separator: "\n")
    #expect(lines[1].hasPrefix("102 this w,102 This Way,"))
    for command in ["complete", "search"] {
      let result = try Osmroute.run(
        [command, Town.map, "--batch", "-", "--json", "--near", "28.5,-94.5"],
        input: Array("pharm\nXyzzy\n".utf8))
      #expect(result.code == 0)
      let answers = try result.jsonLines
      #expect(answers.map { $0["query"].string } == ["pharm", "Xyzzy"])
      #expect(answers[0]["placemarks"].elements.count >= (command == "complete" ? 1 : 0))
      #expect(answers[1]["placemarks"].elements.isEmpty)
    }
  }

  @Test func `columns that make no question are bad input`() throws {
    for (command, header) in [("geocode", "id,name"), ("reverse", "lat"), ("search", "lat,lon")] {
      let result = try Osmroute.run(
        [command, Town.map, "--batch", "-", "--csv"], input: Array("\(header)\n1,2\n".utf8))
      #expect(result.code == 3)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("osmroute: standard input, line 1: no column is called "))
    }
  }

  @Test func `answers to thousands of lines stand in their order`() throws {
    let lines = (0..<5_000).map { "\($0 % 200 + 1) Main Street \($0)" }
    let result = try Osmroute.run(
      ["geocode", Town.map, "--batch", "-", "--limit", "1", "--json"],
      input: Array(lines.joined(separator: "\n").utf8))
    #expect(try result.jsonLines.map { $0["query"].string } == lines)
    let table = try csv("geocode", "query,n\n" + lines.map { "\($0),x\n" }.joined())
    #expect(
      table.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
        == lines.map { $0[...] })
  }

  @Test func `who asks line by line gets each answer before asking on`() throws {
    let folder = TemporaryFolder()
    let result = try Osmroute.shell(
      """
      mkfifo "$2/in" "$2/out"
      osmroute reverse "$1" --batch - --json < "$2/in" > "$2/out" &
      exec 3> "$2/in" 4< "$2/out"
      echo 28.5005396,-94.5039091 >&3
      read -r first <&4
      echo 28.5,-94.5 >&3
      read -r second <&4
      exec 3>&-
      echo "$first"; echo "$second"
      """, Town.map, folder.path)
    let answers = try result.jsonLines
    #expect(answers.map { $0["query"].string } == ["28.5005396,-94.5039091", "28.5,-94.5"])
  }
}
