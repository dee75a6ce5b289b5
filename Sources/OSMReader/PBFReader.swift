// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Threads

/// Reads a PBF file: one thread takes its blobs off the file, several unpack and decode them, each
/// into a sink of its own, and these are joined in the order of the file.
struct PBFReader {
  let path: String
  /// How many threads decode; with one the calling thread does all.
  let threads: Int

  /// Gives all elements to a sink; tells after each blob how far it came.
  func read<Sink: ElementSink>(
    _ blobs: consuming PBFBlobReader, into sink: inout Sink,
    progress: (_ bytesRead: Int, _ sink: Sink) throws -> Void
  ) throws {
    guard threads > 1 else {
      let worker = PBFWorker(path: path)
      while let blob = blobs.next() {
        try worker.decode(blob.get(), into: &sink)
        try progress(blobs.bytesRead, sink)
      }
      return
    }
    let workers = PBFWorkers(path: path)
    var bytesRead = 0
    try OrderedWork.run(
      workers: threads,
      next: {
        let blob = blobs.next()
        bytesRead = blobs.bytesRead
        return blob
      },
      work: { blob in workers.decode(blob, as: Sink.self) },
      take: { part in
        sink.append(try part.get())
        try progress(bytesRead, sink)
        return true
      })
  }
}

/// Unpacks and decodes blobs, one at a time.
private final class PBFWorker: @unchecked Sendable {
  // Unchecked: whoever holds it is its only user, see `PBFWorkers`.
  private let path: String
  private var zlib = ZlibBlock()
  private var decoder = PBFBlockDecoder()

  init(path: String) { self.path = path }

  func decode<Sink: ElementSink>(_ blob: PBFBlob, into sink: inout Sink) throws {
    let fault: PBFFault? = blob.bytes.withCursor { cursor in
      do throws(PBFFault) {
        try decode(cursor, blob.kind, into: &sink)
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault.error(path: path, offset: blob.offset) }
  }

  private func decode<Sink: ElementSink>(
    _ blob: PBFCursor, _ kind: PBFBlob.Kind, into sink: inout Sink
  ) throws(PBFFault) {
    let content = try unpacked(PBFContent(blob))
    switch kind {
    case .header:
      if let timestamp = try PBFHeader(content).timestamp { sink.setTimestamp(timestamp) }
    case .data: try decoder.decode(content, into: &sink)
    }
  }

  private func unpacked(_ content: PBFContent) throws(PBFFault) -> PBFCursor {
    switch content {
    case .raw(let bytes): return bytes
    case .zlib(let bytes, let size):
      guard let unpacked = zlib.inflate(bytes, size: size) else {
        throw .damaged("its zlib data does not unpack to the \(size) bytes it tells")
      }
      return unpacked
    }
  }
}

/// Workers that wait for the next blob: as many come to be as threads work at once.
private final class PBFWorkers: Sendable {
  private let path: String
  private let idle = Mutex<[PBFWorker]>([])

  init(path: String) { self.path = path }

  func decode<Sink: ElementSink>(
    _ blob: Result<PBFBlob, any Error>, as: Sink.Type
  ) -> Result<Sink, any Error> {
    let worker = idle.withLock { $0.popLast() } ?? PBFWorker(path: path)
    defer { idle.withLock { $0.append(worker) } }
    return Result {
      var sink = Sink()
      try worker.decode(blob.get(), into: &sink)
      return sink
    }
  }
}
