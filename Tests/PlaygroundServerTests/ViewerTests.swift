// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Synchronization
import Testing

@testable import PlaygroundServer

@Suite("A viewer's mailbox")
struct ViewerTests {
  private func frame(_ number: UInt8) -> Data { Data([0x46, number]) }

  @Test func `A viewer that has drawn gets every frame in order`() async {
    let viewer = Viewer()
    viewer.enqueue(frame(0), isWhole: true)
    for number in 1..<5 as Range<UInt8> {
      await expectEqual(viewer.next(), frame(number - 1))
      viewer.frameWasDrawn()
      viewer.enqueue(frame(number), isWhole: false)
    }
  }

  @Test func `Whoever is slow misses frames and then needs a whole one`() async {
    let viewer = Viewer()
    viewer.enqueue(frame(0), isWhole: true)
    viewer.enqueue(frame(1), isWhole: false)
    expect(viewer.wantsWhole)
    viewer.enqueue(frame(2), isWhole: false)
    viewer.enqueue(frame(3), isWhole: true)
    expect(!viewer.wantsWhole)
    await expectEqual(viewer.next(), frame(3))
  }

  @Test func `No more than two frames are on their way`() async {
    let viewer = Viewer()
    let isDrawn = Mutex(false)
    for number in 0..<2 as Range<UInt8> {
      viewer.enqueue(frame(number), isWhole: number == 0)
      await expectEqual(viewer.next(), frame(number))
    }
    viewer.enqueue(frame(2), isWhole: false)
    expect(!viewer.isReady)
    let third = Task { (await viewer.next(), isDrawn.withLock { $0 }) }
    // Long enough for a frame that nothing holds back.
    for _ in 0..<1000 { await Task.yield() }
    isDrawn.withLock { $0 = true }
    viewer.frameWasDrawn()
    let (data, wasDrawn) = await third.value
    expectEqual(data, frame(2))
    expect(wasDrawn)
    viewer.close()
  }

  @Test func `Replies come before frames, and a viewer that leaves gets nothing`() async {
    let viewer = Viewer()
    viewer.enqueue(frame(0), isWhole: true)
    viewer.add(Data("{}".utf8))
    await expectEqual(viewer.next(), Data("{}".utf8))
    viewer.close()
    await expectNil(viewer.next())
  }

  @Test func `A viewer for whom replies pile up is left`() async {
    let viewer = Viewer()
    for _ in 0...Viewer.mostReplies { viewer.add(Data("{}".utf8)) }
    await expectNil(viewer.next())
  }

  @Test func `A viewer for whom long replies pile up is left, however few they are`() async {
    let viewer = Viewer()
    let reply = Data(repeating: 0x7B, count: Viewer.mostReplyBytes / 4)
    for _ in 0..<4 { viewer.add(reply) }
    expect(!viewer.isClosed)
    // What was taken waits no more.
    await expectEqual(viewer.next(), reply)
    viewer.add(reply)
    expect(!viewer.isClosed)
    viewer.add(reply)
    expect(viewer.isClosed)
    await expectNil(viewer.next())
  }
}
