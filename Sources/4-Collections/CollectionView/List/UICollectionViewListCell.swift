// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
import ViewLayout
public import Views

/// A cell of a list: content between accessories, lines at its edges, actions beside it.
///
/// What follows from its place in the list (lines, rounded corners, default configurations) it is
/// told by the layout. It can also be a header or a footer of a list.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Item"
/// cell.contentConfiguration = content
/// cell.accessories = [.disclosureIndicator()]
/// ```
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var list = ListCellState()
  private(set) lazy var separators = MovableLayoutGuide(
    in: self, identifier: "UICollectionViewListCellSeparatorLayoutGuide")

  /// Creates a collection view list cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpList()
  }

  /// Creates a cell of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpList()
  }

  private func setUpList() {
    separators.wasMoved = { [unowned self] in layOutSeparators() }
  }

  // MARK: Indentation

  /// The level of the item in an outline, 0 or more. A data source with section snapshots sets it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentSpaceChanged() } }
  }

  /// The width of one level of indentation of the content, in points; 10 at first.
  open var indentationWidth = ListMetrics.phone[.iOS17].indentationWidth {
    didSet { if indentationWidth != oldValue { contentSpaceChanged() } }
  }

  /// A Boolean value that says whether leading accessories are moved as well; true at first.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { contentSpaceChanged() } }
  }

  // MARK: Accessories

  /// The accessories at the sides of the content. Two of one kind of the system's stop the program.
  open var accessories: [UICellAccessory] {
    get { list.accessories.map(\.accessory) }
    set { setAccessories(newValue) }
  }

  // MARK: Separators

  /// The guide within which the lines at the cell's edges are drawn, if they are not inset
  /// otherwise: from the content's text to the trailing edge. A cell that wants its lines elsewhere
  /// moves the guide by constraints (behaviour rule SE-4):
  ///
  /// ```swift
  /// separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
  /// ```
  open var separatorLayoutGuide: UILayoutGuide { separators }

  // MARK: The cell's life

  /// Called with the attributes that the cell has now; adopts its position in the list from them.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let row = layoutAttributes.listRow {
      take(row, at: layoutAttributes.indexPath)
    } else {
      leaveListIfNeeded(layoutAttributes)
    }
  }

  /// The attributes with the height that suits the content between the accessories; a row of a list
  /// is at least 44 points high, but on the Mac.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fit(layoutAttributes) { super.preferredLayoutAttributesFitting($0) }
  }

  /// Lays out the content between the accessories, and the separators.
  open override func layoutSubviews() {
    takeStates()
    super.layoutSubviews()
    let shown = displayedAccessories()
    let layout = rowLayout(of: shown, in: bounds.size)
    takeMargins(layout)
    let visible = shown.leading + shown.trailing
    for accessory in list.accessories where !visible.contains(where: { $0 === accessory }) {
      accessory.view.isHidden = true
    }
    let shift = accessoryShift
    for (accessory, frame) in zip(visible, layout.leading + layout.trailing) {
      accessory.show(at: frame.offsetBy(dx: 0, dy: shift))
    }
    layOutDivider(layout.divider)
    layOutSeparatorGuide()
    layOutSeparators()
    layOutRevealedActions()
    // The contents may be others.
    if rowState.isRounded { clipIfNeeded() }
  }

  package override func contentFrame(in bounds: CGRect) -> CGRect {
    rowLayout(of: displayedAccessories(), in: bounds.size).content
  }

  // MARK: Configurations

  /// The content configuration that suits the cell's place in its list: that of a row, a header or
  /// a footer of the list's appearance; a row's outside of lists.
  ///
  /// - Returns: The configuration that suits the style, without contents.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    // Behaviour rule LI-3.
    let row = row
    switch row.role {
    case .row: return row.appearance.isSidebar ? .sidebarCell() : .cell()
    case .header:
      switch row.appearance {
      case .plain, .sidebarPlain: return .plainHeader()
      case .grouped, .insetGrouped: return .groupedHeader()
      case .sidebar: return .sidebarHeader()
      }
    case .footer:
      return row.appearance == .plain || row.appearance == .sidebarPlain
        ? .plainFooter() : .groupedFooter()
    }
  }

  /// The background configuration that suits the cell's place in its list. It is shown as long as
  /// the client sets nothing.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    // Behaviour 10.7.
    let row = row
    let isRow = row.role.position != nil
    switch row.appearance {
    case .plain: return isRow ? .listPlainCell() : .listPlainHeaderFooter()
    case .grouped, .insetGrouped: return isRow ? .listGroupedCell() : .listGroupedHeaderFooter()
    case .sidebar: return isRow ? .listSidebarCell() : .listSidebarHeader()
    case .sidebarPlain: return isRow ? .listSidebarCell() : .listPlainHeaderFooter()
    }
  }

  override var showsDefaultBackground: Bool { list.row != nil }

  /// A view behind the contents; in a card it has the card's corners.
  open override var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue, rowState.isRounded { clipIfNeeded() } }
  }

  /// A Boolean value that says whether the item is selected; set by the collection view.
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { separatorsChanged() } }
  }

  /// A Boolean value that says whether a touch is on the cell; set by the collection view.
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { separatorsChanged() } }
  }

  /// Called when the tint changed.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Called when traits changed: accessories grow with the text, the Mac has its own lengths.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let previous = previousTraitCollection
    if previous?.userInterfaceIdiom != traitCollection.userInterfaceIdiom
      || previous?.design != traitCollection.design
    {
      roundCorners()
      setNeedsUpdateConfiguration()
      contentSpaceChanged()
    }
    if traitCollection.hasDifferentSizes(comparedTo: previousTraitCollection) {
      contentSpaceChanged()
    }
  }

  // MARK: Touches

  /// Called when a touch begins: on a header with a chevron the cell handles it, elsewhere the
  /// collection view.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard togglesWhole else { return super.touchesBegan(touches, with: event) }
    list.isTouched = !closeOpenRow()
  }

  /// Called when a touch ends: in a header with a chevron it shows or hides the children.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard list.isTouched else { return super.touchesEnded(touches, with: event) }
    list.isTouched = false
    guard isInside(touches) else { return }
    performAction(ofAccessory: .outlineDisclosure)
  }

  /// Called when a touch is cancelled: nothing changes.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    list.isTouched = false
    super.touchesCancelled(touches, with: event)
  }
}

extension UICollectionViewListCell {
  /// Whether the content shows a value at its trailing edge.
  var showsValue: Bool {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return false }
    return content.prefersSideBySideTextAndSecondaryText
      && (content.secondaryText != nil || content.secondaryAttributedText != nil)
  }

  // MARK: State

  /// Says what is true of the cell because of where it is (behaviour rule ST-1).
  func takeStates() {
    setState(.editing, list.collectionView?.isEdited(self) ?? false)
    setState(.swiped, rowState.swipe != nil)
    setState(.expanded, isOutlineExpanded)
    setState(.pinned, row.isPinned)
  }
}

extension UICollectionView {
  /// Returns whether a cell shows what is for editing: the view is edited, and the delegate lets the
  /// item be. What is no item is edited with the view.
  func isEdited(_ cell: UICollectionViewCell) -> Bool {
    guard isEditing else { return false }
    guard let key = engine.key(of: cell) ?? engine.suppliedKey, key.category == .cell else {
      return true
    }
    // What is being supplied has the path of the data.
    let path = engine.key(of: cell) == nil ? key.indexPath : clientPath(key.presentedPath)
    guard let path, let delegate else { return true }
    return OptionalMethod.value("collectionView(_:canEditItemAt:)", from: delegate) {
      $0.collectionView(self, canEditItemAt: path)
    }
  }

  /// Lets cells show what is for editing, or for not editing; those on screen over time (behaviour
  /// rule AC-8).
  func cellsShowEditing() {
    for cell in cellsOnScreen {
      if let cell = cell as? UICollectionViewListCell {
        cell.closeSwipeActions()
        cell.contentSpaceChanged()
      }
      cell.setState(.editing, isEdited(cell))
    }
    guard window != nil, !engine.isEmpty, !engine.isLayingOut else { return }
    let metrics = ListMetrics.metrics(in: traitCollection)
    UIView.animate(withDuration: metrics.editingDuration) { self.layoutIfNeeded() }
  }
}

/// The data source of a list cell whose items form outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns whether the children of an item are shown.
  ///
  /// - Parameter indexPath: The item; false outside the data.
  /// - Returns: Whether they are.
  func isItemExpanded(at indexPath: IndexPath) -> Bool

  /// Shows an item's children, or hides them, as a reader's tap does: asking the section snapshot
  /// handlers, with animation.
  ///
  /// - Parameter indexPath: The item; nothing happens outside the data.
  func toggleExpansionOfItem(at indexPath: IndexPath)
}

extension UICollectionViewListCell {
  private var outline: (any OutlineDataSource)? {
    list.collectionView?.dataSource as? any OutlineDataSource
  }

  /// Whether the children of the cell's item are shown.
  var isOutlineExpanded: Bool {
    guard list.isItem, let indexPath = itemPath else { return false }
    return outline?.isItemExpanded(at: indexPath) ?? false
  }

  /// Whether a tap anywhere on the cell shows or hides the item's children.
  var togglesWhole: Bool {
    guard
      let accessory = accessories.first(where: { $0.accessoryType == .outlineDisclosure }),
      accessory.isDisplayed(isEditing: isBeingEdited)
    else { return false }
    return isHeaderDisclosure(accessory)
  }

  /// Returns whether a chevron is a header's, by its style or by the cell's place (rule IN-2).
  func isHeaderDisclosure(_ accessory: UICellAccessory) -> Bool {
    guard case .outline(let style) = accessory.appearance else { return false }
    return style == .header || (style == .automatic && row.role == .header)
  }

  func toggleOutline() -> Bool {
    guard list.isItem, let outline, let indexPath = itemPath else { return false }
    outline.toggleExpansionOfItem(at: indexPath)
    UIView.animate(withDuration: Timeline.defaultDuration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    return true
  }
}
