// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIFocusSystem {
  func handle(_ code: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) {
    let extends = modifiers.contains(.shift)
    switch code {
    case .keyboardLeftArrow: move(.left, extendingSelection: extends)
    case .keyboardRightArrow: move(.right, extendingSelection: extends)
    case .keyboardUpArrow: move(.up, extendingSelection: extends)
    case .keyboardDownArrow: move(.down, extendingSelection: extends)
    case .keyboardTab: move(modifiers.contains(.shift) ? .previous : .next)
    case .keyboardHome: move(.first)
    case .keyboardEnd: move(.last)
    case .keyboardReturnOrEnter where modifiers.contains(.control): openContextMenu()
    case .keyboardReturnOrEnter:
      guard let item = target as? any DeferredFocusItem else { return }
      (item.holder as? any FocusItemSource)?.activate(item)
    default: break
    }
  }

  /// Opens the context menu of what has the focus, or of the innermost view around it that has one
  /// (interaction rule FC-17).
  private func openContextMenu() {
    guard let frame = target?.frameInWindow else { return }
    var ancestor = target?.viewInFocus
    while let view = ancestor {
      let location = view.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil)
      for case let menu as any MenuOpening in view.interactions
      where menu.openMenu(at: location) { return }
      ancestor = view.superview
    }
  }

  /// Moves the focus as an arrow key does; with Shift the items on the way are selected (interaction
  /// rule TS-5).
  private func move(_ heading: UIFocusHeading, extendingSelection: Bool) {
    let previous = target as? any DeferredFocusItem
    move(heading)
    guard extendingSelection, let next = target as? any DeferredFocusItem, next !== previous,
      next.holder === previous?.holder
    else { return }
    (next.holder as? any FocusItemSource)?.extendSelection(to: next)
  }

  /// Moves the focus in a direction; without one the first group gets it.
  func move(_ heading: UIFocusHeading) {
    guard let window else { return }
    updateFocusIfNeeded()
    let groups = FocusGroup.all(in: window)
    let found =
      if let current = target {
        item(from: current, heading, groups, in: window)
      } else {
        item(after: nil, isBackward: heading == .previous, groups, in: window)
      }
    guard let found, move(to: found, heading: heading) else { return fail(heading) }
  }

  private func item(
    from current: any UIFocusItem, _ heading: UIFocusHeading, _ groups: [FocusGroup],
    in window: UIWindow
  ) -> (any UIFocusItem)? {
    guard let view = current.viewInFocus else { return nil }
    let key = FocusGroup.key(of: view)
    if heading == .next || heading == .previous {
      return item(after: key, isBackward: heading == .previous, groups, in: window)
    }
    guard let group = groups.first(where: { $0.key == key }) else { return nil }
    if heading.isArrow { return neighbour(of: current, heading, in: group) }
    return endItem(of: group, isLast: heading == .last)
  }

  // MARK: Groups

  /// The primary item of the group after another one, cyclically (interaction rule FC-6).
  private func item(
    after key: AnyHashable?, isBackward: Bool, _ groups: [FocusGroup], in window: UIWindow
  ) -> (any UIFocusItem)? {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let primaries = groups.compactMap { group in
      group.primaryItem(self, isMirrored).map { (key: group.key, candidate: $0) }
    }
    let order = ReadingOrder.indices(of: primaries.map(\.candidate.frame), isMirrored)
    guard let first = isBackward ? order.last : order.first else { return nil }
    guard let key, let index = order.firstIndex(where: { primaries[$0].key == key }) else {
      return primaries[first].candidate.item
    }
    guard order.count > 1 else { return nil }
    let next = (index + (isBackward ? order.count - 1 : 1)) % order.count
    return primaries[order[next]].candidate.item
  }

  private func endItem(of group: FocusGroup, isLast: Bool) -> (any UIFocusItem)? {
    if group.roots.count == 1, let source = group.roots[0] as? any FocusItemSource {
      return source.endFocusItem(isLast: isLast)
    }
    let all = group.candidates([]) { root in
      (root as? UIScrollView)?.contentRect ?? root.bounds.insetBy(dx: -1e6, dy: -1e6)
    }
    let isMirrored = group.roots.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let order = ReadingOrder.indices(of: all.map(\.frame), isMirrored)
    return (isLast ? order.last : order.first).map { all[$0].item }
  }

  // MARK: Arrow keys

  /// Returns the item in a group that an arrow key leads to: looked for in what is visible, then in
  /// as much again in the direction, then to the end of the contents (interaction rule FC-16).
  private func neighbour(
    of current: any UIFocusItem, _ heading: UIFocusHeading, in group: FocusGroup
  ) -> (any UIFocusItem)? {
    guard let start = current.frameInWindow else { return nil }
    let search = FocusSearch(
      start: start, heading: heading,
      isMirrored: group.roots.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for reach in Reach.allCases {
      var candidates = group.candidates(heading) { reach.rect(of: $0, heading, around: current) }
      candidates.removeAll { $0.item === current || Self.shown($0.item) === Self.shown(current) }
      let guides = group.roots.flatMap(\.focusGuides)
      let rects = candidates.map(\.frame) + guides.map(\.frameInWindow)
      guard let best = search.best(among: rects) else { continue }
      if best < candidates.count { return candidates[best].item }
      return item(of: guides[best - candidates.count])
    }
    return nil
  }

  private func item(of guide: UIFocusGuide) -> (any UIFocusItem)? {
    for environment in guide.preferredFocusEnvironments ?? [] {
      if let item = preferredItem(in: environment) { return item }
    }
    return nil
  }

  private enum Reach: CaseIterable {
    case visible, beside, end

    /// The part of a root that is searched, in its coordinates.
    @MainActor
    func rect(
      of root: UIView, _ heading: UIFocusHeading, around current: any UIFocusItem
    ) -> CGRect {
      let visible = FocusGroup.visibleRect(of: root)
      guard let scrollView = root as? UIScrollView, self != .visible else { return visible }
      let content = scrollView.contentRect.union(visible)
      let (x, y) =
        self == .beside
        ? (visible.width, visible.height) : (content.width, content.height)
      var rect = visible
      switch heading {
      case .left: (rect.origin.x, rect.size.width) = (rect.minX - x, rect.width + x)
      case .right: rect.size.width += x
      case .up: (rect.origin.y, rect.size.height) = (rect.minY - y, rect.height + y)
      default: rect.size.height += y
      }
      return rect
    }
  }

  // MARK: Preferences

  /// The first item that environments prefer, depth first (interaction rule FC-9).
  func preferredItem(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var known: Set<ObjectIdentifier> = []
    func search(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
      guard known.insert(ObjectIdentifier(environment)).inserted else { return nil }
      for preferred in environment.preferredFocusEnvironments {
        if let item = search(preferred) { return item }
      }
      if let item = environment as? any UIFocusItem, item.canBecomeFocused {
        return Self.standIn(for: item)
      }
      guard let view = environment as? UIView else { return nil }
      return primaryItem(in: view)
    }
    return search(environment)
  }

  /// The best item in a view: its own group's, else that of the first group inside.
  private func primaryItem(in view: UIView) -> (any UIFocusItem)? {
    guard let window else { return nil }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = FocusGroup(key: FocusGroup.key(of: view), roots: [view])
    if let primary = own.primaryItem(self, isMirrored) { return primary.item }
    let inner = FocusGroup.all(in: window).filter { group in
      group.roots.allSatisfy { $0 !== view && $0.isDescendant(of: view) }
    }
    return inner.firstNonNil { $0.primaryItem(self, isMirrored)?.item }
  }

  /// Returns the focus item of a cell in its collection view; other items stand for themselves.
  private static func standIn(for item: any UIFocusItem) -> any UIFocusItem {
    var view = (item as? UIView)?.superview
    while let current = view {
      if let source = current as? any FocusItemSource, let known = source.standIn(for: item) {
        return known
      }
      view = current.superview
    }
    return item
  }
}

extension UIScrollView {
  /// The rectangle of the contents, in the view's coordinates.
  fileprivate var contentRect: CGRect { CGRect(origin: .zero, size: contentSize) }
}

extension UILayoutGuide {
  fileprivate var frameInWindow: CGRect {
    owningView?.convert(layoutFrame, to: nil as UIView?) ?? .null
  }
}
