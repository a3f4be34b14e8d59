// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

extension NSView {
  /// Takes everything that an element says about a view: its values, its subviews and its constraints
  /// (rules IB-7 and IB-38). Called in `init(coder:)`, or after `init(frame:)`.
  func decodeNib(_ coder: NSCoder) {
    guard coder.isNib else { return }
    coder.nibKeep(self)
    coder.decode(self, reading: Self.nibStep)
    decodeNibPart(coder)
    for case let view as NSView in coder.nibObjects() { takeNibSubview(view) }
    coder.nibInstallConstraints()
  }

  /// Reads what an element says of any view, with a document's defaults for what it leaves out.
  private static func nibStep(_ element: NibElement) -> NibStep<NSView>? {
    let frame = element.rect(for: "frame")
    let mask = nibMask(element.child(for: "autoresizingMask"))
    // Interface Builder gives a view with a fixed frame no constraints (rule IB-61).
    let isPositionedByMask =
      element.flag("fixedFrame", otherwise: false)
      || element.flag("translatesAutoresizingMaskIntoConstraints", otherwise: true)
    let resizesSubviews = element.flag("autoresizesSubviews", otherwise: true)
    let isHidden = element.flag("hidden", otherwise: false)
    let alpha = element.number("alphaValue") ?? 1
    let wantsLayer = element.flag("wantsLayer", otherwise: false)
    let clips = element.flag("clipsToBounds")
    let identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
    let direction = element.choice(
      "userInterfaceLayoutDirection",
      [
        "leftToRight": NSUserInterfaceLayoutDirection.leftToRight, "rightToLeft": .rightToLeft,
      ])
    let priorities = NibPriorities(element)
    return { view, _ in
      if let frame { view.frame = frame }
      view.autoresizingMask = mask
      if !isPositionedByMask { view.translatesAutoresizingMaskIntoConstraints = false }
      view.autoresizesSubviews = resizesSubviews
      view.isHidden = isHidden
      if alpha != 1 { view.alphaValue = alpha }
      if wantsLayer { view.wantsLayer = true }
      if let clips { view.clipsToBounds = clips }
      if let identifier { view.identifier = identifier }
      if let direction { view.userInterfaceLayoutDirection = direction }
      priorities.set(on: view)
    }
  }

  /// The margins of y count in numbers, as documents have them: `flexibleMinY` is the one at the
  /// smaller y (rule IB-23).
  private static func nibMask(_ element: NibElement?) -> AutoresizingMask {
    element?.options([
      "flexibleMinX": .minXMargin, "flexibleMaxX": .maxXMargin, "flexibleMinY": .minYMargin,
      "flexibleMaxY": .maxYMargin, "widthSizable": .width, "heightSizable": .height,
    ]) ?? []
  }
}

extension NSView: NibFramed {
  package static func make(fromNib coder: NSCoder) -> AnyObject {
    let frame = coder.nibElement?.rect(for: "frame") ?? .zero
    let view = self.init(instantiation: AppKitInstantiation(frame: frame))
    view.decodeNib(coder)
    return view
  }
}

extension NibPriorities {
  func set(on view: NSView) {
    for (axis, value) in [
      (NSLayoutConstraint.Orientation.horizontal, hugging.horizontal),
      (.vertical, hugging.vertical),
    ] where view.contentHuggingPriority(for: axis) != value {
      view.setContentHuggingPriority(value, for: axis)
    }
    for (axis, value) in [
      (NSLayoutConstraint.Orientation.horizontal, resistance.horizontal),
      (.vertical, resistance.vertical),
    ] where view.contentCompressionResistancePriority(for: axis) != value {
      view.setContentCompressionResistancePriority(value, for: axis)
    }
  }
}

/// A plain view for one that there is no class for, as large as the document says (rule IB-56).
final class NibStandIn: NSView {
  private let documentSize: NSSize

  override init(frame frameRect: NSRect) {
    documentSize = frameRect.size
    super.init(frame: frameRect)
  }

  required init?(coder: NSCoder) {
    documentSize = coder.nibElement?.rect(for: "frame")?.size ?? .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: NSSize { documentSize }
}

extension NSStackView {
  /// Reads what an element says of a stack view, with AppKit's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<NSStackView>? {
    guard element.name == "stackView" else { return nil }
    let orientation =
      element.choice("orientation", ["horizontal": .horizontal, "vertical": .vertical])
      ?? NSUserInterfaceLayoutOrientation.horizontal
    let distribution = element.choice("distribution", nibDistributions) ?? .gravityAreas
    let alignment = element.choice("alignment", nibAlignments)
    let spacing = element.number("spacing") ?? 8
    let detaches = element.flag("detachesHiddenViews", otherwise: false)
    let insets = element.insets(for: "edgeInsets")
    let horizontal = element.number("horizontalStackHuggingPriority")
    let vertical = element.number("verticalStackHuggingPriority")
    return { stack, _ in
      stack.orientation = orientation
      stack.distribution = distribution
      if let alignment { stack.alignment = alignment }
      stack.spacing = spacing
      stack.detachesHiddenViews = detaches
      if let insets {
        stack.edgeInsets = NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      }
      for (priority, axis) in [
        (horizontal, NSLayoutConstraint.Orientation.horizontal), (vertical, .vertical),
      ] {
        guard let priority else { continue }
        stack.setHuggingPriority(
          NSLayoutConstraint.Priority(Float(min(max(priority, 1), 1000))), for: axis)
      }
    }
  }

  private static let nibDistributions: KeyValuePairs<String, Distribution> = [
    "gravityAreas": .gravityAreas, "fill": .fill, "fillEqually": .fillEqually,
    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  private static let nibAlignments: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "leading": .leading, "left": .left, "centerX": .centerX, "trailing": .trailing,
    "right": .right, "top": .top, "centerY": .centerY, "bottom": .bottom, "width": .width,
    "height": .height, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline,
  ]
}
