// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The bubble of a popover with its arrow, and the contents in its body.
final class PopoverPanel: WindowPanel {
  let popover: NSPopover
  private var arrangement: PopoverArrangement?

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(of popover: NSPopover, _ window: NSWindow, in host: NSWindow) {
    self.popover = popover
    super.init(of: window, in: host, cornerRadius: PopoverArrangement.cornerRadius)
    layer.shadowColor = .black
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 5)
    addSubview(portal)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func follow(_ node: WindowNode) {
    // What the popover points at may have left the window.
    guard popover.anchor != nil else { return popover.close() }
    super.follow(node)
  }

  override func position(in size: CGSize) {
    guard let anchor = popover.anchor else { return }
    let arrangement = PopoverArrangement(
      shown.windowNode.bounds.size, at: anchor.rect, in: CGRect(origin: .zero, size: size),
      preferring: anchor.side)
    if arrangement != self.arrangement {
      self.arrangement = arrangement
      frame = arrangement.frame
      showOutline()
    }
    showContents(
      at: arrangement.body.offsetBy(dx: -arrangement.frame.minX, dy: -arrangement.frame.minY))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showOutline()
  }

  override func takeTraits() {
    super.takeTraits()
    showOutline()
  }

  // MARK: Outline

  private func showOutline() {
    guard let shape = layer as? CAShapeLayer, let arrangement else { return }
    let frame = arrangement.frame
    let path = UIBezierPath(
      roundedRect: arrangement.body.offsetBy(dx: -frame.minX, dy: -frame.minY),
      cornerRadius: PopoverArrangement.cornerRadius)
    addArrow(
      to: path, on: arrangement.side,
      at: CGPoint(x: arrangement.arrow.x - frame.minX, y: arrangement.arrow.y - frame.minY))
    shape.path = path.cgPath
    let color = NSColor.windowBackgroundColor.uiColor
    shape.fillColor = color.resolvedColor(with: shown.windowNode.traitCollection).cgColor
  }

  /// Adds the arrow, which points away from the body.
  private func addArrow(to path: UIBezierPath, on side: PopoverArrangement.Side, at base: CGPoint) {
    let along =
      switch side {
      case .below: CGVector(dx: 1, dy: 0)
      case .above: CGVector(dx: -1, dy: 0)
      case .right: CGVector(dx: 0, dy: -1)
      case .left: CGVector(dx: 0, dy: 1)
      }
    path.addPopoverArrow(
      at: base, along: along, width: PopoverArrangement.arrowBase,
      height: PopoverArrangement.arrowHeight)
  }
}
