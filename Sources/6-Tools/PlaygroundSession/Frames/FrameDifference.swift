// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The changes that turn one frame into another of the same size: first a move of the old pixels,
/// then rectangles of new ones.
///
/// The move is only a guess, from how far a scroll view's contents went. Every pixel is compared with
/// what the move makes of the old frame, so the result is exact whatever is guessed: a header that
/// stays in place, or contents drawn between pixels, are simply among the changes.
package struct FrameDifference: Hashable, Sendable {
  /// The movement that comes first; nil for none.
  var move: PixelMove?
  /// The rectangles that change after that. They do not overlap.
  var changes: [PixelRect]

  /// A Boolean value that says whether the frames are the same.
  var isEmpty: Bool { move == nil && changes.isEmpty }

  /// The pixels that have to be sent.
  var pixelCount: Int { changes.reduce(0) { $0 + $1.width * $1.height } }

  /// The side of the squares in which changes are found, in pixels.
  static let tileSize = 32

  /// Compares two frames.
  ///
  /// - Parameters:
  ///   - old: What the canvas shows.
  ///   - new: What it is to show; of the same size.
  ///   - guess: How pixels probably moved. It is dropped if more is to be sent with it.
  /// - Complexity: O(pixels): one comparison of memory a row where nothing changed.
  init(from old: Raster, to new: Raster, guess: PixelMove? = nil) {
    guard let guess, guess.target != nil else {
      self.init(move: nil, changes: Self.changes(from: old, to: new, moved: nil))
      return
    }
    let moved = FrameDifference(
      move: guess, changes: Self.changes(from: old, to: new, moved: guess))
    // Where little has to be sent anyway, the other way is not worth a look.
    guard moved.pixelCount * 4 > new.width * new.height else {
      self = moved
      return
    }
    let still = FrameDifference(
      move: nil, changes: Self.changes(from: old, to: new, moved: nil))
    self = still.pixelCount <= moved.pixelCount ? still : moved
  }

  private init(move: PixelMove?, changes: [PixelRect]) {
    self.move = move
    self.changes = changes
  }

  private static func changes(
    from old: Raster, to new: Raster, moved move: PixelMove?
  ) -> [PixelRect] {
    old.withPixelWords { old in
      new.withPixelWords { words in
        var changed = ChangedTiles(width: new.width, height: new.height, side: tileSize)
        for row in 0..<new.height {
          let target = words + row * new.width
          guard let move, let arriving = move.target,
            (arriving.y..<arriving.y + arriving.height).contains(row)
          else {
            changed.compare(target, old + row * new.width, 0..<new.width, inRow: row)
            continue
          }
          // On both sides of what arrives the canvas is as it was.
          let arrivingColumns = arriving.x..<arriving.x + arriving.width
          changed.compare(target, old + row * new.width, 0..<arrivingColumns.lowerBound, inRow: row)
          changed.compare(
            target, old + (row - move.y) * new.width - move.x, arrivingColumns, inRow: row)
          changed.compare(
            target, old + row * new.width, arrivingColumns.upperBound..<new.width, inRow: row)
        }
        return changed.rects
      }
    }
  }
}

/// A part of a canvas whose pixels move together, as those of a scroll view do.
package struct PixelMove: Hashable, Sendable {
  /// The part; what moves out of it is gone.
  var rect: PixelRect
  /// The distance to the right, in pixels.
  var x: Int
  /// The distance down, in pixels.
  var y: Int

  init(rect: PixelRect, x: Int, y: Int) {
    self.rect = rect
    self.x = x
    self.y = y
  }

  /// The rectangle at which pixels arrive; nil if all of them leave.
  var target: PixelRect? {
    let (width, height) = (rect.width - abs(x), rect.height - abs(y))
    guard width > 0, height > 0 else { return nil }
    return PixelRect(x: rect.x + max(x, 0), y: rect.y + max(y, 0), width: width, height: height)
  }
}

/// The squares of a frame in which pixels differ.
struct ChangedTiles {
  let width: Int
  let height: Int
  /// Of a square, in pixels.
  let side: Int
  private let columns: Int
  private var tiles: [Bool]

  init(width: Int, height: Int, side: Int) {
    self.width = width
    self.height = height
    self.side = side
    columns = (width + side - 1) / side
    tiles = [Bool](repeating: false, count: columns * ((height + side - 1) / side))
  }

  /// Compares a part of a row.
  ///
  /// - Parameters:
  ///   - new: The row's first pixel.
  ///   - old: The pixel that is to equal it. Only the columns compared are read.
  ///   - range: The columns.
  ///   - row: The row.
  mutating func compare(
    _ new: UnsafePointer<UInt32>, _ old: UnsafePointer<UInt32>, _ range: Range<Int>, inRow row: Int
  ) {
    guard !range.isEmpty,
      memcmp(new + range.lowerBound, old + range.lowerBound, range.count * 4) != 0
    else { return }
    let first = row / side * columns
    var column = range.lowerBound
    while column < range.upperBound {
      let tile = column / side
      let end = min((tile + 1) * side, range.upperBound)
      if !tiles[first + tile], memcmp(new + column, old + column, (end - column) * 4) != 0 {
        tiles[first + tile] = true
      }
      column = end
    }
  }

  /// The squares as few rectangles: runs from left to right, and equal runs below each other as one.
  var rects: [PixelRect] {
    var finished: [PixelRect] = []
    var growing: [PixelRect] = []
    for row in 0..<(tiles.count / max(columns, 1)) {
      var continued: [PixelRect] = []
      for run in runs(inRow: row) {
        let rect = PixelRect(
          x: run.lowerBound * side, y: row * side,
          width: min(run.upperBound * side, width) - run.lowerBound * side,
          height: min((row + 1) * side, height) - row * side)
        if var above = growing.first(where: { $0.x == rect.x && $0.width == rect.width }) {
          growing.removeAll { $0 == above }
          above.height += rect.height
          continued.append(above)
        } else {
          continued.append(rect)
        }
      }
      finished += growing
      growing = continued
    }
    return finished + growing
  }

  private func runs(inRow row: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for column in 0..<columns where tiles[row * columns + column] {
      // A file of its own costs more than a square between that did not change.
      if let last = runs.last, column - last.upperBound <= 1 {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs
  }
}

/// Opaque pixels as runs of equal ones, row after row.
///
/// A page reads them at once, where a PNG file goes through a decoder on another thread: while
/// scrolling that took more time than all the rest of a frame. Words have 32 bits, lowest byte first.
/// A word says how many pixels follow, or how often the one pixel after it is repeated (with
/// ``repeatMark``), or how many rows equal the one above them (with ``copyMark``). A pixel is red,
/// green, blue and 255.
enum PixelRuns {
  /// Of pixels that are equal, so many are worth a run.
  private static let shortestRun = 3
  private static let repeatMark: UInt32 = 1 << 31
  private static let copyMark: UInt32 = 1 << 30

  /// Encodes a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; inside the frame.
  ///   - frame: The pixels.
  ///   - limit: The most bytes.
  /// - Returns: The runs; nil if they are longer than that, or a pixel is not opaque.
  static func data(of rect: PixelRect, in frame: Raster, atMost limit: Int) -> Data? {
    frame.withPixelWords { pixels in
      var words: [UInt32] = []
      /// The position of the number of the following pixels; nil after a run.
      var literals: Int?
      /// Whether the last word counts rows.
      var copies = false
      for row in rect.y..<rect.y + rect.height {
        let line = pixels + row * frame.width + rect.x
        // Compared by C: also where this is not optimized, most rows of a screen cost nothing.
        if row > rect.y, memcmp(line, line - frame.width, rect.width * 4) == 0 {
          if copies { words[words.count - 1] += 1 } else { words.append(copyMark | 1) }
          (copies, literals) = (true, nil)
          continue
        }
        copies = false
        var column = 0
        while column < rect.width {
          let pixel = line[column]
          guard pixel >> 24 == 0xFF, words.count * 4 <= limit else { return nil }
          var end = column + 1
          while end < rect.width, line[end] == pixel { end += 1 }
          if end - column >= shortestRun {
            literals = nil
            words.append(repeatMark | UInt32(end - column))
            words.append(canvasWord(pixel))
          } else {
            if literals == nil {
              literals = words.count
              words.append(0)
            }
            for _ in column..<end { words.append(canvasWord(pixel)) }
            if let literals { words[literals] += UInt32(end - column) }
          }
          column = end
        }
      }
      guard words.count * 4 <= limit else { return nil }
      return words.withUnsafeBytes { Data($0) }
    }
  }

  /// Cairo has blue in the lowest byte, a canvas red.
  private static func canvasWord(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
