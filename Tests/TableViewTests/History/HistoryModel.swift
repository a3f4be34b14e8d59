// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import TableView

/// The rows of a history, as plain values.
struct HistoryModel: CustomStringConvertible {
  struct Row {
    var number: Int
    /// Grows when the row's contents change.
    var version = 0
  }

  struct Section {
    var number: Int
    var rows: [Row]
  }

  var sections: [Section] = []
  private(set) var nextNumber = 1

  init(_ random: inout SplitMix64) {
    for _ in 0..<random.pick([1, 1, 2, 3]) {
      sections.append(makeSection(random.pick([0, 2, 4, 8, 14]), &random))
    }
  }

  var numbers: Set<Int> { Set(sections.flatMap { $0.rows.map(\.number) }) }

  var description: String {
    sections.map { "\($0.number):\($0.rows.map(\.number))" }.joined(separator: " ")
  }

  mutating func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  mutating func makeSection(_ count: Int, _ random: inout SplitMix64) -> Section {
    let number = makeNumber()
    return Section(number: number, rows: (0..<count).map { _ in Row(number: makeNumber()) })
  }

  /// Replaces data without saying how.
  mutating func change(_ random: inout SplitMix64) {
    if random.once(in: 4) {
      let count = random.pick([0, 2, 12])
      sections = [makeSection(count, &random)]
      return
    }
    for index in sections.indices {
      sections[index].rows.removeAll { _ in random.once(in: 4) }
      for _ in 0..<random.next(below: 3) {
        let place = random.next(below: sections[index].rows.count + 1)
        sections[index].rows.insert(Row(number: makeNumber()), at: place)
      }
    }
  }
}

/// A change of the rows, and the calls that tell a table of it.
struct HistoryChange: CustomStringConvertible {
  typealias Animation = UITableView.RowAnimation

  private enum Call {
    case insertRows([IndexPath], Animation)
    case deleteRows([IndexPath], Animation)
    case reloadRows([IndexPath], Animation)
    case moveRow(IndexPath, IndexPath)
    case insertSections(IndexSet, Animation)
    case deleteSections(IndexSet, Animation)
    case reloadSections(IndexSet, Animation)
    case moveSection(Int, Int)
  }

  private(set) var result: HistoryModel
  /// The rows that are reloaded, and so no longer selected.
  private(set) var unselected: Set<Int> = []
  private var calls: [Call] = []

  static let animations: [Animation] = [
    .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
  ]

  /// A random change.
  ///
  /// - Parameters:
  ///   - model: The rows before it.
  ///   - isSmall: Whether it is one call of one kind.
  ///   - random: The random numbers.
  init(_ model: HistoryModel, isSmall: Bool, _ random: inout SplitMix64) {
    result = model
    if isSmall {
      makeOneCall(model, &random)
    } else {
      makeBatch(model, &random)
    }
  }

  /// A change of several calls.
  private mutating func makeBatch(_ model: HistoryModel, _ random: inout SplitMix64) {
    let animation = { (random: inout SplitMix64) in random.pick(Self.animations) }
    var before: [Int: (section: Int, kind: Int)] = [:]
    // Sections: 0 stays, 1 goes, 2 is reloaded.
    let changesSections = random.once(in: 3)
    for (index, section) in model.sections.enumerated() {
      let kind = changesSections ? random.pick([0, 0, 1, 2]) : 0
      before[section.number] = (index, kind)
    }
    var sections = model.sections.filter { before[$0.number]?.kind != 1 }
    for (number, place) in before.sorted(by: { $0.value.section < $1.value.section }) {
      _ = number
      let set = IndexSet(integer: place.section)
      if place.kind == 1 { calls.append(.deleteSections(set, animation(&random))) }
      if place.kind == 2 { calls.append(.reloadSections(set, animation(&random))) }
    }
    var movedSection: Int?
    if changesSections, sections.count > 1, random.once(in: 3) {
      let staying = sections.indices.filter { before[sections[$0].number]?.kind == 0 }
      if let from = staying.first {
        let section = sections.remove(at: from)
        sections.insert(section, at: random.next(below: sections.count + 1))
        movedSection = section.number
      }
    }
    // Rows of sections that stay.
    var moved: [(row: HistoryModel.Row, from: IndexPath)] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    for index in sections.indices {
      guard let place = before[sections[index].number] else { continue }
      if place.kind == 2 {
        unselected.formUnion(sections[index].rows.map(\.number))
        sections[index].rows.removeAll { _ in random.once(in: 3) }
        for row in sections[index].rows.indices { sections[index].rows[row].version += 1 }
        continue
      }
      var kept: [HistoryModel.Row] = []
      for (row, value) in model.sections[place.section].rows.enumerated() {
        let path = IndexPath(row: row, section: place.section)
        switch random.next(below: 10) {
        case 0, 1: deleted.append(path)
        case 2: moved.append((value, path))
        case 3:
          reloaded.append(path)
          unselected.insert(value.number)
          var value = value
          value.version += 1
          kept.append(value)
        default: kept.append(value)
        }
      }
      sections[index].rows = kept
    }
    var inserted: Set<Int> = []
    let staying = sections.indices.filter { before[sections[$0].number]?.kind == 0 }
    if staying.isEmpty {
      deleted += moved.map(\.from)
      moved = []
    } else {
      for (row, _) in moved {
        let section = random.pick(staying)
        sections[section].rows.insert(
          row, at: random.next(below: sections[section].rows.count + 1))
      }
      for _ in 0..<random.next(below: 4) {
        let section = random.pick(staying)
        let row = HistoryModel.Row(number: result.makeNumber())
        inserted.insert(row.number)
        sections[section].rows.insert(
          row, at: random.next(below: sections[section].rows.count + 1))
      }
    }
    if changesSections, random.once(in: 2), sections.count < 4 {
      let section = result.makeSection(random.next(below: 5), &random)
      sections.insert(section, at: random.next(below: sections.count + 1))
    }
    result.sections = sections
    nameRows(before, movedSection, (deleted, reloaded, moved, inserted), &random)
  }

  private mutating func nameRows(
    _ before: [Int: (section: Int, kind: Int)], _ movedSection: Int?,
    _ rows: (
      deleted: [IndexPath], reloaded: [IndexPath],
      moved: [(row: HistoryModel.Row, from: IndexPath)], inserted: Set<Int>
    ), _ random: inout SplitMix64
  ) {
    var places: [Int: IndexPath] = [:]
    for (index, section) in result.sections.enumerated() {
      if before[section.number] == nil {
        calls.append(
          .insertSections(IndexSet(integer: index), random.pick(Self.animations)))
      }
      if section.number == movedSection, let from = before[section.number]?.section {
        calls.append(.moveSection(from, index))
      }
      for (row, value) in section.rows.enumerated() {
        places[value.number] = IndexPath(row: row, section: index)
      }
    }
    for path in rows.deleted { calls.append(.deleteRows([path], random.pick(Self.animations))) }
    for path in rows.reloaded { calls.append(.reloadRows([path], random.pick(Self.animations))) }
    for (row, from) in rows.moved {
      if let place = places[row.number] { calls.append(.moveRow(from, place)) }
    }
    for number in rows.inserted.sorted() {
      if let place = places[number] {
        calls.append(.insertRows([place], random.pick(Self.animations)))
      }
    }
    calls.shuffle(using: &random)
  }

  /// A change that is one call, and needs no batch.
  private mutating func makeOneCall(_ model: HistoryModel, _ random: inout SplitMix64) {
    let animation = random.pick(Self.animations)
    let filled = model.sections.indices.filter { !model.sections[$0].rows.isEmpty }
    let kind = random.next(below: 6)
    guard kind != 5 else {
      let place = random.next(below: model.sections.count + 1)
      result.sections.insert(result.makeSection(random.next(below: 4), &random), at: place)
      return calls = [.insertSections(IndexSet(integer: place), animation)]
    }
    guard !model.sections.isEmpty else { return }
    guard kind != 4 || model.sections.count < 2 else {
      let place = random.next(below: model.sections.count)
      result.sections.remove(at: place)
      return calls = [.deleteSections(IndexSet(integer: place), animation)]
    }
    guard kind > 0, let section = filled.isEmpty ? nil : random.pick(filled) else {
      let section = random.next(below: model.sections.count)
      let place = random.next(below: model.sections[section].rows.count + 1)
      result.sections[section].rows.insert(
        HistoryModel.Row(number: result.makeNumber()), at: place)
      return calls = [.insertRows([IndexPath(row: place, section: section)], animation)]
    }
    let row = random.next(below: model.sections[section].rows.count)
    let path = IndexPath(row: row, section: section)
    switch kind {
    case 1:
      result.sections[section].rows.remove(at: row)
      calls = [.deleteRows([path], animation)]
    case 2:
      result.sections[section].rows[row].version += 1
      unselected = [model.sections[section].rows[row].number]
      calls = [.reloadRows([path], animation)]
    default:
      let value = result.sections[section].rows.remove(at: row)
      let target = random.next(below: result.sections.count)
      let place = random.next(below: result.sections[target].rows.count + 1)
      result.sections[target].rows.insert(value, at: place)
      calls = [.moveRow(path, IndexPath(row: place, section: target))]
    }
  }

  /// Tells a table.
  @MainActor func name(in table: UITableView) {
    for call in calls {
      switch call {
      case .insertRows(let paths, let animation): table.insertRows(at: paths, with: animation)
      case .deleteRows(let paths, let animation): table.deleteRows(at: paths, with: animation)
      case .reloadRows(let paths, let animation): table.reloadRows(at: paths, with: animation)
      case .moveRow(let from, let to): table.moveRow(at: from, to: to)
      case .insertSections(let sections, let animation):
        table.insertSections(sections, with: animation)
      case .deleteSections(let sections, let animation):
        table.deleteSections(sections, with: animation)
      case .reloadSections(let sections, let animation):
        table.reloadSections(sections, with: animation)
      case .moveSection(let from, let to): table.moveSection(from, toSection: to)
      }
    }
  }

  var description: String {
    let words = calls.map { call in
      switch call {
      case .insertRows(let paths, let animation):
        "insert \(paths.map(\.short)) \(animation)"
      case .deleteRows(let paths, let animation):
        "delete \(paths.map(\.short)) \(animation)"
      case .reloadRows(let paths, let animation):
        "reload \(paths.map(\.short)) \(animation)"
      case .moveRow(let from, let to): "move \(from.short) to \(to.short)"
      case .insertSections(let sections, let animation):
        "insert sections \(Array(sections)) \(animation)"
      case .deleteSections(let sections, let animation):
        "delete sections \(Array(sections)) \(animation)"
      case .reloadSections(let sections, let animation):
        "reload sections \(Array(sections)) \(animation)"
      case .moveSection(let from, let to): "move section \(from) to \(to)"
      }
    }
    return "{\(words.joined(separator: ", "))} to \(result)"
  }
}
