// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// Shows a part of a document and lets it be scrolled. Its scrollers are overlays, which take no
/// space and are not drawn while nobody scrolls (appkit rule MD-8).
@preconcurrency @MainActor
open class NSScrollView: NSView {
  override func setUp() {
    super.setUp()
    addSubview(contentView)
    tile()
    showBackground()
  }

  /// The clip view around the document.
  open var contentView = NSClipView(frame: .zero) {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue.removeFromSuperview()
      addSubview(contentView)
      tile()
      showBackground()
    }
  }

  /// The view of which a part is shown.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// The size of what is visible, in points.
  open var contentSize: NSSize { contentView.frame.size }
  /// The part of the document that is visible, in the document's coordinates.
  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  /// True: a scroll view's own coordinates run down.
  open override var isFlipped: Bool { true }

  // MARK: Looks

  /// A Boolean value that says whether the document is scrolled from top to bottom. It is kept:
  /// scrollers are not drawn.
  open var hasVerticalScroller = false
  /// A Boolean value that says whether the document is scrolled from side to side. It is kept:
  /// scrollers are not drawn.
  open var hasHorizontalScroller = false
  /// A Boolean value that says whether scrollers are hidden where nothing can be scrolled. It is
  /// kept: scrollers are not drawn.
  open var autohidesScrollers = false
  /// What is around the contents; nothing at first. It is not drawn.
  open var borderType = NSBorderType.noBorder
  /// A Boolean value that says whether the background is filled; true at first.
  open var drawsBackground = true {
    didSet { showBackground() }
  }
  /// What fills the background; that of controls at first.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { showBackground() }
  }
  /// How far contents are inset.
  open var contentInsets: NSEdgeInsets {
    get { contentView.contentInsets }
    set {
      contentView.contentInsets = newValue
      contentView.scroll(to: contentView.bounds.origin)
    }
  }

  private func showBackground() {
    contentView.backgroundColor = backgroundColor
    contentView.drawsBackground = drawsBackground
  }

  // MARK: Layout

  /// Gives the clip view its place: all of the bounds.
  open func tile() {
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  /// The clip view follows.
  open override func resizeSubviews(withOldSize oldSize: NSSize) { tile() }

  /// Called when the clip view scrolled.
  open func reflectScrolledClipView(_ clipView: NSClipView) {}
}

/// What is around the contents of a view.
public enum NSBorderType: UInt, Hashable, Sendable {
  /// Nothing.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A bezel.
  case bezelBorder = 2
  /// A groove.
  case grooveBorder = 3
}
