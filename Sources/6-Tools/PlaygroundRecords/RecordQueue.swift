// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

package final class RecordQueue: @unchecked Sendable {
  // Its state is only touched while the lock is held.
  private let condition = NSCondition()
  private var records: [Data] = []
  private var byteCount = 0
  private var isAtEnd = false

  /// The greatest number of records that wait; then the reader waits, and its writers.
  private let limit: Int
  /// The greatest number of bytes that wait, unless one record alone has more.
  private let byteLimit: Int

  package init(limit: Int = 256, byteLimit: Int = 16 << 20) {
    self.limit = limit
    self.byteLimit = byteLimit
  }

  /// Whether more than half of what may wait does.
  package var isBusy: Bool {
    condition.withLock { records.count > limit / 2 || byteCount > byteLimit / 2 }
  }

  /// Whether a record has to wait outside. The lock is held.
  private func isFull(for record: Data) -> Bool {
    !records.isEmpty && (records.count >= limit || byteCount + record.count > byteLimit)
  }

  private func append(_ record: Data) {
    records.append(record)
    byteCount += record.count
    condition.broadcast()
  }

  package func add(_ record: Data) {
    condition.withLock {
      while isFull(for: record), !isAtEnd { condition.wait() }
      append(record)
    }
  }

  /// Adds a record if there is space for it.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  package func addIfPossible(_ record: Data) -> Bool {
    condition.withLock {
      guard !isFull(for: record), !isAtEnd else { return false }
      append(record)
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
        byteCount = 0
        condition.broadcast()
      }
      return records.isEmpty ? nil : records
    }
  }
}
