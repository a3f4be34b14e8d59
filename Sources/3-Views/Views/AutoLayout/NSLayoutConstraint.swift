// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A relation between two lengths or places of views and guides, or between one and a number.
///
/// `first relation multiplier × second + constant`, an equation and not an assignment. It takes part
/// in layout while it ``isActive``.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The relation of the two sides.
  public enum Relation: Int, Sendable {
    /// The first attribute is at most the other side.
    case lessThanOrEqual = -1
    /// The first attribute equals the other side.
    case equal = 0
    /// The first attribute is at least the other side.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The axis of heights.
    case vertical = 1
  }

  /// The attribute of an item in a constraint.
  public enum Attribute: Int, Sendable {
    /// The absence of an attribute: the other side is a number.
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
    /// The baseline of the last line of text.
    case lastBaseline
    /// The baseline of the first line of text.
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
  /// The distances that stand in place of attributes (auto-layout rule ALE-9).
  let firstOffset, secondOffset: AnchorOffset?
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  /// The view whose ``UIView/constraints`` it is in.
  weak var holder: UIView?
  /// Whether a stack made it, for its arranged views.
  var isOfStack = false
  /// Counts installations, so that the newest is known.
  package var installation = 0
  /// Its position among the rows of its engine, if that lists it.
  var row = -1
  /// Whether a guide of the system is made of it: it is in no view's ``UIView/constraints``.
  var isOfSystem = false
  var hasAnnouncedClamping = false

  /// The item on the left side.
  open var firstItem: AnyObject? { first }
  /// The attribute of ``firstItem``.
  open private(set) var firstAttribute: Attribute
  /// The item on the right side, if any.
  open var secondItem: AnyObject? { second }
  /// The attribute of ``secondItem``.
  open private(set) var secondAttribute: Attribute
  /// The relation of the sides.
  open private(set) var relation: Relation
  /// The factor of the attribute of ``secondItem``.
  open private(set) var multiplier: CGFloat
  /// A name, for messages.
  open var identifier: String?

  init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    offsets: (first: AnchorOffset?, second: AnchorOffset?) = (nil, nil)
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    (firstOffset, secondOffset) = offsets
    storedConstant = constant
    super.init()
    do { try validate() } catch { programmerError(error.message) }
  }

  /// Creates a constraint of no items, which stays inactive: a placeholder for another one.
  public override init() {
    (firstAttribute, secondAttribute) = (.notAnAttribute, .notAnAttribute)
    (relation, multiplier, storedConstant) = (.equal, 1, 0)
    hasSecondItem = false
    (firstOffset, secondOffset) = (nil, nil)
    super.init()
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
    do {
      let items = try Self.items(view1, view2)
      // A size that is zero times another is a number.
      let second = attr1.isDimension && multiplier == 0 ? nil : items.second
      self.init(
        first: items.first, attr1, relation, second: second,
        second == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: c)
    } catch { programmerError(error.message) }
  }

  /// The views and guides that the constraint speaks of; fewer if some are gone.
  var items: [AnyObject] {
    var items: [AnyObject] = []
    if let first { items.append(first) }
    if let end = firstOffset?.end { items.append(end) }
    if let second { items.append(second) }
    if let end = secondOffset?.end { items.append(end) }
    return items
  }

  /// Whether none of the views and guides is gone.
  var isComplete: Bool {
    guard first != nil, !hasSecondItem || second != nil else { return false }
    if let firstOffset, firstOffset.end == nil { return false }
    if let secondOffset, secondOffset.end == nil { return false }
    return true
  }

  /// Creates the constraints that a visual format describes, inactive.
  ///
  /// ```swift
  /// NSLayoutConstraint.constraints(
  ///   withVisualFormat: "H:|-[label]-gap-[field(>=100@750)]-|", options: .alignAllLastBaseline,
  ///   metrics: ["gap": 12], views: ["label": label, "field": field])
  /// ```
  ///
  /// A `-` between views is 8 points; at the superview's edge it is the superview's margin
  /// (auto-layout rules ALV-1 to ALV-7). A format that cannot be read, a name that is unknown, a `|`
  /// beside a view without a superview and an alignment along the axis are programmer errors; the
  /// message has the format with a caret under the place.
  ///
  /// - Parameters:
  ///   - format: The format, in ASCII.
  ///   - opts: Alignment, direction and spacing.
  ///   - metrics: Numbers by name, of Swift's number types or `NSNumber`.
  ///   - views: Views and guides by name.
  /// - Returns: For each view the connection before it, then its own conditions; then the connection
  ///   to the far edge of the superview; then the alignment of each view with the next.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatInterpreter.constraints(
        of: format, options: opts, metrics: metrics ?? [:], views: views)
    } catch { programmerError(error.message) }
  }

  /// The left side, as an anchor.
  ///
  /// An object of its own, since a Swift anchor of unknown kind is not an anchor of a known one.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }
  /// The right side, as an anchor; nil if it is a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem ? NSLayoutAnchor(second, secondAttribute) : nil
  }

  /// Has no effect: there are no archives here. A Boolean value that says whether the constraint is
  /// archived with its view.
  open var shouldBeArchived = false

  // MARK: What may change

  /// The distance that is added to the right side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      do { try validate(constant: newValue) } catch { programmerError(error.message) }
      storedConstant = newValue
      holder?.constraintChanged(self)
    }
  }

  /// The priority: above 0, at most 1000, where it must hold.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      do { try newValue.validate() } catch { programmerError(error.message) }
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

  /// Activates constraints, in order; each is held by the nearest common superview of its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The form of the console, as in `<NSLayoutConstraint:1 UILabel:2'text'.width == 100   (active)>`.
  ///
  /// Objects are numbered in the order in which the text names them, so that it is the same in every
  /// run (auto-layout rule ALU-6).
  open nonisolated override var description: String {
    MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
  }
}
