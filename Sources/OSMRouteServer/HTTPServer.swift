// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An HTTP server on threads of its own, from its making until it is stopped or let go.
@safe package struct HTTPServer: ~Copyable {
  /// Where it listens and how much it takes on.
  package struct Settings: Sendable {
    package var host = "127.0.0.1"
    /// 0 for any that is free.
    package var port = 5000
    package var threads = 2
    /// More wait until others are closed.
    package var connections = 1000
    /// Of silence, after which a connection is closed.
    package var timeoutSeconds = 60

    package init() {}
  }

  package typealias Handler = @Sendable (String) -> HTTPAnswer

  package let port: Int
  private let daemon: OpaquePointer
  private let context: Unmanaged<HandlerBox>

  /// Throws `ServerError` where it cannot listen.
  package init(_ settings: Settings, handler: @escaping Handler) throws {
    let listener = try Listener(host: settings.host, port: settings.port)
    let box = unsafe Unmanaged.passRetained(HandlerBox(handler))
    var start = unsafe osmroute_http_settings()
    unsafe start.listener = listener.descriptor
    unsafe start.threads = CUnsignedInt(settings.threads)
    unsafe start.connections = CUnsignedInt(max(settings.connections, settings.threads))
    unsafe start.timeout_seconds = CUnsignedInt(settings.timeoutSeconds)
    unsafe start.connection_bytes = 64 * 1024
    unsafe start.begin = beginRequest
    unsafe start.handle = handleRequest
    unsafe start.end = endRequest
    unsafe start.context = box.toOpaque()
    guard let daemon = unsafe osmroute_http_start(&start) else {
      close(listener.descriptor)
      unsafe box.release()
      throw ServerError(description: "cannot start the threads of the server")
    }
    unsafe self.daemon = daemon
    unsafe context = box
    port = listener.port
  }

  /// Stops listening, lets requests under way end, and waits for the threads.
  package consuming func stop() {}

  deinit {
    unsafe MHD_stop_daemon(daemon)
    unsafe context.release()
  }
}

private final class HandlerBox: Sendable {
  let handler: HTTPServer.Handler

  init(_ handler: @escaping HTTPServer.Handler) { self.handler = handler }
}

/// A request under way, with its target as it came.
///
/// libmicrohttpd undoes percent signs before the parts of a target can be told apart.
private final class RequestState {
  let target: String
  var isAnnounced = false

  init(target: String) { self.target = target }
}

private func beginRequest(
  _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  let text = unsafe target.map { unsafe String(cString: $0) } ?? ""
  return unsafe Unmanaged.passRetained(RequestState(target: text)).toOpaque()
}

private func endRequest(
  _ context: UnsafeMutableRawPointer?, _: OpaquePointer?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _: MHD_RequestTerminationCode
) {
  guard let pointer = unsafe state?.pointee else { return }
  unsafe Unmanaged<RequestState>.fromOpaque(pointer).release()
  unsafe state?.pointee = nil
}

/// Called first when the headers are in, then with the body piece by piece, then to answer.
private func handleRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?, _: UnsafePointer<CChar>?,
  _ bodyBytes: UnsafeMutablePointer<Int>?,
  _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let pointer = unsafe state?.pointee,
    let method = unsafe method.map({ unsafe String(cString: $0) })
  else { return .NO }
  let request = unsafe Unmanaged<RequestState>.fromOpaque(pointer).takeUnretainedValue()
  guard request.isAnnounced else {
    request.isAnnounced = true
    return .YES
  }
  if let count = unsafe bodyBytes?.pointee, count > 0 {
    // Nothing here reads a body.
    unsafe bodyBytes?.pointee = 0
    return .YES
  }
  let box = unsafe Unmanaged<HandlerBox>.fromOpaque(context).takeUnretainedValue()
  let isAllowed = method == "GET" || method == "HEAD"
  return unsafe send(isAllowed ? box.handler(request.target) : .wrongMethod, on: connection)
}

private func send(_ answer: HTTPAnswer, on connection: OpaquePointer?) -> MHD_Result {
  let response = unsafe answer.body.withUnsafeBytes { bytes in
    // The bytes are copied, and nothing is written there.
    unsafe MHD_create_response_from_buffer(
      bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress),
      .RESPMEM_MUST_COPY)
  }
  guard let response = unsafe response else { return .NO }
  defer { unsafe MHD_destroy_response(response) }
  unsafe MHD_add_response_header(response, "Content-Type", answer.type)
  unsafe MHD_add_response_header(response, "Access-Control-Allow-Origin", "*")
  if answer.status == HTTPAnswer.wrongMethod.status {
    unsafe MHD_add_response_header(response, "Allow", "GET, HEAD")
  }
  return unsafe MHD_queue_response(connection, CUnsignedInt(answer.status), response)
}

extension HTTPAnswer {
  fileprivate static let wrongMethod = ServiceError(
    .notImplemented, "Only GET and HEAD are answered."
  ).answer(status: 405)
}
