// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A name of something in a user interface, such as the identifier of a kind of items.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text of the user interface item identifier.
  public let rawValue: String

  /// Creates a user interface item identifier from its text, without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a user interface item identifier from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An element of a user interface that has a name.
@preconcurrency @MainActor
public protocol NSUserInterfaceItemIdentification {
  /// The name; nil for none.
  var identifier: NSUserInterfaceItemIdentifier? { get set }
}

/// The direction in which contents are read.
public enum NSUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The Mac's interface reads from left to right.
  case leftToRight = 0
  /// The direction from right to left.
  case rightToLeft = 1
}

/// The parameters with which a collection view, or a document, creates an object of a class.
///
/// Creating an object from a class that is only known at run time needs a `required` initializer,
/// and AppKit's are not. Base classes therefore have a required *convenience* initializer that
/// takes this value and calls the ordinary one, so that a subclass's own runs. Only this package
/// can make the value.
public struct AppKitInstantiation: Sendable {
  let frame: NSRect

  package init() { self.init(frame: .zero) }
  init(frame: NSRect) { self.frame = frame }
}

extension NSView {
  /// The parts of a view's frame that change with its superview's size. The margins of y count in
  /// numbers, whichever way y runs: `minYMargin` is the one at the smaller y.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The view autoresizing mask as bits, with AppKit's values.
    public let rawValue: UInt
    /// Creates a view autoresizing mask from bits, with AppKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A frame that does not follow the superview's.
    public static let none: AutoresizingMask = []
    /// The distance to the left edge.
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    /// A width that changes with the superview's.
    public static let width = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the edge of the smaller y.
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    /// A height that changes with the superview's.
    public static let height = AutoresizingMask(rawValue: 16)
    /// The distance to the edge of the greater y.
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  /// Returns the name by which tests know the view, such as `PictureSetup.ignoringViews`; empty for none.
  public func accessibilityIdentifier() -> String { viewNode.accessibilityIdentifier ?? "" }

  /// Sets the identifier of the view in tests.
  ///
  /// - Parameter accessibilityIdentifier: The name; nil for none.
  public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    viewNode.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Lets a subclass draw in the view's own coordinates.
  func drawContents(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard !isFlipped else {
      return NSGraphicsContext.with(context, isFlipped: true) { draw(bounds) }
    }
    context.saveGState()
    // y of the node = the upper edge of the bounds − y of the view.
    context.concatenate(
      CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: 0, ty: boundsOrigin.y + viewNode.bounds.height))
    NSGraphicsContext.with(context, isFlipped: false) { draw(bounds) }
    context.restoreGState()
  }

  /// Whether the view has a layer: it or a view around it wants one.
  var isLayerBacked: Bool {
    sequence(first: self, next: \.superview).contains(where: \.wantsLayer)
  }

  /// The layer exists from now on, and those of all views inside.
  func layerWasMade() {
    if wantsLayer { _ = viewNode.layer }
    if wantsUpdateLayer { updateLayer() }
    for view in subviews where !view.wantsLayer { view.layerWasMade() }
  }

  /// Shows a shadow: its offset counts upwards, whichever way y runs in the view.
  func show(_ shadow: NSShadow?) {
    let layer = viewNode.layer
    layer.shadowOpacity = shadow == nil ? 0 : 1
    guard let shadow else { return }
    layer.shadowColor = (shadow.shadowColor ?? NSColor(white: 0, alpha: 1.0 / 3)).cgColor
    layer.shadowOffset = CGSize(
      width: shadow.shadowOffset.width, height: -shadow.shadowOffset.height)
    // A layer's radius is the standard deviation, half of what an NSShadow calls its blur.
    layer.shadowRadius = shadow.shadowBlurRadius / 2
  }
}
