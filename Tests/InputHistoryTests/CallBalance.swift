// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The calls of a view that have a counterpart, which was not made yet. Each verb returns what is
/// wrong with a call.
struct CallBalance {
  private enum Drop: Hashable {
    case inside, outside
    case performed
  }

  var displayed: Set<ObjectIdentifier> = []
  private var drag: ObjectIdentifier?
  private var drop: (session: ObjectIdentifier, state: Drop)?
  private var menus: Set<ObjectIdentifier> = []
  private var isSelectingSeveral = false

  // MARK: Drags

  mutating func dragBegins(_ session: AnyObject) -> String? {
    defer { drag = ObjectIdentifier(session) }
    return drag == nil ? nil : "a drag begins in another"
  }

  mutating func dragEnds(_ session: AnyObject) -> String? {
    defer { drag = nil }
    return drag == nil || drag == ObjectIdentifier(session) ? nil : "another drag ends than began"
  }

  /// A delegate that is no more hears of no end (interaction section 8, row 24).
  mutating func forgetDrag() { drag = nil }

  mutating func dropEnters(_ session: AnyObject) -> String? {
    let previous = drop
    drop = (ObjectIdentifier(session), .inside)
    guard let previous else { return nil }
    return previous.session == ObjectIdentifier(session) && previous.state == .outside
      ? nil : "a drop enters that is inside, or before the end of another"
  }

  func dropUpdates(_ session: AnyObject) -> String? {
    isInside(session) ? nil : "a drop is updated outside"
  }

  mutating func dropExits(_ session: AnyObject) -> String? {
    guard isInside(session) else { return "a drop exits that is not inside" }
    drop?.state = .outside
    return nil
  }

  mutating func dropIsPerformed(_ session: AnyObject) -> String? {
    guard isInside(session) else { return "a drop is performed outside, or twice" }
    drop?.state = .performed
    return nil
  }

  mutating func dropEnds(_ session: AnyObject) -> String? {
    defer { drop = nil }
    return drop?.session == ObjectIdentifier(session) ? nil : "a drop ends that did not enter"
  }

  private func isInside(_ session: AnyObject) -> Bool {
    guard let drop else { return false }
    return drop.session == ObjectIdentifier(session) && drop.state == .inside
  }

  // MARK: Menus, ranges

  mutating func menuOpens(_ configuration: AnyObject) -> String? {
    menus.insert(ObjectIdentifier(configuration)).inserted ? nil : "a menu is displayed twice"
  }

  mutating func menuCloses(_ configuration: AnyObject) -> String? {
    menus.remove(ObjectIdentifier(configuration)) != nil
      ? nil : "a menu ends that was not displayed, or twice"
  }

  mutating func rangeBegins() -> String? {
    defer { isSelectingSeveral = true }
    return isSelectingSeveral ? "a selection of several begins in another" : nil
  }

  mutating func rangeEnds() -> String? {
    defer { isSelectingSeveral = false }
    return isSelectingSeveral ? nil : "a selection of several ends that did not begin"
  }

  // MARK: The end

  /// What was begun and not ended, other than displaying.
  var open: [String] {
    var result: [String] = []
    if drag != nil { result.append("a drag has no end") }
    if drop != nil { result.append("a drop has no end") }
    if !menus.isEmpty { result.append("a menu has no end") }
    if isSelectingSeveral { result.append("a selection of several has no end") }
    return result
  }
}
