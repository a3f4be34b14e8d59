// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import RandomHistories
import SeededRandom

@testable import CollectionEngine
@testable import TableView
@testable import Views

/// A random history of a table whose data source, delegate and cells act when they are called.
@MainActor
final class ActingTableHistory {
  private var random: SplitMix64
  private let tell: (String) -> Void
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UITableView
  private var source: ActingRows?
  private var numbers = RandomItems()
  private(set) var steps: [String] = []
  private(set) var fault: String?
  /// How many actions callbacks may still make in this step.
  private var budget = 0
  /// Whether an action is under way, in which others may follow.
  private var depth = 0
  private var isTouching = false

  init(seed: UInt64, tell: @escaping (String) -> Void = { _ in }) {
    random = SplitMix64(seed: seed)
    self.tell = tell
    window.traitOverrides.displayScale = 2
    window.traitOverrides.design = HistorySeeds.choice(InterfaceDesign.allCases, of: seed)
    window.scrollsOverTime = random.once(in: 2)
    view = UITableView(frame: window.bounds, style: random.once(in: 3) ? .grouped : .plain)
    view.register(ActingRow.self, forCellReuseIdentifier: "row")
    let source = ActingRows([])
    source.rows = makeItems()
    if random.once(in: 2) { source.height = { CGFloat(30 + $0 % 4 * 10) } }
    source.hasTitles = random.once(in: 3)
    self.source = source
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    view.allowsMultipleSelection = random.once(in: 2)
    if random.once(in: 3) { view.dragDelegate = source }
    if random.once(in: 2) { view.dropDelegate = source }
    source.canMove = random.once(in: 2)
    source.intent = random.pick([
      .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
    ])
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    source.act = { [weak self] callback in self?.happened(callback) }
    ActingRow.maker = source
  }

  // MARK: Steps

  func run(steps count: Int) {
    for _ in 0..<count {
      budget = random.pick([0, 1, 1, 2, 4])
      step()
      if fault != nil { return }
      if random.once(in: 4) {
        rest()
        if fault != nil { return }
      }
    }
    rest()
    source?.act = { _ in }
  }

  private func note(_ text: String) {
    let line = String(repeating: "  ", count: depth) + text
    steps.append(line)
    tell(line)
  }

  /// Something from outside.
  private func step() {
    switch random.next(below: 17) {
    case 0, 1:
      note("advance")
      window.advance(to: window.currentTime + Double(random.next(below: 5)) / 10)
    case 2:
      let point = randomPoint()
      note("touch \(point)")
      if isTouching { window.endTouch() }
      window.beginTouch(at: point)
      isTouching = true
    case 3:
      note("end of the touch")
      if isTouching { window.endTouch() }
      isTouching = false
    case 4:
      note("tap")
      if isTouching { window.endTouch() }
      isTouching = false
      window.tap(at: randomPoint())
    case 5:
      let offset = randomOffset()
      let velocity = CGFloat(random.next(below: 5)) - 2
      note("drag to \(offset.y) at \(velocity)")
      view.drag(lettingGoAt: offset, velocity: CGPoint(x: 0, y: velocity))
    case 6:
      note("layout")
      window.layoutIfNeeded()
    case 7, 8:
      let point = randomPoint()
      note("movement of the touch to \(point)")
      if isTouching { window.moveTouch(to: point) }
    case 9:
      // Half of them at the trailing edge, where rows have their reorder controls.
      var point = randomPoint()
      if random.once(in: 2) { point.x = 285 }
      note("long press at \(point)")
      if isTouching { window.endTouch() }
      window.longPress(at: point, duration: 0.5)
      isTouching = true
      if random.once(in: 2) {
        note("drag")
        for _ in 0..<3 { window.moveTouch(to: randomPoint()) }
      }
    case 10, 11: swipe()
    default: action()
    }
  }

  /// Swipes a row, and ends the touch or not.
  private func swipe() {
    let (start, way) = (randomPoint(), CGFloat(random.pick([-250, -90, -40, 60])))
    note("swipe from \(start) by \(way)")
    if isTouching { window.endTouch() }
    window.beginTouch(at: start)
    for part in 1...4 {
      window.advance(to: window.currentTime + 1.0 / 60)
      window.moveTouch(to: CGPoint(x: start.x + way * CGFloat(part) / 4, y: start.y))
    }
    isTouching = random.once(in: 4)
    if !isTouching { window.endTouch() }
  }

  private func randomPoint() -> CGPoint {
    CGPoint(x: 5 + random.next(below: 290), y: 5 + random.next(below: 390))
  }

  private func happened(_ callback: ActingCallback) {
    guard budget > 0, depth < 4, random.once(in: callback.isSeldom ? 2 : 8) else { return }
    budget -= 1
    depth += 1
    note("in \(callback)")
    action()
    depth -= 1
  }

  // MARK: Actions

  private var mayUpdate: Bool {
    source != nil && !view.engine.isLayingOut && !view.engine.isPreparing
      && !view.engine.hasUncommittedUpdates
  }

  private func action() {
    guard let source else { return }
    switch random.next(below: 16) {
    case 0:
      source.rows = makeItems()
      note("reload with \(source.rows.map(\.count))")
      view.reloadData()
    case 1, 2: updateItems()
    case 3:
      let offset = randomOffset()
      note("offset \(offset.y)")
      view.contentOffset = offset
    case 4:
      guard let path = randomPath() else { return }
      let animated = random.once(in: 3)
      note("scroll to \(path)\(animated ? " animated" : "")")
      view.scrollToRow(
        at: path, at: random.pick([.top, .bottom, .middle]), animated: animated)
    case 5:
      let size = random.pick([
        CGSize(width: 300, height: 400), CGSize(width: 200, height: 300),
        CGSize(width: 300, height: 150),
      ])
      note("size \(size)")
      view.frame.size = size
    case 6:
      note("edit")
      view.setEditing(!view.isEditing, animated: random.once(in: 2))
    case 7:
      guard let path = randomPath() else { return }
      note("select \(path)")
      view.selectRow(
        at: path, animated: false, scrollPosition: random.once(in: 3) ? .top : .none)
    case 8:
      guard let path = view.indexPathsForSelectedRows?.first else { return }
      note("deselect \(path)")
      view.deselectRow(at: path, animated: false)
    case 9:
      guard let path = randomPath() else { return }
      note("measure \(path)")
      let cell = view.dequeueReusableCell(withIdentifier: "row", for: path)
      _ = cell.sizeThatFits(CGSize(width: 50, height: 50))
    case 10:
      note("row height")
      view.rowHeight = CGFloat(30 + random.next(below: 3) * 10)
    case 11:
      note("lay out")
      view.layoutIfNeeded()
    case 12: ask()
    case 13:
      if view.superview == nil {
        note("into the window")
        window.addSubview(view)
      } else if random.once(in: 2) {
        note("out of the window")
        view.removeFromSuperview()
      }
    case 14:
      guard mayUpdate, let path = randomPath() else { return }
      note("reconfigure \(path)")
      view.reconfigureRows(at: [path])
    default:
      guard random.once(in: 6) else { return }
      note("release of the data source")
      self.source = nil
    }
  }

  private func ask() {
    note("ask")
    for path in view.indexPathsForVisibleRows ?? [] {
      _ = view.cellForRow(at: path)
    }
    for section in 0..<view.numberOfSections { _ = view.numberOfRows(inSection: section) }
    _ = view.indexPathForRow(at: CGPoint(x: 10, y: view.contentOffset.y + 10))
    if let path = randomPath() {
      _ = view.rectForRow(at: path)
      _ = view.cellForRow(at: path)
    }
    _ = view.contentSize
  }

  /// Inserts, deletes, moves and reloads items in a batch.
  private func updateItems() {
    guard mayUpdate else { return }
    let completes = random.once(in: 2)
    note("batch")
    let animation = random.pick([UITableView.RowAnimation.automatic, .fade, .left, .none])
    view.performBatchUpdates({ [self] in
      guard let source else { return }
      for section in source.rows.indices {
        let changes = numbers.changes(of: source.rows[section], using: &random)
        func paths(_ items: [Int]) -> [IndexPath] {
          items.map { IndexPath(item: $0, section: section) }
        }
        view.deleteRows(at: paths(changes.deleted), with: animation)
        view.reloadRows(at: paths(changes.reloaded), with: animation)
        view.insertRows(at: paths(changes.inserted), with: animation)
        source.rows[section] = changes.items
      }
    }) { [weak self] _ in if completes { self?.happened(.completion) } }
  }

  private func randomOffset() -> CGPoint {
    CGPoint(x: 0, y: random.next(below: max(1, Int(view.contentSize.height - view.bounds.height))))
  }

  /// An item of the data, which the view may not know yet.
  private func randomPath() -> IndexPath? {
    guard let source else { return nil }
    let filled = source.rows.indices.filter { !source.rows[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = random.pick(filled)
    let path = IndexPath(item: random.next(below: source.rows[section].count), section: section)
    guard view.numberOfSections > section, view.numberOfRows(inSection: section) > path.item else {
      return nil
    }
    return path
  }

  private func makeItems() -> [[Int]] { numbers.sections(using: &random) }

  // MARK: Comparing

  /// Lets everything come to rest, and compares the view with a fresh one over the same data.
  private func rest() {
    budget = 0
    note("rest")
    if isTouching { window.endTouch() }
    isTouching = false
    if view.superview == nil { window.addSubview(view) }
    view.setEditing(view.isEditing, animated: false)
    window.advance(to: window.currentTime + 3)
    // A data source that is gone is asked no more; its items stay until the data are loaded again.
    if source == nil { view.reloadData() }
    window.layoutIfNeeded()
    fault = source?.faults.first ?? difference()
  }

  private func difference() -> String? {
    let items = source?.rows ?? []
    if let source {
      let shown = Set(view.visibleCells.map { ObjectIdentifier($0) })
      guard source.displayed == shown else {
        return "\(source.displayed.count) cells are displayed, \(shown.count) are visible"
      }
    }
    guard (0..<view.numberOfSections).map(view.numberOfRows) == items.map(\.count) else {
      return "the counts are not \(items.map(\.count))"
    }
    let cells = view.subviews.compactMap { $0 as? ActingRow }.filter { !$0.isHidden }
    guard cells.count == view.visibleCells.count else {
      return "\(cells.count) cells are subviews, \(view.visibleCells.count) are visible"
    }
    if let cell = cells.first(where: \.isHighlighted) { return "\(cell.number) is highlighted" }
    if let cell = cells.first(where: { $0.alpha != 1 }) { return "\(cell.number) is not opaque" }
    if let cell = cells.first(where: { $0.configurationState.cellDragState != .none }) {
      return "\(cell.number) looks dragged"
    }
    if let cell = cells.first(where: \.configurationState.isReordering) {
      return "\(cell.number) looks moved"
    }
    if view.hasActiveDrag || view.hasActiveDrop { return "a drag does not end" }
    let selected = Set(view.indexPathsForSelectedRows ?? [])
    for path in selected where items[path.section].count <= path.item {
      return "\(path) is selected and does not exist"
    }
    for path in view.indexPathsForVisibleRows ?? []
    where view.cellForRow(at: path)?.isSelected != selected.contains(path) {
      return "the cell of \(path) looks otherwise selected than the item is"
    }
    let end = view.clamped(view.contentOffset)
    guard view.contentOffset == end else {
      return "it rests at \(view.contentOffset), beyond its end at \(end)"
    }
    let fresh = makeFresh(items)
    let (own, expected) = (appearance(view), appearance(fresh))
    guard own != expected else { return nil }
    return "it shows \(own), a fresh one \(expected)"
  }

  /// What a view shows: the size of its contents, and each item with its number and frame.
  private func appearance(_ view: UITableView) -> [String] {
    ["\(view.contentSize.compactDescription)"]
      + (view.indexPathsForVisibleRows ?? []).sorted().map { path in
        let cell = view.cellForRow(at: path) as? ActingRow
        return "\(path) \(cell?.number ?? 0) \(cell?.frame.compactDescription ?? "")"
      }
  }

  /// A view that was made for the data.
  private func makeFresh(_ items: [[Int]]) -> UITableView {
    let fresh = ActingRows(items)
    if let source { fresh.answer(like: source) }
    let other = UITableView(frame: view.frame, style: view.style)
    other.register(ActingRow.self, forCellReuseIdentifier: "row")
    other.rowHeight = view.rowHeight
    other.isEditing = view.isEditing
    other.dataSource = source == nil ? nil : fresh
    if source != nil { other.delegate = fresh }
    let design = self.window.traitCollection.design
    let window = UIWindow(frame: window.frame)
    window.traitOverrides.displayScale = 2
    window.traitOverrides.design = design
    window.addSubview(other)
    window.layoutIfNeeded()
    // Lengths of what was never visible are estimates.
    for table in [view, other] { measureAll(table) }
    other.contentOffset = view.contentOffset
    window.layoutIfNeeded()
    // The fresh source lives as long as it is asked.
    freshSource = fresh
    return other
  }

  private var freshSource: ActingRows?

  private func measureAll(_ table: UITableView) {
    let offset = table.contentOffset
    var y: CGFloat = 0
    while y <= table.contentSize.height {
      table.contentOffset.y = y
      y += 100
      table.layoutIfNeeded()
    }
    table.contentOffset = table.clamped(offset)
    table.layoutIfNeeded()
  }
}
