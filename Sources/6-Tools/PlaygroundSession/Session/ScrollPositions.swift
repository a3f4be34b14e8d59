// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import UIKit

/// The frames and offsets of the scroll views of a window.
@MainActor
struct ScrollPositions {
  private struct Position {
    /// In the picture.
    var frame: CGRect
    var offset: CGPoint
  }

  private var positions: [ObjectIdentifier: Position] = [:]

  init() {}

  init(in stage: any PlaygroundStage) { add(stage.window, in: stage.window, at: stage.origin) }

  private mutating func add(_ view: UIView, in window: UIWindow, at origin: CGPoint) {
    guard !view.isHidden else { return }
    if view is UIScrollView {
      let bounds = view.presentationGeometry.bounds
      let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
      if !frame.isEmpty {
        positions[ObjectIdentifier(view)] = Position(
          frame: frame.offsetBy(dx: origin.x, dy: origin.y), offset: bounds.origin)
      }
    }
    for child in view.subviews { add(child, in: window, at: origin) }
  }

  /// Guesses how most pixels moved since an earlier frame.
  ///
  /// - Parameters:
  ///   - earlier: Where scroll views were.
  ///   - scale: Pixels per point.
  ///   - frame: The frame that the move is in.
  /// - Returns: The move; nil if nothing scrolled.
  func move(since earlier: ScrollPositions, scale: CGFloat, in frame: Raster) -> PixelMove? {
    var best: PixelMove?
    for (view, place) in positions {
      guard let before = earlier.positions[view], before.frame == place.frame,
        before.offset != place.offset
      else { continue }
      let (x, y) = (
        ((before.offset.x - place.offset.x) * scale).rounded(),
        ((before.offset.y - place.offset.y) * scale).rounded()
      )
      let left = max(Int((place.frame.minX * scale).rounded(.up)), 0)
      let top = max(Int((place.frame.minY * scale).rounded(.up)), 0)
      let right = min(Int((place.frame.maxX * scale).rounded(.down)), frame.width)
      let bottom = min(Int((place.frame.maxY * scale).rounded(.down)), frame.height)
      guard right > left, bottom > top, x != 0 || y != 0, abs(x) < CGFloat(right - left),
        abs(y) < CGFloat(bottom - top)
      else { continue }
      let move = PixelMove(
        rect: PixelRect(x: left, y: top, width: right - left, height: bottom - top), x: Int(x),
        y: Int(y))
      let area = { (rect: PixelRect) in rect.width * rect.height }
      // Of two of one size the order of a dictionary must not decide.
      if best.map({ (area(move.rect), move.rect.y) > (area($0.rect), $0.rect.y) }) ?? true {
        best = move
      }
    }
    return best
  }
}
