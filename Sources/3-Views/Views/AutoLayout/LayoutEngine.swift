// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

/// The constraints inside one view, solved apart from all others (auto-layout section 6.3).
///
/// Built once and edited afterwards; built again when views come and go.
@MainActor
package final class LayoutEngine {
  /// A view or guide with its four unknowns: x, y, width and height of its alignment rectangle in
  /// its superview.
  struct Item {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    /// Whether it is a view, if it is still there.
    let isView: Bool
    var isConstrained = false
    var isPositionedByMask = false
    /// Whether the view is as high as its width makes it.
    var isWrapping = false
    /// The insets of the alignment rectangle from the view's frame, as last asked: the view is
    /// asked once, not by each constraint that names it.
    var insets = UIEdgeInsets.zero

    init(view: UIView, isConstrained: Bool = false, isPositionedByMask: Bool = false) {
      self.view = view
      self.isConstrained = isConstrained
      self.isPositionedByMask = isPositionedByMask
      isView = true
    }

    init(guide: UILayoutGuide) {
      self.guide = guide
      isView = false
    }
  }

  /// A size to lay out in, with the priorities of its lengths.
  struct Target: Equatable {
    var size: CGSize
    var priorities: [UILayoutPriority]
    var contentInsets = UIEdgeInsets.zero
  }

  /// The number of engines that were created, for tests.
  package private(set) static var count = 0
  /// The number of times that an engine listed its items and rows, for tests.
  package static var buildCount = 0
  /// The number of times that an engine solved its rows, for tests.
  package static var solveCount = 0

  private(set) weak var root: UIView?
  /// A view in the root that is solved with it although it could be solved apart.
  private weak var joined: UIView?
  var solver = ConstraintSolver()
  var items: [Item] = []
  var indices: [ObjectIdentifier: Int] = [:]
  var rows: [Row] = []
  /// For each item, the first of the rows that say its size or place; -1 for one without.
  var firstRows: [Int] = []
  var baselineRows: [Int] = []
  var needsBuild = true
  private var needsUpdate = true
  /// Rows to be looked at again; nil for all.
  var staleRows: [Int]?
  /// Constraints that came and rows that left since the rows were listed.
  var changes = StructureChanges()
  /// The target of the solution; the root's own size has no priorities.
  private var solved: Target?
  private var announced = true
  /// Whether the solution is being brought up to date: clients asked for sizes may ask for layout.
  private var isUpdating = false
  /// The size asked for while fitting.
  var target: Target?
  /// The sizes found since something changed: asking again solves nothing (ALF-9).
  private var fittingSizes: [(target: Target, size: CGSize)] = []
  /// The sizes of wrapping contents in the widths they were found to have.
  var wrapped: [Int: CGSize] = [:]
  /// Whether contents that wrap are others than those that were measured. The view's own flag does
  /// not say it: another engine may have asked for the new size.
  private var hasNewContents = false
  /// Whether a row ties lengths from side to side to lengths from top to bottom.
  var couplesAxes = false
  /// Whether masks place views that take part.
  var hasMasks = false
  var baselines: [Int: (first: CGFloat, last: CGFloat)] = [:]
  private var observation: ConstraintObservation?
  /// Whether a size was asked of the contents, so that the root's is one that was decided for them.
  private(set) var wasFitted = false
  /// The conflicts that the console has named, by the numbers of the installations.
  var announcedConflicts: Set<Set<Int>> = []

  init(root: UIView, joining joined: UIView? = nil) {
    self.root = root
    self.joined = joined
    Self.count += 1
  }

  /// Whether what is in a view is solved apart.
  func isBoundary(_ view: UIView) -> Bool { view !== joined && view.isConstraintBoundary }

  // MARK: Solving

  /// Brings the solution up to date.
  ///
  /// - Returns: Whether there is one: a view without a size is not solved (ALF-8).
  @discardableResult
  func update() -> Bool {
    guard let root, !isUpdating else { return false }
    let size = root.bounds.size
    if target == nil, size == .zero || !root.bounds.isFinite { return false }
    let wanted = target ?? Target(size: size, priorities: [])
    guard needsUpdate || needsBuild || solved != wanted else { return true }
    if needsUpdate || needsBuild { fittingSizes = [] }
    if needsBuild || !changes.isEmpty {
      unwrap()
      restructure()
    }
    if solved != wanted, hasMasks { staleRows = nil }
    isUpdating = true
    defer { isUpdating = false }
    needsUpdate = false
    solved = wanted
    announced = false
    mendBrokenRows()
    let isFresh = solver.counts.insertions == 0
    // Text is in the lines it was in as long as nothing changed its width (ALT-4).
    let changed = refresh()
    if !wrapped.isEmpty, changed.contains(.horizontal) || hasNewContents {
      unwrap()
      refresh()
    }
    solve()
    if !isFresh, solver.leavesVariablesOpen {
      // An ambiguous layout depends on how the solver got there, unless it is recreated.
      build()
      refresh()
      solve()
    }
    // Text in several lines is as high as its width makes it (ALT-2, ALT-3).
    for _ in 1..<4 {
      guard measure(), !refresh().isEmpty else { break }
      solve()
    }
    return true
  }

  // MARK: What has changed

  func setOutOfDate() {
    needsUpdate = true
    guard let root else { return }
    if observation?.isCurrent(for: root) != true { observation = ConstraintObservation(of: root) }
    observation?.observer?.constraintsDidChange()
  }

  /// Says that numbers changed that any row may be made of.
  func invalidate() {
    setOutOfDate()
    staleRows = nil
  }

  func invalidateStructure() {
    needsBuild = true
    setOutOfDate()
  }

  /// Says that the constant or priority of a constraint changed.
  func invalidate(_ constraint: NSLayoutConstraint) {
    setOutOfDate()
    if isListed(constraint) { staleRows?.append(constraint.row) } else { staleRows = nil }
  }

  func invalidateContent(of view: UIView) {
    guard let item = indices[ObjectIdentifier(view)] else { return }
    setOutOfDate()
    if wrapped[item] != nil { hasNewContents = true }
    contentIsStale(of: item)
    staleRows?.append(contentsOf: baselineRows)
  }

  private func contentIsStale(of item: Int) {
    guard firstRows[item] >= 0 else { return }
    staleRows?.append(contentsOf: firstRows[item]..<firstRows[item] + 4)
  }

  /// Takes contents that wrap out of their lines.
  private func unwrap() {
    for item in wrapped.keys { contentIsStale(of: item) }
    wrapped = [:]
    hasNewContents = false
  }

  func isListed(_ constraint: NSLayoutConstraint) -> Bool {
    rows.indices.contains(constraint.row) && rows[constraint.row].constraint === constraint
  }

  // MARK: Measuring

  /// Measures what depends on sizes.
  ///
  /// - Returns: Whether there is anything like that.
  private func measure() -> Bool {
    var isAny = false
    let threshold = 0.5 * grid.pixel
    for index in items.indices {
      let isWrapping = items[index].isWrapping
      guard isWrapping || (!baselines.isEmpty && baselines[index] != nil),
        let view = items[index].view
      else { continue }
      let size = CGSize(width: value(index, 2), height: value(index, 3))
      if baselines[index] != nil {
        baselines[index] = view.baselines(in: size)
        staleRows?.append(contentsOf: baselineRows)
        isAny = true
      }
      guard isWrapping, size.width > 0, let content = view as? any WrappingContent else {
        continue
      }
      let natural = view.knownIntrinsicSize.width
      guard
        wrapped[index] != nil || natural < 0 || size.width < natural - threshold
          || content.isSizedByAnyWidth,
        let fitted = content.wrappedSize(in: size.width)
      else { continue }
      wrapped[index] = view.usable(fitted)
      contentIsStale(of: index)
      isAny = true
    }
    return isAny
  }

  /// The unknown of an item: 0 and 1 for its place, 2 and 3 for its lengths.
  static func unknown(_ offset: Int, of item: Int) -> Variable {
    Variable(index: 4 * item + offset)
  }

  func value(_ item: Int, _ offset: Int) -> CGFloat {
    CGFloat(solver[Self.unknown(offset, of: item)])
  }

  var grid: PixelGrid {
    let scale = root?.traitCollection.displayScale ?? 1
    return PixelGrid(scale: scale > 0 ? scale : 1)
  }

  // MARK: Results

  /// Returns the frame of an arranged view; nil for others (auto-layout rule ALR-2).
  func frame(of view: UIView) -> CGRect? {
    guard let index = indices[ObjectIdentifier(view)], items[index].isConstrained else {
      return nil
    }
    let frame = view.frame(
      forAlignmentRect: CGRect(
        x: value(index, 0), y: value(index, 1), width: value(index, 2), height: value(index, 3)))
    let grid = grid
    func length(_ value: CGFloat) -> CGFloat { max(0, grid.round(value)) + 0 }
    return CGRect(
      x: grid.round(frame.origin.x) + 0, y: grid.round(frame.origin.y) + 0,
      width: length(frame.size.width), height: length(frame.size.height))
  }

  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let index = indices[ObjectIdentifier(guide)] else { return nil }
    return CGRect(
      x: value(index, 0), y: value(index, 1), width: value(index, 2), height: value(index, 3))
  }

  /// Solves, and asks those views for layout whose subviews are to be elsewhere (ALL-3).
  func announceChanges() {
    guard update(), !announced else { return }
    announced = true
    for index in items.indices {
      // The item is not copied: its references are weak, which takes long.
      if items[index].isView {
        guard let view = items[index].view, let parent = view.superview,
          !parent.layoutState.isRunning, let frame = frame(of: view),
          frame != view.geometry.untransformedFrame
        else { continue }
        parent.setNeedsLayout()
      } else if let guide = items[index].guide, !(guide is ReadableContentGuide),
        let owner = guide.owningView,
        !owner.layoutState.isRunning, frame(of: guide) != guide.layoutFrame
      {
        owner.setNeedsLayout()
      }
    }
  }

  /// Says that there is another solution though nothing changed.
  func solutionChanged() {
    announced = false
    announceChanges()
  }

  /// Whether an item has unknowns here, or follows from what has.
  func knows(_ item: AnyObject) -> Bool {
    if indices[ObjectIdentifier(item)] != nil { return true }
    guard let guide = item as? UILayoutGuide, guide.span(on: .horizontal) != nil,
      let owner = guide.owningView
    else { return false }
    return indices[ObjectIdentifier(owner)] != nil
  }

  /// The size that contents ask of the root.
  func fittingSize(_ size: CGSize, _ priorities: [UILayoutPriority]) -> CGSize {
    guard let root else { return size }
    var wanted = Target(size: size, priorities: priorities)
    if let holder = root as? any ContentHolder {
      // A free length is not known yet: the insets are those of the length that there is.
      wanted.contentInsets = holder.contentInsets(
        in: CGSize(
          width: priorities[0] == .required ? size.width : root.bounds.width,
          height: priorities[1] == .required ? size.height : root.bounds.height))
    }
    if !needsUpdate, !needsBuild, let known = fittingSizes.first(where: { $0.target == wanted }) {
      return known.size
    }
    wasFitted = true
    target = wanted
    update()
    target = nil
    let insets = root.alignmentInsets
    let grid = grid
    func up(_ length: CGFloat) -> CGFloat { max(0, grid.ceil(length - grid.pixel / 1000)) }
    let fitted = CGSize(
      width: priorities[0] == .required
        ? size.width : up(value(0, 2) + insets.left + insets.right),
      height: priorities[1] == .required
        ? size.height : up(value(0, 3) + insets.top + insets.bottom))
    if fittingSizes.count == 4 { fittingSizes.removeFirst() }
    fittingSizes.append((wanted, fitted))
    return fitted
  }
}

extension UIView {
  /// The engine that places the subviews of this view; nil without constraints.
  var placingEngine: LayoutEngine? {
    let root = constraintRoot
    guard let state = root.autoLayout, state.wantsEngine else { return nil }
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }

  /// Solves the constraints around the view and asks for layout where something moves.
  func solveConstraints() {
    guard autoLayout != nil || !translatesAutoresizingMaskIntoConstraints else { return }
    placingEngine?.announceChanges()
  }

  var hasConstrainedSubviews: Bool {
    for child in children where !child.translatesAutoresizingMaskIntoConstraints { return true }
    return false
  }

  /// The size that constraints inside the view allow; nil without any.
  func constrainedSize(
    for target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    // A stack makes its constraints only now.
    updateConstraintTree()
    guard let autoLayout, autoLayout.wantsEngine || !autoLayout.held.isEmpty else { return nil }
    if horizontal == .required, vertical == .required { return target }
    var joined: UIView?
    if let holder = self as? any ContentHolder, holder.isFittedAsWhole,
      holder.contentView.isConstraintBoundary
    {
      joined = holder.contentView
    }
    let own = constraintRoot === self && joined == nil ? placingEngine : nil
    let engine = own ?? LayoutEngine(root: self, joining: joined)
    if engine.needsBuild { engine.build() }
    guard engine.hasConstraints else { return nil }
    return engine.fittingSize(target, [horizontal, vertical])
  }
}
