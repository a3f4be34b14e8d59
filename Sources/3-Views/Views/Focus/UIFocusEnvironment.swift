// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A part of the tree that the focus may be in: a view, a controller, an item.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to which the focus goes in it, best first; empty for the environment itself.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The container of its focusable items; nil for none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that it belongs to; nil for that of the environment around.
  var focusGroupIdentifier: String? { get }
  /// Requests a focus update, if the focus is in this environment.
  func setNeedsFocusUpdate()
  /// Updates the focus now, if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether a movement may happen.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The identifier of the environment's focus group; nil for none of its own.
  public var focusGroupIdentifier: String? { nil }
}

/// An item that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// A Boolean value that says whether it can have the focus as things are.
  var canBecomeFocused: Bool { get }
  /// The frame, in its container's coordinates.
  var frame: CGRect { get }
  /// The effect that shows its focus; nil for nothing.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item when its group gets the focus.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// A Boolean value that says whether items behind it can have the focus too.
  var isTransparentFocusItem: Bool { get }
  /// Called before the focus may move; never here, where there is no remote control.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// The effect of an item that has the focus; nil for none.
  public var focusEffect: UIFocusEffect? { nil }
  /// The priority in the focus group: an item that gets the focus only if no other does.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// A Boolean value that says whether the item is transparent; false.
  public var isTransparentFocusItem: Bool { false }
  /// Does nothing: the default of `didHintFocusMovement(_:)`.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// A container of items that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that touch a rectangle, in no particular order.
  ///
  /// - Parameter rect: The rectangle, in the container's coordinates.
  /// - Returns: The items in the rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose items scroll.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The scroll offset of the contents, in points.
  var contentOffset: CGPoint { get set }
  /// The size of what scrolls, in points.
  var contentSize: CGSize { get }
  /// The size of what is seen of them, in points.
  var visibleSize: CGSize { get }
}

/// A movement of the focus that may follow; nothing makes one here.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject {
  /// The displacement of the touch, from −1 to 1 on each axis.
  open private(set) var movementDirection = CGVector.zero
}

/// A rectangle that the focus can be moved to, and which hands it on (interaction rule FC-14).
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that says whether the focus finds the guide.
  open var isEnabled = true
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The environments to which the focus goes from the guide, best first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

/// The direction of a movement of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The direction upwards.
  public static let up = UIFocusHeading(rawValue: 1)
  /// The direction downwards.
  public static let down = UIFocusHeading(rawValue: 2)
  /// The direction to the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// The direction to the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// The direction to the next group.
  public static let next = UIFocusHeading(rawValue: 16)
  /// The direction to the previous group.
  public static let previous = UIFocusHeading(rawValue: 32)
  /// The direction to the first item of the group.
  public static let first = UIFocusHeading(rawValue: 256)
  /// The direction to the last item of the group.
  public static let last = UIFocusHeading(rawValue: 512)

  var isArrow: Bool { [.up, .down, .left, .right].contains(self) }
}

/// A movement of the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that had the focus before; nil for none.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that gets the focus; nil for none.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction; empty if no key moves the focus.
  open private(set) var focusHeading: UIFocusHeading

  init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
  }

  package init(_ other: UIFocusUpdateContext) {
    previouslyFocusedItem = other.previouslyFocusedItem
    nextFocusedItem = other.nextFocusedItem
    focusHeading = other.focusHeading
  }

  /// The view that has the focus before, or holds what has.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem?.view }
  /// The view that gets the focus, or holds what gets it.
  open var nextFocusedView: UIView? { nextFocusedItem?.view }

  /// An item that stood for a view was made.
  func nextItemWasMade(_ item: any UIFocusItem) { nextFocusedItem = item }
}

extension UIFocusEnvironment {
  /// The environment itself if it is a view; nil otherwise.
  fileprivate var view: UIView? { self as? UIView }
}
