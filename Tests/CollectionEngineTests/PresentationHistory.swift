// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
import SeededRandom

@testable import CollectionEngine

/// A random history of what is presented, with a plain model: lists of what is where.
struct PresentationHistory {
  private enum Entry: Hashable {
    case item(Int)
    case placeholder(Int)
    case gap
  }

  private var presentation = Presentation<String>()
  private var random: SplitMix64
  private var nextItem = 0
  private(set) var last = ""

  // The model.

  /// The items of the data and the placeholders, if nothing were displaced.
  private var home: [[Entry]] = []
  /// What is displaced: the item that is moved, that makes the gap, or the gap; nil for nothing.
  private var displaced: Entry?
  private var isMoving = false
  private var lifted: Set<Int> = []
  private var contents: [Int: String] = [:]
  /// Where what is displaced was placed last; nil where only its neighbours are known.
  private var expectedPlace: PresentedIndexPath?
  /// How many items of the data are in front of it, after a change that keeps its neighbours.
  private var expectedItemsBefore: Int?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    home = (0..<random.next(below: 3) + 1).map { _ in
      (0..<random.next(below: 6)).map { _ in makeItem() }
    }
  }

  private mutating func makeItem() -> Entry {
    nextItem += 1
    return .item(nextItem)
  }

  // MARK: Steps

  mutating func step() {
    expectedPlace = nil
    expectedItemsBefore = nil
    switch random.next(below: 12) {
    case 0, 1: openGap()
    case 2: beginMovement()
    case 3, 4: moveItem()
    case 5: release()
    case 6: settle()
    case 7, 8: insertPlaceholder()
    case 9: deletePlaceholder()
    case 10: lift()
    default: changeData()
    }
  }

  private mutating func openGap() {
    last = "open gap"
    let own = random.next(below: 2) == 0 ? anItem() : nil
    let entry = own.map { Entry.item($0.identifier) } ?? .gap
    let place = aPlace(without: entry)
    let path = DataIndexPath(item: random.next(below: 9), section: place.section)
    presentation.openGap(for: DropDestination(presentedPath: place, path: path), by: own?.path)
    guard !isMoving else { return }
    displaced = entry
    expectedPlace = place
  }

  private mutating func beginMovement() {
    last = "begin movement"
    guard !isMoving, let (identifier, path) = anItem() else { return }
    presentation.beginMovement(of: path, at: .zero)
    displaced = .item(identifier)
    isMoving = true
  }

  private mutating func moveItem() {
    last = "move item"
    guard isMoving, let displaced else { return presentation.moveItem(to: nil, at: .zero) }
    let place = aPlace(without: displaced)
    presentation.moveItem(to: place, at: .zero)
    expectedPlace = place
  }

  private mutating func release() {
    last = "release"
    presentation.release()
    displaced = nil
    isMoving = false
  }

  private mutating func settle() {
    last = "settle"
    // The data move an item; a gap without one has nothing to settle.
    guard displaced != .gap else { return }
    home = shown()
    presentation.commitDisplacement()
    displaced = nil
    isMoving = false
  }

  private mutating func insertPlaceholder() {
    last = "insert placeholder"
    let section = random.next(below: home.count)
    let items = identifiers(home[section])
    let item = random.next(below: items.count + 1)
    expectedItemsBefore = isMoving ? itemsBefore() : nil
    let content = "\(nextItem) \(item)"
    let number = presentation.insertPlaceholder(
      content, before: DataIndexPath(item: item, section: section))
    contents[number] = content
    let index =
      item == items.count
      ? home[section].count : home[section].firstIndex(of: .item(items[item])) ?? 0
    home[section].insert(.placeholder(number), at: index)
    if !isMoving { displaced = nil }
  }

  private mutating func deletePlaceholder() {
    last = "delete placeholder"
    guard let number = contents.keys.sorted().randomElement(using: &random) else { return }
    expectedItemsBefore = displaced == nil ? nil : itemsBefore()
    presentation.deletePlaceholder(number)
    contents[number] = nil
    for section in home.indices { home[section].removeAll { $0 == .placeholder(number) } }
  }

  private mutating func lift() {
    last = "lift"
    guard let (identifier, path) = anItem() else { return }
    if random.next(below: 3) == 0 {
      presentation.forgetLiftedItems()
      lifted = []
    } else {
      _ = presentation.lift(path)
      lifted.insert(identifier)
    }
  }

  /// Deletes and inserts items, and now and then a section.
  private mutating func changeData() {
    last = "change data"
    let keepsGap = random.next(below: 3) > 0
    let before = home.map(identifiers)
    let deletedSection = before.count > 1 && random.next(below: 4) == 0 ? before.count - 1 : nil
    var changes: [BatchUpdates.Change] = deletedSection.map { [.deleteSection($0)] } ?? []
    var after: [[Entry]] = []
    for (section, entries) in home.enumerated() where section != deletedSection {
      let kept = entries.filter { entry in
        guard case .item(let identifier) = entry, random.next(below: 4) == 0 else { return true }
        let item = before[section].firstIndex(of: identifier) ?? 0
        changes.append(.deleteItem(IndexPath(item: item, section: section)))
        return false
      }
      // Placeholders stay behind what they were behind: an item that is inserted there comes after.
      var next = kept
      for _ in 0..<random.next(below: 3) {
        let places = (0...next.count).filter { index in
          guard index < next.count, case .placeholder = next[index] else { return true }
          return false
        }
        next.insert(makeItem(), at: random.pick(places))
      }
      for (item, identifier) in identifiers(next).enumerated()
      where !before[section].contains(identifier) {
        changes.append(.insertItem(IndexPath(item: item, section: section)))
      }
      after.append(next)
    }
    let mapping = try? BatchUpdates(changes).mapping(
      from: before.map(\.count), to: after.map { identifiers($0).count })
    guard let mapping else { return last = "a batch that is refused" }
    let stays = displaced == .gap && keepsGap ? presentation.order.gap : nil
    let predecessor = stays.flatMap { gap in
      gap.section == deletedSection
        ? nil
        : shown()[gap.section][..<gap.item].reversed().first { entry in
          if case .item = entry { after[gap.section].contains(entry) } else { false }
        }
    }
    let isKept = stays.map { $0.section != deletedSection } ?? false
    presentation.apply(mapping, keepsGap: keepsGap)
    home = after
    let known = Set(after.flatMap { $0 })
    contents = contents.filter { known.contains(.placeholder($0.key)) }
    lifted = lifted.filter { known.contains(.item($0)) }
    if isMoving {
      isMoving = displaced.map(known.contains) ?? false
      if !isMoving { displaced = nil }
    } else if isKept, let gap = stays {
      let items = identifiers(after[gap.section])
      expectedItemsBefore =
        if case .item(let identifier) = predecessor {
          (items.firstIndex(of: identifier) ?? 0) + 1
        } else { 0 }
    } else {
      displaced = nil
    }
  }

  // MARK: The model

  private func identifiers(_ entries: [Entry]) -> [Int] {
    entries.compactMap { if case .item(let identifier) = $0 { identifier } else { nil } }
  }

  private mutating func anItem() -> (identifier: Int, path: DataIndexPath)? {
    let all = home.enumerated().flatMap { section, entries in
      identifiers(entries).enumerated().map {
        ($0.element, DataIndexPath(item: $0.offset, section: section))
      }
    }
    return all.randomElement(using: &random)
  }

  /// Somewhere among everything but an entry, or at an end.
  private mutating func aPlace(without entry: Entry) -> PresentedIndexPath {
    let section = random.next(below: home.count)
    let count = home[section].count { $0 != entry }
    return PresentedIndexPath(item: random.next(below: count + 1), section: section)
  }

  /// How many items of the data are in front of what is displaced.
  private func itemsBefore() -> Int? {
    guard let displaced else { return nil }
    for entries in shown() {
      if let index = entries.firstIndex(of: displaced) {
        return identifiers(Array(entries[..<index])).count
      }
    }
    return nil
  }

  /// What is presented, as the order says.
  private func shown() -> [[Entry]] {
    let data = home.map(identifiers)
    let order = presentation.order
    return order.presentedCounts(data.map(\.count)).enumerated().map { section, count in
      (0..<count).map { item in
        let place = PresentedIndexPath(item: item, section: section)
        if let path = order.dataPath(of: place) { return .item(data[path.section][path.item]) }
        return order.placeholder(at: place).map { .placeholder($0) } ?? .gap
      }
    }
  }

  // MARK: Comparison

  /// The first thing that is not as the model says; nil if all is.
  func fault() -> String? {
    let shown = shown()
    let others = shown.map { $0.filter { $0 != displaced } }
    guard others == home.map({ $0.filter { $0 != displaced } }) else {
      return "\(shown) does not have the order of \(home) around \(String(describing: displaced))"
    }
    if displaced == nil, shown != home { return "\(shown) is not \(home)" }
    if displaced == .gap, !shown.joined().contains(.gap) { return "there is no gap in \(shown)" }
    if let expectedItemsBefore, itemsBefore() != expectedItemsBefore {
      return "\(shown) has not \(expectedItemsBefore) items in front of what is displaced"
    }
    return causeFault(shown) ?? entryFault(shown)
  }

  private func causeFault(_ shown: [[Entry]]) -> String? {
    guard (presentation.movement != nil) == isMoving else { return "a movement begins or ends" }
    guard (presentation.gap != nil) == (displaced != nil && !isMoving) else {
      return "a gap opens or closes"
    }
    let place = presentation.movement?.presentedPath ?? presentation.gap?.presentedPath
    if let expectedPlace, place != expectedPlace, displaced != nil {
      return "it is at \(String(describing: place)), not at \(expectedPlace)"
    }
    if let place, shown[place.section][place.item] != displaced {
      return "\(place) is not the place of \(String(describing: displaced))"
    }
    let data = home.map(identifiers)
    let item = presentation.movement?.item ?? presentation.itemInGap
    if let item, displaced != .item(data[item.section][item.item]) {
      return "\(item) is not \(String(describing: displaced))"
    }
    return nil
  }

  private func entryFault(_ shown: [[Entry]]) -> String? {
    for (section, entries) in shown.enumerated() {
      for (item, entry) in entries.enumerated() {
        let place = PresentedIndexPath(item: item, section: section)
        let content: String?
        switch entry {
        case .placeholder(let number): content = contents[number]
        case .item, .gap: content = nil
        }
        if presentation.content(at: place) != content { return "\(place) has another content" }
        let isLifted =
          if case .item(let identifier) = entry { lifted.contains(identifier) } else { false }
        if presentation.isLifted(at: place) != isLifted { return "\(place) is lifted, or is not" }
      }
    }
    guard presentation.liftedItems.count == lifted.count else { return "other items are lifted" }
    return nil
  }
}
