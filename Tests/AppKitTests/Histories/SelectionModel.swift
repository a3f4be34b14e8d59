// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// What of a collection view's items is selected: appkit rules MS-1 to MS-10, MK-2 and MZ-13 over
/// identifiers of items, which need no renumbering.
struct SelectionModel {
  /// What the mouse is doing.
  struct Gesture {
    enum Kind {
      case item(Int, wasSelected: Bool)
      case rectangle
      case over
    }
    var kind: Kind
    var start: NSPoint
    var toggles: Bool
    /// What was selected at the beginning.
    var selection: Set<Int>
    var isDragged = false
    /// What is highlighted, and selected and deselected at the end.
    var selects: Set<Int> = []
    var deselects: Set<Int> = []
  }

  /// The selected items, in the order in which they were selected.
  var selected: [Int] = []
  var isSelectable = true
  var allowsMultiple = false
  var allowsEmpty = true
  /// Whether the delegate refuses some items.
  var isStrict = false
  var gesture: Gesture?

  func mayBeHighlighted(_ item: Int) -> Bool { !isStrict || item % 9 != 4 }
  func maySelect(_ item: Int) -> Bool { !isStrict || item % 9 != 5 }
  func mayDeselect(_ item: Int) -> Bool { !isStrict || item % 9 != 6 }

  // MARK: Data

  /// Forgets items that are gone.
  mutating func forget(_ gone: Set<Int>) {
    selected.removeAll(where: gone.contains)
    guard var gesture else { return }
    gesture.selection.subtract(gone)
    gesture.selects.subtract(gone)
    gesture.deselects.subtract(gone)
    if case .item(let item, _) = gesture.kind, gone.contains(item) {
      gesture.kind = .over
      (gesture.selects, gesture.deselects) = ([], [])
    }
    self.gesture = gesture
  }

  /// All data are loaded again.
  mutating func reset() {
    selected = []
    guard var gesture else { return }
    (gesture.selection, gesture.selects, gesture.deselects) = ([], [], [])
    if case .item = gesture.kind { gesture.kind = .over }
    self.gesture = gesture
  }

  // MARK: The program

  mutating func replace(by items: Set<Int>, in order: [Int]) {
    let old = Set(selected)
    selected.removeAll { !items.contains($0) }
    selected += order.filter { items.contains($0) && !old.contains($0) }
  }

  mutating func setSelectable(_ value: Bool) {
    if isSelectable, !value { selected = [] }
    isSelectable = value
  }

  mutating func setMultiple(_ value: Bool, in order: [Int]) {
    if allowsMultiple, !value, let first = order.first(where: selected.contains) {
      selected = [first]
    }
    allowsMultiple = value
  }

  mutating func selectAll(in order: [Int]) {
    guard isSelectable, allowsMultiple else { return }
    selected += order.filter { !selected.contains($0) && maySelect($0) }
  }

  mutating func deselectAll() {
    guard isSelectable else { return }
    selected.removeAll(where: mayDeselect)
  }

  // MARK: The mouse

  /// Begins a click or a rectangle; nil for empty ground.
  mutating func press(_ item: Int?, at point: NSPoint, _ modifiers: NSEvent.ModifierFlags) {
    guard isSelectable else { return }
    let old = Set(selected)
    guard let item else {
      gesture = Gesture(
        kind: .rectangle, start: point,
        toggles: !modifiers.isDisjoint(with: [.command, .shift]), selection: old)
      return
    }
    let toggles = modifiers.contains(.command) || modifiers.contains(.shift) && allowsMultiple
    let isSelected = old.contains(item)
    var gesture = Gesture(
      kind: .item(item, wasSelected: isSelected), start: point, toggles: toggles, selection: old)
    switch (toggles, isSelected) {
    case (false, true): break
    case (true, true): if allowsEmpty || old.count > 1 { gesture.deselects = [item] }
    case (_, false):
      gesture.selects = [item]
      if !toggles || !allowsMultiple { gesture.deselects = old }
    }
    gesture.selects = gesture.selects.filter(mayBeHighlighted)
    gesture.deselects = gesture.deselects.filter(mayBeHighlighted)
    self.gesture = gesture
  }

  /// The mouse moved.
  ///
  /// - Returns: The item that is now dragged, if the delegate lets it; nil for none.
  mutating func move(to point: NSPoint, in order: [Int]) -> Int? {
    guard isSelectable, var gesture else { return nil }
    let begins =
      !gesture.isDragged && hypot(point.x - gesture.start.x, point.y - gesture.start.y) > 3
    if begins { gesture.isDragged = true }
    self.gesture = gesture
    guard begins, case .item(let item, _) = gesture.kind else { return nil }
    return item
  }

  /// An item is going to be dragged: it is selected first.
  mutating func beginDrag(of item: Int, in order: [Int]) -> Set<Int> {
    guard var gesture else { return [] }
    if !selected.contains(item) {
      finish(gesture.selects, gesture.deselects, asksForSingle: true, in: order)
    }
    (gesture.selects, gesture.deselects) = ([], [])
    self.gesture = gesture
    return selected.contains(item) ? Set(selected) : [item]
  }

  /// The rectangle is over some items.
  mutating func rectangle(over items: Set<Int>) {
    guard isSelectable, allowsMultiple, var gesture, gesture.isDragged,
      case .rectangle = gesture.kind
    else { return }
    let old = gesture.selection
    gesture.selects = items.subtracting(old).filter(mayBeHighlighted)
    gesture.deselects = (gesture.toggles ? items.intersection(old) : old.subtracting(items))
      .filter(mayBeHighlighted)
    self.gesture = gesture
  }

  /// The button is up.
  mutating func release(in order: [Int]) {
    guard let gesture else { return }
    self.gesture = nil
    guard isSelectable else { return }
    var (selects, deselects) = (gesture.selects, gesture.deselects)
    var asksForSingle = false
    switch gesture.kind {
    case .item(let item, let wasSelected):
      asksForSingle = true
      if wasSelected, !gesture.toggles, !gesture.isDragged {
        deselects = gesture.selection.subtracting([item])
      }
    case .rectangle:
      if !gesture.isDragged {
        if !gesture.toggles { deselects = gesture.selection }
      } else if !allowsMultiple {
        selects = []
      }
    case .over: break
    }
    finish(selects, deselects, asksForSingle: asksForSingle, in: order)
  }

  // MARK: Keys

  /// An arrow led to an item.
  mutating func arrow(to item: Int, extends: Bool, in order: [Int]) {
    let old = Set(selected)
    let adds = extends && allowsMultiple
    finish(
      Set([item]).subtracting(old).filter(mayBeHighlighted),
      (adds ? [] : old.subtracting([item])).filter(mayBeHighlighted), asksForSingle: true, in: order
    )
  }

  private mutating func finish(
    _ selects: Set<Int>, _ deselects: Set<Int>, asksForSingle: Bool, in order: [Int]
  ) {
    let old = Set(selected)
    let proposed = selects.subtracting(old)
    let added = proposed.filter(maySelect)
    var removed = deselects.intersection(old).filter(mayDeselect)
    if !allowsMultiple, asksForSingle, !proposed.isEmpty, added.isEmpty { removed = [] }
    if !allowsEmpty, old.union(added).subtracting(removed).isEmpty { removed = [] }
    replace(by: old.union(added).subtracting(removed), in: order)
  }
}
