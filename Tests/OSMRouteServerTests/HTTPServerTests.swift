// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMRouteServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct HTTPServerTests {
  private static func settings() -> HTTPServer.Settings {
    var settings = HTTPServer.Settings()
    settings.port = 0
    return settings
  }

  /// Answers with the request's target.
  private func echo() throws -> HTTPServer {
    try HTTPServer(Self.settings()) { HTTPAnswer(status: 200, body: Array($0.utf8)) }
  }

  @Test func `a request's target comes as it was sent`() async throws {
    let server = try echo()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/a%20b;c?d=e%3B&f"))
    let (body, response) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: body, as: UTF8.self) == "/a%20b;c?d=e%3B&f")
    let http = try #require(response as? HTTPURLResponse)
    #expect(http.statusCode == 200)
    #expect(http.value(forHTTPHeaderField: "Access-Control-Allow-Origin") == "*")
    #expect(
      http.value(forHTTPHeaderField: "Content-Type") == "application/json; charset=utf-8")
    server.stop()
  }

  @Test(arguments: [("POST", 405), ("DELETE", 405), ("GET", 200), ("HEAD", 200)])
  func `only GET and HEAD are answered`(_ method: String, _ status: Int) async throws {
    let server = try echo()
    let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/x"))
    var request = URLRequest(url: url)
    request.httpMethod = method
    if method == "POST" { request.httpBody = Data("{}".utf8) }
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    server.stop()
  }

  @Test func `many requests at once get each its own answer`() async throws {
    let server = try echo()
    let port = server.port
    let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          let url = try #require(URL(string: "http://127.0.0.1:\(port)/\(number)"))
          let (body, _) = try await URLSession.shared.data(from: url)
          return String(decoding: body, as: UTF8.self) == "/\(number)"
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 0 : 1) }
    }
    #expect(wrong == 0)
    server.stop()
  }

  @Test func `a port in use is an error, and free again when the server ends`() throws {
    let server = try echo()
    var settings = Self.settings()
    settings.port = server.port
    do {
      _ = try HTTPServer(settings) { _ in HTTPAnswer(status: 200, body: []) }
      Issue.record("two servers listen on one port")
    } catch let error as ServerError {
      #expect(error.description.contains("in use"))
    }
    server.stop()
    let again = try HTTPServer(settings) { _ in HTTPAnswer(status: 200, body: []) }
    #expect(again.port == settings.port)
  }

  @Test func `an unknown host is an error`() {
    var settings = Self.settings()
    settings.host = "no.such.host.invalid"
    #expect(throws: ServerError.self) {
      _ = try HTTPServer(settings) { _ in HTTPAnswer(status: 200, body: []) }
    }
  }
}
