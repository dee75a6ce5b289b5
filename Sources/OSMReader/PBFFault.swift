// SPDX-License-Identifier: Apache-2.0

/// What is wrong with one blob of a PBF file, as it reads after where the blob stands.
struct PBFFault: Error {
  let reason: String

  private init(reason: String) { self.reason = reason }

  /// The bytes are not what they should be.
  static func damaged(_ what: String) -> PBFFault {
    PBFFault(reason: "is damaged: \(what); fetch the file again")
  }

  /// The file is in order and more than this reader knows.
  static func unknown(_ what: String) -> PBFFault { PBFFault(reason: what) }

  func error(path: String, offset: Int) -> InputError {
    InputError(path: path, "the PBF blob at byte \(offset) \(reason)")
  }
}
