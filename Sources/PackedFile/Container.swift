// SPDX-License-Identifier: Apache-2.0

/// An open map file: typed arrays by name, read in place.
///
/// Opening checks the header and the table of sections; the sections' checksums are checked by
/// `verifyChecksums`, for that reads the whole file.
package struct Container: Sendable {
  private let file: MappedFile
  package let sections: [ContainerSection]
  private let indexByName: [String: Int]

  package var path: String { file.path }
  package var byteCount: Int { file.count }
  package static var formatVersion: Int { Int(ContainerFormat.version) }

  /// Throws `SystemError` where the file cannot be mapped, `MapFileError` where it is no map file.
  package init(path: String) throws {
    file = try MappedFile(path: path)
    sections = try ContainerTable(of: file).read()
    indexByName = Dictionary(
      sections.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package func hasSection(_ name: String) -> Bool { indexByName[name] != nil }

  /// The elements of a section; throws where it is absent or holds elements of another size.
  package func array<Element: BitwiseCopyable>(
    _ name: String, of type: Element.Type = Element.self
  ) throws -> PackedArray<Element> {
    guard let index = indexByName[name] else { throw damaged("has no section “\(name)”") }
    let section = sections[index]
    let stride = MemoryLayout<Element>.stride
    guard section.elementSize == stride else {
      throw damaged(
        "holds \(section.elementSize)-byte elements in section “\(name)”, expected \(stride)")
    }
    return file.array(at: section.offset, count: section.byteCount / stride, of: type)
  }

  /// As `array(_:of:)`, and throws where the number of elements is not the one expected.
  package func array<Element: BitwiseCopyable>(
    _ name: String, count: Int, of type: Element.Type = Element.self
  ) throws -> PackedArray<Element> {
    let array = try array(name, of: type)
    guard array.count == count else {
      throw damaged("has \(array.count) elements in section “\(name)”, expected \(count)")
    }
    return array
  }

  /// Throws where the bytes of a section differ from those that were written.
  package func verifyChecksum(of section: ContainerSection) throws {
    let bytes = file.array(at: section.offset, count: section.byteCount, of: UInt8.self)
    let found = bytes.checksum
    guard found == section.crc else {
      throw damaged(
        "is damaged in section “\(section.name)”: its CRC-32 is \(hex(found)), "
          + "expected \(hex(section.crc)); import it again")
    }
  }

  /// An error about this file's content.
  package func damaged(_ reason: String) -> MapFileError { MapFileError(path: path, reason) }
}

/// Reads and checks the header and the section table.
private struct ContainerTable {
  let file: MappedFile
  let fields: ByteFields

  init(of file: MappedFile) {
    self.file = file
    fields = ByteFields(bytes: file.array(at: 0, count: file.count, of: UInt8.self))
  }

  func read() throws -> [ContainerSection] {
    try checkHeader()
    let count = Int(fields.number(at: 12, as: UInt32.self))
    let end = ContainerFormat.headerSize + count * ContainerFormat.entrySize
    guard count <= ContainerFormat.sectionLimit, end <= file.count else {
      throw damaged("has a table of \(count) sections, more than the file can hold")
    }
    try checkCRC(ContainerFormat.headerSize..<end, expected: fields.number(at: 24, as: UInt32.self))
    var sections: [ContainerSection] = []
    var free = end
    for index in 0..<count {
      let section = try section(index, from: free)
      sections.append(section)
      free = section.offset + section.byteCount
    }
    guard Set(sections.map(\.name)).count == count else {
      throw damaged("names a section twice")
    }
    return sections
  }

  func checkHeader() throws {
    let magic = ContainerFormat.magic
    guard file.count >= magic.count, magic.indices.allSatisfy({ fields.bytes[$0] == magic[$0] })
    else { throw damaged("is not an osmroute map file; make one with “osmroute import”") }
    guard file.count >= ContainerFormat.headerSize else { throw damaged("ends in its header") }
    let version = fields.number(at: 8, as: UInt32.self)
    guard version == ContainerFormat.version else {
      throw damaged(
        "has map format \(version); this program reads format \(ContainerFormat.version): "
          + "import the map again")
    }
    try checkCRC(0..<28, expected: fields.number(at: 28, as: UInt32.self))
    let size = fields.number(at: 16, as: UInt64.self)
    guard size == UInt64(file.count) else {
      throw damaged("is \(file.count) bytes long, expected \(size): the copy is not whole")
    }
  }

  func section(_ index: Int, from free: Int) throws -> ContainerSection {
    let at = ContainerFormat.headerSize + index * ContainerFormat.entrySize
    let nameBytes = (at..<at + ContainerFormat.nameSize).map { fields.bytes[$0] }
    let name = String(decoding: nameBytes.prefix { $0 != 0 }, as: UTF8.self)
    let offset = fields.number(at: at + 32, as: UInt64.self)
    let byteCount = fields.number(at: at + 40, as: UInt64.self)
    let elementSize = Int(fields.number(at: at + 52, as: UInt32.self))
    guard offset <= UInt64(file.count), byteCount <= UInt64(file.count) - offset,
      offset >= UInt64(free)
    else { throw damaged("has section “\(name)” outside the file or over another") }
    guard offset % UInt64(ContainerFormat.alignment) == 0 else {
      throw damaged("has section “\(name)” at byte \(offset), no multiple of 64")
    }
    guard elementSize > 0, byteCount % UInt64(elementSize) == 0 else {
      throw damaged("has \(byteCount) bytes of \(elementSize)-byte elements in section “\(name)”")
    }
    return ContainerSection(
      name: name, offset: Int(offset), byteCount: Int(byteCount),
      crc: fields.number(at: at + 48, as: UInt32.self), elementSize: elementSize)
  }

  func checkCRC(_ range: Range<Int>, expected: UInt32) throws {
    let bytes = file.array(at: range.lowerBound, count: range.count, of: UInt8.self)
    guard bytes.checksum == expected else {
      throw damaged("is damaged in its header; import it again")
    }
  }

  func damaged(_ reason: String) -> MapFileError { MapFileError(path: file.path, reason) }
}

private func hex(_ value: UInt32) -> String { "0x" + String(value, radix: 16) }
