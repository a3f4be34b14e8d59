// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

/// Views among which arrow keys move the focus (interaction rule FC-5).
@MainActor
struct FocusGroup {
  let key: AnyHashable
  /// The views that the items are in: several if they share an identifier.
  var roots: [UIView]

  struct Candidate {
    let item: any UIFocusItem
    let frame: CGRect
  }

  static func key(of view: UIView) -> AnyHashable {
    var current = view
    while true {
      if let identifier = current.focusGroupIdentifier { return identifier }
      if current is UIScrollView { return ObjectIdentifier(current) }
      guard let parent = current.superview else { return ObjectIdentifier(current) }
      current = parent
    }
  }

  /// The groups in a window, from the outside in.
  static func all(in window: UIWindow) -> [FocusGroup] {
    var groups: [FocusGroup] = []
    func visit(_ view: UIView) {
      if view === window || view.startsFocusGroup {
        let key = key(of: view)
        if let index = groups.firstIndex(where: { $0.key == key }) {
          groups[index].roots.append(view)
        } else {
          groups.append(FocusGroup(key: key, roots: [view]))
        }
      }
      let children = view === window ? window.usableChildren : view.children
      for child in children where child.takesPartInFocus { visit(child) }
    }
    visit(window)
    return groups
  }

  /// The items in the parts of the group that rectangles select, one for each root.
  ///
  /// - Parameters:
  ///   - heading: The direction of the movement that they are asked for.
  ///   - rect: Returns which part of a root counts, in its coordinates.
  /// - Returns: The items, with where they are in the window.
  func candidates(
    _ heading: UIFocusHeading, in rect: (UIView) -> CGRect
  ) -> [Candidate] {
    roots.flatMap { root -> [Candidate] in
      let part = rect(root)
      var items: [any UIFocusItem] = []
      if let source = root as? any FocusItemSource {
        items = source.focusItems(in: part, heading: heading)
      } else {
        if root.canBecomeFocused, !(root is UIScrollView) { items.append(root) }
        items += root.focusItems(in: part)
      }
      return items.compactMap { item in
        item.frameInWindow.map { Candidate(item: item, frame: $0) }
      }
    }
  }

  /// The visible rectangle of a root, in its coordinates; everything of one that does not scroll.
  static func visibleRect(of root: UIView) -> CGRect {
    guard let scrollView = root as? UIScrollView else {
      return root.bounds.insetBy(dx: -1e6, dy: -1e6)
    }
    return scrollView.bounds.inset(by: scrollView.adjustedContentInset)
  }

  /// The item that gets the focus when the group does (interaction rules FC-7, FC-8).
  func primaryItem(_ system: UIFocusSystem, _ isMirrored: Bool) -> Candidate? {
    if roots.count == 1, let source = roots[0] as? any FocusItemSource {
      guard let item = source.primaryFocusItem, let frame = item.frameInWindow else { return nil }
      return Candidate(item: item, frame: frame)
    }
    let candidates = candidates([]) { Self.visibleRect(of: $0) }
    let index = PrimaryFocus.index(in: candidates.map(\.frame), isMirrored) {
      let item = candidates[$0].item
      return PrimaryFocus.priority(
        of: item,
        isSelected: (item as? any DeferredFocusItem)?.isPrioritized
          ?? (item as? UIControl)?.isSelected ?? false,
        wasLast: system.wasLast(item, in: key))
    }
    return index.map { candidates[$0] }
  }
}

/// The priority of an item when its group gets the focus (interaction rule FC-7).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number; more is more.
  public var rawValue: Int
  /// Creates a focus group priority from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a focus group priority from a number, without a label.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The priority of an item that gets the focus only if no other of the group does.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of a selected item.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  /// Returns whether one wants the focus less than another.
  public static func < (left: UIFocusGroupPriority, right: UIFocusGroupPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Chooses the item of a group that gets the focus when the group does (interaction rule FC-7).
@MainActor
package enum PrimaryFocus {
  package static func priority(
    of item: any UIFocusItem, isSelected: Bool, wasLast: Bool
  ) -> UIFocusGroupPriority {
    max(
      item.focusGroupPriority, isSelected ? .prioritized : .ignored,
      wasLast ? .previouslyFocused : .ignored)
  }

  /// Returns the place of the first of those that want it most, in reading order; nil without any.
  ///
  /// - Parameters:
  ///   - frames: Where the items are.
  ///   - isMirrored: Whether rows are read from right to left.
  ///   - priority: Returns how much the item at a place in the list wants the focus.
  /// - Returns: The place in the list.
  package static func index(
    in frames: [CGRect], _ isMirrored: Bool, priority: (Int) -> UIFocusGroupPriority
  ) -> Int? {
    // The first of the highest: `max` would return the last.
    var best: (priority: UIFocusGroupPriority, index: Int)?
    for index in ReadingOrder.indices(of: frames, isMirrored) {
      let priority = priority(index)
      if let best, best.priority >= priority { continue }
      best = (priority, index)
    }
    return best?.index
  }
}
