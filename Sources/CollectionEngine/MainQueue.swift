// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Tells whether code runs on the main queue.
package enum MainQueue {
  /// The mark by which the queue is known: a main queue that is served by `dispatchMain()`, as that
  /// of a program with an asynchronous `main` may be, runs on other threads than the main one.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether it does.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }
}
