// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import ViewLayout
import Views

/// Shows the actions of an edit menu side by side, with an arrow to what they are for.
///
/// It has no size, and takes all touches while it is shown: one outside it lets it disappear. Its
/// coordinates are the window's.
final class EditMenuBar: UIView {
  var actions: [UIAction] = [] { didSet { page = 0 } }
  var choose: (UIAction) -> Void = { _ in }
  var dismiss: () -> Void = {}
  var frameDidChange: () -> Void = {}
  /// The edge that the arrow is at if there is space; nil for where it fits.
  var arrowEdge: EditMenuLayout.ArrowEdge?
  private let menuMetrics: InteractionMetrics.Menu
  private let metrics: EditMenuMetrics
  private unowned let owner: UIWindow
  private let background = EditMenuBackground(frame: .zero)
  private var page = 0
  private var target = CGRect.zero
  private var layout: EditMenuLayout?
  private var titles: [UIView] = []
  private let font = UIFont.systemFont(ofSize: 15)

  init(in window: UIWindow) {
    owner = window
    menuMetrics = window.interactionMetrics.menu
    metrics = menuMetrics.edit
    super.init(frame: .zero)
    background.isUserInteractionEnabled = false
    addSubview(background)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  private var pixelGrid: PixelGrid {
    let scale = owner.traitCollection.displayScale
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  private var area: CGRect {
    CGRect(origin: .zero, size: owner.bounds.size).inset(by: owner.safeAreaInsets)
  }

  private var isMirrored: Bool { owner.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The frame of the bar without its arrow, in points of the window.
  var frameOfBar: CGRect { background.frame }

  /// Shows the actions at a rectangle of the window.
  func show(at target: CGRect) {
    self.target = target
    (superview as? PreviewOverlay)?.takesTouches = true
    let labels = actions.map { label($0.title) }
    let widths = zip(actions, labels).map { action, label -> CGFloat in
      addSubview(label)
      defer { label.removeFromSuperview() }
      return label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
    }
    let layout = EditMenuLayout(
      titleWidths: widths, available: area.width - 2 * metrics.sideMargin, grid: pixelGrid,
      metrics: metrics)
    self.layout = layout
    guard layout.pages.indices.contains(page) else { return }
    show(layout, labels)
  }

  private func label(_ title: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = font
    label.textColor = UIColor(menuMetrics.colors.title)
    label.textAlignment = .center
    return label
  }

  private func show(_ layout: EditMenuLayout, _ labels: [UILabel]) {
    let placement = layout.placement(
      ofPage: page, at: target, in: area, preferring: arrowEdge)
    let previous = background.frame
    background.show(placement, menuMetrics, isMirrored: isMirrored)
    defer { if !previous.isEmpty, previous != background.frame { frameDidChange() } }
    for view in titles { view.removeFromSuperview() }
    let shown = layout.pages[page]
    titles = zip(shown.titles, shown.frames).map { index, frame in
      labels[index].frame = inWindow(frame, placement.bar)
      return labels[index]
    }
    for (frame, name) in [(shown.back, "chevron.backward"), (shown.forward, "chevron.forward")] {
      guard let frame else { continue }
      let view = UIImageView(image: UIImage(systemName: name))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 13, weight: .semibold)
      view.tintColor = UIColor(menuMetrics.colors.title)
      view.contentMode = .center
      view.frame = inWindow(frame, placement.bar)
      titles.append(view)
    }
    for view in titles { addSubview(view) }
    let edges = titles.map(\.frame.minX).filter { $0 > placement.bar.minX + 0.01 }
    background.lines = edges.map { $0 - placement.bar.minX - pixelGrid.pixel }
  }

  private func inWindow(_ frame: CGRect, _ bar: CGRect) -> CGRect {
    let x = isMirrored ? bar.width - frame.maxX : frame.minX
    return CGRect(
      x: bar.minX + x, y: bar.minY + frame.minY, width: frame.width, height: frame.height)
  }

  func stopTakingTouches() { (superview as? PreviewOverlay)?.takesTouches = false }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil), !background.frame.contains(point) else {
      return
    }
    dismiss()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: nil), let layout,
      layout.pages.indices.contains(page)
    else { return }
    let shown = layout.pages[page]
    let bar = background.frame
    if let index = shown.frames.firstIndex(where: { inWindow($0, bar).contains(point) }) {
      return choose(actions[shown.titles.lowerBound + index])
    }
    for (frame, step) in [(shown.back, -1), (shown.forward, 1)] {
      guard let frame, inWindow(frame, bar).contains(point) else { continue }
      page += step
      return show(at: target)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Draws the bar, its arrow, its shadow and the lines between titles.
private final class EditMenuBackground: UIView {
  private let arrow = EditMenuArrow(frame: .zero)
  private let lineViews = UIView(frame: .zero)
  /// The positions of lines, from the left edge.
  var lines: [CGFloat] = [] { didSet { showLines() } }
  private var hairline = UIColor.separator

  func show(
    _ placement: EditMenuLayout.Placement, _ metrics: InteractionMetrics.Menu, isMirrored: Bool
  ) {
    let shadow = metrics.colors.shadow.value(in: traitCollection)
    backgroundColor = UIColor(metrics.colors.fill)
    hairline = UIColor(metrics.colors.hairline)
    layer.cornerRadius = metrics.edit.cornerRadius
    layer.cornerCurve = .continuous
    layer.shadowColor = CGColor(shadow.withAlpha(1))
    layer.shadowOpacity = Float(shadow.alpha)
    layer.shadowRadius = metrics.shadowRadius
    layer.shadowOffset = .zero
    frame = placement.bar
    let size = metrics.edit.arrowSize
    arrow.fill = UIColor(metrics.colors.fill)
    arrow.edge = placement.arrowEdge
    arrow.frame = placement.arrowFrame(size)
    if arrow.superview == nil { addSubview(arrow) }
    lineViews.frame = CGRect(origin: .zero, size: placement.bar.size)
    if lineViews.superview == nil { addSubview(lineViews) }
  }

  private func showLines() {
    for view in lineViews.subviews { view.removeFromSuperview() }
    let scale = max(traitCollection.displayScale, 1)
    for x in lines {
      let line = UIView(frame: CGRect(x: x, y: 0, width: 1 / scale, height: bounds.height))
      line.backgroundColor = hairline
      lineViews.addSubview(line)
    }
  }
}

/// A triangle that points away from an edge.
private final class EditMenuArrow: UIView {
  var fill = UIColor.white
  var edge = EditMenuLayout.ArrowEdge.bottom

  override func draw(_ rect: CGRect) {
    let (left, right, top, bottom) = (bounds.minX, bounds.maxX, bounds.minY, bounds.maxY)
    let corners: [CGPoint] =
      switch edge {
      case .bottom:
        [CGPoint(x: left, y: top), CGPoint(x: bounds.midX, y: bottom), CGPoint(x: right, y: top)]
      case .top:
        [
          CGPoint(x: left, y: bottom), CGPoint(x: bounds.midX, y: top),
          CGPoint(x: right, y: bottom),
        ]
      case .left:
        [CGPoint(x: right, y: top), CGPoint(x: left, y: bounds.midY), CGPoint(x: right, y: bottom)]
      case .right:
        [CGPoint(x: left, y: top), CGPoint(x: right, y: bounds.midY), CGPoint(x: left, y: bottom)]
      }
    let path = UIBezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    fill.resolvedColor(with: traitCollection).setFill()
    path.fill()
  }
}

extension EditMenuLayout.Placement {
  /// The frame of the arrow in the bar.
  ///
  /// - Parameter size: The size of an arrow that points up or down.
  /// - Returns: The frame, beside the arrow's edge.
  fileprivate func arrowFrame(_ size: CGSize) -> CGRect {
    let tip = CGPoint(x: tip.x - bar.minX, y: tip.y - bar.minY)
    return switch arrowEdge {
    case .top, .bottom:
      CGRect(
        x: tip.x - size.width / 2, y: arrowEdge == .bottom ? bar.height : -size.height,
        width: size.width, height: size.height)
    case .left, .right:
      CGRect(
        x: arrowEdge == .right ? bar.width : -size.height, y: tip.y - size.width / 2,
        width: size.height, height: size.width)
    }
  }
}

extension UIEditMenuArrowDirection {
  /// The edge of the bar that an arrow of the direction is at; nil for any.
  var edge: EditMenuLayout.ArrowEdge? {
    switch self {
    case .automatic: nil
    case .up: .top
    case .down: .bottom
    case .left: .left
    case .right: .right
    }
  }
}
