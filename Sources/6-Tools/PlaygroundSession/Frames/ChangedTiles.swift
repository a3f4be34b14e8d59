// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

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
