// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The drawing of a window inside of another one, which a sheet or a popover is attached to (appkit rule
/// MP-1).
///
/// The window stays one of its own, with its views, its first responder and its coordinates: the panel
/// shows where it is, hands it the traits and the time of the other window, and keeps it.
@MainActor
class WindowPanel: UIView {
  let shown: NSWindow
  /// The window in which it is drawn, while it is.
  private(set) weak var host: NSWindow?
  /// Shows the contents of the window, cut at its corners. Subclasses put it somewhere.
  let portal: DrawnView<WindowContents>
  /// The window's own traits, from before.
  private let ownTraits: TraitValues
  /// From the time of the host to that of the window.
  private let delay: TimeInterval

  init(of window: NSWindow, in host: NSWindow, cornerRadius: CGFloat) {
    shown = window
    self.host = host
    portal = DrawnView(WindowContents(window: window))
    ownTraits = window.windowNode.traitOverrides
    delay = window.currentTime - host.currentTime
    super.init(frame: .zero)
    portal.clipsToBounds = true
    portal.layer.cornerRadius = cornerRadius
    portal.layer.cornerCurve = .continuous
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the panel lets no event through to what is below it.
  var isSheet: Bool { false }

  /// Takes a place in contents of a size.
  func position(in size: CGSize) {}

  /// Brings the window to the place, the size and the time that it has in its host now.
  func follow(_ node: WindowNode) {
    position(in: node.bounds.size)
    shown.advance(to: node.currentTime + delay)
    shown.layoutIfNeeded()
  }

  /// Gives the window up, which has its own traits again.
  func end() {
    host = nil
    shown.panel = nil
    shown.windowNode.traitOverrides = ownTraits
    shown.appearanceMayHaveChanged()
    removeFromSuperview()
  }

  // MARK: Traits

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeTraits()
  }

  /// Hands the window the traits of its host, under the appearance of its own.
  func takeTraits() {
    var traits = traitCollection.values
    if let style = shown.appearance?.style { traits.userInterfaceStyle = style }
    shown.windowNode.traitOverrides = traits
  }

  // MARK: Coordinates

  /// The window's rectangle in the coordinates of the host: points from its lower left corner.
  var contentRect: NSRect {
    guard let node = host?.windowNode else { return .zero }
    let frame = node.convert(portal.bounds, from: portal)
    return NSRect(
      x: frame.minX, y: node.bounds.height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// Puts the contents at a place in a view, and tells the window where it is on the screen.
  func showContents(at frame: CGRect) {
    if portal.frame != frame { portal.frame = frame }
    guard let host else { return }
    let origin = contentRect.origin
    shown.frameOrigin = NSPoint(x: host.frame.minX + origin.x, y: host.frame.minY + origin.y)
  }
}

struct WindowContents: DrawnContent {
  let window: NSWindow

  var shownText: String? { nil }

  func draw(in drawing: ViewDrawing, of view: UIView) {
    window.layoutIfNeeded()
    drawing.drawRoot(window.windowNode)
  }
}
