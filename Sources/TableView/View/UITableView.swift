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
  let layout: TableLayout
  /// What rows are selected, and which is highlighted, as the engine knows it.
  let selectedRole: ItemReferences.Role
  let highlightedRole: ItemReferences.Role
  /// How the rows that are being updated come and go.
  var rowAnimations = RowAnimations()
  /// What the delegate said before it was needed.
  var answers = DelegateAnswers()
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
    // Rule TV-14.
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
      if delegate !== oldValue { heightsChanged() }
    }
  }

  /// Throws all cells back and shows the data source's present data. Ends the selection.
  open func reloadData() {
    if engine.hasUncommittedUpdates { engine.reloadInsteadOfUpdates() } else { engine.reload() }
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

  /// Asks for all heights again.
  func heightsChanged() {
    guard engine.isReady else { return }
    answers = DelegateAnswers()
    layout.invalidate(with: TableInvalidation(.heights))
  }

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

  // MARK: Selection

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
      let isInvalidated = engine.boundsWillChange(to: newValue)
      super.bounds = newValue
      engine.boundsWereStored()
      if isInvalidated { resize?() }
    }
  }

  /// Called when traits changed; heights are asked for again.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightsMayHaveChanged()
  }

  /// Called when the margins changed, which contents keep to.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard layoutMargins != lastMargins else { return }
    lastMargins = layoutMargins
    heightsMayHaveChanged()
  }

  /// Forgets what was measured: contents are as high as they are in other traits.
  private func heightsMayHaveChanged() {
    guard engine.isReady else { return }
    answers = DelegateAnswers()
    layout.invalidate(with: TableInvalidation(.measurements))
  }

  /// A touch on a row highlights it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { highlightRow(at: touch.location(in: self)) }
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
