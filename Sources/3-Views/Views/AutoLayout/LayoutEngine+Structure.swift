// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// Constraints that came and rows that left since an engine listed its rows.
struct StructureChanges {
  var added: [NSLayoutConstraint] = []
  var removed: Set<Int> = []

  var isEmpty: Bool { added.isEmpty && removed.isEmpty }
  var count: Int { added.count + removed.count }
}

extension LayoutEngine {
  var hasConstraints: Bool { items.count > 1 || rows.contains { $0.constraint != nil } }

  // MARK: Constraints that come and go

  func insert(_ constraint: NSLayoutConstraint) {
    setOutOfDate()
    guard !needsBuild else { return }
    if constraint.isComplete, constraint.items.allSatisfy({ isListed($0) }) {
      changes.added.append(constraint)
    } else {
      needsBuild = true
    }
  }

  /// Lets a constraint go that became inactive.
  func remove(_ constraint: NSLayoutConstraint) {
    setOutOfDate()
    guard !needsBuild else { return }
    if let index = changes.added.lastIndex(where: { $0 === constraint }) {
      changes.added.remove(at: index)
    } else if isListed(constraint) {
      changes.removed.insert(constraint.row)
    } else {
      // An engine that fitted a view further in has numbered the rows since.
      needsBuild = true
    }
    // Views that their masks place take part as long as a constraint names them.
    for item in constraint.items {
      if let view = item as? UIView, view !== root, view.isConstraintBoundary { needsBuild = true }
    }
  }

  private func isListed(_ object: AnyObject) -> Bool {
    if let index = indices[ObjectIdentifier(object)] {
      return items[index].view === object || items[index].guide === object
    }
    guard let guide = object as? UILayoutGuide, !guide.hasUnknowns, let owner = guide.owningView
    else { return false }
    return isListed(owner)
  }

  /// Brings the list of rows up to date; the next refresh does so with the solver.
  func restructure() {
    if needsBuild || 4 * changes.count > rows.count { return build() }
    for index in changes.removed {
      if let id = rows[index].id { try? solver.remove(id) }
    }
    if !changes.removed.isEmpty {
      // The numbers of stale rows no longer hold.
      staleRows = nil
      rows = rows.indices.filter { !changes.removed.contains($0) }.map { rows[$0] }
    }
    for constraint in changes.added { append(constraint) }
    changes = StructureChanges()
    numberRows()
  }

  // MARK: Building

  /// Lists the items and rows again; the next refresh fills the solver.
  func build() {
    guard let root else { return }
    Self.buildCount += 1
    needsBuild = false
    (couplesAxes, hasMasks) = (false, false)
    wrapped = [:]
    staleRows = nil
    changes = StructureChanges()
    solver = ConstraintSolver(capacity: max(16, rows.count))
    (items, indices, rows, firstRows, baselines) = ([], [:], [], [], [:])
    var constraints: [NSLayoutConstraint] = []
    collect(root, &constraints)
    sortByInstallation(&constraints)
    add(Item(view: root), root)
    var named: Set<ObjectIdentifier>?
    list(root, constraints, &named)
    for index in 0..<(4 * items.count) {
      _ = solver.makeVariable(isNonNegative: index % 4 >= 2)
    }
    rows.reserveCapacity(2 + 4 * items.count + constraints.count)
    appendInputs()
    for constraint in constraints where constraint.isComplete { append(constraint) }
    numberRows()
  }

  private func sortByInstallation(_ constraints: inout [NSLayoutConstraint]) {
    var (numbers, isSorted): ([(installation: Int, index: Int)], Bool) = ([], true)
    for (index, constraint) in constraints.enumerated() {
      if let last = numbers.last, last.installation > constraint.installation { isSorted = false }
      numbers.append((constraint.installation, index))
    }
    guard !isSorted else { return }
    numbers.sort(by: <)
    var result: [NSLayoutConstraint] = []
    result.reserveCapacity(constraints.count)
    for number in numbers { result.append(constraints[number.index]) }
    constraints = result
  }

  private func add(_ item: Item, _ object: AnyObject) {
    indices[ObjectIdentifier(object)] = items.count
    items.append(item)
    if item.isPositionedByMask { hasMasks = true }
    if item.isConstrained, item.view is any WrappingContent {
      items[items.count - 1].isWrapping = true
    }
  }

  private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    if let state = view.autoLayout {
      constraints += state.held
      for guide in state.constrainedGuides { constraints += guide.constraints }
    }
    for child in view.children where !isBoundary(child) {
      collect(child, &constraints)
    }
  }

  /// Lists what is in a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - constraints: The constraints.
  ///   - named: The items that they name; nil until first asked for.
  private func list(
    _ view: UIView, _ constraints: [NSLayoutConstraint], _ named: inout Set<ObjectIdentifier>?
  ) {
    for guide in view.autoLayout?.guides ?? [] { add(Item(guide: guide), guide) }
    for guide in view.autoLayout?.constrainedGuides ?? [] { add(Item(guide: guide), guide) }
    if let guide = (view as? UIScrollView)?.contentGuide { add(Item(guide: guide), guide) }
    for child in (view as? UIStackView)?.childrenInConstraintOrder ?? view.children {
      if !child.translatesAutoresizingMaskIntoConstraints,
        !(child.autoLayout?.keepsFrame ?? false)
      {
        child.autoLayout?.isPositionedByMask = false
        child.autoLayout?.engine = nil
        add(Item(view: child, isConstrained: true), child)
        list(child, constraints, &named)
      } else if !isBoundary(child) || isNamed(child, constraints, &named) {
        child.madeConstraints.isPositionedByMask = true
        add(Item(view: child, isPositionedByMask: true), child)
        if !isBoundary(child) { list(child, constraints, &named) }
      }
    }
  }

  private func isNamed(
    _ view: UIView, _ constraints: [NSLayoutConstraint], _ named: inout Set<ObjectIdentifier>?
  ) -> Bool {
    if let named { return named.contains(ObjectIdentifier(view)) }
    var all: Set<ObjectIdentifier> = []
    for constraint in constraints where constraint.isComplete {
      for item in constraint.items { all.insert(ObjectIdentifier(item)) }
    }
    named = all
    return all.contains(ObjectIdentifier(view))
  }

  // MARK: Rows

  /// Appends the rows that are no client's.
  private func appendInputs() {
    rows.append(Row(.length(0), key: 0))
    rows.append(Row(.length(1), key: 1))
    firstRows.reserveCapacity(items.count)
    for index in items.indices {
      guard items[index].isView else {
        firstRows.append(-1)
        continue
      }
      firstRows.append(rows.count)
      for part in 0..<4 {
        let axis = part / 2
        rows.append(
          items[index].isPositionedByMask
            ? Row(.mask(item: index, part: part), key: 4 * index + part)
            : Row(
              .intrinsic(item: index, axis: axis, isLimit: part % 2 == 0), key: 4 * index + axis))
      }
    }
  }

  private func append(_ constraint: NSLayoutConstraint) {
    let attribute = constraint.firstAttribute
    let rank = attribute == .width ? 0 : attribute == .height ? 1 : attribute.isHorizontal ? 2 : 3
    let item = constraint.firstItem.flatMap { indices[ObjectIdentifier($0)] } ?? 0
    rows.append(Row(.constraint(constraint), key: 4 * item + rank))
  }

  /// Gives each row its order, which settles ties: the later item is satisfied first (rule ALP-4).
  private func numberRows() {
    // Numbers that sort by key, then by index: closures of the main actor ask at each call whether
    // they are on it, which takes longer than the comparison.
    var sorted: [Int] = []
    sorted.reserveCapacity(rows.count)
    for index in rows.indices { sorted.append(rows[index].key * rows.count + index) }
    sorted.sort()
    for (order, number) in sorted.enumerated() {
      let index = number % rows.count
      guard rows[index].order != order || rows[index].id == nil else { continue }
      rows[index].order = order
      staleRows?.append(index)
    }
    baselineRows = []
    for index in rows.indices {
      guard let constraint = rows[index].constraint else { continue }
      constraint.row = index
      if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
        baselineRows.append(index)
      }
    }
  }
}
