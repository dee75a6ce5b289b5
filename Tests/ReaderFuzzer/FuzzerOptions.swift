// SPDX-License-Identifier: Apache-2.0

import ReaderTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the command line says beside the options of libFuzzer, which passes over these.
struct FuzzerOptions {
  /// Of `--check=xml`, what is checked.
  let check: ReaderCheck
  /// Of `--write-seeds=FOLDER`, where to.
  let seedFolder: String?

  init(_ arguments: [String]) {
    func value(of option: String) -> String? {
      arguments.last { $0.hasPrefix("--\(option)=") }.map { String($0.dropFirst(option.count + 3)) }
    }
    guard let check = value(of: "check").flatMap(ReaderCheck.init(rawValue:)) else {
      let names = ReaderCheck.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("--check=NAME is one of \(names)")
    }
    self.check = check
    seedFolder = value(of: "write-seeds")
  }
}

extension ReaderCheck {
  /// Writes each seed to a file of its own.
  func writeSeeds(to folder: String) {
    for (number, seed) in seeds.enumerated() {
      let path = "\(folder)/seed-\(number)"
      guard let file = unsafe fopen(path, "w") else { fatalError("cannot write \(path)") }
      unsafe fwrite(seed, 1, seed.count, file)
      unsafe fclose(file)
    }
  }
}
