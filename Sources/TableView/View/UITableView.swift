// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// Shows the rows of a data source one below the other, in sections.
///
/// Cells are made only for what is visible, and reused when they are no longer visible. Rows that
/// nobody gave a height are as high as their contents; a million of them cost no more than the
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

  let engine: CollectionEngine
  /// What opens context menus; nil before there was a delegate.
  final var menu: TableMenu?
  let layout: TableLayout
  /// What rows are selected, and which is highlighted, as the engine knows it.
  let selectedRole: ItemReferences.Role
  let highlightedRole: ItemReferences.Role
  /// How the rows that are being updated come and go.
  var rowAnimations = RowAnimations()
  /// What the delegate said before it was needed.
  var answers = DelegateAnswers()
  /// The row beside which actions are visible.
  final weak var openRow: UITableViewCell?
  /// The row that a touch has lifted.
  var liftedRow: LiftedRow?
  /// Whether the data source is being told of a move that is shown already.
  var isTellingMove = false
  /// The index at the trailing edge.
  let index = ElementIndex()
  /// How many calls that may end updates are inside one another.
  var updateCallDepth = 0
  /// The rows that a batch moves, and until when they are in front of the others.
  var movedRows: Set<IndexPath> = []
  var raisedUntil: TimeInterval = 0
  private var edits = false
  /// The insets of lines that the client set.
  private(set) var ownSeparatorInset: UIEdgeInsets?
  private var hasReportedReload = false
  /// The traits and insets that heights were last asked with.
  private var lastMargins = UIEdgeInsets.zero

  /// The look of the table.
  public let style: Style

  /// The height, or estimate, that asks the table to decide.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Creating

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: Its place in its superview, in points.
  ///   - style: Its look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    layout = TableLayout()
    engine = CollectionEngine(layout: layout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table view without a size, for source compatibility.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) {
    style = .plain
    layout = TableLayout()
    engine = CollectionEngine(layout: layout)
    selectedRole = engine.registerRole(keepsReloadedItems: false)
    highlightedRole = engine.registerRole(keepsReloadedItems: true)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // Behaviour rule TV-14.
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    geometryDelegate = self
    alwaysBounceVertical = true
    engine.attach(to: self)
  }

  // MARK: Data

  /// Who supplies counts and cells. A new one recreates everything.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { engine.reload() } }
  }

  /// The delegate, asked for heights and told of what is shown, highlighted and selected.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      delegateMayHaveMenus()
      if delegate !== oldValue { heightsChanged() }
    }
  }

  /// Throws all cells back and shows the data source's present data. Ends the selection.
  ///
  /// While updates are being named it takes their place, and the console is told once.
  open func reloadData() {
    guard engine.hasUncommittedUpdates else { return engine.reload() }
    if !hasReportedReload {
      hasReportedReload = true
      consoleMessage(
        """
        \(type(of: self)): reloadData() was called while updates are being named. All data are \
        loaded again, without animation; call it outside of a batch, or name the changes.
        """)
    }
    engine.reloadInsteadOfUpdates()
  }

  /// The number of sections, as the data source last said; 0 without a data source.
  open var numberOfSections: Int { engine.counts.count }

  /// The number of rows in a section, as the data source last said.
  ///
  /// - Parameter section: A section; one that does not exist stops the program.
  /// - Returns: The number.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = engine.counts
    guard counts.indices.contains(section) else {
      programmerError(
        """
        There is no section \(section): the table view has \(counts.count) \
        section\(counts.count == 1 ? "" : "s").
        """)
    }
    return counts[section]
  }

  // MARK: Heights

  /// The height of rows where the delegate does not say it; automatic at first: that of the
  /// contents.
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

  /// When cells whose contents change are measured again.
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
  /// Whether there are lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { rowsLookOtherwise() } }
  }
  /// The colour of the lines between rows; nil for the system's.
  open var separatorColor: UIColor? = .separator {
    didSet { rowsLookOtherwise() }
  }

  /// The insets of the lines between rows, `left` at the leading side. With
  /// ``automaticDimension``, as at first on the leading side, a line begins or ends where it would
  /// by itself: at the text, and at the edge.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: Self.automaticDimension, bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      rowsLookOtherwise()
    }
  }
  /// From where ``separatorInset`` counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { rowsLookOtherwise() }
  }
  /// Has no effect: there are no rows without data since iOS 15. The height of such rows; 0 at
  /// first.
  open var fillerRowHeight: CGFloat = 0
  /// Has no effect: contents keep to the margins of the table. Whether they keep to a readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Has no effect: rows are as wide as the table. Whether content views keep to the safe area.
  open var insetsContentViewsToSafeArea = true

  // MARK: Index

  /// The colour of the index's titles; nil for the tint.
  open var sectionIndexColor: UIColor? {
    get { index.colors.titles }
    set { index.colors.titles = newValue }
  }
  /// The colour behind the index's titles; nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { index.colors.background }
    set { index.colors.background = newValue }
  }
  /// The colour behind the index's titles while a touch is on it; nil for
  /// ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { index.colors.trackingBackground }
    set { index.colors.trackingBackground = newValue }
  }
  /// The number of rows from which on the index is shown; 0 at first.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }
  /// The index title that a magnifying glass stands for: it leads to the very top.
  public nonisolated static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() {
    guard engine.isReady else { return }
    updateIndexTitles(engine.counts)
    setNeedsLayout()
  }

  // MARK: Prefetching

  /// Told of rows that scrolling will make visible soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that says whether ``prefetchDataSource`` is told; true at first.
  open var isPrefetchingEnabled = true

  // MARK: Editing

  /// A Boolean value that says whether rows are edited. Setting it does so at once.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: rows show controls to delete, insert, select and move them, as data
  /// source and delegate say for each. The selection ends, unless rows can be selected then.
  ///
  /// - Parameters:
  ///   - editing: Whether rows are to be edited.
  ///   - animated: Whether controls come and go over time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    edits = editing
    editingChanged(animated: animated)
  }

  // MARK: Selection

  /// A Boolean value that says whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that says whether several rows can be selected while they are edited; they show
  /// circles instead of controls.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that says whether rows can be selected. Setting it to false ends the
  /// selection.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll(animated: false) } }
  }
  /// A Boolean value that says whether more than one row can be selected. Setting it to false
  /// keeps the first.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepFirstSelected() } }
  }

  // MARK: Layout

  /// Lays out what is visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  /// The visible rectangle in content coordinates.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue != super.bounds else { return }
      guard engine.isReady else {
        super.bounds = newValue
        return
      }
      let resize = engine.animatedResize(from: bounds, to: newValue)
      // Behaviour rule TV-36.
      if newValue.origin != bounds.origin || newValue.width != bounds.width {
        closeOpenRow(isAnimated: newValue.width == bounds.width)
      }
      let isInvalidated = engine.boundsWillChange(to: newValue)
      super.bounds = newValue
      engine.boundsWereStored()
      if isInvalidated { resize?() }
    }
  }

  /// Called when traits changed; heights are asked for again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightsChanged()
  }

  /// Called when the margins changed, which contents keep to.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard layoutMargins != lastMargins else { return }
    lastMargins = layoutMargins
    heightsChanged()
  }

  /// A touch on a row highlights it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A touch that closes a row does nothing else (behaviour rule TV-36).
    guard !closeOpenRow(isAnimated: true), let touch = touches.first else { return }
    highlightRow(at: touch.location(in: self))
  }

  /// A touch that ends inside a row selects it, or deselects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }

  /// A touch that is cancelled selects nothing.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightRow()
  }
}
