// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum ServeCommand: Command {
  static let name = "serve"
  static let synopsis = "FILE [--host H] [--port N] [--threads N]"
  static let summary = "Answer over HTTP as OSRM does."
  static let details = """
    Services: /route/v1/PROFILE/LON,LAT;LON,LAT and /nearest/v1/PROFILE/LON,LAT, with OSRM's
    options; /health. Profiles are driving (car, automobile) and foot (walking).
    It ends on SIGTERM or SIGINT.

      osmroute serve town.osmroute --port 5000
      curl "http://127.0.0.1:5000/route/v1/driving/-94.504,28.500;-94.501,28.502?steps=true"
    """
  static let options = [
    Option(name: "--host", value: "H", help: "Where to listen, 127.0.0.1 by default."),
    Option(name: "--port", value: "N", help: "5000 by default; 0 for any that is free."),
    Option(name: "--threads", value: "N", help: "Threads to answer with; one a processor."),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    var settings = HTTPServer.Settings()
    settings.host = arguments.value("--host") ?? settings.host
    settings.port = try arguments.integer("--port", in: 0...65535) ?? settings.port
    settings.threads = try arguments.integer("--threads", in: 1...256) ?? processors
    let map = try MapArguments(arguments, others: 0, named: "").open()
    let stop = StopSignals()
    let service = RoutingService(map)
    let server = try HTTPServer(settings) { service.answer($0) }
    let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
    Console.tell("listening on http://\(host):\(server.port)")
    stop.wait()
    server.stop()
    return 0
  }

  private static var processors: Int { min(256, max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN)))) }
}

/// The signals that end a server in good order.
///
/// They are held back from all threads that are started later, so it is made before those.
private struct StopSignals {
  private var signals = sigset_t()

  init() {
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe sigaddset(&signals, SIGINT)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    // A client that has gone away is no reason to end.
    signal(SIGPIPE, SIG_IGN)
  }

  func wait() {
    var signals = signals
    var number: CInt = 0
    while unsafe sigwait(&signals, &number) != 0 {}
  }
}
