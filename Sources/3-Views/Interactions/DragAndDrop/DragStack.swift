// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
package import Views

/// The previews that follow the touch, in front of everything in a window.
///
/// Each has its place relative to the touch; a scale about the touch makes them smaller where they
/// are not shown in full size, so that the point that is held stays under it.
@MainActor
final class DragStack {
  private unowned let window: UIWindow
  private let metrics: InteractionMetrics
  /// Its origin is the touch.
  private let carrier = UIView(frame: .zero)
  private let badge: DragBadge
  /// From the rearmost to the front.
  private var previews: [PreviewView] = []
  private(set) var isReduced = false

  init(in window: UIWindow, at point: CGPoint) {
    self.window = window
    metrics = window.interactionMetrics
    badge = DragBadge(metrics: metrics.badge)
    carrier.center = point
    carrier.isUserInteractionEnabled = false
    window.showPreview(carrier)
  }

  /// Whether the previews are not shown: something else shows them.
  var isHidden: Bool {
    get { carrier.isHidden }
    set { carrier.isHidden = newValue }
  }

  func move(to point: CGPoint) {
    UIView.performWithoutAnimation {
      carrier.center = point
      positionBadge()
    }
  }

  // MARK: Lifting

  /// Puts a preview where its view is, behind the others.
  func add(_ preview: PreviewView, at target: UIPreviewTarget) {
    preview.setShadow(of: metrics.lift)
    carrier.insertSubview(preview, at: 0)
    previews.insert(preview, at: 0)
    preview.position(middle: middle(of: target), transform: target.transform)
  }

  /// The middle of a target, as seen from the touch.
  private func middle(of target: UIPreviewTarget) -> CGPoint {
    let point = target.container.convert(target.center, to: window)
    return carrier.convert(point, from: window)
  }

  /// Lifts the previews; the foremost grows about the touch, the others about their middles.
  func lift() {
    for preview in previews {
      let scale = metrics.lift.scale(width: preview.bounds.width, in: window.bounds.width)
      let isHeld = preview === previews.last
      // About the touch, which is the origin here.
      let factor = isHeld ? scale : 1
      let middle = middle(of: preview)
      preview.position(
        middle: CGPoint(x: middle.x * factor, y: middle.y * factor),
        transform: preview.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
      preview.shadowAlpha = 1
    }
  }

  private func middle(of preview: PreviewView) -> CGPoint {
    CGPoint(x: preview.frame.midX, y: preview.frame.midY)
  }

  func replace(_ old: PreviewView?, by new: PreviewView?) {
    guard let old, let index = previews.firstIndex(where: { $0 === old }) else { return }
    previews.remove(at: index)
    old.removeFromSuperview()
    guard let new else { return }
    new.setShadow(of: metrics.lift)
    new.shadowAlpha = 1
    previews.insert(new, at: index)
    carrier.insertSubview(new, at: index)
    new.position(middle: middle(of: old), transform: .identity)
  }

  // MARK: Dragging

  /// Brings all previews together under the touch, what was added last in front.
  ///
  /// The foremost keeps its place; those that were in front of it go behind.
  func gather(newestInFront newest: [PreviewView] = []) {
    guard let anchor = previews.last else { return }
    let middle = middle(of: anchor)
    for preview in newest {
      guard let index = previews.firstIndex(where: { $0 === preview }) else { continue }
      previews.remove(at: index)
      previews.append(preview)
      carrier.bringSubviewToFront(preview)
    }
    for (depth, preview) in previews.reversed().enumerated() {
      let arrangement = metrics.stack.place(depth: depth, isMirrored: isMirrored)
      let scale = metrics.lift.scale(width: preview.bounds.width, in: window.bounds.width)
      preview.position(
        middle: CGPoint(x: middle.x + arrangement.offset.dx, y: middle.y + arrangement.offset.dy),
        transform: CGAffineTransform(scaleX: scale, y: scale).rotated(by: arrangement.angle))
      preview.alpha = arrangement.alpha
    }
    positionBadge()
  }

  private var isMirrored: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setReduced(_ isReduced: Bool) {
    guard isReduced != self.isReduced else { return }
    self.isReduced = isReduced
    UIView.animate(withDuration: metrics.drag.scalingDuration) {
      let scale = isReduced ? reducedScale : 1
      carrier.transform = CGAffineTransform(scaleX: scale, y: scale)
      positionBadge()
    }
  }

  private var reducedScale: CGFloat {
    guard let front = previews.last else { return 1 }
    let size = CGSize(
      width: front.bounds.width * abs(front.transform.a),
      height: front.bounds.height * abs(front.transform.d))
    let length = max(size.width, size.height)
    return length > metrics.drag.reducedLength ? metrics.drag.reducedLength / length : 1
  }

  func show(_ content: DragBadge.Content?) {
    badge.content = content
    if content != nil, badge.superview == nil { window.showPreview(badge) }
    UIView.performWithoutAnimation { positionBadge() }
  }

  /// Puts the badge at the upper trailing corner of the foremost preview.
  private func positionBadge() {
    guard let front = previews.last else { return badge.center = carrier.center }
    badge.position(at: front.convert(front.outlineBounds, to: window))
  }

  // MARK: Ending

  /// Takes a preview out of the stack; it stays where it is seen, to go somewhere else.
  func release(_ preview: PreviewView) {
    guard let index = previews.firstIndex(where: { $0 === preview }) else { return }
    previews.remove(at: index)
    UIView.performWithoutAnimation {
      let toWindow = preview.geometry.toSuperview.concatenating(carrier.geometry.toSuperview)
      let middle = CGPoint(x: preview.bounds.midX, y: preview.bounds.midY).applying(toWindow)
      preview.alpha = 1
      window.showPreview(preview)
      let transform = CGAffineTransform(
        a: toWindow.a, b: toWindow.b, c: toWindow.c, d: toWindow.d, tx: 0, ty: 0)
      preview.position(middle: middle, transform: transform)
    }
  }

  func remove() {
    badge.removeFromSuperview()
    carrier.removeFromSuperview()
    previews = []
  }
}

/// Says how many things are dragged, or what a drop would do (interaction rule DP-7).
package final class DragBadge: UIView {
  package enum Content: Hashable, Sendable {
    case number(Int)
    case copies
    case forbidden
  }

  private let label = UILabel(frame: .zero)
  private let symbol = UIImageView(frame: .zero)
  private let metrics: InteractionMetrics.Badge
  private let numberColor: UIColor

  /// The content of the badge; nil hides it.
  package var content: Content? {
    didSet { if content != oldValue { show() } }
  }

  package init(metrics: InteractionMetrics.Badge, numberColor: UIColor = .systemBlue) {
    self.metrics = metrics
    self.numberColor = numberColor
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: metrics.fontSize, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: metrics.symbolSize, weight: .bold)
    addSubview(label)
    addSubview(symbol)
    layer.cornerRadius = metrics.diameter / 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts the middle at the upper trailing corner of a rectangle of the window.
  func position(at rect: CGRect) {
    let isMirrored = window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    center = CGPoint(x: isMirrored ? rect.minX : rect.maxX, y: rect.minY)
  }

  private func show() {
    isHidden = content == nil
    var width = metrics.diameter
    label.text = nil
    symbol.image = nil
    switch content {
    case nil: return
    case .number(let number):
      label.text = "\(number)"
      backgroundColor = numberColor
      let space = CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.diameter)
      width = max(width, label.sizeThatFits(space).width + 2 * metrics.margin)
    case .copies:
      symbol.image = UIImage(systemName: "plus")
      backgroundColor = .systemGreen
    case .forbidden:
      symbol.image = UIImage(systemName: "minus")
      backgroundColor = .systemGray
    }
    bounds = CGRect(x: 0, y: 0, width: width, height: metrics.diameter)
    label.frame = bounds
    symbol.frame = bounds
  }
}
