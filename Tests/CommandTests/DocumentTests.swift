// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The programs and commands in the documentation are those that are run here.
struct DocumentTests {
  private static let catalogue = "Sources/OSMRoute/OSMRoute.docc"

  static let documents = ["README.md", "docs/mapkit.md"] + files(in: catalogue, ".md")

  static let samples: [String: String] = files(in: "Tests/Samples", ".swift")
    .map { Document($0).samples }
    .reduce(into: [:]) { all, more in all.merge(more) { a, _ in a } }

  private static let listings = files(in: "\(catalogue)/Resources", ".swift")

  private static func files(in folder: String, _ suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(TestData.project)/\(folder)")
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  /// The name of the sample that a program is.
  private static func name(of program: String) -> String? {
    samples.first { $0.value == program }?.key
  }

  @Test(arguments: documents)
  func `each program of a document is a sample`(document: String) {
    for program in Document(document).programs {
      #expect(Self.name(of: program.text) != nil, "no sample is \(program.text)")
    }
  }

  @Test func `each listing of the tutorial is a sample`() {
    #expect(!Self.listings.isEmpty)
    for listing in Self.listings {
      let name = listing.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      let sample = name.flatMap { Self.samples[$0] }
      #expect(sample == Document(listing).program)
    }
  }

  @Test func `each sample is in a document`() {
    let programs = Self.documents.flatMap { Document($0).programs.map(\.text) }
    let shown = Set(programs + Self.listings.map { Document($0).program })
    #expect(Set(Self.samples.filter { !shown.contains($0.value) }.keys).isEmpty)
  }

  @Test(arguments: samples.keys.sorted())
  func `each sample does what the documents say`(name: String) throws {
    let program = (Osmroute.path as NSString).deletingLastPathComponent + "/Samples"
    let folder = (Town.map as NSString).deletingLastPathComponent
    let result = try Osmroute.shell("cd \"$1\" && \"$2\" \"$3\"", folder, program, name)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(!result.output.isEmpty)
    for document in Self.documents {
      for program in Document(document).programs where program.text == Self.samples[name] {
        if let output = program.output { #expect(result.output == output + "\n") }
      }
    }
  }

  @Test(arguments: documents)
  func `each command of a document works`(document: String) throws {
    let folder = (Town.map as NSString).deletingLastPathComponent
    for line in Document(document).commands {
      let result = try Osmroute.shell("cd \"$1\" && \(line)", folder)
      #expect(result.code == 0, "\(line): \(result.errors)")
      #expect(!result.output.isEmpty, "\(line)")
    }
  }
}

/// A file of the project, of which one wants the programs.
private struct Document {
  /// A program, and what it prints, where the document says so.
  struct Program {
    let text: String
    let output: String?
  }

  private let lines: [String]

  init(_ path: String) {
    let bytes = TemporaryFolder.read("\(TestData.project)/\(path)")
    lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The blocks between fences, each with the word behind its first fence and the lines before it.
  private var blocks: [(kind: String, text: [String], start: Int, end: Int)] {
    var blocks: [(kind: String, text: [String], start: Int, end: Int)] = []
    var start: Int?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let first = start {
        let kind = String(lines[first].dropFirst(3))
        blocks.append((kind, Array(lines[(first + 1)..<index]), first, index))
        start = nil
      } else {
        start = index
      }
    }
    return blocks
  }

  /// Blocks of Swift; a block of text that follows at once is what they print.
  var programs: [Program] {
    let all = blocks
    return all.enumerated().filter { $1.kind == "swift" }.map { index, block in
      let next = index + 1 < all.count ? all[index + 1] : nil
      let isOutput = next.map { $0.kind == "text" && $0.start == block.end + 2 } ?? false
      return Program(
        text: Self.withoutImport(block.text),
        output: isOutput ? next?.text.joined(separator: "\n") : nil)
    }
  }

  /// Lines of the shell.
  var commands: [String] {
    blocks.filter { $0.kind == "sh" }.flatMap(\.text).filter { $0.hasPrefix("osmroute ") }
  }

  /// The whole file as a program.
  var program: String { Self.withoutImport(lines.last == "" ? lines.dropLast() : lines) }

  private static func withoutImport(_ lines: [String]) -> String {
    let isImported = lines.starts(with: ["import OSMRoute", ""])
    return lines.dropFirst(isImported ? 2 : 0).joined(separator: "\n")
  }

  /// What stands between `// begin NAME` and `// end`, without its indentation, by name.
  var samples: [String: String] {
    var samples: [String: String] = [:]
    var name: String?, text: [Substring] = []
    for line in lines {
      let words = line.split(separator: " ")
      if words.starts(with: ["//", "begin"]), words.count == 3 {
        (name, text) = (String(words[2]), [])
      } else if words == ["//", "end"], let known = name {
        samples[known] = text.joined(separator: "\n")
        name = nil
      } else {
        text.append(line.dropFirst(2))
      }
    }
    return samples
  }
}
