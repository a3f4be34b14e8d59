// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionView
import Foundation
import Geometry
import Interactions
import SeededRandom
import TableView
import Views

/// One of the two views of a history, with the plain model that it is compared with: the data, what
/// is selected and highlighted, and the calls that were not balanced yet.
///
/// Items are numbers that no other item of the history has. What is asked of a delegate is answered
/// by the number, so that a history is the same each time.
@MainActor
class HistorySide: NSObject {
  let name: String
  unowned let history: InputHistory
  var sections: [[Int]]
  /// The selected items, in the order of selection.
  var selected: [Int] = []
  /// The item that a touch highlights.
  var highlighted: Int?
  /// The item that has the focus, as the delegate knows it.
  var focused: Int?
  /// The item that a batch of this step left the focus, and no batch takes it from (interaction rule
  /// FC-21).
  var keptFocus: Int?
  var calls = CallBalance()

  /// What drops do, and how they are shown.
  var dropOperation = UIDropOperation.copy
  var dropIntent = 1
  var dropKind = 0
  var placeholders: [any UIDragAnimating] = []

  init(_ name: String, _ sections: [[Int]], in history: InputHistory) {
    self.name = name
    self.sections = sections
    self.history = history
  }

  // MARK: The view

  var view: UIScrollView { fatalError("a subclass has it") }
  /// Whether the contents' size depends on what was measured.
  var estimates: Bool { false }
  var hasActiveDrag: Bool { fatalError("a subclass has it") }
  var hasActiveDrop: Bool { fatalError("a subclass has it") }
  var shownCounts: [Int] { fatalError("a subclass has it") }
  var selectedPaths: [IndexPath] { fatalError("a subclass has it") }
  var cells: [(path: IndexPath, cell: UIView, state: CellState)] {
    fatalError("a subclass has it")
  }
  var menu: UIContextMenuInteraction? { fatalError("a subclass has it") }
  var allowsSeveral: Bool {
    get { fatalError("a subclass has it") }
    set { _ = newValue }
  }
  var edits: Bool {
    get { fatalError("a subclass has it") }
    set { _ = newValue }
  }
  func reloadData() {}
  func make(_ batch: Batch) {}
  func select(_ path: IndexPath) {}
  func deselect(_ path: IndexPath) {}
  func reconfigure(_ path: IndexPath) {}
  func toggleDragDelegate() {}
  /// Exchanges a placeholder for an item, or takes it away.
  func settle(_ placeholder: any UIDragAnimating, commits: Bool) {}
  /// A new side whose view was made for the same data, and selects the same.
  func makeFresh() -> HistorySide { fatalError("a subclass has it") }

  // MARK: The model

  func item(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].indices.contains(path.item)
    else {
      history.fail("\(name): a path that the data do not have, \(path)")
      return nil
    }
    return sections[path.section][path.item]
  }

  func path(of item: Int) -> IndexPath? {
    for (section, items) in sections.enumerated() {
      if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].indices.map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Updates

  /// Makes a batch, whose changes the model makes, too.
  func update(_ batch: Batch, isAnimated: Bool = true) {
    if isAnimated { make(batch) } else { UIView.performWithoutAnimation { make(batch) } }
  }

  /// The data change, in the batch.
  func apply(_ batch: Batch) {
    sections = batch.after
    let lost = batch.lost
    selected.removeAll { lost.contains($0) || batch.reloaded.contains($0) }
    // A highlight ends silently with its item (behaviour rule SL-13).
    if let highlighted, lost.contains(highlighted) { self.highlighted = nil }
    keptFocus = nil
    guard let focused else { return }
    if lost.contains(focused) { self.focused = nil } else { keptFocus = focused }
  }

  func reload(_ sections: [[Int]]) {
    self.sections = sections
    selected = []
    highlighted = nil
    (focused, keptFocus) = (nil, nil)
    placeholders = []
    reloadData()
  }

  /// What the view does silently when editing begins or ends (behaviour rules SL-11 and TV-21).
  func editingChanged(selects: Bool) { if !selects { selected = [] } }

  // MARK: Calls

  func mayHighlight(_ path: IndexPath) -> Bool { item(at: path).map { $0 % 11 != 10 } ?? false }

  func didHighlight(_ path: IndexPath) {
    if let highlighted { history.fail("\(name): highlights \(path) while \(highlighted) is") }
    highlighted = item(at: path)
  }

  func didUnhighlight(_ path: IndexPath) {
    let item = item(at: path)
    if item != highlighted {
      history.fail(
        "\(name): unhighlights \(item ?? -1), highlighted is \(highlighted ?? -1)")
    }
    highlighted = nil
  }

  func maySelect(_ path: IndexPath) -> Bool { item(at: path).map { $0 % 7 != 6 } ?? false }

  func didSelect(_ path: IndexPath) {
    guard let item = item(at: path) else { return }
    if !selected.contains(item) { selected.append(item) }
  }

  func didDeselect(_ path: IndexPath) {
    guard let item = item(at: path) else { return }
    if !selected.contains(item) {
      history.fail("\(name): deselects \(item), which is not selected")
    }
    selected.removeAll { $0 == item }
  }

  func didUpdateFocus(to path: IndexPath?) {
    let item = path.flatMap(item(at:))
    if let keptFocus, keptFocus != item {
      history.fail("\(name): a batch moves the focus from \(keptFocus) to \(item ?? -1)")
    }
    focused = item
  }

  func willDisplay(_ cell: UIView, _ path: IndexPath) {
    if let item = item(at: path), cell.tag != item {
      history.fail("\(name): displays \(cell.tag) at \(path), where \(item) is")
    }
    if !calls.displayed.insert(ObjectIdentifier(cell)).inserted {
      history.fail("\(name): displays \(cell.tag) twice")
    }
  }

  func didEndDisplaying(_ cell: UIView) {
    if calls.displayed.remove(ObjectIdentifier(cell)) == nil {
      history.fail("\(name): ends displaying \(cell.tag), which it does not display")
    }
  }

  func report(_ fault: String?) { if let fault { history.fail("\(name): \(fault)") } }

  // MARK: Drags

  func dragItems(at path: IndexPath) -> [UIDragItem] {
    guard let item = item(at: path), item % 5 != 4 else { return [] }
    return (0..<(item % 10 == 3 ? 2 : 1)).map { _ in
      let dragItem = UIDragItem(itemProvider: NSItemProvider(object: "\(item)" as NSString))
      dragItem.localObject = item
      return dragItem
    }
  }

  func addedItems(at path: IndexPath) -> [UIDragItem] {
    item(at: path).map { $0 % 2 == 0 } == true ? dragItems(at: path) : []
  }

  /// Inserts what was dropped, or moves what is the view's own, in one batch.
  ///
  /// - Returns: Where each comes to be, in the order of the items.
  func insertDropped(
    _ sources: [IndexPath?], at destination: IndexPath?, moves: Bool
  ) -> [IndexPath] {
    var batch = Batch(sections)
    let section = min(destination?.section ?? 0, sections.count - 1)
    let moved = moves ? sources.compactMap { $0 }.compactMap(item(at:)) : []
    // One that stands for two dragged items moves once.
    let own = moved.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
    for item in own { batch.remove(item) }
    var items: [Int] = []
    for source in sources {
      let item = source.flatMap { moves ? self.item(at: $0) : nil } ?? history.makeItem()
      if !items.contains(item) { items.append(item) }
    }
    let place = min(destination?.item ?? 0, batch.after[section].count)
    batch.after[section].insert(contentsOf: items, at: place)
    batch.finish(moving: own)
    update(batch)
    return sources.indices.map { index in
      path(of: items[min(index, items.count - 1)]) ?? IndexPath(item: 0, section: 0)
    }
  }

  /// A drop's destination is an item, or the end of a section.
  func checkDestination(_ path: IndexPath?) {
    guard let path else { return }
    if !sections.indices.contains(path.section) || path.item > sections[path.section].count {
      history.fail("\(name): something is dropped at \(path), which the data do not have")
    }
  }

  /// Where a drop inserts, as the data are now.
  func validDestination(_ path: IndexPath?) -> IndexPath {
    let section = min(path?.section ?? 0, sections.count - 1)
    return IndexPath(item: min(path?.item ?? 0, sections[section].count), section: section)
  }
}

/// What of a cell follows the model.
struct CellState: Equatable {
  var isSelected: Bool
  var isHighlighted: Bool
  var isFocused: Bool
  /// Whether a drag lifts the cell or carries it, or would drop something on it.
  var isDragged: Bool
  var isTargeted: Bool
}
