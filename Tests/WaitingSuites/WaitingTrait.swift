// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Testing

extension Trait where Self == WaitingTrait {
  /// Runs the tests of a suite on threads of their own, three at a time.
  ///
  /// For tests that wait for processes: commands, browsers, exit tests. The concurrency runtime has one
  /// thread for each processor core. Two tests that block theirs until a build ends, or an exit test's
  /// process, keep every other test from its turn, those of the main actor too: they stood still for
  /// minutes while a core was idle.
  package static var waitsForProcesses: Self { Self() }
}

/// Runs tests on threads of their own.
package struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is no test: its tests come one by one, and each has its own turn.
    guard testCase != nil else { return try await function() }
    await WaitingTurns.shared.take()
    do {
      try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
    } catch {
      await WaitingTurns.shared.end()
      throw error
    }
    await WaitingTurns.shared.end()
  }
}

/// Lets so many tests run at once as there are threads for them.
private actor WaitingTurns {
  static let shared = WaitingTurns()

  private var free = WaitingThreads.count
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func end() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
