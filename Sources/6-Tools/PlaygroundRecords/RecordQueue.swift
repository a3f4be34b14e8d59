// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Records that one thread reads and another waits for.
package final class RecordQueue: @unchecked Sendable {
  // Its state is only touched while the lock is held.
  private let condition = NSCondition()
  private var records: [Data] = []
  private var isAtEnd = false

  /// The greatest number of records that wait; the reader waits then, and so does whoever writes to
  /// it.
  private let limit: Int

  package init(limit: Int = 256) { self.limit = limit }

  /// Adds a record, once there is space for it.
  package func add(_ record: Data) {
    condition.withLock {
      while records.count >= limit, !isAtEnd { condition.wait() }
      records.append(record)
      condition.broadcast()
    }
  }

  /// Adds a record if there is space for it.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  package func addIfPossible(_ record: Data) -> Bool {
    condition.withLock {
      guard records.count < limit, !isAtEnd else { return false }
      records.append(record)
      condition.broadcast()
      return true
    }
  }

  /// Says that nothing will follow.
  package func end() {
    condition.withLock {
      isAtEnd = true
      condition.broadcast()
    }
  }

  /// Waits until something is there, and takes all of it.
  ///
  /// - Returns: The records in order; nil at the end.
  package func takeAll() -> [Data]? {
    condition.withLock {
      while records.isEmpty, !isAtEnd { condition.wait() }
      defer {
        records = []
        condition.broadcast()
      }
      return records.isEmpty ? nil : records
    }
  }
}
