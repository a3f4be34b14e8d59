// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
package import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// A view that shows the rows of a data source one below the other, in sections.
///
/// Cells are made only for what is visible, and reused when they are no longer visible. Rows that
/// have no set height are as high as their contents; a million of them cost no more than the
/// visible ones.
///
/// ```swift
/// let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
/// tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
/// tableView.dataSource = self
/// ```
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: State

  package let engine: CollectionEngine
  final var menu: TableMenu?
  let layout: TableLayout
  package let selectedRole: ItemReferences.Role
  package let highlightedRole: ItemReferences.Role
  package let itemFocus: ItemFocus
  package let multipleSelection: MultipleSelection
  var selectionTouch = SelectionTouch.none
  var rowAnimations = RowAnimations()
  /// The delegate's answers from before they were needed.
  var answers = DelegateAnswers()
  var sourceMethods = DataSourceMethods()
  /// The row beside which actions are visible.
  final weak var openRow: UITableViewCell?
  /// The rows whose editing the delegate knows to begin because they are swiped.
  final var swipedRows: [SwipedRowEditing] = []
  var liftedRow: LiftedRow?
  /// Whether the data source is learning of a move that is shown already.
  var isTellingMove = false
  let index = ElementIndex()
  var updateCallDepth = 0
  /// Hands batches with closures that do not escape to the method that subclasses override.
  var batchForwarding = BatchForwarding()
  /// The rows that a batch moves, and until when they are in front of the others.
  var movedRows: Set<PresentedIndexPath> = []
  var rowsInFrontUntil: TimeInterval = 0
  private var edits = false
  private(set) var ownSeparatorInset: UIEdgeInsets?
  var hasReportedReload = false
  final var staticSections: [StaticSection]?
  package private(set) final lazy var drags = DragAndDrop(engine, host: self)
  /// The traits and insets that heights were last asked with.
  private var lastMargins = UIEdgeInsets.zero
  var lastScroll: LastScroll<ScrollPosition>?

  /// The style of the table.
  public let style: Style

  /// A height, or an estimate, that the table determines.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Creating

  /// Creates a table view with a frame and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    layout = TableLayout()
    engine = CollectionEngine(layout: layout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    multipleSelection = MultipleSelection(engine)
    itemFocus = ItemFocus(engine)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view of an Interface Builder document. With another coder it is a plain one.
  public required init?(coder: NSCoder) {
    style = coder.nibTableStyle
    layout = TableLayout()
    engine = CollectionEngine(layout: layout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    multipleSelection = MultipleSelection(engine)
    itemFocus = ItemFocus(engine)
    super.init(coder: coder)
    setUp(backgroundColor: coder.isNib ? backgroundColor : nil)
    decodeNib(coder)
  }

  private func setUp(backgroundColor color: UIColor? = nil) {
    // Behaviour rule TV-14.
    backgroundColor = color ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
    geometryDelegate = self
    alwaysBounceVertical = true
    engine.attach(to: self)
    multipleSelection.attach(to: self)
    itemFocus.attach(to: self)
  }

  // MARK: Data

  /// The supplier of counts and cells. A new one recreates everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// The delegate, asked for heights and told of what is shown, highlighted and selected.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      delegateMayHaveMenus()
      if delegate !== oldValue { heightsChanged() }
    }
  }

  /// The delegate that supplies the dragged rows; nil, as at first, for none. It is not retained.
  public weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate !== oldValue { drags.delegatesChanged() } }
  }
  /// The delegate that handles drops; nil, as at first, for none. It is not retained.
  public weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate !== oldValue { drags.delegatesChanged() } }
  }

  /// Reloads all cells from the data source. Ends the selection. While updates are being named it
  /// replaces them, with one message on the console.
  open func reloadData() {
    engine.reportLostChanges()
    if engine.hasUncommittedUpdates { reloadInsteadOfUpdates() } else { engine.reload() }
  }

  /// The number of sections that the data source last returned; 0 without a data source.
  open var numberOfSections: Int { engine.counts.count }

  /// Returns the number of rows in a section, which must exist, that the data source last returned.
  open func numberOfRows(inSection section: Int) -> Int {
    engine.count(ofSection: section, in: counts)
  }

  // MARK: Reuse

  /// Registers the class of cells, a subclass of `UITableViewCell`, for an identifier that is not
  /// empty; anything else stops the program, and nil removes the class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    requireIdentifier(identifier)
    let role = ReusePool.Role.cell(identifier: identifier)
    guard let cellClass else { return engine.register(nil, for: role) }
    guard let type = cellClass as? UITableViewCell.Type else {
      programmerError(
        "\(cellClass) cannot be the cell \"\(identifier)\": it is not a UITableViewCell.")
    }
    engine.register(
      ReusePool.Class(type) { _ in
        type.create(identifier)
      }, for: role)
  }
  /// Registers the class of headers and footers, a subclass of `UITableViewHeaderFooterView`, in
  /// the same way.
  open func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    requireIdentifier(identifier)
    let role = ReusePool.Role.supplementary(kind: Self.boundaryKind, identifier: identifier)
    guard let viewClass else { return engine.register(nil, for: role) }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      programmerError(
        """
        \(viewClass) cannot be the header or footer "\(identifier)": it is not a \
        UITableViewHeaderFooterView.
        """)
    }
    engine.register(
      ReusePool.Class(type) { _ in
        type.create(identifier)
      }, for: role)
  }
  /// A cell that waited for reuse or a new one of the registered class, to configure and return from
  /// the data source; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = engine.suppliedKey ?? .cell(item: 0, section: 0)
    return dequeue(identifier, for: key)
  }
  /// A cell for a row, to configure and return from the data source. An identifier that no class is
  /// registered for stops the program.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let role = ReusePool.Role.cell(identifier: identifier)
    guard engine.isRegistered(role), let cell = dequeue(identifier, for: .cell(indexPath)) else {
      programmerError(
        """
        Cannot dequeue a cell for \(indexPath): no class is registered for the identifier \
        "\(identifier)". Call register(_:forCellReuseIdentifier:) first.
        """)
    }
    resize(cell, forRowAt: indexPath)
    return cell
  }
  /// A header or footer that waited for reuse, or a new one, to configure and return from the
  /// delegate; nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    requireIdentifier(identifier)
    let role = ReusePool.Role.supplementary(kind: Self.boundaryKind, identifier: identifier)
    let key = engine.suppliedKey ?? .supplementary(kind: Self.boundaryKind, section: 0, index: 0)
    guard let view = engine.dequeue(role, for: key)?.view as? UITableViewHeaderFooterView else {
      return nil
    }
    view.prepare(
      TableEdge(elementKind: key.kind ?? "") ?? .header, place(ofSection: key.section), in: self)
    return view
  }

  // MARK: Updates

  /// Makes several updates as one, over time if the view is in a window.
  ///
  /// In `updates` change the data, and name every change: deletes, reloads and sources of moves by
  /// their places before the batch, inserts and destinations by those after it. The new counts must
  /// follow from that; otherwise the program stops with the reason. Until the outermost call ends,
  /// the table has the old ones (behaviour rule TV-50).
  ///
  /// `completion` is called at the end of the animation or, if there is none, when the window's time
  /// goes on; with false outside a window. Never before the call returns (behaviour rule TV-51).
  ///
  /// - Complexity: O(changes log changes + sections + visible rows).
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batchForwarding.arrived()
    record({ updates?() }, completion)
  }
  /// Begins updates that are made as one by ``endUpdates()``. Calls may be inside one another.
  open func beginUpdates() { engine.beginRecording() }
  /// Makes the updates that were named since ``beginUpdates()``, without which it only writes a
  /// message on the console. Without updates heights are asked for again and change over time
  /// (behaviour rule TV-55).
  open func endUpdates() {
    guard engine.hasUncommittedUpdates else {
      consoleMessage("\(type(of: self)): endUpdates() was called without beginUpdates().")
      return
    }
    callingUpdates { engine.endRecording() }
  }
  /// A Boolean value that says whether updates are named that are not made yet, or a gap is shown.
  open var hasUncommittedUpdates: Bool {
    engine.hasUncommittedUpdates || engine.presentsUncommittedChanges
  }
  /// Inserts rows at their index paths after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.insertItem), animation)
  }
  /// Deletes rows at their index paths before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.deleteItem), animation)
  }
  /// Recreates the cells of rows at their index paths before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map(BatchUpdates.Change.reloadItem), animation)
  }
  /// Moves a row from its index path before the batch to another one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)], .automatic)
  }
  /// Inserts sections with all their rows, at their indexes after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.insertSection), animation)
  }
  /// Deletes sections with all their rows, at their indexes before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.deleteSection), animation)
  }
  /// Recreates all views of sections; their numbers of rows may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map(BatchUpdates.Change.reloadSection), animation)
  }
  /// Moves a section with its rows from its index before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)], .automatic)
  }
  /// Asks the data source for the cells of rows again; dequeuing returns the present ones,
  /// unchanged. Rows without a cell are ignored.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    engine.reconfigure(indexPaths.map { DataIndexPath($0) })
  }

  // MARK: Places and views

  /// The rectangle of a section with its header and footer; zero for one that does not exist.
  open func rect(forSection section: Int) -> CGRect {
    layout.solvedTable?.frame(ofSection: section) ?? .zero
  }
  /// Returns the rectangle of a section's header, unpinned, whether it is a view or space.
  open func rectForHeader(inSection section: Int) -> CGRect { frame(of: .header, in: section) }
  /// Returns the rectangle of a section's footer, unpinned, whether it is a view or space.
  open func rectForFooter(inSection section: Int) -> CGRect { frame(of: .footer, in: section) }
  /// The rectangle of a row, in O(log sections + log rows); zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(ofRowAt: indexPath) }
  /// The row at a point of the contents; nil on headers, footers and beside cards.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layout.solvedTable?.row(at: point)
      .flatMap { clientPath(PresentedIndexPath(item: $0.row, section: $0.section)) }
  }
  /// The rows that have a part in a rectangle of the contents, in order; nil without data.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let solvedTable = layout.solvedTable, !engine.counts.isEmpty else { return nil }
    return solvedTable.elements(in: rect, viewport: Viewport(visibleRect: rect))
      .filter { $0.identity.category == .cell }.compactMap { clientPath($0.identity.presentedPath) }
  }
  /// The row that a cell shows; nil if it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { row(of: cell) }
  /// The cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }
  /// The visible rows, from top to bottom; nil without data.
  open var indexPathsForVisibleRows: [IndexPath]? {
    engine.counts.isEmpty ? nil : visibleRows.map(\.indexPath)
  }
  /// The header of a section; nil if it is not visible, or another kind of view.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.header, section: section)
  }
  /// The footer of a section; nil if it is not visible, or another kind of view.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    boundaryView(.footer, section: section)
  }

  // MARK: Scrolling

  /// Scrolls to a row. A missing row stops the program; the row `NSNotFound` of a section stands
  /// for the section's start.
  ///
  /// > Note: Differs from UIKit: outside a window's timeline the row is there at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(toRowAt: indexPath, scrollPosition, animated: animated) }
  /// Scrolls to the selected row that is nearest to a position of the visible area, which is the
  /// middle for `.none`; does not scroll without a selection.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let height =
      switch scrollPosition {
      case .top: visible.minY
      case .bottom: visible.maxY
      case .middle, .none: visible.midY
      }
    func distance(_ path: IndexPath) -> CGFloat { abs(rectForRow(at: path).midY - height) }
    guard let row = selectionOrder.min(by: { distance($0) < distance($1) }) else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  // MARK: Heights

  /// The height of rows unless the delegate says it; automatic at first: the contents'.
  open var rowHeight = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of headers where the delegate does not say it; automatic at first.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of footers where the delegate does not say it; automatic at first.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height that rows count with until they are near to what is visible; automatic at first,
  /// which is 44. With 0 the delegate is asked for all heights at once.
  open var estimatedRowHeight = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The height that headers count with until they are visible; automatic at first.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height that footers count with until they are visible; automatic at first.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The space above the headers of a plain table; automatic at first, which is 22 points. A
  /// negative number is automatic.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet {
      if !(sectionHeaderTopPadding >= 0) { sectionHeaderTopPadding = Self.automaticDimension }
      if sectionHeaderTopPadding != oldValue { heightsChanged() }
    }
  }

  /// Asks for all heights again, and forgets what was measured: contents are as high as they are in
  /// other traits.
  func heightsChanged() {
    guard engine.isReady else { return }
    answers = DelegateAnswers()
    layout.invalidate(with: TableInvalidation(.measurements))
    engine.requestMeasurements()
  }

  /// The events after which the table measures rows again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// A view before the first section, as wide as the table. Set it again when its height changed.
  open var tableHeaderView: UIView? {
    didSet { replaceBoundaryView(oldValue, by: tableHeaderView) }
  }
  /// A view after the last section, as wide as the table. Set it again when its height changed.
  open var tableFooterView: UIView? {
    didSet { replaceBoundaryView(oldValue, by: tableFooterView) }
  }
  /// A view that fills the visible bounds behind all rows and does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackgroundView(oldValue) } }
  }
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      rowsLookOtherwise()
      heightsChanged()  // Rows that size themselves make space for the lines.
    }
  }
  /// The colour of the lines between rows; nil for the system's.
  open var separatorColor: UIColor? = .separator { didSet { rowsLookOtherwise() } }

  /// The insets of the lines between rows, `left` at the leading side. ``automaticDimension``, as at
  /// first on the leading side, is where a line would begin or end by itself.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? .automaticSeparator }
    set {
      ownSeparatorInset = newValue
      rowsLookOtherwise()
    }
  }
  /// The edges that ``separatorInset`` is measured from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { rowsLookOtherwise() }
  }
  /// Has no effect: there are no rows without data since iOS 15. The height of such rows; 0 at
  /// first.
  open var fillerRowHeight: CGFloat = 0
  /// Has no effect: contents keep to the margins of the table. A Boolean value that says whether
  /// they keep to a readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Has no effect: rows are as wide as the table. A Boolean value that says whether content views
  /// keep to the safe area.
  open var insetsContentViewsToSafeArea = true

  // MARK: Index

  /// The number of rows from which on the index is shown; 0 at first.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
  /// The index title that a magnifying glass stands for: it leads to the very top.
  public nonisolated static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() {
    guard engine.isReady else { return }
    updateIndexTitles(engine.counts)
    setNeedsLayout()
  }

  // MARK: Prefetching

  /// The object that is told of rows that scrolling will make visible soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that says whether ``prefetchDataSource`` is called; true at first.
  open var isPrefetchingEnabled = true

  // MARK: Editing

  /// A Boolean value that says whether rows are edited. Setting it does so at once.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: rows show controls to delete, insert, select and move them, as data
  /// source and delegate determine for each. The selection ends, unless rows can be selected then.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return editingStays(animated: animated) }
    edits = editing
    editingChanged(animated: animated)
  }

  // MARK: Selection

  /// A Boolean value that says whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that says whether several rows can be selected while they are edited; they show
  /// circles instead of controls.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that says whether rows can be selected; if not, the selection ends.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// A Boolean value that says whether more than one row can be selected. Setting it to false
  /// keeps the first.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepFirstSelected() } }
  }

  /// The selected rows in the order of selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectionOrder.isEmpty ? nil : selectionOrder }
  /// The row that was selected first; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selectionOrder.first }
  /// Selects a row, without telling the delegate; where only one may be selected, the others are
  /// deselected in the same way. Nil ends the selection; a missing row stops the program.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, scrollPosition, animated: animated) }
  /// Deselects a row, without telling the delegate; a row that is not selected stays so.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Focus

  /// A Boolean value that says whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath = false
  /// Returns whether the delegate lets the focus move from a row or to one.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    OptionalMethod.value("tableView(_:shouldUpdateFocusIn:)", of: delegate) {
      $0.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self))
    } ?? true
  }
  /// Tells the delegate that the focus has moved from a row or to one.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    delegate?.tableView?(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
  }

  // MARK: Layout

  /// Lays out the visible rows, headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  /// The visible rectangle in content coordinates.
  open override var bounds: CGRect {
    get { super.bounds }
    set { change(from: super.bounds, to: newValue) { super.bounds = newValue } }
  }

  /// Called when traits changed; heights are asked for again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  /// Called when the margins changed, which the contents follow.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard layoutMargins != lastMargins else { return }
    lastMargins = layoutMargins
    heightsChanged()
  }

  /// Called when a touch begins: the row under it is highlighted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Called when a touch moves: over the selection marks of rows it selects them.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveSelectionTouch(to: touch.location(in: self)) }
  }

  /// Called when a touch ends: inside a row it selects or deselects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !endSelectionTouch() else { return }
    endTouch(at: touch.location(in: self), with: event)
  }

  /// Called when a touch is cancelled: nothing is selected.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endSelectionTouch() { unhighlightItem() }
  }
}
