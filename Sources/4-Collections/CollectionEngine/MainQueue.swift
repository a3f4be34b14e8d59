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

  /// A value in transfer to the main queue, which is used nowhere else meanwhile.
  private struct Transfer<Value>: @unchecked Sendable {
    let value: Value
  }

  /// Hands a value over to the main queue: at once there, else later.
  ///
  /// - Parameters:
  ///   - value: The value; it is used nowhere else.
  ///   - body: Called on the main queue with the value and whether the call came from there.
  package static func transfer<Value>(
    _ value: Value, to body: @escaping @MainActor @Sendable (Value, _ isOnMain: Bool) -> Void
  ) {
    let transfer = Transfer(value: value)
    if isCurrent {
      MainActor.assumeIsolated { body(transfer.value, true) }
    } else {
      DispatchQueue.main.async { body(transfer.value, false) }
    }
  }
}
