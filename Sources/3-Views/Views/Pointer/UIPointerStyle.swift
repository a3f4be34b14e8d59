// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The look of the pointer over a region, and of what is there: an effect, or a shape.
///
/// ``UIWindow/pointerStyle`` is the one that the delegate of an interaction chose. Pictures show neither
/// a pointer nor its effects.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  enum Look {
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
    case hidden
    case system
  }

  private(set) var look = Look.system

  /// Creates the style of the system's own pointer, without an effect.
  public required override init() { super.init() }

  /// Creates a style with an effect on what is below the pointer.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - shape: The shape that the pointer takes; nil for the effect's own.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    look = .effect(effect, shape)
  }

  /// Creates a style with a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape that the pointer takes.
  ///   - constrainedAxes: The directions in which it stays with the region.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    self.init()
    look = .shape(shape, constrainedAxes)
  }

  /// Returns the style without a pointer.
  open class func hidden() -> Self {
    let style = self.init()
    style.look = .hidden
    return style
  }
  /// Returns the style of the system's own pointer, without an effect.
  open class func system() -> Self { self.init() }

  /// Returns the style itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect on a view below the pointer.
public enum UIPointerEffect {
  /// The effect that suits the view.
  case automatic(UITargetedPreview)
  /// The pointer becomes a light behind the view.
  case highlight(UITargetedPreview)
  /// The pointer disappears, and the view is lifted.
  case lift(UITargetedPreview)
  /// The pointer stays, and the view is tinted, scaled or casts a shadow.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The place of an effect's tint.
  public enum TintMode: Int, Hashable, Sendable {
    /// The view has no tint.
    case none = 0
    /// The tint is over the view.
    case overlay = 1
    /// The tint is behind the view.
    case underlay = 2
  }

  /// The preview of the view that has the effect.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// A shape of the pointer.
public enum UIPointerShape {
  /// An outline, in the coordinates of the effect's preview or, without one, about the pointer.
  case path(UIBezierPath)
  /// A rectangle with round corners, in the same coordinates.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A beam from top to bottom of a length in points, as over text.
  case verticalBeam(length: CGFloat)
  /// A beam from side to side of a length in points.
  case horizontalBeam(length: CGFloat)

  /// The radius of a rectangle's corners unless another is given, in points: 8.
  public static let defaultCornerRadius: CGFloat = 8
}
