// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import Synchronization
import TestSupport
import Testing

/// Calculations that are cancelled, and errors of locations.
struct DirectionsCancellingTests {
  /// A receiver that never has a fix.
  private struct DeadReceiver: LocationProvider {
    func currentLocation() async throws -> Location {
      try await Task.sleep(for: .seconds(3600))
      throw CancellationError()
    }
  }

  /// A receiver that does not even heed that nobody waits any more: it answers when it is told to.
  private final class StubbornReceiver: LocationProvider {
    private let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])

    func currentLocation() async throws -> Location {
      await withCheckedContinuation { continuation in
        waiting.withLock { $0.append(continuation) }
      }
      return Location(coordinate: LocationCoordinate2D(latitude: 28.5, longitude: -94.5))
    }

    var isAsked: Bool { waiting.withLock { !$0.isEmpty } }

    func answer() {
      let all = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for continuation in all { continuation.resume() }
    }

    deinit { answer() }
  }

  private func directions(from provider: any LocationProvider) throws -> Directions {
    var map = SampleTown.map
    map.locationProvider = provider
    let request = Directions.Request(
      source: .forCurrentLocation(), destination: try SampleTown.item(SampleTown.friend))
    return Directions(request, in: map)
  }

  /// Spinning would keep the few threads of a small machine from whoever is waited for.
  private func begin(_ directions: Directions) async throws {
    while !directions.isCalculating { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `what is being calculated can be cancelled`() async throws {
    for receiver in [DeadReceiver(), StubbornReceiver()] as [any LocationProvider] {
      let directions = try directions(from: receiver)
      #expect(!directions.isCalculating)
      let task = Task { try await directions.calculate() }
      try await begin(directions)
      directions.cancel()
      #expect(!directions.isCalculating)
      await #expect(throws: CancellationError.self) { try await task.value }
      let estimate = Task { try await directions.calculateETA() }
      try await begin(directions)
      directions.cancel()
      #expect(!directions.isCalculating)
      await #expect(throws: CancellationError.self) { try await estimate.value }
      (receiver as? StubbornReceiver)?.answer()
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a cancelled task lets go of its calculation at once`() async throws {
    let receiver = StubbornReceiver()
    let directions = try directions(from: receiver)
    let task = Task { try await directions.calculate() }
    try await begin(directions)
    task.cancel()
    // The receiver has not answered yet.
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!directions.isCalculating)
    receiver.answer()
  }

  @Test func `after a cancellation one can ask again`() async throws {
    let directions = Directions(try SampleTown.request(), in: SampleTown.map)
    directions.cancel()
    #expect(try await directions.calculate().routes.count == 1)
    #expect(!directions.isCalculating)
  }

  @Test func `many may ask the same at once`() async throws {
    let directions = Directions(try SampleTown.request(), in: SampleTown.map)
    try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<20 { group.addTask { try await directions.calculate().routes[0].distance } }
      var lengths: Set<Double> = []
      for try await length in group { lengths.insert(length) }
      #expect(lengths.count == 1)
    }
  }

  @Test(.timeLimit(.minutes(10))) @MainActor
  func `the work is not done on the caller's actor`() async throws {
    let receiver = StubbornReceiver()
    let directions = try directions(from: receiver)
    let task = Task { @MainActor in try await directions.calculate() }
    // The actor is free all the while, so that the receiver is let go from it.
    try await begin(directions)
    while !receiver.isAsked { try await Task.sleep(for: .milliseconds(1)) }
    receiver.answer()
    #expect(try await task.value.routes.count == 1)
  }
}
