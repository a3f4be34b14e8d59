// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PlaygroundRecords
import Testing

@Suite("A queue of records")
struct RecordQueueTests {
  private func record(_ count: Int) -> Data { Data(repeating: 7, count: count) }

  @Test func `No more bytes wait than the limit, and more once they were taken`() {
    let queue = RecordQueue(limit: 100, byteLimit: 10)
    expect(queue.addIfPossible(record(6)))
    expect(queue.addIfPossible(record(4)))
    expect(!queue.addIfPossible(record(1)))
    expectEqual(queue.takeAll()?.map(\.count), [6, 4])
    expect(queue.addIfPossible(record(10)))
  }

  @Test func `One record may be longer than the limit`() {
    let queue = RecordQueue(limit: 100, byteLimit: 10)
    expect(queue.addIfPossible(record(50)))
    expect(!queue.addIfPossible(record(1)))
    expectEqual(queue.takeAll()?.count, 1)
  }

  @Test func `It is busy while more than half of what may wait does`() {
    let bytes = RecordQueue(limit: 100, byteLimit: 10)
    bytes.add(record(5))
    expect(!bytes.isBusy)
    bytes.add(record(1))
    expect(bytes.isBusy)
    _ = bytes.takeAll()
    expect(!bytes.isBusy)
    let records = RecordQueue(limit: 2, byteLimit: 1000)
    records.add(record(1))
    expect(!records.isBusy)
    records.add(record(1))
    expect(records.isBusy)
    expect(!records.addIfPossible(record(1)))
  }

  @Test func `After the end nothing is added`() {
    let queue = RecordQueue()
    queue.end()
    expect(!queue.addIfPossible(record(1)))
    expectNil(queue.takeAll())
  }
}
