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

  /// Itself for suites, too, which recursive traits otherwise leave alone.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { self }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // Also what the runner does between the tests of a suite: it would wait in the runtime's queue behind every
    // test that does not wait, and the next test of a chain would begin when all of them have ended.
    try await withTaskExecutorPreference(WaitingThreads.shared) {
      // A suite is no test: its tests come one by one, and each has its own turn.
      guard testCase != nil else { return try await function() }
      let isOfChain = test.traits.contains { $0 is ParallelizationTrait }
      await WaitingTurns.shared.take(isOfChain: isOfChain)
      do {
        try await function()
      } catch {
        await WaitingTurns.shared.end(isOfChain: isOfChain)
        throw error
      }
      await WaitingTurns.shared.end(isOfChain: isOfChain)
    }
  }
}

/// Lets three tests run at once.
///
/// Tests of a serialized suite are a chain: each asks for its turn when the one before has ended. They have
/// precedence, in all turns but one, while others wait. In the order of asking each would wait for all
/// others again, and at the end of a run a few chains were left, 84 s long, with nothing beside them.
actor WaitingTurns {
  static let shared = WaitingTurns()
  /// More than there are cores where the project is tested: whoever waits needs none.
  static let count = 3

  private var free = count
  private var runningOfChains = 0
  private var chains: [CheckedContinuation<Void, Never>] = []
  private var others: [CheckedContinuation<Void, Never>] = []

  func take(isOfChain: Bool) async {
    if free > 0 {
      free -= 1
      if isOfChain { runningOfChains += 1 }
    } else if isOfChain {
      // Who lets it go on counts it.
      await withCheckedContinuation { chains.append($0) }
    } else {
      await withCheckedContinuation { others.append($0) }
    }
  }

  func end(isOfChain: Bool) {
    if isOfChain { runningOfChains -= 1 }
    let hasTurnForChain = runningOfChains < Self.count - 1 || others.isEmpty
    if hasTurnForChain, !chains.isEmpty {
      runningOfChains += 1
      chains.removeFirst().resume()
    } else if !others.isEmpty {
      others.removeFirst().resume()
    } else {
      free += 1
    }
  }
}
