// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The rows and the selection of a table over numbers, which need no renumbering (appkit rules MT-4,
/// MT-5 and MT-8).
struct TableModel {
  var numbers: [Int]
  private(set) var selected: Set<Int> = []
  private var lead: Int?
  private var anchor: Int?
  var allowsMultiple = false
  var allowsEmpty = true

  init(_ numbers: [Int]) { self.numbers = numbers }

  static func isRefused(_ number: Int) -> Bool { number % 7 == 3 }

  /// The selected rows, from the top.
  var selectedRows: [Int] { numbers.indices.filter { selected.contains(numbers[$0]) } }
  var leadRow: Int { lead.flatMap { numbers.firstIndex(of: $0) } ?? -1 }

  private mutating func replace(_ new: Set<Int>, lead newLead: Int?) {
    selected = new
    lead = newLead.flatMap { new.contains($0) ? $0 : nil } ?? numbers.last(where: new.contains)
    if anchor.map(new.contains) != true { anchor = lead }
  }

  // MARK: Rows

  mutating func insert(_ number: Int, at row: Int) { numbers.insert(number, at: row) }

  mutating func remove(at row: Int) {
    let number = numbers.remove(at: row)
    if anchor == number { anchor = nil }
    replace(selected.subtracting([number]), lead: lead == number ? nil : lead)
  }

  mutating func move(_ old: Int, to new: Int) { numbers.insert(numbers.remove(at: old), at: new) }

  /// Other rows stand where the old ones stood, and have their selection.
  mutating func reload(_ new: [Int]) {
    let rows = selectedRows
    let (leadRow, anchorRow) = (leadRow, anchor.flatMap { numbers.firstIndex(of: $0) })
    numbers = new
    let kept = rows.filter { $0 < new.count }
    anchor = anchorRow.flatMap { kept.contains($0) ? new[$0] : nil }
    replace(Set(kept.map { new[$0] }), lead: kept.contains(leadRow) ? new[leadRow] : nil)
  }

  // MARK: Code

  mutating func setMultiple(_ value: Bool) {
    allowsMultiple = value
    if !value, selected.count > 1, let lead { replace([lead], lead: lead) }
  }

  mutating func select(_ rows: [Int], extends: Bool) {
    var new = rows.map { numbers[$0] }
    if new.isEmpty, extends { return }
    if !allowsMultiple, let last = new.last { new = [last] }
    replace(
      extends && allowsMultiple ? selected.union(new) : Set(new), lead: new.last)
  }

  mutating func deselect(_ row: Int) {
    replace(selected.subtracting([numbers[row]]), lead: lead)
  }

  // MARK: The user

  private mutating func propose(_ proposed: Set<Int>, lead newLead: Int?, isAnchor: Bool = false) {
    var new = proposed
    if proposed != selected {
      let added = proposed.subtracting(selected)
      let refused = added.filter(Self.isRefused)
      if !added.isEmpty, refused == added { return }
      new.subtract(refused)
      if new.isEmpty, !allowsEmpty { return }
    }
    replace(new, lead: newLead)
    if isAnchor, let newLead, new.contains(newLead) { anchor = newLead }
  }

  mutating func selectAll() {
    if allowsMultiple, !numbers.isEmpty { propose(Set(numbers), lead: numbers.last) }
  }

  mutating func deselectAll() {
    if allowsEmpty, !selected.isEmpty { propose([], lead: nil) }
  }

  private func range(to row: Int) -> Set<Int> {
    guard let anchorRow = anchor.flatMap({ numbers.firstIndex(of: $0) }) else { return [] }
    return Set(numbers[min(anchorRow, row)...max(anchorRow, row)])
  }

  mutating func click(_ row: Int, toggles: Bool, extends: Bool) {
    let number = numbers[row]
    if toggles {
      if selected.contains(number) {
        propose(selected.subtracting([number]), lead: lead)
      } else {
        propose(
          allowsMultiple ? selected.union([number]) : [number], lead: number, isAnchor: true)
      }
    } else if extends, allowsMultiple, anchor != nil {
      propose(range(to: row), lead: number)
    } else if !selected.contains(number) || selected.count > 1 {
      propose([number], lead: number, isAnchor: true)
    }
  }

  mutating func arrow(_ step: Int, extends: Bool) {
    guard !numbers.isEmpty else { return }
    let start = leadRow
    var row = start < 0 ? (step > 0 ? 0 : numbers.count - 1) : start + step
    let isExtended = extends && allowsMultiple && anchor != nil && start >= 0
    if !isExtended {
      while numbers.indices.contains(row), Self.isRefused(numbers[row]) { row += step }
    }
    guard numbers.indices.contains(row) else { return }
    if isExtended {
      propose(range(to: row), lead: numbers[row])
    } else {
      propose([numbers[row]], lead: numbers[row], isAnchor: true)
    }
  }
}
