// SPDX-License-Identifier: Apache-2.0

/// What can be wrong with packed data, whatever it holds.
struct PackingFault {
  /// The program that packs so, by which the form is known.
  let packer: String
  let path: String

  func cut(after count: Int) -> InputError {
    fault("ends too soon, after \(count) bytes: the file is not whole; fetch it again")
  }

  /// `offset` is where the unpacking stood when it could not be right any more.
  func damaged(near offset: Int, _ words: String? = nil) -> InputError {
    damaged("near byte \(offset)" + (words.map { " (\($0))" } ?? ""))
  }

  /// A checksum tells that something between is not right.
  func damaged(from start: Int, to end: Int) -> InputError {
    damaged("somewhere from byte \(start) to byte \(end) (the checksum there does not fit)")
  }

  private func damaged(_ place: String) -> InputError {
    fault("is damaged \(place), as “\(packer) -t” will show: fetch the file again")
  }

  func followed(at offset: Int) -> InputError {
    fault(
      "ends at byte \(offset), and something else follows: fetch the file again, or cut it there, "
        + "“head -c \(offset) IN > OUT”")
  }

  private func fault(_ what: String) -> InputError {
    InputError(path: path, "the \(packer) data \(what)")
  }
}
