// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A frame around contents, or a line between them.
@preconcurrency @MainActor
open class NSBox: NSView {
  /// The kind of a box.
  public enum BoxType: UInt, Hashable, Sendable {
    /// A rounded panel with a title.
    case primary = 0
    /// A line that separates what is on its sides.
    case separator = 2
    /// A box with its own border, fill and corners.
    case custom = 4
  }

  /// The position of a title.
  public enum TitlePosition: UInt, Hashable, Sendable {
    /// The box has no title.
    case noTitle = 0
    /// The title is above the upper edge.
    case aboveTop = 1
    /// The title is inside the upper edge.
    case atTop = 2
  }

  /// The thickness of a separator's line, in points.
  private static let lineThickness: CGFloat = 1
  private let line = UIView(frame: .zero)

  override func setUp() {
    super.setUp()
    addSubview(ownContentView)
    show()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
    takeNibContents(coder)
  }

  private var ownContentView = NSView(frame: .zero)
  /// The view inside the border and the margins.
  open var contentView: NSView? {
    get { ownContentView }
    set {
      guard newValue !== ownContentView else { return }
      ownContentView.removeFromSuperview()
      ownContentView = newValue ?? NSView(frame: .zero)
      addSubview(ownContentView)
      layOutContents()
    }
  }

  // MARK: Looks

  /// The kind of the box; a panel at first.
  open var boxType = BoxType.primary {
    didSet { show() }
  }
  /// The thickness of the border of a custom box, in points.
  open var borderWidth: CGFloat = 1 {
    didSet { show() }
  }
  /// The colour of the border of a custom box.
  open var borderColor = NSColor(white: 0, alpha: 0.42) {
    didSet { show() }
  }
  /// The fill colour of a custom box.
  open var fillColor = NSColor.clear {
    didSet { show() }
  }
  /// The radius of the corners of a custom box, in points.
  open var cornerRadius: CGFloat = 0 {
    didSet { show() }
  }
  /// The margins between the border and the contents, in points; 5 at first.
  open var contentViewMargins = NSSize(width: 5, height: 5) {
    didSet { layOutContents() }
  }
  /// The words of a title. They are not drawn.
  open var title = "Title"
  /// The position of the title.
  open var titlePosition = TitlePosition.atTop
  /// A Boolean value that says whether nothing of the box itself is drawn.
  open var isTransparent = false {
    didSet { show() }
  }

  private func show() {
    let isLine = boxType == .separator
    if isLine, line.superview == nil { viewNode.addSubview(line) }
    line.isHidden = !isLine || isTransparent
    line.backgroundColor = NSColor.separatorColor.uiColor
    ownContentView.isHidden = isLine
    let drawsFrame = !isLine && !isTransparent
    let isPanel = boxType == .primary
    viewNode.backgroundColor =
      drawsFrame ? (isPanel ? NSColor.quaternaryLabelColor : fillColor).uiColor : nil
    let layer = viewNode.layer
    layer.cornerRadius = drawsFrame ? (isPanel ? 5 : cornerRadius) : 0
    layer.borderWidth = drawsFrame ? (isPanel ? 1 : borderWidth) : 0
    appearanceChanged()
    layOutContents()
    needsLayout = true
    invalidateIntrinsicContentSize()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    let color = boxType == .primary ? NSColor.separatorColor : borderColor
    viewNode.layer.borderColor = CGColor(color.uiColor.value(in: viewNode.traitCollection))
  }

  // MARK: Layout

  /// The size of a separator: one point across its line, nothing else (appkit rule MV-8).
  open override var intrinsicContentSize: NSSize {
    guard boxType == .separator else { return super.intrinsicContentSize }
    return isUpright
      ? NSSize(width: Self.lineThickness, height: Self.noIntrinsicMetric)
      : NSSize(width: Self.noIntrinsicMetric, height: Self.lineThickness)
  }

  private var isUpright: Bool { bounds.height > bounds.width }

  /// Resizes the contents with the box.
  open override func resizeSubviews(withOldSize oldSize: NSSize) { layOutContents() }

  private func layOutContents() {
    guard boxType != .separator else { return }
    let border = boxType == .custom ? borderWidth : 1
    let inner = bounds.insetBy(
      dx: border + contentViewMargins.width, dy: border + contentViewMargins.height)
    ownContentView.frame = inner.isNull ? .zero : inner
  }

  /// Lays out the line of a separator in the middle.
  open override func layout() {
    super.layout()
    guard boxType == .separator else { return }
    let size = viewNode.bounds.size
    let thickness = Self.lineThickness
    line.frame =
      isUpright
      ? CGRect(x: (size.width - thickness) / 2, y: 0, width: thickness, height: size.height)
      : CGRect(x: 0, y: (size.height - thickness) / 2, width: size.width, height: thickness)
  }
}
