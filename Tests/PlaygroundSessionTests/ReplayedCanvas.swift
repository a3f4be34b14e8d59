// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import PlaygroundRecords

@testable import PlaygroundSession

/// A viewer's canvas: what the page makes of the records that it is sent.
struct ReplayedCanvas {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [UInt8] = []
  private(set) var lastHeader: FrameRecord.Header?
  /// The bytes of all pictures that came.
  private(set) var pictureSize = 0

  /// Takes a frame; other records are passed over.
  mutating func take(_ record: Data) throws {
    guard RecordKind(record) == .frame else { return }
    let bytes = [UInt8](record)
    let count = bytes[8..<12].reversed().reduce(0) { $0 << 8 | Int($1) }
    let header = try JSONDecoder().decode(
      FrameRecord.Header.self, from: Data(bytes[12..<12 + count]))
    lastHeader = header
    if (header.width, header.height) != (width, height) {
      (width, height) = (header.width, header.height)
      pixels = [UInt8](repeating: 0, count: width * height * 4)
    }
    if let move = header.move { self.move(move) }
    var start = 12 + count
    for piece in header.pieces {
      try put(Data(bytes[start..<start + piece[4]]), piece)
      start += piece[4]
      pictureSize += piece[4]
    }
  }

  private mutating func move(_ move: [Int]) {
    let old = pixels
    let (dx, dy) = (move[4], move[5])
    for y in max(move[1], move[1] + dy)..<min(move[1] + move[3], move[1] + move[3] + dy) {
      for x in max(move[0], move[0] + dx)..<min(move[0] + move[2], move[0] + move[2] + dx) {
        let (target, source) = ((y * width + x) * 4, ((y - dy) * width + x - dx) * 4)
        for byte in 0..<4 { pixels[target + byte] = old[source + byte] }
      }
    }
  }

  private mutating func put(_ file: Data, _ piece: [Int]) throws {
    let isRuns = piece[5] == 1
    let new = isRuns ? Self.pixels(of: file, width: piece[2]) : try Raster(pngData: file).rgba
    for row in 0..<piece[3] {
      let target = ((piece[1] + row) * width + piece[0]) * 4
      pixels.replaceSubrange(
        target..<target + piece[2] * 4, with: new[row * piece[2] * 4..<(row + 1) * piece[2] * 4])
    }
  }

  /// Reads runs as the page does.
  private static func pixels(of runs: Data, width: Int) -> [UInt8] {
    var words = [UInt32](repeating: 0, count: runs.count / 4)
    _ = words.withUnsafeMutableBytes { runs.copyBytes(to: $0) }
    var pixels: [UInt32] = []
    var index = 0
    while index < words.count {
      let (kind, count) = (words[index] >> 30, Int(words[index] & 0x3FFF_FFFF))
      index += 1
      switch kind {
      case 0:
        pixels += words[index..<index + count]
        index += count
      case 1:
        // A suffix of an array walks all of it before it copies the last elements.
        for _ in 0..<count { pixels.append(contentsOf: pixels[(pixels.count - width)...]) }
      default:
        pixels += repeatElement(words[index], count: count)
        index += 1
      }
    }
    return pixels.withUnsafeBytes { Array($0) }
  }
}
