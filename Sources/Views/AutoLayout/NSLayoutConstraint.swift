// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A relation between two lengths or places of views and guides, or between one and a number.
///
/// `first relation multiplier × second + constant`, an equation and not an assignment. It takes part
/// in layout while it ``isActive``.
///
/// > Note: Differs from UIKit: subviews of a scroll view are placed in its bounds, not in its
/// > content.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides relate.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of an item a constraint speaks of.
  public enum Attribute: Int, Sendable {
    /// Nothing: the other side is a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where reading begins.
    case leading
    /// The edge where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle from side to side.
    case centerX
    /// The middle from top to bottom.
    case centerY
    /// The line that the last line of text stands on.
    case lastBaseline
    /// The line that the first line of text stands on.
    case firstBaseline
    /// The left margin.
    case leftMargin
    /// The right margin.
    case rightMargin
    /// The upper margin.
    case topMargin
    /// The lower margin.
    case bottomMargin
    /// The margin where reading begins.
    case leadingMargin
    /// The margin where reading ends.
    case trailingMargin
    /// The middle between the margins, from side to side.
    case centerXWithinMargins
    /// The middle between the margins, from top to bottom.
    case centerYWithinMargins
  }

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  let hasSecondItem: Bool
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view whose ``UIView/constraints`` it is in.
  weak var holder: UIView?
  /// Whether a stack made it, for its arranged views.
  var isOfStack = false
  /// Counts installations, so that the newest is known.
  package var installation = 0
  /// Where it stands among the rows of its engine, if that lists it.
  var row = -1

  /// The item on the left side.
  open var firstItem: AnyObject? { first }
  /// What of ``firstItem``.
  public let firstAttribute: Attribute
  /// The item on the right side, if any.
  open var secondItem: AnyObject? { second }
  /// What of ``secondItem``.
  public let secondAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// What the attribute of ``secondItem`` is multiplied by.
  public let multiplier: CGFloat
  /// A name, for messages.
  open var identifier: String?

  init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    do { try validate() } catch { programmerError(error.message) }
  }

  /// Creates a constraint, inactive and required.
  ///
  /// - Parameters:
  ///   - view1: A view or guide.
  ///   - attr1: What of it.
  ///   - relation: How the sides relate.
  ///   - view2: A view or guide; nil for a number.
  ///   - attr2: What of it; `notAnAttribute` for a number.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = Self.item(view1) else {
      programmerError("\(type(of: view1)) takes no constraint: it is neither a view nor a guide.")
    }
    var second: AnyObject?
    if let view2 {
      second = Self.item(view2)
      if second == nil {
        programmerError(
          "\(type(of: view2)) takes no constraint: it is neither a view nor a guide.")
      }
    }
    // A size that is zero times another is a number.
    if attr1.isDimension, multiplier == 0 { second = nil }
    self.init(
      first: first, attr1, relation, second: second, second == nil ? .notAnAttribute : attr2,
      multiplier: multiplier, constant: c)
  }

  private static func item(_ value: Any) -> AnyObject? {
    if let view = value as? UIView { return view }
    return value as? UILayoutGuide
  }

  // MARK: What may change

  /// What is added to the right side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        programmerError("The constant of \(self) cannot be \(newValue); it must be finite.")
      }
      storedConstant = newValue
      holder?.constraintChanged(self)
    }
  }

  /// How much it matters: above 0, at most 1000, where it must hold.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        programmerError(
          "The priority of \(self) cannot be \(newValue.rawValue): it is above 0, at most 1000.")
      }
      storedPriority = newValue
      holder?.constraintChanged(self)
    }
  }

  // MARK: Activity

  /// A Boolean value that says whether it takes part in layout: a view has it in its
  /// ``UIView/constraints``.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { UIView.install(self) } else { holder?.uninstall(self) }
    }
  }

  /// Makes constraints active, in order; each is held by the nearest common superview of its items.
  ///
  /// - Parameter constraints: The constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  ///
  /// - Parameter constraints: The constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The form of the console, with a line of what is related to what.
  open nonisolated override var description: String { MainActor.assumeIsolated { summary } }
}
