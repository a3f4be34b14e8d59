// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

extension UIView {
  /// The direction that an attribute means in the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: .current)
  }

  /// The parts of a view's frame that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The parts as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a view autoresizing mask from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// A width that changes with the superview's.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// A height that changes with the superview's.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The mode in which contents of another size fill a view.
  public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
    /// The contents are stretched to the bounds.
    case scaleToFill
    /// The contents fit into the bounds, in proportion.
    case scaleAspectFit
    /// The contents fill the bounds, in proportion.
    case scaleAspectFill
    /// The contents are drawn again when the bounds change; otherwise as `scaleToFill`.
    case redraw
    /// The contents are centred in their own size.
    case center
    /// The contents are in the middle of the top edge.
    case top
    /// The contents are in the middle of the bottom edge.
    case bottom
    /// The contents are in the middle of the left edge.
    case left
    /// The contents are in the middle of the right edge.
    case right
    /// The contents are in the top left corner.
    case topLeft
    /// The contents are in the top right corner.
    case topRight
    /// The contents are in the bottom left corner.
    case bottomLeft
    /// The contents are in the bottom right corner.
    case bottomRight
  }
}

/// The meaning of a view's contents, which says whether they flip in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the reading direction.
  case unspecified
  /// The view has controls of a player, and never flips.
  case playback
  /// The view shows directions in space, and never flips.
  case spatial
  /// The view is laid out from left to right always.
  case forceLeftToRight
  /// The view is laid out from right to left always.
  case forceRightToLeft

  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

// Objective-C makes an object from any class, by the initializer that the class itself has. Swift does
// so only by a `required` one, which every view with an initializer of its own would have to write. But
// an initializer's code takes the class as an argument, whether it is required or not, and a
// convenience initializer finds the designated one in that class's table. So the code is called by its
// symbol. It has to be public, or an optimised build leaves it out; and a convenience initializer,
// since a designated one would make a plain view.

extension UIView {
  /// Creates a view as `init(frame:)` does, for ``objectiveCInit(frame:)``.
  ///
  /// - Parameter objectiveCFrame: Its place in its superview, in points.
  public convenience init(objectiveCFrame: CGRect) { self.init(frame: objectiveCFrame) }

  @_silgen_name("$s5Views6UIViewC15objectiveCFrameAC10Foundation6CGRectV_tcfC")
  private static func create(_ frame: CGRect) -> Self

  /// Creates a view of the class at hand, which may be known only when the program runs. What
  /// `T(frame:)` and `type.init(frame:)` mean in code for iOS.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  /// - Returns: The view, made by the class's own `init(frame:)`. A class that has none stops the
  ///   program with Swift's "Use of unimplemented initializer".
  public static func objectiveCInit(frame: CGRect) -> Self { create(frame) }
}

extension NSObject {
  /// Creates an object as `init()` does, for ``objectiveCInit()``.
  ///
  /// - Parameter objectiveC: Nothing.
  public convenience init(objectiveC: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5ViewsE10objectiveCACyt_tcfC")
  private static func create(_ nothing: Void) -> Self

  /// Creates a view, a controller, a delegate or another object of the class at hand, which may be
  /// known only when the program runs. What `T()` and `type.init()` mean in code for iOS.
  ///
  /// - Returns: The object, made by the class's own `init(frame:)`, `init(nibName:bundle:)` or, where
  ///   it is neither a view nor a controller, `init()`. A class that has none stops the program with
  ///   Swift's "Use of unimplemented initializer".
  public static func objectiveCInit() -> Self { create(()) }
}

extension UIView {
  /// The dimming of tints.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The tint as it is.
    case normal = 1
    /// A grey in place of the tint.
    case dimmed = 2
  }
}
