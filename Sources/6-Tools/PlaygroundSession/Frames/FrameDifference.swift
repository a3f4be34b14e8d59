// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics

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
