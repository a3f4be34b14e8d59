// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

extension NSLayoutConstraint {
  /// The priority of a constraint: the same as UIKit's.
  public typealias Priority = UILayoutPriority
  /// An axis: the same as UIKit's.
  public typealias Orientation = NSLayoutConstraint.Axis
}

extension UILayoutPriority {
  /// The level of a drag that may resize the window: 510.
  public static let dragThatCanResizeWindow = UILayoutPriority(510)
  /// The level at which the window keeps its size: 500.
  public static let windowSizeStayPut = UILayoutPriority(500)
  /// The level of a drag that may not resize the window: 490.
  public static let dragThatCannotResizeWindow = UILayoutPriority(490)
  /// The level at which `NSView.fittingSize` asks for the least size: 50.
  public static let fittingSizeCompression = UILayoutPriority(50)
}

extension NSView: ConstraintItemProviding {
  package var constraintItem: AnyObject { viewNode }

  /// Returns the priority with which the view resists growing: 250 unless set.
  public func contentHuggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { viewNode.contentHuggingPriority(for: orientation) }
  /// Sets the priority with which the view resists being larger than its contents: above 0, at most
  /// 1000.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { viewNode.setContentHuggingPriority(priority, for: orientation) }
  /// Returns the priority with which the view resists shrinking: 750 unless set.
  public func contentCompressionResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    viewNode.contentCompressionResistancePriority(for: orientation)
  }
  /// Sets the priority with which the view resists shrinking below its contents: above 0, at most 1000.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { viewNode.setContentCompressionResistancePriority(priority, for: orientation) }

  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { viewNode.firstBaselineAnchor }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { viewNode.lastBaselineAnchor }
}

// Constraints are those of the nodes: top is up in both.
extension NSView {
  /// The edge at which the view is read first.
  public var leadingAnchor: NSLayoutXAxisAnchor { viewNode.leadingAnchor }
  /// The edge at which the view is read last.
  public var trailingAnchor: NSLayoutXAxisAnchor { viewNode.trailingAnchor }
  /// The anchor of the view's left edge, as its node has it.
  public var leftAnchor: NSLayoutXAxisAnchor { viewNode.leftAnchor }
  /// The anchor of the view's right edge, as its node has it.
  public var rightAnchor: NSLayoutXAxisAnchor { viewNode.rightAnchor }
  /// The anchor of the view's middle from side to side, as its node has it.
  public var centerXAnchor: NSLayoutXAxisAnchor { viewNode.centerXAnchor }
  /// The anchor of the view's upper edge, as its node has it.
  public var topAnchor: NSLayoutYAxisAnchor { viewNode.topAnchor }
  /// The anchor of the view's lower edge, as its node has it.
  public var bottomAnchor: NSLayoutYAxisAnchor { viewNode.bottomAnchor }
  /// The anchor of the view's middle from top to bottom, as its node has it.
  public var centerYAnchor: NSLayoutYAxisAnchor { viewNode.centerYAnchor }
  /// The anchor of the view's width, as its node has it.
  public var widthAnchor: NSLayoutDimension { viewNode.widthAnchor }
  /// The anchor of the view's height, as its node has it.
  public var heightAnchor: NSLayoutDimension { viewNode.heightAnchor }
  /// The constraints that the view holds, among itself and what is in it.
  public var constraints: [NSLayoutConstraint] { viewNode.constraints }
  /// Adds a constraint, which becomes active.
  public func addConstraint(_ constraint: NSLayoutConstraint) { viewNode.addConstraint(constraint) }
  /// Adds constraints, which become active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    viewNode.addConstraints(constraints)
  }
  /// Removes a constraint, which becomes inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    viewNode.removeConstraint(constraint)
  }
}
