// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The bubble of a popover: its outline with the arrow, and the view of the controller in its body.
final class PopoverView: UIView {
  private weak var owner: UIPopoverPresentationController?
  private let clip = UIView()
  private var arrangement: PopoverLayout?

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(of owner: UIPopoverPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    // As in UIKit: contents are as narrow as on a phone, and their colours lighter in the dark.
    traitOverrides.horizontalSizeClass = .compact
    traitOverrides.userInterfaceLevel = .elevated
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverMetrics.cornerRadius
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    layer.shadowColor = .black
    layer.shadowOpacity = PopoverMetrics.shadowOpacity
    layer.shadowRadius = PopoverMetrics.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var contents: UIView? { owner?.presentedViewController.viewIfLoaded }

  func takeContents() {
    guard let view = owner?.presentedViewController.view, view.superview !== clip else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = .identity
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  func removeContents() {
    if let view = contents, view.superview === clip { view.removeFromSuperview() }
  }

  func show(_ arrangement: PopoverLayout) {
    let frame = arrangement.frame
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    self.arrangement = arrangement
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let arrangement else { return }
    let frame = arrangement.frame
    clip.frame = arrangement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    if let view = contents, view.superview === clip, view.frame != clip.bounds {
      view.frame = clip.bounds
    }
    showOutline()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showOutline()
  }

  private func showOutline() {
    guard let shape = layer as? CAShapeLayer, let arrangement else { return }
    let frame = arrangement.frame
    let body = arrangement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
    let path = UIBezierPath(roundedRect: body, cornerRadius: PopoverMetrics.cornerRadius)
    addArrow(
      to: path,
      at: CGPoint(x: arrangement.arrow.x - frame.minX, y: arrangement.arrow.y - frame.minY))
    shape.path = path.cgPath
    let color =
      owner?.backgroundColor ?? contents?.backgroundColor
      ?? PopoverMetrics.fill[traitCollection.design]
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Adds the arrow, which points away from the body.
  private func addArrow(to path: UIBezierPath, at base: CGPoint) {
    guard let direction = arrangement?.direction, direction != .unknown else { return }
    let along =
      switch direction {
      case .up: CGVector(dx: 1, dy: 0)
      case .down: CGVector(dx: -1, dy: 0)
      case .left: CGVector(dx: 0, dy: -1)
      default: CGVector(dx: 0, dy: 1)
      }
    path.addPopoverArrow(
      at: base, along: along, width: PopoverMetrics.arrowBase, height: PopoverMetrics.arrowHeight)
  }
}
