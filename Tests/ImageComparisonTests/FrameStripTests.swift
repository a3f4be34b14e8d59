// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import ImageComparison
import Testing

@Suite("Frames of a film in one picture")
struct FrameStripTests {
  private func frame(_ gray: UInt8, _ width: Int = 3, _ height: Int = 2) -> PixelImage {
    PixelImage(
      width: width, height: height, bytes: Array(repeating: gray, count: width * height * 4))
  }

  @Test func `Frames that are joined can be taken apart`() {
    let frames = [frame(1), frame(2), frame(3)]
    let strip = FrameStrip.joined(frames)
    expectEqual(strip.size, [3 * 3 + 2 * 8, 2])
    expectEqual(FrameStrip.frames(of: strip, count: 3), frames)
    expectEqual(FrameStrip.frames(of: strip, count: 1), [strip])
    expectNil(FrameStrip.frames(of: strip, count: 2))
    expectNil(FrameStrip.frames(of: strip, count: 9))
    expectEqual(FrameStrip.offset(ofFrame: 2, width: 3), 22)
  }

  @Test func `A frame of another size is cut`() {
    expectEqual(FrameStrip.joined([]).size, [0, 0])
    let strip = FrameStrip.joined([frame(1), frame(2, 9, 9)])
    expectEqual(FrameStrip.frames(of: strip, count: 2), [frame(1), frame(2)])
  }
}

extension PixelImage {
  fileprivate var size: [Int] { [width, height] }
}
