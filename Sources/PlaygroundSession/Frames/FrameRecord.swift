// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PlaygroundRecords

/// A frame as it travels: `F`, a byte that is 1 for a whole frame, two bytes of nothing, the frame's
/// number and the length of its header (32 bits each, lowest byte first), the header as JSON, then
/// the PNG files of its rectangles one after another.
package enum FrameRecord {
  /// What a frame says beside its pixels.
  package struct Header: Codable, Hashable, Sendable {
    /// Pixels from side to side.
    package var width: Int
    /// Pixels from top to bottom.
    package var height: Int
    /// Pixels per point.
    package var scale: Double
    /// What moves first: x, y, width, height, then how far to the right and down.
    package var move: [Int]?
    /// The rectangles that are new: x, y, width, height and the bytes of its file.
    package var pieces: [[Int]] = []
    /// What the session did for the frame, and where it is in time.
    package var report: FrameReport
  }

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
      let file = try frame.pngData(of: rect)
      header.pieces.append([rect.x, rect.y, rect.width, rect.height, file.count])
      body += file
    }
    let json = try JSONEncoder().encode(header)
    var data = Data([RecordKind.frame.rawValue, difference == nil ? 1 : 0, 0, 0])
    for value in [number, UInt32(json.count)] {
      withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
    return data + json + body
  }
}
