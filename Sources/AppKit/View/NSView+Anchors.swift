// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Views

// Constraints are those of the nodes: top is up in both.
extension NSView {
  /// The edge at which the view is read first.
  public var leadingAnchor: NSLayoutXAxisAnchor { viewNode.leadingAnchor }
  /// The edge at which the view is read last.
  public var trailingAnchor: NSLayoutXAxisAnchor { viewNode.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { viewNode.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { viewNode.rightAnchor }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { viewNode.centerXAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { viewNode.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { viewNode.bottomAnchor }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { viewNode.centerYAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { viewNode.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { viewNode.heightAnchor }
  /// The constraints that the view holds, among itself and what is in it.
  public var constraints: [NSLayoutConstraint] { viewNode.constraints }
  /// Holds a constraint, which is active from now on.
  public func addConstraint(_ constraint: NSLayoutConstraint) { viewNode.addConstraint(constraint) }
  /// Holds constraints, which are active from now on.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    viewNode.addConstraints(constraints)
  }
  /// Removes a constraint, which becomes inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    viewNode.removeConstraint(constraint)
  }
}
