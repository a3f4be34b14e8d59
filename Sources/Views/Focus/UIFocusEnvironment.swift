// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A part of the tree that the focus may be in: a view, a controller, an item.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes in it, best first; empty for the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds its focusable items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that it belongs to; nil for that of the environment around.
  var focusGroupIdentifier: String? { get }
  /// Says that the focus should be looked for again, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Looks for the focus now, if that was asked for.
  func updateFocusIfNeeded()
  /// Returns whether a movement may happen.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// None of its own.
  public var focusGroupIdentifier: String? { nil }
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that says whether it can have the focus as things are.
  var canBecomeFocused: Bool { get }
  /// Where it is, in its container's coordinates.
  var frame: CGRect { get }
  /// What shows that it has the focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }
  /// How much it wants the focus when its group gets it.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A Boolean value that says whether items behind it can have the focus too.
  var isTransparentFocusItem: Bool { get }
  /// Called before the focus may move; never here, where there is no remote control.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// None.
  public var focusEffect: UIFocusEffect? { nil }
  /// Not at all, unless no item of the group wants it.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// False.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// What holds items that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// What the items' frames are in.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that touch a rectangle, in no particular order.
  ///
  /// - Parameter rect: The rectangle, in the container's coordinates.
  /// - Returns: The items.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// How far the contents are scrolled, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the contents, in points.
  var contentSize: CGSize { get }
  /// The size of what is seen of them, in points.
  var visibleSize: CGSize { get }
}

/// A movement of the focus that may follow; nothing makes one here.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// How far the touch is, from −1 to 1 on each axis.
  open private(set) var movementDirection = CGVector.zero
}
