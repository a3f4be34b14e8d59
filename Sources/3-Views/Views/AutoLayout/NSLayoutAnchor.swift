// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A place or length of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// The name of the attribute.
  open var name: String { "\(attribute)" }

  /// The distance that the anchor is, if it is one (auto-layout rule ALE-9).
  var offset: AnchorOffset? { nil }

  /// A Boolean value that says whether the place or length could be another one without any
  /// constraint being met less; false without constraints around.
  ///
  /// - Complexity: As for ``UIView/hasAmbiguousLayout``.
  open var hasAmbiguousLayout: Bool {
    engine?.isAmbiguous(attribute, of: item, offset: offset) ?? false
  }

  /// The active constraints that decide the place or length, in order of activation.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    engine?.constraintsDeciding(attribute, of: item, offset: offset) ?? []
  }

  private var engine: LayoutEngine? {
    UIView.engine(around: [item, offset?.end].compactMap(\.self))
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    guard let item else {
      programmerError(
        "The view or guide of the anchor \(name) no longer exists; keep a strong reference to it.")
    }
    return NSLayoutConstraint(
      first: item, attribute, relation, second: other?.item, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant, offsets: (offset, other?.offset))
  }

  /// Creates a constraint that the anchor equals another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.equal, anchor) }

  /// Creates a constraint that the anchor equals another plus a distance in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c) }

  /// Creates a constraint that the anchor is at least another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor) }

  /// Creates a constraint that the anchor is at least another plus a distance in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c) }

  /// Creates a constraint that the anchor is at most another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor) }

  /// Creates a constraint that the anchor is at most another plus a distance in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c) }

  /// The distance that the system recommends, times a factor (auto-layout rule ALG-8).
  func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space =
      attribute.isBaseline || anchor.attribute.isBaseline
      ? SystemSpacing.betweenBaselines(upper: anchor.item, lower: item) : SystemSpacing.edges
    return constraint(relation, anchor, constant: space * max(0, multiplier))
  }
}

/// A place from side to side.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance to another anchor, as a length that may be negative.
  ///
  /// - Parameter otherAnchor: Where the distance ends.
  /// - Returns: What `otherAnchor` is farther along than this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    OffsetDimension(from: self, to: otherAnchor, .width)
  }

  /// A multiple of the system's distance after another anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Creates a constraint that the anchor is at least a multiple of the system's distance after
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Creates a constraint that the anchor is at most a multiple of the system's distance after
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance to another anchor, as a length that may be negative.
  ///
  /// - Parameter otherAnchor: Where the distance ends.
  /// - Returns: What `otherAnchor` is farther down than this one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    OffsetDimension(from: self, to: otherAnchor, .height)
  }

  /// A multiple of the system's distance below another anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Creates a constraint that the anchor is at least a multiple of the system's distance below
  /// another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Creates a constraint that the anchor is at most a multiple of the system's distance below
  /// another.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, nil, constant: c)
  }

  /// Creates a constraint that the length is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: c)
  }

  /// Creates a constraint that the length is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: c)
  }

  /// A multiple of another length.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m) }

  /// A multiple of another length, and some points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c) }

  /// Creates a constraint that the length is at least a multiple of another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m) }

  /// Creates a constraint that the length is at least a multiple of another plus a number of
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Creates a constraint that the length is at most a multiple of another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m) }

  /// Creates a constraint that the length is at most a multiple of another plus a number of points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
