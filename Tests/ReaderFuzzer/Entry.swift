// SPDX-License-Identifier: Apache-2.0

import CLibFuzzer
import ReaderTesting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// What libFuzzer, whose library holds the main function, calls. `scripts/fuzz` builds and runs it.
//
// Source: https://llvm.org/docs/LibFuzzer.html

private let options = FuzzerOptions(CommandLine.arguments)
private let seeds = options.check.seeds

/// Writes the seeds and ends where that is all that was asked for.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  if let folder = options.seedFolder {
    options.check.writeSeeds(to: folder)
    exit(0)
  }
  return 0
}

/// Aborts where the readers disagree, which libFuzzer takes for what it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func checkOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  guard let difference = options.check.disagreement(about: bytes) else { return 0 }
  print("\(options.check): \(difference)")
  fflush(nil)
  abort()
}

/// Mutates an input in place: half of the times with an eye to its form, else as libFuzzer does.
///
/// Now and then it begins anew with a seed: most of what libFuzzer keeps is broken early.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ room: Int, _ seed: CUnsignedInt
) -> Int {
  var generator = SeededGenerator(seed: Int(seed))
  guard Bool.random(using: &generator) else {
    return unsafe LLVMFuzzerMutate(data, size, room)
  }
  var bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  if Int.random(in: 0..<4, using: &generator) == 0 {
    bytes = seeds.randomElement(using: &generator) ?? []
  }
  options.check.mutate(&bytes, using: &generator)
  let target = unsafe UnsafeMutableRawBufferPointer(start: data, count: room)
  unsafe target.copyBytes(from: bytes.prefix(room))
  return min(bytes.count, room)
}
