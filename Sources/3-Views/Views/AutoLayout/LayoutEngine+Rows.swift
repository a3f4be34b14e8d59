// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

extension LayoutEngine {
  /// Axes along which something changed.
  struct Axes: OptionSet {
    let rawValue: Int

    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)
    static let both: Axes = [.horizontal, .vertical]
  }

  /// Makes the solver's rows say what holds now, where that may have changed.
  ///
  /// - Returns: Along which axes anything changed.
  @discardableResult
  func refresh() -> Axes {
    let stale = staleRows
    staleRows = []
    var changed: Axes = []
    var added: [Int] = []
    if let stale {
      for index in [0, 1] + stale { changed.formUnion(refresh(index, &added)) }
    } else {
      for index in items.indices where items[index].isView {
        if let view = items[index].view { items[index].insets = view.alignmentInsets }
      }
      added.reserveCapacity(rows.count)
      for index in rows.indices { changed.formUnion(refresh(index, &added)) }
    }
    if !added.isEmpty {
      var linear: [LinearConstraint] = []
      linear.reserveCapacity(added.count)
      for index in added { if let row = rows[index].linear { linear.append(row) } }
      do {
        let ids = try solver.add(contentsOf: linear)
        for (index, id) in ids.enumerated() { rows[added[index]].id = id }
      } catch { programmerError(error.description) }
    }
    return couplesAxes && !changed.isEmpty ? .both : changed
  }

  private func axes(of row: LinearConstraint?) -> Axes {
    var axes: Axes = []
    for term in row?.terms ?? [] {
      axes.insert(term.variable.index.isMultiple(of: 2) ? .horizontal : .vertical)
    }
    if axes == .both { couplesAxes = true }
    return axes
  }

  /// Makes one row of the solver say what holds now.
  ///
  /// - Parameters:
  ///   - index: The row's number.
  ///   - added: Gets the row if the solver does not have it.
  /// - Returns: Along which axes it changed.
  private func refresh(
    _ index: Int, _ added: inout [Int]
  ) -> Axes {
    var linear = linear(rows[index].source)
    linear?.order = rows[index].order
    if rows[index].isBroken {
      linear?.priority = .broken
      linear?.priorityBelow = nil
    }
    let previous = rows[index].linear
    if previous == nil, linear == nil { return [] }
    if linear == previous { return [] }
    let changed = axes(of: linear).union(axes(of: previous))
    rows[index].linear = linear
    if let linear, let previous, let id = rows[index].id, linear.terms == previous.terms {
      // The row is this engine's own: it is there.
      if linear.constant != previous.constant { try? solver.setConstant(linear.constant, of: id) }
      if linear.order != previous.order { try? solver.setOrder(linear.order, of: id) }
      if (linear.priority, linear.priorityBelow) != (previous.priority, previous.priorityBelow) {
        try? solver.setPriority(linear.priority, below: linear.priorityBelow, of: id)
      }
      return changed
    }
    if let id = rows[index].id {
      try? solver.remove(id)
      rows[index].id = nil
    }
    if linear != nil { added.append(index) }
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
    let insets = items[0].insets
    let size = target?.size ?? root.bounds.size
    let length =
      axis == 0
      ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    // Nothing decides the size of a view without a superview that gave up its frame.
    let isFree = root.parent == nil && !root.translatesAutoresizingMaskIntoConstraints
    let priority = target?.priorities[axis] ?? (isFree ? .fittingSizeLevel : .required)
    return LinearConstraint(
      [LinearTerm(Variable(index: 2 + axis))], .equal, Double(length),
      priority: ConstraintPriority(priority.rawValue))
  }

  /// Contents hug and resist; one row says both, unless just one of them is required.
  private func intrinsicRow(_ item: Int, _ axis: Int, _ isLimit: Bool) -> LinearConstraint? {
    guard let view = items[item].view else { return nil }
    let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: direction)
    let resistance = view.contentCompressionResistancePriority(for: direction)
    let isOne = (hugging == .required) == (resistance == .required)
    guard isLimit || !isOne else { return nil }
    let size = wrapped[item] ?? view.knownIntrinsicSize
    let length = axis == 0 ? size.width : size.height
    guard length >= 0, length.isFinite else { return nil }
    return LinearConstraint(
      [LinearTerm(Self.unknown(2 + axis, of: item))],
      isOne ? .equal : isLimit ? .lessThanOrEqual : .greaterThanOrEqual, Double(length),
      priority: ConstraintPriority((isLimit ? hugging : resistance).rawValue),
      priorityBelow: isOne ? ConstraintPriority(resistance.rawValue) : nil)
  }

  /// A view that its mask places is where it is, in a superview of any size (section 2.8).
  private func maskRow(_ item: Int, _ part: Int) -> LinearConstraint? {
    guard let view = items[item].view, let parent = view.superview,
      let outer = indices[ObjectIdentifier(parent)]
    else { return nil }
    if let insets = contentInsets(of: view, in: parent) {
      return fillRow(item, part, in: outer, insets: insets)
    }
    let (axis, isLength) = (part % 2, part < 2)
    let (frame, mask) = (view.geometry.untransformedFrame, view.autoresizingMask)
    let inner = items[item].insets
    let around = items[outer].insets
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
    var terms = [LinearTerm(Self.unknown(isLength ? 2 + axis : axis, of: item))]
    if slope != 0 { terms.append(LinearTerm(-slope, Self.unknown(2 + axis, of: outer))) }
    let value = Double(isLength ? now - insets : now + nearInset)
    // A view that a stack no longer arranges stays, unless a constraint moves it.
    let isKept = view.autoLayout?.keepsFrame ?? false
    return LinearConstraint(
      terms, .equal, value - slope * Double(whole - outerInsets),
      priority: isKept ? .broken : .required)
  }

  enum Source {
    /// The length of the root along an axis.
    case length(Int)
    /// The hugging and the resistance of contents; without the limit only the resistance, if only
    /// that or only hugging is required.
    case intrinsic(item: Int, axis: Int, isLimit: Bool)
    /// The value of an autoresizing mask: width, height, x and y.
    case mask(item: Int, part: Int)
    case constraint(NSLayoutConstraint)
  }

  struct Row {
    let source: Source
    /// Rows are in order of their keys, those of one key in order of installation.
    let key: Int
    var order = 0
    var linear: LinearConstraint?
    var id: ConstraintID?
    var isBroken = false

    init(_ source: Source, key: Int) {
      self.source = source
      self.key = key
    }

    var constraint: NSLayoutConstraint? {
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
  }

  /// Gives a scroll view the size of contents that constraints decide, by axis (rule ALG-7).
  func sizeContents(of view: UIView) {
    guard let scrollView = view as? UIScrollView, let guide = scrollView.autoLayout?.contentGuide,
      let index = indices[ObjectIdentifier(guide)]
    else { return }
    var size = scrollView.contentSize
    // Constraints know the contents as they are at scale 1.
    let growth = scrollView.zooming?.growth ?? .zero
    if isNamed(Self.unknown(2, of: index)) {
      size.width = grid.round(value(index, 2)) + 0 + growth.width
    }
    if isNamed(Self.unknown(3, of: index)) {
      size.height = grid.round(value(index, 3)) + 0 + growth.height
    }
    guide.layoutFrame = CGRect(
      origin: .zero, size: CGSize(width: value(index, 2), height: value(index, 3)))
    scrollView.contentSize = size
  }

  /// Whether a constraint of a client speaks of an unknown.
  private func isNamed(_ variable: Variable) -> Bool {
    rows.contains { row in
      row.constraint != nil && row.linear?.terms.contains { $0.variable == variable } == true
    }
  }
}
