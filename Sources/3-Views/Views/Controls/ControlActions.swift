// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The actions of a control for its events, in the order in which they were added.
@MainActor
struct ControlActions {
  /// The target of an action. The control does not keep it alive.
  struct Target {
    /// Nil as well when the target is no more.
    weak var object: AnyObject?
    /// Whether an object of the responder chain is meant.
    let isInChain: Bool
    let action: Selector

    init(_ object: AnyObject?, _ action: Selector) {
      self.object = object
      isInChain = object == nil
      self.action = action
    }

    var isGone: Bool { object == nil && !isInChain }

    func isFor(_ other: AnyObject?) -> Bool { isInChain == (other == nil) && object === other }
  }

  enum Deed {
    case action(UIAction)
    case target(Target)
  }

  struct Entry {
    var events: UIControl.Event
    let deed: Deed
  }

  private(set) var entries: [Entry] = []

  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  var targets: [Target] {
    entries.compactMap {
      if case .target(let target) = $0.deed, !target.isGone { target } else { nil }
    }
  }

  // MARK: Closures

  /// One of the same name is replaced, at all its events.
  mutating func add(_ action: UIAction, at events: UIControl.Event) {
    entries.removeAll {
      if case .action(let other) = $0.deed {
        other.identifier == action.identifier && other !== action
      } else {
        false
      }
    }
    add(.action(action), at: events) { if case .action(action) = $0 { true } else { false } }
  }

  mutating func remove(_ identifier: UIAction.Identifier, at events: UIControl.Event) {
    remove(at: events) {
      if case .action(let action) = $0 { action.identifier == identifier } else { false }
    }
  }

  // MARK: Targets

  /// The same method of the same object is one entry; its events are united.
  mutating func add(_ target: Target, at events: UIControl.Event) {
    entries.removeAll { if case .target(let other) = $0.deed { other.isGone } else { false } }
    add(.target(target), at: events) {
      if case .target(let other) = $0 {
        other.isFor(target.object) && other.action == target.action
      } else {
        false
      }
    }
  }

  /// Without an object the entries of all are meant, without an action all of them.
  mutating func remove(_ object: AnyObject?, _ action: Selector?, at events: UIControl.Event) {
    remove(at: events) {
      guard case .target(let target) = $0 else { return false }
      return (object == nil || target.isFor(object)) && (action == nil || target.action == action)
    }
  }

  /// The actions of a target, nil for the responder chain, at one of some events.
  func actions(of object: AnyObject?, at events: UIControl.Event) -> [Selector] {
    entries.compactMap {
      guard case .target(let target) = $0.deed, target.isFor(object),
        !$0.events.isDisjoint(with: events)
      else { return nil }
      return target.action
    }
  }

  // MARK: Entries

  private mutating func add(
    _ deed: Deed, at events: UIControl.Event, where isSame: (Deed) -> Bool
  ) {
    guard let index = entries.firstIndex(where: { isSame($0.deed) }) else {
      return entries.append(Entry(events: events, deed: deed))
    }
    entries[index].events.formUnion(events)
  }

  private mutating func remove(at events: UIControl.Event, where isMeant: (Deed) -> Bool) {
    for index in entries.indices where isMeant(entries[index].deed) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}

@MainActor
struct ControlTracking {
  private(set) var isActive = false
  var isInside = false
  /// The event that the control is handling: the second argument of actions.
  var event: UIEvent?

  mutating func begin() {
    isActive = true
    isInside = true
  }

  mutating func end() {
    isActive = false
    isInside = false
  }
}
