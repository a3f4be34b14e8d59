// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// What shows that text is selected: its background, and a handle at either end.
final class SelectionHighlight: UIView {
  // Made when something is first selected: most fields never show them.
  private var bars: [UIView] = []
  private var knobs: [UIView] = []

  private static let alpha: CGFloat = 0.2
  private static let barWidth: CGFloat = 2
  private static let knobSide: CGFloat = 10

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func addHandles() {
    bars = [UIView(), UIView()]
    knobs = [UIView(), UIView()]
    for knob in knobs { knob.layer.cornerRadius = Self.knobSide / 2 }
    for view in bars + knobs { addSubview(view) }
  }

  func show(_ tint: UIColor) {
    if bars.isEmpty { addHandles() }
    backgroundColor = tint.withAlphaComponent(Self.alpha)
    for view in bars + knobs { view.backgroundColor = tint }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, side) = (Self.barWidth, Self.knobSide)
    // The first handle is held above the text, the last below it.
    for (bar, x) in zip(bars, [-width, bounds.width]) {
      bar.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    }
    for (knob, (x, y)) in zip(
      knobs, [(-width / 2, 2 - side / 2), (bounds.width + width / 2, bounds.height - 2 + side / 2)])
    {
      knob.frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
    }
  }
}
