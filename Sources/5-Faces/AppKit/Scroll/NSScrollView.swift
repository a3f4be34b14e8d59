// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A view that shows a part of a document and lets it be scrolled.
///
/// Overlay scrollers take no space and are visible only during scrolling (appkit rule MD-8);
/// those of the legacy style are beside the contents.
@preconcurrency @MainActor
open class NSScrollView: NSView {
  override func setUp() {
    super.setUp()
    addSubview(contentView)
    tile()
    showBackground()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    takeNibContents(coder)
  }

  /// The clip view around the document.
  open var contentView = NSClipView(frame: .zero) {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue.removeFromSuperview()
      addSubview(contentView, positioned: .below, relativeTo: nil)
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
  /// A Boolean value that says whether y runs down; true for a scroll view's own coordinates.
  open override var isFlipped: Bool { true }

  // MARK: Scrollers

  /// A Boolean value that says whether there is a scroller for scrolling from top to bottom. A
  /// collection view whose layout says how it scrolls sets it.
  open var hasVerticalScroller = false {
    didSet { if hasVerticalScroller != oldValue { scrollersChanged() } }
  }
  /// A Boolean value that says whether there is a scroller for scrolling from side to side. A
  /// collection view whose layout says how it scrolls sets it.
  open var hasHorizontalScroller = false {
    didSet { if hasHorizontalScroller != oldValue { scrollersChanged() } }
  }
  /// A Boolean value that says whether legacy scrollers are hidden where nothing can be scrolled;
  /// overlay scrollers always are.
  open var autohidesScrollers = false {
    didSet { scrollersChanged() }
  }
  /// The position and the appearance of scrollers; over the contents at first.
  open var scrollerStyle = NSScroller.preferredScrollerStyle {
    didSet { if scrollerStyle != oldValue { scrollersChanged() } }
  }
  /// The colour of the knobs of overlay scrollers.
  open var scrollerKnobStyle = NSScroller.KnobStyle.default {
    didSet { scrollersChanged() }
  }
  /// The scroller for scrolling from top to bottom, whether there is one now or not.
  open var verticalScroller: NSScroller? = NSScroller(frame: .zero) {
    didSet { replaceScroller(oldValue, by: verticalScroller) }
  }
  /// The scroller for scrolling from side to side, whether there is one now or not.
  open var horizontalScroller: NSScroller? = NSScroller(frame: .zero) {
    didSet { replaceScroller(oldValue, by: horizontalScroller) }
  }
  /// Shows the overlay scrollers for a moment.
  open func flashScrollers() { flash() }

  private func replaceScroller(_ old: NSScroller?, by new: NSScroller?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    scrollersChanged()
  }

  // MARK: Looks

  /// The border around the contents; nothing at first.
  open var borderType = NSBorderType.noBorder {
    didSet {
      guard borderType != oldValue else { return }
      viewNode.layer.borderWidth = borderType.width
      appearanceChanged()
      tile()
    }
  }
  /// A Boolean value that says whether the background is filled; true at first.
  open var drawsBackground = true {
    didSet { showBackground() }
  }
  /// The fill colour of the background; that of controls at first.
  open var backgroundColor = NSColor.controlBackgroundColor {
    didSet { showBackground() }
  }
  /// The insets of the contents.
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

  override func appearanceChanged() {
    super.appearanceChanged()
    guard borderType != .noBorder else { return }
    viewNode.layer.borderColor = CGColor(
      NSColor.gridColor.uiColor.value(in: viewNode.traitCollection))
  }

  // MARK: Layout

  /// Lays out the clip view, without the border and legacy scrollers, and the scrollers.
  open func tile() { layOutContents() }

  /// The clip view follows.
  open override func resizeSubviews(withOldSize oldSize: NSSize) { tile() }

  /// Called when the clip view scrolled; updates the scrollers.
  open func reflectScrolledClipView(_ clipView: NSClipView) { showPosition() }

  // MARK: The wheel

  /// Scrolls by the movement of the wheel, within the document; the rest is passed on.
  open override func scrollWheel(with event: NSEvent) {
    guard scroll(by: event) else { return super.scrollWheel(with: event) }
  }
}

/// The border around the contents of a view.
public enum NSBorderType: UInt, Hashable, Sendable {
  /// The view has no border.
  case noBorder = 0
  /// A border of one line.
  case lineBorder = 1
  /// A bezel, which is a line as well.
  case bezelBorder = 2
  /// A groove, which is a broad line.
  case grooveBorder = 3

  /// The width, in points.
  var width: CGFloat {
    switch self {
    case .noBorder: 0
    case .lineBorder, .bezelBorder: 1
    case .grooveBorder: 2
    }
  }
}
