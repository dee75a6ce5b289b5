// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON

/// SQLite's FTS5 over the same addresses: what a table of addresses and SQL can do.
///
/// A row for each address, and over their texts an index of words without accents. A query is all
/// words of an address; the first ten rows that have them are read.
struct FullTextSearch {
  let version: String
  let rows: Int
  let buildSeconds: Double
  let times: [QueryTimes]
  /// Mean time of a query against ours of the same, by which the first ten rows are any ten, and by
  /// which they are the best, as ours are.
  let ratio: Double
  let rankedRatio: Double

  /// Throws `SQLiteError` where there is no SQLite, or one without FTS5.
  init(_ index: PlaceIndex, _ queries: [String], _ plan: TimePlan, beside own: QueryTimes) throws {
    let database = try SQLiteDatabase()
    version = database.version
    let houses = index.allHouses
    rows = houses.count
    buildSeconds = try seconds {
      try Self.fill(database, houses.lazy.map { index.placemark($0) })
    }.seconds
    let matches = queries.map(Self.match)
    times = try [
      ("allWords", "all words", ""), ("allWordsRanked", "all words, ranked", "ORDER BY rank "),
    ].map { name, words, order in
      let statement = try database.statement(
        "SELECT a.street, a.number, a.city, a.postcode, a.latitude, a.longitude FROM words "
          + "JOIN address AS a ON a.id = words.rowid WHERE words MATCH ?1 \(order)LIMIT 10")
      return QueryTimes(name, words, matches, plan) { statement.rows(matching: $0) }
    }
    let ratios = times.map {
      $0.measurement.summary().mean / own.measurement.summary().mean
    }
    ratio = ratios[0]
    rankedRatio = ratios[1]
  }

  private static func fill(
    _ database: SQLiteDatabase, _ marks: some Sequence<Placemark>
  ) throws {
    try database.run(
      """
      CREATE TABLE address (id INTEGER PRIMARY KEY, street TEXT, number TEXT, city TEXT,
        postcode TEXT, latitude INTEGER, longitude INTEGER);
      CREATE VIRTUAL TABLE words USING fts5 (text, content = '',
        tokenize = "unicode61 remove_diacritics 2");
      BEGIN
      """)
    let row = try database.statement("INSERT INTO address VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
    let words = try database.statement("INSERT INTO words (rowid, text) VALUES (?1, ?2)")
    for (number, mark) in marks.enumerated() {
      row.bind(number + 1, at: 1)
      let texts = [mark.thoroughfare, mark.subThoroughfare, mark.locality, mark.postalCode]
      for (column, text) in texts.enumerated() { row.bind(text ?? "", at: column + 2) }
      row.bind(Int(mark.coordinate.latitude), at: 6)
      row.bind(Int(mark.coordinate.longitude), at: 7)
      words.bind(number + 1, at: 1)
      words.bind(mark.formattedAddress, at: 2)
      for statement in [row, words] {
        _ = try statement.step()
        statement.reset()
      }
    }
    try database.run("INSERT INTO words (words) VALUES ('optimize'); COMMIT")
  }

  /// All words of a text, in FTS5's language.
  private static func match(_ text: String) -> String {
    text.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }.joined(separator: " ")
  }
}

extension SQLiteStatement {
  /// Reads all rows; how many there are.
  fileprivate func rows(matching words: String) -> Int {
    defer { reset() }
    bind(words, at: 1)
    var count = 0
    while (try? step()) == true {
      let bytes = (0..<4).reduce(0) { $0 + byteCount(ofColumn: $1) }
      if bytes + integer(ofColumn: 4) + integer(ofColumn: 5) != 0 { count += 1 }
    }
    return count
  }
}

extension FullTextSearch {
  func table() -> String {
    let lines =
      [
        "SQLite \(version), FTS5 over \(rows) rows in memory, built in "
          + "\(figure(buildSeconds, decimals: 1)) s; means are \(figure(ratio, decimals: 2)) and "
          + "\(figure(rankedRatio, decimals: 2)) times ours of free text (aim 10)"
      ] + times.map(\.row)
    return lines.joined(separator: "\n")
  }

  func write(to json: inout JSONWriter) {
    json.object("sqlite") { json in
      json.field("version", version)
      json.field("rows", rows)
      json.field("buildSeconds", buildSeconds, decimals: 3)
      for times in times { times.write(to: &json) }
      json.field("meanRatio", ratio, decimals: 3)
      json.field("rankedMeanRatio", rankedRatio, decimals: 3)
    }
  }
}
