// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A thread that waits for what is done on others.
package enum Blocking {
  /// Waits for a task. Not to be called on a thread of a task.
  ///
  /// - Throws: What it throws.
  package static func wait<Result: Sendable>(
    for body: @escaping @Sendable () async throws -> Result
  ) throws -> Result {
    let outcome = Outcome<Result>()
    let isOver = DispatchSemaphore(value: 0)
    Task.detached {
      let result: Swift.Result<Result, any Error>
      do { result = .success(try await body()) } catch { result = .failure(error) }
      outcome.value.withLock { $0 = result }
      isOver.signal()
    }
    isOver.wait()
    guard let result = outcome.value.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }

  private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Result<Value, any Error>?>(nil)
  }
}
