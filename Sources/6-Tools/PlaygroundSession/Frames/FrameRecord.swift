// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PlaygroundRecords

/// A frame as it travels: `F`, a byte that is 1 for a whole frame, two bytes of nothing, the frame's
/// number and the length of its header (32 bits each, lowest byte first), the header as JSON, then
/// the pixels of its rectangles one after another: as runs (`PixelRuns`), or as PNG files where runs
/// would be long.
package enum FrameRecord {
  /// The description of a frame beside its pixels.
  package struct Header: Codable, Hashable, Sendable {
    /// Pixels from side to side.
    var width: Int
    /// Pixels from top to bottom.
    var height: Int
    /// Pixels per point.
    var scale: Double
    /// The rectangle that moves first: x, y, width, height, then how far to the right and down.
    var move: [Int]?
    /// The rectangles that are new: x, y, width, height, the number of bytes, and 1 for runs or 0 for
    /// a PNG file.
    var pieces: [[Int]] = []
    /// The report on the session's work for the frame, and its moment.
    var report: FrameReport
  }

  /// The most bytes of a frame that are sent as runs: what a photograph takes is smaller as a file.
  private static let mostRuns = 512 << 10

  /// Encodes a frame of which a viewer has the one before.
  ///
  /// - Parameters:
  ///   - frame: The pixels.
  ///   - number: Its number.
  ///   - difference: What changed; nil for a whole frame.
  ///   - report: What the session did for it.
  /// - Returns: The record.
  /// - Throws: `CanvasError.encoding` if there is no memory for it.
  static func data(
    _ frame: Raster, number: UInt32, _ difference: FrameDifference?, _ report: FrameReport
  ) throws -> Data {
    var header = Header(
      width: frame.width, height: frame.height, scale: Double(frame.scale), report: report)
    header.move = difference?.move.map {
      [$0.rect.x, $0.rect.y, $0.rect.width, $0.rect.height, $0.x, $0.y]
    }
    let whole = [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)]
    var body = Data()
    for rect in difference?.changes ?? whole {
      let runs = PixelRuns.data(of: rect, in: frame, atMost: mostRuns - body.count)
      let pixels = try runs ?? frame.pngData(of: rect)
      header.pieces.append(
        [rect.x, rect.y, rect.width, rect.height, pixels.count, runs == nil ? 0 : 1])
      body += pixels
    }
    let json = try JSONEncoder().encode(header)
    var data = Data([RecordKind.frame.rawValue, difference == nil ? 1 : 0, 0, 0])
    for value in [number, UInt32(json.count)] {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    return data + json + body
  }
}

package struct FrameReport: Codable, Hashable, Sendable {
  /// Seconds of the window's time.
  var time: Double
  /// The last second that the time line reaches.
  var end: Double
  /// A Boolean value that says whether there will be more without any input.
  var isMoving: Bool
  /// A Boolean value that says whether time goes on.
  var isPlaying: Bool
  /// A Boolean value that says whether what the content shows by itself has begun.
  var hasBegun: Bool
  /// A Boolean value that says whether that has come to its end.
  var isOver: Bool
  /// The offset of the largest scroll view: x and y, in points; empty without one.
  var offset: [Double]
  /// The number of the last input that the frame shows, as the viewer that sent it counts.
  var input: Int
  /// The methods that were called since the frame before, with the numbers of calls.
  var calls: [String: Int]
}
