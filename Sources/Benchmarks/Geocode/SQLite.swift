// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A database of the system's SQLite in memory; the library is loaded when the program runs.
///
/// The C functions are those of `sqlite3.h`, by the same names. All pointers stay here.
@safe final class SQLiteDatabase {
  fileprivate let functions: Functions
  private let handle: OpaquePointer

  /// Throws `SQLiteError` where the system has no such library.
  init() throws {
    unsafe functions = try Functions()
    var handle: OpaquePointer?
    let code = unsafe functions.open(":memory:", &handle)
    guard code == 0, let opened = unsafe handle else {
      throw SQLiteError(description: "sqlite3_open answers \(code)")
    }
    unsafe self.handle = opened
  }

  deinit { _ = unsafe functions.close(handle) }

  /// "3.40.1".
  var version: String { unsafe String(cString: functions.libversion()) }

  /// Runs statements that answer nothing.
  func run(_ sql: String) throws {
    let code = unsafe functions.exec(handle, sql, nil, nil, nil)
    guard code == 0 else { throw SQLiteError(description: "\(message) in “\(sql)”") }
  }

  func statement(_ sql: String) throws -> SQLiteStatement {
    var statement: OpaquePointer?
    let code = unsafe functions.prepare(handle, sql, -1, &statement, nil)
    guard code == 0, let made = unsafe statement else {
      throw SQLiteError(description: "\(message) in “\(sql)”")
    }
    return unsafe SQLiteStatement(self, made)
  }

  fileprivate var message: String { unsafe String(cString: functions.errmsg(handle)) }
}

/// A prepared statement.
@safe final class SQLiteStatement {
  // Held, for its functions are called to the end.
  private let database: SQLiteDatabase
  private let handle: OpaquePointer

  fileprivate init(_ database: SQLiteDatabase, _ handle: OpaquePointer) {
    self.database = database
    unsafe self.handle = handle
  }

  deinit { _ = unsafe database.functions.finalize(handle) }

  /// Gives the parameter of a number, from 1, a text.
  func bind(_ text: String, at parameter: Int) {
    // -1 is SQLITE_TRANSIENT: the text is copied.
    _ = unsafe database.functions.bindText(handle, CInt(parameter), text, -1, -1)
  }

  func bind(_ number: Int, at parameter: Int) {
    _ = unsafe database.functions.bindInteger(handle, CInt(parameter), Int64(number))
  }

  /// Whether there is a further row.
  func step() throws -> Bool {
    switch unsafe database.functions.step(handle) {
    case 100: return true
    case 101: return false
    default: throw SQLiteError(description: database.message)
    }
  }

  /// Bytes of a text of the row, which is read for it.
  func byteCount(ofColumn column: Int) -> Int {
    Int(unsafe database.functions.columnBytes(handle, CInt(column)))
  }

  func integer(ofColumn column: Int) -> Int {
    Int(truncatingIfNeeded: unsafe database.functions.columnInteger(handle, CInt(column)))
  }

  func reset() { _ = unsafe database.functions.reset(handle) }
}

/// Why SQLite does not do what it should.
struct SQLiteError: Error, CustomStringConvertible {
  let description: String
}

/// The functions that are used, as the library has them.
@unsafe private struct Functions {
  let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> CInt
  let close: @convention(c) (OpaquePointer) -> CInt
  let libversion: @convention(c) () -> UnsafePointer<CChar>
  let errmsg: @convention(c) (OpaquePointer) -> UnsafePointer<CChar>
  let exec:
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, OpaquePointer?, OpaquePointer?, OpaquePointer?
    ) -> CInt
  let prepare:
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<OpaquePointer?>,
      OpaquePointer?
    ) -> CInt
  // The destructor, a function or one of two small numbers, is passed as a number.
  let bindText: @convention(c) (OpaquePointer, CInt, UnsafePointer<CChar>, CInt, Int) -> CInt
  let bindInteger: @convention(c) (OpaquePointer, CInt, Int64) -> CInt
  let step: @convention(c) (OpaquePointer) -> CInt
  let reset: @convention(c) (OpaquePointer) -> CInt
  let finalize: @convention(c) (OpaquePointer) -> CInt
  let columnBytes: @convention(c) (OpaquePointer, CInt) -> CInt
  let columnInteger: @convention(c) (OpaquePointer, CInt) -> Int64

  init() throws {
    let names = ["libsqlite3.so.0", "libsqlite3.so", "libsqlite3.dylib"]
    let found = unsafe names.lazy.compactMap { unsafe dlopen($0, RTLD_NOW) }.first
    guard let library = unsafe found else {
      throw SQLiteError(description: "the system has no libsqlite3")
    }
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws
      -> Function
    {
      guard let symbol = unsafe dlsym(library, "sqlite3_\(name)") else {
        throw SQLiteError(description: "libsqlite3 has no sqlite3_\(name)")
      }
      return unsafe unsafeBitCast(symbol, to: Function.self)
    }
    unsafe open = try function("open")
    unsafe close = try function("close")
    unsafe libversion = try function("libversion")
    unsafe errmsg = try function("errmsg")
    unsafe exec = try function("exec")
    unsafe prepare = try function("prepare_v2")
    unsafe bindText = try function("bind_text")
    unsafe bindInteger = try function("bind_int64")
    unsafe step = try function("step")
    unsafe reset = try function("reset")
    unsafe finalize = try function("finalize")
    unsafe columnBytes = try function("column_bytes")
    unsafe columnInteger = try function("column_int64")
  }
}
