// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  var hasConstraints: Bool { items.count > 1 || rows.contains { $0.constraint != nil } }

  /// Lists the items and rows again; the next refresh fills the solver.
  func build() {
    guard let root else { return }
    needsBuild = false
    solver = ConstraintSolver(capacity: max(16, rows.count))
    let broken = Set(
      rows.compactMap { row in
        row.isBroken ? row.constraint.map { ObjectIdentifier($0) } : nil
      })
    (items, indices, rows, baselines) = ([], [:], [], [:])
    var constraints: [NSLayoutConstraint] = []
    collect(root, &constraints)
    constraints.sort { $0.installation < $1.installation }
    constraints.removeAll { $0.firstItem == nil || ($0.hasSecondItem && $0.secondItem == nil) }
    var named: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem] {
        if let item { named.insert(ObjectIdentifier(item)) }
      }
    }
    add(Item(view: root), root)
    list(root, named)
    for index in 0..<(4 * items.count) {
      _ = solver.makeVariable(isNonNegative: index % 4 >= 2)
    }
    makeRows(constraints, broken)
  }

  private func add(_ item: Item, _ object: AnyObject) {
    indices[ObjectIdentifier(object)] = items.count
    items.append(item)
  }

  private func collect(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints
    for child in view.children where !child.isConstraintBoundary {
      collect(child, &constraints)
    }
  }

  private func list(_ view: UIView, _ named: Set<ObjectIdentifier>) {
    for guide in view.autoLayout?.guides ?? [] { add(Item(guide: guide), guide) }
    for child in view.children {
      if !child.translatesAutoresizingMaskIntoConstraints {
        child.autoLayout?.isPlacedByMask = false
        child.autoLayout?.engine = nil
        add(Item(view: child, isPlaced: true), child)
        list(child, named)
      } else if !child.isConstraintBoundary || named.contains(ObjectIdentifier(child)) {
        child.madeConstraints.isPlacedByMask = true
        add(Item(view: child), child)
        if !child.isConstraintBoundary { list(child, named) }
      }
    }
  }

  private func makeRows(_ constraints: [NSLayoutConstraint], _ broken: Set<ObjectIdentifier>) {
    // The order settles ties: the later item is satisfied first (auto-layout rule ALP-4).
    var keys: [Int] = []
    func add(_ source: Source, _ item: Int, _ rank: Int) {
      rows.append(Row(source: source))
      keys.append(item * 4 + rank)
    }
    add(.length(0), 0, 0)
    add(.length(1), 0, 1)
    for (index, item) in items.enumerated() {
      if item.isPlaced || (index == 0 && item.view != nil) {
        for axis in 0...1 {
          add(.intrinsic(item: index, axis: axis, isLimit: true), index, axis)
          add(.intrinsic(item: index, axis: axis, isLimit: false), index, axis)
        }
      } else if item.view != nil {
        for part in 0..<4 { add(.mask(item: index, part: part), index, part) }
      }
    }
    for constraint in constraints {
      let attribute = constraint.firstAttribute
      let rank =
        attribute == .width ? 0 : attribute == .height ? 1 : attribute.isHorizontal ? 2 : 3
      let index = constraint.firstItem.flatMap { indices[ObjectIdentifier($0)] } ?? 0
      add(.constraint(constraint), index, rank)
      rows[rows.count - 1].isBroken = broken.contains(ObjectIdentifier(constraint))
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] where attribute.isBaseline {
        guard let view = item as? UIView, let index = indices[ObjectIdentifier(view)] else {
          continue
        }
        let size = view.knownIntrinsicSize
        baselines[index] = view.baselines(
          in: CGSize(width: max(0, size.width), height: max(0, size.height)))
      }
    }
    let sorted = rows.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
    for (order, row) in sorted.enumerated() { rows[row].order = order }
  }

  /// Makes the solver's rows say what holds now.
  ///
  /// - Returns: Whether anything changed.
  @discardableResult
  func refresh() -> Bool {
    var changed = false
    var added: [(row: Int, linear: LinearConstraint)] = []
    for index in rows.indices {
      var linear = linear(rows[index].source)
      linear?.order = rows[index].order
      if rows[index].isBroken { linear?.priority = .broken }
      let former = rows[index].linear
      if linear == former { continue }
      changed = true
      rows[index].linear = linear
      if let linear, let former, let id = rows[index].id, linear.terms == former.terms {
        // The row is this engine's own: it is there.
        if linear.constant != former.constant {
          try? solver.setConstant(linear.constant, of: id)
        }
        if linear.priority != former.priority {
          try? solver.setPriority(linear.priority, of: id)
        }
        continue
      }
      if let id = rows[index].id {
        try? solver.remove(id)
        rows[index].id = nil
      }
      if let linear { added.append((index, linear)) }
    }
    if !added.isEmpty {
      do {
        let ids = try solver.add(contentsOf: added.map(\.linear))
        for (index, id) in ids.enumerated() { rows[added[index].row].id = id }
      } catch { programmerError(error.description) }
    }
    return changed
  }

  // MARK: Equations

  private func linear(_ source: Source) -> LinearConstraint? {
    switch source {
    case .length(let axis): lengthRow(axis)
    case .intrinsic(let item, let axis, let isLimit): intrinsicRow(item, axis, isLimit)
    case .mask(let item, let part): maskRow(item, part)
    case .constraint(let constraint): row(of: constraint)
    }
  }

  private func lengthRow(_ axis: Int) -> LinearConstraint? {
    guard let root else { return nil }
    let insets = root.alignmentRectInsets
    let size = target?.size ?? root.bounds.size
    let length =
      axis == 0
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    // Nobody decides the size of a view without a superview that gave up its frame.
    let isFree = root.parent == nil && !root.translatesAutoresizingMaskIntoConstraints
    let priority = target?.priorities[axis] ?? (isFree ? .fittingSizeLevel : .required)
    return LinearConstraint(
      [LinearTerm(Variable(index: 2 + axis))], .equal, Double(length),
      priority: ConstraintPriority(priority.rawValue))
  }

  private func intrinsicRow(_ item: Int, _ axis: Int, _ isLimit: Bool) -> LinearConstraint? {
    guard let view = items[item].view else { return nil }
    let size = wrapped[item] ?? view.knownIntrinsicSize
    let length = axis == 0 ? size.width : size.height
    guard length >= 0, length.isFinite else { return nil }
    let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
    let priority =
      isLimit
      ? view.contentHuggingPriority(for: direction)
      : view.contentCompressionResistancePriority(for: direction)
    return LinearConstraint(
      [LinearTerm(items[item].variable(item, 2 + axis))],
      isLimit ? .lessThanOrEqual : .greaterThanOrEqual, Double(length),
      priority: ConstraintPriority(priority.rawValue))
  }

  /// A view that its mask places is where it is, in a superview of any size (section 2.8).
  private func maskRow(_ item: Int, _ part: Int) -> LinearConstraint? {
    guard let view = items[item].view, let parent = view.superview,
      let outer = indices[ObjectIdentifier(parent)]
    else { return nil }
    let (axis, isLength) = (part % 2, part < 2)
    let (frame, mask) = (view.geometry.untransformedFrame, view.autoresizingMask)
    let inner = view.alignmentRectInsets
    let around = parent.alignmentRectInsets
    let position = axis == 0 ? frame.minX : frame.minY
    let length = axis == 0 ? frame.width : frame.height
    let whole = axis == 0 ? parent.bounds.width : parent.bounds.height
    let isFlexible =
      axis == 0
      ? (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
      : (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    let span = AutoresizedSpan(position: position, length: length, isFlexible: isFlexible)
    // The span is linear in the superview's length: two lengths tell how.
    let larger = span.resized(from: whole, to: whole + 100)
    let (now, then) = isLength ? (length, larger.length) : (position, larger.position)
    let slope = Double(then - now) / 100
    let nearInset = axis == 0 ? inner.left : inner.top
    let insets = axis == 0 ? inner.left + inner.right : inner.top + inner.bottom
    let outerInsets = axis == 0 ? around.left + around.right : around.top + around.bottom
    var terms = [LinearTerm(items[item].variable(item, isLength ? 2 + axis : axis))]
    if slope != 0 { terms.append(LinearTerm(-slope, items[outer].variable(outer, 2 + axis))) }
    let value = Double(isLength ? now - insets : now + nearInset)
    return LinearConstraint(terms, .equal, value - slope * Double(whole - outerInsets))
  }
}

extension LayoutEngine.Row {
  /// The client's constraint, if the row is one.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }
}
