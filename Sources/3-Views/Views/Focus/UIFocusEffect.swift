// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The effect of an item that has the focus; nothing is drawn for this class itself.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject, @preconcurrency NSCopying {
  /// Creates a focus effect.
  public override init() { super.init() }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A line around what has the focus.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The side of the outline on which the line is.
  public enum Position: Int, Sendable {
    /// The outer side, if there is space.
    case automatic = 0
    /// The outer side.
    case outside = 1
    /// The inner side.
    case inside = 2
  }

  /// The shape that the line goes around; nil for the outline of the view that has the effect.
  enum Shape {
    case rectangle(CGRect, radius: CGFloat)
    case path(UIBezierPath)
  }

  var shape: Shape?
  /// The side of the outline on which the line is.
  open var position: Position = .automatic
  /// Has no effect: the line moves with the view that has the focus. The view with which it moves.
  open weak var containerView: UIView?
  /// Has no effect: the line is just above the view that has the focus. The view above which it is.
  open weak var referenceView: UIView?

  /// Creates a line around the view that has the focus.
  public override init() { super.init() }

  /// Creates a line around a rectangle, in the coordinates of the view that has the focus.
  public convenience init(rect: CGRect) {
    self.init()
    shape = .rectangle(rect, radius: 0)
  }

  /// Creates a line around a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the view that has the focus.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - curve: Not looked at: the line's corners are circular.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
    shape = .rectangle(rect, radius: cornerRadius)
  }

  /// Creates a line along a path, in the coordinates of the view that has the focus.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = .path(bezierPath)
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect()
    copy.shape = shape
    copy.position = position
    copy.containerView = containerView
    copy.referenceView = referenceView
    return copy
  }
}
