// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionLayout
import Expectations
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing
import Views
import WaitingSuites

@testable import CollectionEngine

/// Random histories of updates, scrolls, exchanges of layouts, movements and drags against a plain model:
/// the arrays of the host. The three make 10^5 steps in the gate and a third without it, or as many each
/// as `HISTORY_STEPS` says, see ``HistorySeeds``; a failure names its seed and the step. Each has a
/// process, and so a main thread, of its own: on that of all tests they would keep every other test of
/// views waiting.
@Suite("Engine: random histories")
@MainActor
struct EngineHistoryTests {
  @Test(.waitsForProcesses) func `A scroll host shows what its data say`() async {
    await #expect(processExitsWith: .success) {
      await EngineHistoryTests.run(HistorySeeds.seed(usual: 1)) { ScrollHost($0, layout: $1) }
    }
  }

  @Test(.waitsForProcesses) func `A clip host shows what its data say`() async {
    await #expect(processExitsWith: .success) {
      await EngineHistoryTests.run(HistorySeeds.seed(usual: 2)) { ClipHost($0, layout: $1) }
    }
  }

  @Test(.waitsForProcesses) func `A table host shows what its data say`() async {
    await #expect(processExitsWith: .success) {
      await EngineHistoryTests.run(HistorySeeds.seed(usual: 3)) { TableHost($0, layout: $1) }
    }
  }

  private static func run(
    _ seed: UInt64, steps: Int = HistorySeeds.steps(usualCount: 34_000),
    _ make: @MainActor ([[Int]], FakeLayout) -> FakeHost
  ) {
    let history = History(seed: seed, make)
    for step in 0..<steps {
      history.step()
      if let fault = history.fault() {
        Issue.record(
          "seed \(seed), step \(step), \(history.last): \(fault); \(history.host.engine.presentation) \(history.host.engine.counts) \(history.host.data.map(\.count))"
        )
        return
      }
    }
    // What was made stays within what the screen and the area around it need, whatever happened.
    expectLess(history.host.viewsMade, 200, "seed \(seed)")
  }
}

/// One history.
@MainActor
private final class History {
  let host: FakeHost
  private var random: SplitMix64
  private var nextItem = 1_000
  /// The items that have the role, by identifier; the plain model of references.
  private var marked: Set<Int> = []
  private var isExchanging: FakeBetween?
  private(set) var last = ""

  private var engine: CollectionEngine { host.engine }

  init(seed: UInt64, _ make: ([[Int]], FakeLayout) -> FakeHost) {
    random = SplitMix64(seed: seed)
    host = make([Array(0..<8), Array(8..<20)], FakeLayout())
    host.height = { CGFloat(14 + $0 % 5 * 4) }
    host.window.layoutIfNeeded()
  }

  func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: update()
    case 6..<11: scroll()
    case 11: exchange()
    case 12: move()
    case 13, 14: mark()
    case 15: reload()
    case 16: gap()
    case 17: Bool.random(using: &random) ? placeholder() : lift()
    default: advance()
    }
    host.window.layoutIfNeeded()
  }

  // MARK: Steps

  /// A batch of random changes; the model is changed first, and the changes are derived from it.
  private func update() {
    last = "update"
    let before = host.data
    var after = before.map { $0.filter { _ in Int.random(in: 0..<6, using: &random) > 0 } }
    for section in after.indices {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...after[section].count, using: &random)
        after[section].insert(makeItem(), at: place)
      }
    }
    let deleted = Set(before.joined()).subtracting(after.joined())
    let old = paths(before)
    let reloaded = Set(after.joined()).intersection(before.joined())
      .filter { _ in Int.random(in: 0..<9, using: &random) == 0 }
    let inserted = paths(after).filter { old[$0.key] == nil }
    let changes: [BatchUpdates.Change] =
      deleted.compactMap { old[$0] }.map { .deleteItem($0) }
      + inserted.map { .insertItem($0.value) }
      + reloaded.compactMap { old[$0] }.map { .reloadItem($0) }
    checkMapping(changes, before, after)
    func batch() {
      engine.record(
        {
          host.data = after
          engine.record(changes)
        }, completion: nil)
    }
    host.previousData = before
    if Bool.random(using: &random) { batch() } else { UIView.performWithoutAnimation(batch) }
    host.previousData = nil
    marked.subtract(deleted)
    marked.subtract(reloaded)
  }

  private var mappingFault: String?

  /// Appendix A, invariant 9: the mapping of items is injective, and covers what stays.
  private func checkMapping(
    _ changes: [BatchUpdates.Change], _ before: [[Int]], _ after: [[Int]]
  ) {
    guard
      let mapping = try? BatchUpdates(changes).mapping(
        from: before.map(\.count), to: after.map(\.count))
    else {
      mappingFault = "the batch \(changes) is refused"
      return
    }
    var seen: Set<IndexPath> = []
    for (section, count) in mapping.before.enumerated() {
      for item in 0..<count {
        let old = IndexPath(item: item, section: section)
        guard let new = mapping.item(after: old) else {
          if after.joined().contains(before[section][item]) { mappingFault = "\(old) is lost" }
          continue
        }
        if after[new.section][new.item] != before[section][item] {
          mappingFault = "\(old) comes to \(new)"
        }
        if !seen.insert(new).inserted { mappingFault = "two items come to \(new)" }
        if mapping.item(before: new) != old { mappingFault = "\(new) does not lead back to \(old)" }
      }
    }
  }

  private func scroll() {
    last = "scroll"
    let range = max(0, host.contentSize.height - host.containerSize.height)
    host.scroll(to: CGPoint(x: 0, y: CGFloat.random(in: 0...(range + 1), using: &random).rounded()))
  }

  private func exchange() {
    if let between = isExchanging {
      last = "settle exchange"
      isExchanging = nil
      let isCompleted = Bool.random(using: &random)
      engine.settleExchange(isCompleted: isCompleted) { between.progress = isCompleted ? 1 : 0 }
      host.window.advance(to: host.window.currentTime + 1)
      return
    }
    let new = FakeLayout(
      columns: Int.random(in: 1...3, using: &random), estimates: Bool.random(using: &random))
    new.engine = engine
    if Int.random(in: 0..<3, using: &random) == 0, let old = engine.layout as? FakeLayout {
      last = "begin exchange"
      let between = FakeBetween(old, new)
      engine.beginExchange(to: new, through: between, completion: nil)
      isExchanging = between
    } else {
      last = "exchange"
      engine.changeLayout(to: new, animated: Bool.random(using: &random), completion: nil)
    }
  }

  private func move() {
    last = "move"
    guard
      let path = engine.visibleViews(of: .cell).randomElement(using: &random)?.key.presentedPath,
      engine.canMove(itemAt: path)
    else { return }
    guard let source = engine.dataPath(of: path) else { return }
    let before = host.data
    let moved = before[source.section][source.item]
    engine.beginMovement(ofItemAt: path)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      engine.updateMovement(
        to: CGPoint(
          x: CGFloat.random(in: 0..<120, using: &random),
          y: host.offset.y + CGFloat.random(in: 0..<100, using: &random)))
      host.window.layoutIfNeeded()
    }
    if Bool.random(using: &random) {
      engine.cancelMovement()
      if host.data != before { mappingFault = "a cancelled movement changed the data" }
    } else {
      engine.endMovement()
      if Set(host.data.joined()) != Set(before.joined()) || !host.data.joined().contains(moved) {
        mappingFault = "a movement lost an item"
      }
    }
  }

  // MARK: Drags

  /// Opens a gap somewhere, or closes it; updates are made by its drop now and then.
  private func gap() {
    last = "gap"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: engine.endDrop()
    case 1: engine.performDrop { update() }
    default:
      let counts = engine.counts
      guard let section = counts.indices.randomElement(using: &random) else { return }
      let place = Int.random(in: 0...counts[section], using: &random)
      let data = host.data.enumerated().flatMap { section, items in
        items.indices.map { DataIndexPath(item: $0, section: section) }
      }
      let own = Bool.random(using: &random) ? data.randomElement(using: &random) : nil
      engine.openGap(
        GapRequest(
          DropDestination(
            presentedPath: PresentedIndexPath(item: place, section: section),
            path: DataIndexPath(
              item: min(place, host.data[section].count), section: section)),
          item: own), after: 0)
    }
  }

  private var placeholders: [Int] = []

  /// Inserts a placeholder, or exchanges one for an item, or takes it away.
  private func placeholder() {
    last = "placeholder"
    guard let number = placeholders.randomElement(using: &random),
      Int.random(in: 0..<3, using: &random) > 0
    else {
      guard let section = host.data.indices.randomElement(using: &random) else { return }
      let item = Int.random(in: 0...host.data[section].count, using: &random)
      placeholders.append(
        engine.insertPlaceholder(at: DataIndexPath(item: item, section: section)) {
          [unowned host] path in
          guard
            let view = host.engine.dequeue(.cell(identifier: "cell"), for: .cell(path))?.view
              as? FakeElementView
          else { fatalError("nothing is registered") }
          view.item = nil
          view.naturalHeight = 20
          return view
        })
      return
    }
    placeholders.removeAll { $0 == number }
    guard Bool.random(using: &random) else {
      _ = engine.deletePlaceholder(number)
      return
    }
    host.previousData = host.data
    _ = engine.commitPlaceholder(number) { path in
      host.data[path.section].insert(makeItem(), at: path.item)
    }
    host.previousData = nil
  }

  private func lift() {
    last = "lift"
    guard engine.presentation.liftedItems.isEmpty,
      let place = engine.visibleViews(of: .cell).randomElement(using: &random)?.key.presentedPath,
      let path = engine.dataPath(of: place)
    else {
      _ = engine.endLift()
      return
    }
    engine.lift(path)
  }

  private func mark() {
    last = "mark"
    guard
      let path = engine.visibleViews(of: .cell).randomElement(using: &random)?.key.presentedPath,
      let place = engine.dataPath(of: path)
    else { return }
    let item = host.data[place.section][place.item]
    if marked.remove(item) != nil {
      _ = engine.withdraw(host.marked, from: path)
    } else {
      marked.insert(item)
      _ = engine.assign(host.marked, to: path)
    }
  }

  private func reload() {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    last = "reload"
    host.previousData = host.data
    host.data = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (0..<Int.random(in: 0...15, using: &random)).map { _ in makeItem() }
    }
    engine.reload()
    host.previousData = nil
    marked = []
  }

  private func advance() {
    last = "advance"
    host.window.advance(
      to: host.window.currentTime + Double.random(in: 0...0.4, using: &random))
  }

  private func makeItem() -> Int {
    nextItem += 1
    return nextItem
  }

  private func paths(_ data: [[Int]]) -> [Int: IndexPath] {
    var result: [Int: IndexPath] = [:]
    for (section, items) in data.enumerated() {
      for (item, identifier) in items.enumerated() {
        result[identifier] = IndexPath(item: item, section: section)
      }
    }
    return result
  }

  // MARK: Invariants

  /// The first thing that is not as the model says; nil if all is.
  func fault() -> String? {
    if let mappingFault { return mappingFault }
    if let fault = host.faults.first { return fault }
    if engine.dataCounts != host.data.map(\.count) {
      return "counts are \(engine.dataCounts), the data have \(host.data.map(\.count))"
    }
    let known = paths(host.data)
    let references = Set(
      engine.references.paths(host.marked).compactMap(engine.dataPath).map(\.indexPath))
    let expected = Set(marked.compactMap { known[$0] })
    if references != expected { return "marked are \(references), should be \(expected)" }
    return elementFault() ?? exchangeFault()
  }

  private func elementFault() -> String? {
    let visible = host.visibleRect
    for element in engine.elements.visible {
      let key = element.key
      guard let view = element.view as? FakeElementView else { return "\(key) has no view" }
      if engine.elements[key] !== element { return "\(key) is kept as another" }
      if view.node.superview !== host.node { return "the view of \(key) is not in the host" }
      guard key.category == .cell else { continue }
      let data = engine.dataPath(of: key.presentedPath)
      if data == nil, engine.presentation.content(at: key.presentedPath) == nil {
        return "\(key) is the gap"
      }
      let item = data.map { host.data[$0.section][$0.item] }
      if view.item != item {
        return "\(key) shows \(view.item.map(String.init) ?? "nothing"), not \(item ?? 0)"
      }
      guard let expected = engine.layout.element(key)?.frame else { return "\(key) has no place" }
      if view.node.frame != expected {
        return "\(key) is at \(view.node.frame.compactDescription), not at "
          + expected.compactDescription
      }
    }
    for attributes in engine.layout.elements(in: visible)
    where attributes.frame.overlaps(visible) && engine.elements[attributes.key] == nil
      && !isGap(attributes.key)
    {
      return "\(attributes.key) at \(attributes.frame.compactDescription) is not shown in "
        + visible.compactDescription
    }
    return nil
  }

  private func isGap(_ key: ElementIdentity) -> Bool {
    key.category == .cell && engine.dataPath(of: key.presentedPath) == nil
      && engine.presentation.content(at: key.presentedPath) == nil
  }

  /// Appendix A, invariant 16: at its ends a layout between two is one of them.
  private func exchangeFault() -> String? {
    guard let between = isExchanging, between.progress == 0 else { return nil }
    for attributes in between.elements(in: host.visibleRect) {
      guard let old = between.old.element(attributes.key), old.isSame(as: attributes) else {
        return "\(attributes.key) is elsewhere than in the old layout"
      }
    }
    return nil
  }
}
