// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The rectangle that the mouse draws over items.
@MainActor
final class MarqueeView: UIView {
  private static let fill = NSColor(
    light: ColorValue(0x000000, alpha: 0.1), dark: ColorValue(0xFFFFFF, alpha: 0.15))
  private static let edge = NSColor(
    light: ColorValue(0x000000, alpha: 0.25), dark: ColorValue(0xFFFFFF, alpha: 0.4))

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    // In front of all elements, however deep.
    layer.zPosition = .greatestFiniteMagnitude
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(Self.fill.cgColor)
    context.fill(bounds)
    context.setStrokeColor(Self.edge.cgColor)
    context.setLineWidth(1)
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
  }
}

extension NSCollectionView {
  /// Draws the rectangle of a gesture; nil takes it away.
  func showMarquee(_ rect: CGRect?) {
    guard let rect else {
      marquee?.removeFromSuperview()
      marquee = nil
      return
    }
    let view = marquee ?? MarqueeView(frame: rect)
    marquee = view
    if view.superview == nil { viewNode.addSubview(view) }
    view.frame = rect
  }
}
