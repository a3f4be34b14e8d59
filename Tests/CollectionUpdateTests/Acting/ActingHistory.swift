// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Interactions
import RandomHistories
import SeededRandom

@testable import CollectionEngine
@testable import CollectionView
@testable import Views

/// A random history of a collection view whose data source, delegate, layout and cells act when they
/// are called.
@MainActor
final class ActingHistory {
  private var random: SplitMix64
  private let tell: (String) -> Void
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let view: UICollectionView
  private var source: ActingSource?
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
    view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(ActingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = ActingSource([])
    source.items = makeItems()
    if random.once(in: 2) { source.height = { CGFloat(30 + $0 % 4 * 10) } }
    if random.once(in: 3) { source.headerHeight = 20 }
    self.source = source
    source.view = view
    view.collectionViewLayout = makeLayout()
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    if random.once(in: 3) { view.dragDelegate = source }
    if random.once(in: 2) { view.dropDelegate = source }
    if random.once(in: 3) { source.intent = .insertIntoDestinationIndexPath }
    view.reorderingCadence = random.pick([.immediate, .fast, .slow])
    view.allowsMultipleSelection = random.once(in: 2)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    source.act = { [weak self] callback, _ in self?.happened(callback) }
    ActingCell.maker = source
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
    source?.act = { _, _ in }
  }

  private func note(_ text: String) {
    let line = String(repeating: "  ", count: depth) + text
    steps.append(line)
    tell(line)
  }

  /// Something from outside.
  private func step() {
    switch random.next(below: 16) {
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
      let point = randomPoint()
      note("long press at \(point)")
      if isTouching { window.endTouch() }
      window.longPress(at: point, duration: 0.5)
      isTouching = true
    case 10: moveInteractively()
    default: action()
    }
  }

  private func randomPoint() -> CGPoint {
    CGPoint(x: 5 + random.next(below: 290), y: 5 + random.next(below: 390))
  }

  /// Begins, goes on with or ends a movement of an item that the program makes.
  private func moveInteractively() {
    switch random.next(below: 4) {
    case 0:
      guard mayUpdate, let path = randomPath() else { return }
      note("movement of \(path)")
      _ = view.beginInteractiveMovementForItem(at: path)
    case 1, 2:
      let point = randomPoint()
      note("movement to \(point)")
      view.updateInteractiveMovementTargetPosition(
        CGPoint(x: point.x, y: point.y + view.contentOffset.y))
    default:
      note("end of the movement")
      if random.once(in: 2) {
        view.endInteractiveMovement()
      } else {
        view.cancelInteractiveMovement()
      }
    }
  }

  private func happened(_ callback: ActingCallback) {
    guard budget > 0, depth < 4, random.once(in: 8) else { return }
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
      source.items = makeItems()
      note("reload with \(source.items.map(\.count))")
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
      view.scrollToItem(
        at: path, at: random.pick([.top, .bottom, .centeredVertically, .left]), animated: animated)
    case 5:
      let size = random.pick([
        CGSize(width: 300, height: 400), CGSize(width: 200, height: 300),
        CGSize(width: 300, height: 150),
      ])
      note("size \(size)")
      view.frame.size = size
    case 6:
      let (layout, animated) = (makeLayout(), random.once(in: 2))
      note("layout\(animated ? " animated" : "")")
      if random.once(in: 2) {
        view.setCollectionViewLayout(layout, animated: animated) { [weak self] _ in
          self?.happened(.completion)
        }
      } else {
        view.collectionViewLayout = layout
      }
    case 7:
      guard let path = randomPath() else { return }
      note("select \(path)")
      view.selectItem(
        at: path, animated: false, scrollPosition: random.once(in: 3) ? .top : [])
    case 8:
      guard let path = view.indexPathsForSelectedItems?.first else { return }
      note("deselect \(path)")
      view.deselectItem(at: path, animated: false)
    case 9:
      guard let path = randomPath() else { return }
      note("measure \(path)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      _ = cell.sizeThatFits(CGSize(width: 50, height: 50))
    case 10:
      note("invalidate")
      view.collectionViewLayout.invalidateLayout()
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
      view.reconfigureItems(at: [path])
    default:
      guard random.once(in: 6) else { return }
      note("release of the data source")
      self.source = nil
    }
  }

  private func ask() {
    note("ask")
    for path in view.indexPathsForVisibleItems {
      _ = view.cellForItem(at: path)
    }
    for section in 0..<view.numberOfSections { _ = view.numberOfItems(inSection: section) }
    _ = view.indexPathForItem(at: CGPoint(x: 10, y: view.contentOffset.y + 10))
    if let path = randomPath() {
      _ = view.layoutAttributesForItem(at: path)
      _ = view.cellForItem(at: path)
    }
    _ = view.contentSize
  }

  /// Inserts, deletes, moves and reloads items in a batch.
  private func updateItems() {
    guard mayUpdate else { return }
    let completes = random.once(in: 2)
    note("batch")
    view.performBatchUpdates({ [self] in
      guard let source else { return }
      for section in source.items.indices {
        let changes = numbers.changes(of: source.items[section], using: &random)
        func paths(_ items: [Int]) -> [IndexPath] {
          items.map { IndexPath(item: $0, section: section) }
        }
        view.deleteItems(at: paths(changes.deleted))
        view.reloadItems(at: paths(changes.reloaded))
        view.insertItems(at: paths(changes.inserted))
        source.items[section] = changes.items
      }
    }) { [weak self] _ in if completes { self?.happened(.completion) } }
  }

  private func randomOffset() -> CGPoint {
    CGPoint(x: 0, y: random.next(below: max(1, Int(view.contentSize.height - view.bounds.height))))
  }

  /// An item of the data, which the view may not know yet.
  private func randomPath() -> IndexPath? {
    guard let source else { return nil }
    let filled = source.items.indices.filter { !source.items[$0].isEmpty }
    guard !filled.isEmpty else { return nil }
    let section = random.pick(filled)
    let path = IndexPath(item: random.next(below: source.items[section].count), section: section)
    guard view.numberOfSections > section, view.numberOfItems(inSection: section) > path.item else {
      return nil
    }
    return path
  }

  private func makeItems() -> [[Int]] { numbers.sections(using: &random) }

  private static let behaviors: [[UICollectionLayoutSectionOrthogonalScrollingBehavior]] = [
    [.none], [.continuous, .none], [.groupPaging, .paging],
  ]

  private func makeLayout() -> UICollectionViewLayout {
    if random.once(in: 2), let source {
      return ActingSections(
        of: source,
        behaviors: random.pick(Self.behaviors),
        isEstimated: random.once(in: 3))
    }
    let layout = ActingLayout()
    layout.minimumLineSpacing = CGFloat(random.next(below: 3) * 5)
    if random.once(in: 3) { layout.estimatedItemSize = CGSize(width: 50, height: 40) }
    return layout
  }

  // MARK: Comparing

  /// Lets everything come to rest, and compares the view with a fresh one over the same data.
  private func rest() {
    budget = 0
    note("rest")
    if isTouching { window.endTouch() }
    isTouching = false
    view.cancelInteractiveMovement()
    if view.superview == nil { window.addSubview(view) }
    window.advance(to: window.currentTime + 3)
    // A data source that is gone is asked no more; its items stay until the data are loaded again.
    if source == nil { view.reloadData() }
    window.layoutIfNeeded()
    fault = source?.faults.first ?? difference()
  }

  private func difference() -> String? {
    let items = source?.items ?? []
    if let source {
      let shown = Set(view.visibleCells.map { ObjectIdentifier($0) })
      guard source.displayed == shown else {
        return "\(source.displayed.count) cells are displayed, \(shown.count) are visible"
      }
    }
    guard (0..<view.numberOfSections).map(view.numberOfItems) == items.map(\.count) else {
      return "the counts are not \(items.map(\.count))"
    }
    let cells = view.subviews.flatMap { [$0] + $0.subviews }
      .compactMap { $0 as? ActingCell }.filter { !$0.isHidden }
    guard cells.count == view.visibleCells.count else {
      return "\(cells.count) cells are subviews, \(view.visibleCells.count) are visible"
    }
    if let cell = cells.first(where: \.isHighlighted) { return "\(cell.number) is highlighted" }
    let selected = Set(view.indexPathsForSelectedItems ?? [])
    for path in selected where items[path.section].count <= path.item {
      return "\(path) is selected and does not exist"
    }
    if !view.allowsMultipleSelection, selected.count > 1 { return "\(selected) are selected" }
    for path in view.indexPathsForVisibleItems
    where view.cellForItem(at: path)?.isSelected != selected.contains(path) {
      return "the cell of \(path) looks otherwise selected than the item is"
    }
    if let cell = cells.first(where: { $0.alpha != 1 }) { return "\(cell.number) is not opaque" }
    if let cell = cells.first(where: { $0.configurationState.cellDragState != .none }) {
      return "\(cell.number) looks dragged"
    }
    if let cell = cells.first(where: \.configurationState.isReordering) {
      return "\(cell.number) looks moved"
    }
    if view.hasActiveDrag || view.hasActiveDrop { return "a drag does not end" }
    guard view.contentOffset == view.clamped(view.contentOffset) else {
      return "it rests at \(view.contentOffset), beyond its end"
    }
    let fresh = makeFresh(items)
    let (own, expected) = (appearance(view), appearance(fresh))
    guard own != expected else { return nil }
    return "it shows \(own), a fresh one \(expected)"
  }

  /// What a view shows: the size of its contents, and each item with its number and frame.
  private func appearance(_ view: UICollectionView) -> [String] {
    ["\(view.contentSize.compactDescription)"]
      + view.indexPathsForVisibleItems.sorted().map { path in
        let cell = view.cellForItem(at: path) as? ActingCell
        return "\(path) \(cell?.number ?? 0) \(cell?.frame.compactDescription ?? "")"
      }
  }

  /// A view that was made for the data.
  private func makeFresh(_ items: [[Int]]) -> UICollectionView {
    let fresh = ActingSource(items)
    if let source {
      (fresh.height, fresh.headerHeight) = (source.height, source.headerHeight)
    }
    let (layout, isEstimated) = makeFreshLayout(of: fresh)
    let other = UICollectionView(frame: view.frame, collectionViewLayout: layout)
    other.register(ActingCell.self, forCellWithReuseIdentifier: "cell")
    other.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    other.dataSource = fresh
    if source != nil { other.delegate = fresh }
    let design = self.window.traitCollection.design
    let window = UIWindow(frame: window.frame)
    window.traitOverrides.displayScale = 2
    window.traitOverrides.design = design
    window.addSubview(other)
    window.layoutIfNeeded()
    // What is measured only when it is visible is measured in both.
    if isEstimated { measureAll(view); measureAll(other) }
    for (section, offset) in view.engine.orthogonalOffsets.sorted(by: { $0.key < $1.key }) {
      _ = other.engine.setOrthogonalOffset(offset, forSection: section)
    }
    other.contentOffset = view.contentOffset
    other.layoutIfNeeded()
    // The fresh source lives as long as it is asked.
    withExtendedLifetime(fresh) { window.layoutIfNeeded() }
    freshSource = fresh
    return other
  }

  private var freshSource: ActingSource?

  /// A layout as the view has it, and whether it measures.
  private func makeFreshLayout(of source: ActingSource) -> (UICollectionViewLayout, Bool) {
    if let own = view.collectionViewLayout as? ActingSections {
      return (own.copy(of: source), own.isEstimated)
    }
    let layout = ActingLayout()
    if let own = view.collectionViewLayout as? ActingLayout {
      layout.minimumLineSpacing = own.minimumLineSpacing
      layout.estimatedItemSize = own.estimatedItemSize
    }
    return (layout, layout.estimatedItemSize != .zero)
  }

  private func measureAll(_ view: UICollectionView) {
    let offset = view.contentOffset
    var y: CGFloat = 0
    while y <= view.contentSize.height {
      view.contentOffset.y = y
      y += 100
      view.layoutIfNeeded()
    }
    view.contentOffset = view.clamped(offset)
    view.layoutIfNeeded()
  }
}
