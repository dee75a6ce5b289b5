// SPDX-License-Identifier: Apache-2.0

/// What a server sends back.
package struct HTTPAnswer: Sendable, Equatable {
  package let status: Int
  package var type = "application/json; charset=utf-8"
  package let body: [UInt8]

  package init(status: Int, body: [UInt8]) {
    self.status = status
    self.body = body
  }
}
