// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import ImageComparison

struct FilmDifference {
  /// The frames, in a sentence without its end.
  let description: String
  /// Expected, difference and actual side by side, of the frames that differ alone, from top to bottom.
  let sides: PixelImage

  /// Compares two films frame by frame; nil unless both are, of one size and number of frames.
  ///
  /// - Parameters:
  ///   - expected: The film that should be.
  ///   - actual: The film that is.
  ///   - frames: The names of the frames.
  ///   - tolerance: The tolerance for differences, which each frame is held to where it is `exact`.
  init?(expected: Raster, actual: Raster, frames: [String], tolerance: PixelTolerance) {
    guard !frames.isEmpty, expected.pixelSize == actual.pixelSize,
      let expected = FrameStrip.frames(of: PixelImage(expected), count: frames.count),
      let actual = FrameStrip.frames(of: PixelImage(actual), count: frames.count)
    else { return nil }
    // The share of a film is that of all frames; one frame differs by what a channel may not.
    let one = PixelTolerance(channelDelta: tolerance.channelDelta)
    let different = frames.indices.filter {
      !compare(expected[$0], actual[$0], tolerance: one).isAcceptable
    }
    guard !different.isEmpty else { return nil }
    let names = different.map { "\($0 + 1) (\(frames[$0]))" }.joined(separator: ", ")
    description =
      "frame\(different.count == 1 ? "" : "s") \(names) of \(frames.count) \(different.count == 1 ? "differs" : "differ")"
    sides = PixelImage.sideBySide(
      expected: PixelImage.stacked(different.map { expected[$0] }),
      actual: PixelImage.stacked(different.map { actual[$0] }))
  }
}

extension PixelImage {
  /// Pictures of one size below one another, without a gap.
  fileprivate static func stacked(_ pictures: [PixelImage]) -> PixelImage {
    PixelImage(
      width: pictures.first?.width ?? 0, height: pictures.reduce(0) { $0 + $1.height },
      bytes: pictures.flatMap(\.bytes))
  }
}
