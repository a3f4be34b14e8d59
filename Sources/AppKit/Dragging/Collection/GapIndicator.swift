// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

/// A line in the middle of a gap between items, where something would be inserted (appkit rule
/// MX-5).
final class GapIndicator: NSView, NSCollectionViewElement {
  private let line = UIView(frame: .zero)
  /// The axis along which the items at both sides follow each other.
  private var axis = LayoutAxis.horizontal

  override func setUp() {
    line.layer.cornerRadius = DraggingStyle.gapLineWidth / 2
    line.backgroundColor = NSColor.controlAccentColor.uiColor
    viewNode.addSubview(line)
  }

  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
    let frame = layoutAttributes.frame
    axis = layoutAttributes.gapAxis ?? (frame.width > frame.height ? .vertical : .horizontal)
    placeLine()
  }

  override func layout() {
    super.layout()
    placeLine()
  }

  /// In the middle, but not beyond the edge of the collection view: there it would be cut in two.
  private func placeLine() {
    let (bounds, width) = (viewNode.bounds, DraggingStyle.gapLineWidth)
    var position = (bounds.size[axis] - width) / 2
    if let superview {
      let (start, length) = (frame.origin[axis], superview.bounds.size[axis])
      position = max(-start, min(position, length - width - start))
    }
    line.frame = CGRect(
      origin: CGPoint(axis, along: position, across: 0),
      size: CGSize(axis, along: width, across: bounds.size[axis.cross]))
  }
}
