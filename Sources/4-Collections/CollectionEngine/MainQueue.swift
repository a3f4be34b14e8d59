// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Tells whether code runs on the main queue, and brings values to it.
package enum MainQueue {
  /// The mark by which the queue is known: a main queue that is served by `dispatchMain()`, as that
  /// of a program with an asynchronous `main` may be, runs on other threads than the main one.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}

/// Values in transfer to the main queue, in the order in which they were handed over.
///
/// Sendable though values are not: one that is handed over is used nowhere else.
final class MainQueueTransfer<Value>: @unchecked Sendable {
  private let lock = NSLock()
  /// The values that other queues have handed over and the main queue has not taken, the oldest first.
  private var outstanding: [Value] = []

  /// Hands a value over to the main queue: at once there, behind what other queues have handed over
  /// before, else later.
  ///
  /// - Parameters:
  ///   - value: The value; it is used nowhere else.
  ///   - body: Called on the main queue with a value, and whether it was handed over there; the same
  ///     for all values.
  func transfer(
    _ value: Value, to body: @escaping @MainActor @Sendable (Value, _ isOnMain: Bool) -> Void
  ) {
    guard MainQueue.isCurrent else {
      lock.withLock { outstanding.append(value) }
      return DispatchQueue.main.async { self.deliver(to: body) }
    }
    let held = Held(value: value)
    MainActor.assumeIsolated {
      deliver(to: body)
      body(held.value, true)
    }
  }

  @MainActor private func deliver(to body: @MainActor (Value, Bool) -> Void) {
    while let next = lock.withLock({ outstanding.isEmpty ? nil : outstanding.removeFirst() }) {
      body(next, false)
    }
  }

  private struct Held: @unchecked Sendable {
    let value: Value
  }
}
