// SPDX-License-Identifier: Apache-2.0

/// Command lines about places that make no sense, and what is said of each after "osmroute: ".
enum PlaceMistakes {
  static let lines: [([String], String)] = geocode + complete + reverse + search

  /// Those that are told as JSON.
  static let withJSON: [([String], String)] = [
    (["geocode", "m", "--batch", "-", "--json", "--csv"], batch),
    (["geocode", "m", "--batch", "file", "--json"], batch),
    (["geocode", "m", "x", "--choose", "--json"], "--choose and --json do not go together"),
    (["search", "m", "--batch", "-", "--json"], searchPlace),
  ]

  private static let batch = "a batch is asked for with --batch - --json or --batch - --csv"
  private static let oneAnswer = "--limit and --csv do not go together: a line has one answer"
  private static let searchPlace = "a search needs --near LAT,LON or --bbox W,S,E,N"

  private static let geocode: [([String], String)] = [
    (["geocode", "m", "--batch", "-"], batch),
    (["geocode", "m", "--batch", "-", "--csv", "--limit", "2"], oneAnswer),
    (["geocode", "m", "x", "--csv"], "--csv goes with --batch -"),
    (
      ["geocode", "m", "x", "--bbox", "1,2,x,3,4"],
      "--bbox takes WEST,SOUTH,EAST,NORTH in degrees, not “1,2,x,3,4”"
    ),
    (
      ["geocode", "m", "x", "--language", "German"],
      "--language takes the code of a language such as de or de-AT, not “German”"
    ),
    (
      ["geocode", "m", "x", "--level", "house,shop"],
      "--level takes coordinate, house, interpolated, intersection, place, poi, postcode, street, "
        + "joined by commas, not “shop”"
    ),
    (
      ["geocode", "m", "x", "--pick", "0"], "--pick takes a whole number from 1 to 1000, not “0”"
    ),
    (["geocode", "m", "x", "--first", "--pick", "2"], "--first and --pick do not go together"),
    (
      ["geocode", "m", "x", "--street", "This Way"],
      "an address is given as TEXT or in parts, not both"
    ),
    (
      ["geocode", "m", "--batch", "-", "--csv", "--city", "A"],
      "--batch and --city do not go together"
    ),
    (["geocode", "m", "--street", " ", "--city", ""], "the parts of the address are empty"),
    (
      ["geocode", Town.map, "This Way", "--choose"],
      "--choose needs a terminal to ask on; --pick N does not"
    ),
  ]

  private static let complete: [([String], String)] = [
    (["complete", "m"], "expected FILE TEXT, got 1 argument"),
    (["complete", "m", " "], "TEXT is empty"),
    (["complete", "m", "--batch", "-"], batch),
  ]

  private static let reverse: [([String], String)] = [
    (["reverse", "m", "91,0"], "reverse takes LATITUDE,LONGITUDE in degrees, not “91,0”"),
    (["reverse", "m", "nan,nan"], "reverse takes LATITUDE,LONGITUDE in degrees, not “nan,nan”"),
    (
      ["reverse", "m", "1,1", "--layers", "houses"],
      "--layers takes house, place, poi, street, joined by commas, not “houses”"
    ),
    (["reverse", "m", "--batch", "-", "--csv", "--limit", "2"], oneAnswer),
  ]

  private static let search: [([String], String)] = [
    (["search", "m", "pizza"], searchPlace),
    (
      ["search", "m", "", "--near", "1,1"],
      "TEXT is empty; say what to look for, or which --category"
    ),
    (
      ["search", "m", "x", "--near", "1,1", "--radius", "0"],
      "--radius takes a whole number from 1 to 1000000, not “0”"
    ),
    (["search", "m", "x", "--near", "1,1", "--by", "age"], "--by takes distance, time, not “age”"),
    (
      ["search", "m", "x", "--near", "1,1", "--profile", "walking"],
      "--profile goes with --by time"
    ),
    (
      ["search", "m", "x", "--near", "1,1", "--by", "time", "--profile", "any"],
      "--by time takes one profile: automobile or walking"
    ),
    (
      ["search", "m", "x", "--near", "1,1", "--by", "time", "--profile", "boat"],
      "--profile takes automobile, walking or any, not “boat”"
    ),
  ]
}
