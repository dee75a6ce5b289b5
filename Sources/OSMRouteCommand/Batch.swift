// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import PackedFile
import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Many questions from standard input, one a line, answered in order.
///
/// What has come in is answered before more is read: who asks line by line gets each answer at once,
/// a file is worked through by all cores, and memory stays that of one piece of the input.
struct Batch {
  private let map: OfflineMap
  private let ask: PlaceAsking
  private let team = WorkerTeam(size: min(64, max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))))

  /// Lines longer than this are no questions, bytes.
  private static let longestRecord = 1 << 24
  /// Questions that a core takes at a time.
  private static let partSize = 8

  /// Answers all lines; the exit code.
  static func run(
    _ arguments: Arguments, _ kind: QuestionColumns.Kind, _ ask: @escaping PlaceAsking
  ) throws -> Int32 {
    let isCSV = arguments.isSet("--csv")
    guard arguments.value("--batch") == "-", isCSV != arguments.isSet("--json") else {
      throw CommandError.usage("a batch is asked for with --batch - --json or --batch - --csv")
    }
    if isCSV, arguments.isSet("--limit") {
      throw CommandError.usage("--limit and --csv do not go together: a line has one answer")
    }
    let map = try MapArguments(arguments, others: 0, named: "").open()
    let batch = Batch(map: map, ask: ask)
    if isCSV {
      try batch.answerCSV(kind, hasTimes: arguments.value("--by") == "time")
    } else {
      try batch.answerLines()
    }
    return 0
  }

  /// Throws a usage error where an option is given that only batches have.
  static func forbidOptions(_ arguments: Arguments) throws {
    guard arguments.isSet("--csv") else { return }
    throw CommandError.usage("--csv goes with --batch -")
  }

  private init(map: OfflineMap, ask: @escaping PlaceAsking) {
    self.map = map
    self.ask = ask
  }

  private func answerLines() throws {
    try forEachPiece(RecordCutter(hasQuotes: false)) { records in
      answers(to: records) { json(of: PlaceQuestion(Self.line($0))) + [UInt8(ascii: "\n")] }
    }
  }

  private static func line(_ record: [UInt8]) -> String {
    let isEnded = record.last == UInt8(ascii: "\r")
    return String(decoding: isEnded ? record.dropLast() : record[...], as: UTF8.self)
  }

  /// A line that cannot be answered has an error in its place, so that lines and answers stay side
  /// by side.
  private func json(of question: PlaceQuestion) -> [UInt8] {
    do { return try ask(map, question).json } catch { return Array(CommandError(error).json.utf8) }
  }

  private func answerCSV(_ kind: QuestionColumns.Kind, hasTimes: Bool) throws {
    var table: AnswerTable?
    try forEachPiece(RecordCutter(hasQuotes: true)) { records in
      var records = records[...], head: [UInt8] = []
      if table == nil, let header = records.popFirst() {
        let new = try AnswerTable(header: header, kind, hasTimes: hasTimes)
        head = new.header
        table = new
      }
      guard let table else { return head }
      return head + answers(to: Array(records)) { table.record(for: $0, map, ask) }
    }
    // A table has no place for the credit.
    Console.tell(MapInfo.attribution)
  }

  /// Reads standard input piece by piece, and writes what is made of the records of each.
  private func forEachPiece(
    _ cutter: RecordCutter, _ answer: ([[UInt8]]) throws -> [UInt8]
  ) throws {
    var cutter = cutter
    while let chunk = try Console.nextChunk() {
      try Console.write(answer(cutter.records(adding: chunk)))
      guard cutter.waitingCount <= Self.longestRecord else {
        throw CommandError(
          code: .badInput,
          message: "standard input has a line of more than \(Self.longestRecord) bytes; is a quote "
            + "not closed?")
      }
    }
    if let rest = cutter.rest() { try Console.write(answer([rest])) }
  }

  /// The answers to records, in their order.
  private func answers(
    to records: [[UInt8]], _ answer: ([UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let parts = Mutex([Int: [UInt8]]())
    team.forEachPart(of: records.count, partSize: Self.partSize) { _, range in
      let bytes = range.flatMap { answer(records[$0]) }
      parts.withLock { $0[range.lowerBound] = bytes }
    }
    return parts.withLock { parts in
      parts.keys.sorted().flatMap { parts[$0] ?? [] }
    }
  }
}
