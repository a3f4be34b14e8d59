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
    // Interface Builder gives a view with a fixed frame no constraints (rule IB-61).
    let isPositionedByMask =
      element.flag("fixedFrame", otherwise: false)
      || element.flag("translatesAutoresizingMaskIntoConstraints", otherwise: true)
    var values = NibValues<NSView>(element)
    values.set(element.rect(for: "frame")) { $0.frame = $1 }
    values.set(nibMask(element.child(for: "autoresizingMask"))) { $0.autoresizingMask = $1 }
    values.set(isPositionedByMask ? nil : false) {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
    values.flag("autoresizesSubviews", otherwise: true) { $0.autoresizesSubviews = $1 }
    values.flag("hidden", otherwise: false) { $0.isHidden = $1 }
    values.number("alphaValue") { if $1 != 1 { $0.alphaValue = $1 } }
    values.flag("wantsLayer") { if $1 { $0.wantsLayer = true } }
    values.flag("clipsToBounds") { $0.clipsToBounds = $1 }
    values.set(element["identifier"]) { $0.identifier = NSUserInterfaceItemIdentifier($1) }
    values.choice(
      "userInterfaceLayoutDirection", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]
    ) { $0.userInterfaceLayoutDirection = $1 }
    values.set(NibPriorities(element)) { $1.set(on: $0) }
    return values.step
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
    var values = NibValues<NSStackView>(element)
    values.choice(
      "orientation", ["horizontal": .horizontal, "vertical": .vertical], otherwise: .horizontal
    ) { $0.orientation = $1 }
    values.choice("distribution", nibDistributions, otherwise: .gravityAreas) {
      $0.distribution = $1
    }
    values.choice("alignment", nibAlignments) { $0.alignment = $1 }
    values.number("spacing", otherwise: 8) { $0.spacing = $1 }
    values.flag("detachesHiddenViews", otherwise: false) { $0.detachesHiddenViews = $1 }
    values.insets("edgeInsets") { $0.edgeInsets = NSEdgeInsets($1) }
    for (name, axis) in [
      ("horizontalStackHuggingPriority", NSLayoutConstraint.Orientation.horizontal),
      ("verticalStackHuggingPriority", .vertical),
    ] {
      values.number(name) { stack, priority in
        stack.setHuggingPriority(
          NSLayoutConstraint.Priority(Float(min(max(priority, 1), 1000))), for: axis)
      }
    }
    return values.step
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
