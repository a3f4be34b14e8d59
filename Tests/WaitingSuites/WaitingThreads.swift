// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Threads that tests may block.
final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads()

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  private init() {
    // One more than tests that may block theirs, for what goes on between tests.
    for _ in 0...WaitingTurns.count {
      let thread = Thread { [self] in
        while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
      }
      thread.name = "waiting tests"
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock { jobs.append(job) }
    condition.signal()
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }
}
