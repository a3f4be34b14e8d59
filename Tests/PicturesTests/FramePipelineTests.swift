// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Pictures
import Synchronization
import Testing
import Views

@Suite("Frame pipeline")
@MainActor
struct FramePipelineTests {
  private struct Full: Error {}

  /// Frames of different widths, which tells them apart.
  private func frames(_ count: Int) throws -> [PictureFrame] {
    try (1...count).map { width in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
      return try Picture(of: view, scale: 1).frame()
    }
  }

  @Test func `Frames are worked on in order`() throws {
    let frames = try frames(40)
    let seen = Mutex<[PictureFrame]>([])
    let pipeline = FramePipeline { frame in seen.withLock { $0.append(frame) } }
    for frame in frames { try pipeline.add(frame) }
    try pipeline.finish()
    expectEqual(seen.withLock { $0 }, frames)
  }

  @Test func `No more frames wait than there are places`() throws {
    let frames = try frames(3)
    let gate = DispatchSemaphore(value: 0)
    let done = Mutex(0)
    let pipeline = FramePipeline(capacity: 2) { _ in
      gate.wait()
      done.withLock { $0 += 1 }
    }
    try pipeline.add(frames[0])
    try pipeline.add(frames[1])
    expectEqual(done.withLock { $0 }, 0)
    gate.signal()
    // There is no place for the third before the first is done.
    try pipeline.add(frames[2])
    expectAtLeast(done.withLock { $0 }, 1)
    gate.signal()
    gate.signal()
    try pipeline.finish()
    expectEqual(done.withLock { $0 }, 3)
  }

  @Test func `A failure ends the work and is reported`() throws {
    let frames = try frames(20)
    let count = Mutex(0)
    let pipeline = FramePipeline { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      if number == 3 { throw Full() }
    }
    #expect(throws: Full.self) {
      for frame in frames { try pipeline.add(frame) }
    }
    #expect(throws: Full.self) { try pipeline.finish() }
    expectEqual(count.withLock { $0 }, 3)
  }

  @Test func `A frame is the picture of its moment`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let picture = Picture(of: window, scale: 1)
    window.backgroundColor = .red
    let frame = try picture.frame()
    try expectEqual(frame.pngData(), picture.data(.png))
    window.backgroundColor = .blue
    try expectNotEqual(picture.frame(), frame)
  }
}
