// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The highlight of selected text: its background, and a handle at either end.
final class SelectionHighlight: UIView {
  // Made when something is first selected: most fields never show them.
  private var bars: [UIView] = []
  private var knobs: [UIView] = []
  private var pieces: [UIView] = []
  private var handles: [Handle] = []
  private var background: UIColor?

  private static let alpha: CGFloat = 0.2
  private static let barWidth: CGFloat = 2
  private static let knobSide: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The frame of a handle, in the coordinates of the highlight's superview.
  struct Handle: Equatable {
    var x: CGFloat
    /// A Boolean value that indicates whether the handle is on the right of the text that it ends.
    var isOnRight: Bool
    /// The upper and the lower edge of the handle's line; nil where the highlight has one line.
    var row: ClosedRange<CGFloat>?
  }

  private func addHandles() {
    bars = [UIView(), UIView()]
    knobs = [UIView(), UIView()]
    for knob in knobs { knob.layer.cornerRadius = Self.knobSide / 2 }
    for view in bars + knobs { addSubview(view) }
  }

  func show(_ tint: UIColor) {
    if bars.isEmpty { addHandles() }
    background = tint.withAlphaComponent(Self.alpha)
    for view in bars + knobs { view.backgroundColor = tint }
    showBackground()
  }

  /// Sets where the selection is: in several rectangles where the text changes its direction.
  func layOut(_ rects: [CGRect], start: Handle, end: Handle) {
    handles = [start, end]
    let parts = rects.count > 1 ? rects : []
    while pieces.count > parts.count { pieces.removeLast().removeFromSuperview() }
    while pieces.count < parts.count {
      pieces.append(UIView())
      insertSubview(pieces[pieces.count - 1], at: 0)
    }
    for (piece, rect) in zip(pieces, parts) {
      piece.frame = rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    showBackground()
    setNeedsLayout()
  }

  private func showBackground() {
    backgroundColor = pieces.isEmpty ? background : nil
    for piece in pieces { piece.backgroundColor = background }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, side) = (Self.barWidth, Self.knobSide)
    for (index, handle) in handles.enumerated() where index < bars.count {
      let x = handle.x - frame.minX - (handle.isOnRight ? 0 : width)
      let top = handle.row.map { $0.lowerBound - frame.minY } ?? 0
      let bottom = handle.row.map { $0.upperBound - frame.minY } ?? bounds.height
      bars[index].frame = CGRect(x: x, y: top, width: width, height: bottom - top)
      // The first handle is held above the text, the last below it.
      let y = index == 0 ? top + 2 - side / 2 : bottom - 2 + side / 2
      knobs[index].frame = CGRect(
        x: x + width / 2 - side / 2, y: y - side / 2, width: side, height: side)
    }
  }
}
