// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that listens.
struct Listener {
  let descriptor: CInt
  let port: Int

  /// Throws `ServerError` where the host is unknown or the port is taken.
  init(host: String, port: Int) throws {
    var wanted = unsafe addrinfo()
    unsafe wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    unsafe wanted.ai_socktype = Self.stream
    var found: UnsafeMutablePointer<addrinfo>?
    let status = unsafe getaddrinfo(host, String(port), &wanted, &found)
    guard status == 0, let address = unsafe found else {
      throw ServerError(description: "cannot listen on \(host): there is no such host here")
    }
    defer { unsafe freeaddrinfo(found) }
    descriptor = unsafe socket(address.pointee.ai_family, Self.stream, 0)
    do {
      guard descriptor >= 0 else { throw Self.error(host, port) }
      try unsafe Self.listen(descriptor, address.pointee, host, port)
      self.port = try Self.port(of: descriptor, host, port)
    } catch {
      if descriptor >= 0 { close(descriptor) }
      throw error
    }
  }

  private static func listen(
    _ descriptor: CInt, _ address: addrinfo, _ host: String, _ port: Int
  ) throws {
    var yes: CInt = 1
    let size = socklen_t(MemoryLayout<CInt>.size)
    // Else a port stays taken for minutes after a server ends.
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    guard unsafe bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      Self.systemListen(descriptor, 1024) == 0,
      fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
    else { throw error(host, port) }
  }

  private static func port(of descriptor: CInt, _ host: String, _ port: Int) throws -> Int {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe getsockname(descriptor, $0, &size)
      }
    }
    guard status == 0 else { throw error(host, port) }
    // IPv4 and IPv6 have the port at the same place, in network order.
    return unsafe withUnsafeBytes(of: address) { Int(unsafe $0[2]) << 8 | Int(unsafe $0[3]) }
  }

  private static func error(_ host: String, _ port: Int) -> ServerError {
    let code = errno
    if code == EADDRINUSE {
      return ServerError(
        description: "cannot listen on \(host):\(port): the port is in use; "
          + "choose another with --port, or 0 for any that is free")
    }
    let words = unsafe String(cString: strerror(code))
    return ServerError(description: "cannot listen on \(host):\(port): \(words)")
  }

  private static func systemListen(_ descriptor: CInt, _ backlog: CInt) -> CInt {
    #if canImport(Glibc)
      Glibc.listen(descriptor, backlog)
    #elseif canImport(Musl)
      Musl.listen(descriptor, backlog)
    #else
      Darwin.listen(descriptor, backlog)
    #endif
  }

  private static var stream: CInt {
    #if canImport(Glibc)
      CInt(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}
