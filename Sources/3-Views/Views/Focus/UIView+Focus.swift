// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The focus events that a view gets; most views get none.
struct FocusSettings {
  var effect: UIFocusEffect?
  var hasEffect = false
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}

@MainActor
package protocol FocusEffectSource: UIView {
  /// The effect that shows the focus unless a client sets one; nil for what the view does itself.
  var defaultFocusEffect: UIFocusEffect? { get }
}

/// A view whose items can have the focus though most of them have no view.
@MainActor
package protocol FocusItemSource: UIView {
  /// The item that gets the focus when the view's group does (interaction rule FC-8).
  var primaryFocusItem: (any UIFocusItem)? { get }
  func endFocusItem(isLast: Bool) -> (any UIFocusItem)?
  /// Returns the items that can have the focus and touch a rectangle, in the view's coordinates.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in which items are looked for, in the host's coordinates.
  ///   - heading: The direction of the movement that they are asked for.
  /// - Returns: The items, in no particular order.
  func focusItems(in rect: CGRect, heading: UIFocusHeading) -> [any UIFocusItem]
  func activate(_ item: any UIFocusItem)
  /// Selects the items up to one that the focus came to, where several can be selected.
  func extendSelection(to item: any UIFocusItem)
  /// Called when another group got the focus, or the view's own did.
  ///
  /// - Parameter isElsewhere: Whether something has the focus that is not in the view's group.
  func focusMoved(isElsewhere: Bool)
  /// Returns what stands for a view in it; nil for one that stands for itself.
  func standIn(for item: any UIFocusItem) -> (any UIFocusItem)?
}

/// An item that stands for a view which may not be there.
@MainActor
package protocol DeferredFocusItem: UIFocusItem {
  var shownItem: (any UIFocusItem)? { get }
  func reveal()
  func focusChanged(_ isFocused: Bool)
  /// Called after all environments were notified that the item got the focus.
  func focusSettled()
  var holder: UIView? { get }
  var indexPath: IndexPath { get }
  /// Whether the item gets the focus before others of its group, as a selected one does.
  var isPrioritized: Bool { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The view, as the space of its own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The view, as the container of those in it.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The controller whose view it is, else the superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

  /// The effect that shows the view's focus: at first a line around it; nil for nothing. Cells with
  /// a background configuration have none and show the focus by their background.
  public var focusEffect: UIFocusEffect? {
    get {
      if let focusSettings, focusSettings.hasEffect { return focusSettings.effect }
      if let view = self as? any FocusEffectSource { return view.defaultFocusEffect }
      return UIFocusHaloEffect()
    }
    set { changeFocusSettings { ($0.effect, $0.hasEffect) = (newValue, true) } }
  }
  /// The group that the view and what is in it belong to; nil for that of the superview. Scroll views
  /// are groups of their own (interaction rule FC-5).
  public var focusGroupIdentifier: String? {
    get { focusSettings?.group }
    set { changeFocusSettings { $0.group = newValue } }
  }
  /// The priority of the view when its group gets the focus; `ignored` at first.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusSettings?.priority ?? .ignored }
    set { changeFocusSettings { $0.priority = newValue } }
  }
  /// Requests a focus update, if the focus is in the view.
  public func setNeedsFocusUpdate() { root?.focus?.lookAgain(in: self) }
  /// Updates the focus now, if an update was requested.
  public func updateFocusIfNeeded() { root?.focus?.updateFocusIfNeeded() }

  /// The views inside that can have the focus, as far as they belong to the same group.
  package var focusableViews: [UIView] {
    var views: [UIView] = []
    let usable = (self as? UIWindow)?.usableChildren ?? children
    for child in usable where child.takesPartInFocus {
      if child.startsFocusGroup { continue }
      if child.canBecomeFocused {
        views.append(child)
      } else {
        views += child.focusableViews
      }
    }
    return views
  }

  var focusGuides: [UIFocusGuide] {
    var guides = (autoLayout?.guides ?? []).compactMap { $0 as? UIFocusGuide }
      .filter { $0.isEnabled && !($0.preferredFocusEnvironments ?? []).isEmpty }
    for child in children where child.takesPartInFocus && !child.startsFocusGroup {
      guides += child.focusGuides
    }
    return guides
  }

  var takesPartInFocus: Bool { !isHidden && alpha > 0 && isUserInteractionEnabled }

  /// Whether what is inside belongs to another group than what is around (interaction rule FC-5).
  var startsFocusGroup: Bool { self is UIScrollView || focusGroupIdentifier != nil }

  func changeFocusSettings(_ change: (inout FocusSettings) -> Void) {
    var settings = focusSettings ?? FocusSettings()
    change(&settings)
    focusSettings = settings
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of what is seen of the contents: that of the view without its adjusted insets.
  public var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}

extension UIViewController: UIFocusEnvironment {
  /// The container of focus items: the view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The superview of the view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    next as? any UIFocusEnvironment
  }
}
