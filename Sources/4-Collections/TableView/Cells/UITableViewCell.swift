// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CellContents
import CollectionEngine
import CollectionLayout
public import Foundation
public import Geometry
public import Views

/// The view of a table's row: contents, an accessory at the trailing edge, a line at the bottom.
///
/// What it shows is a value, ``contentConfiguration``; or the labels and the image of its style; or
/// views of the client's in ``contentView``.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Item"
/// cell.contentConfiguration = content
/// cell.accessoryType = .disclosureIndicator
/// ```
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  package let configurations = CellConfigurations()
  package var rowState = RowState()
  private let content: TableCellContentView
  let cellStyle: CellStyle
  var table = TableCellState()

  /// The identifier under which the cell waits for reuse; nil for a cell that is not reused.
  public let reuseIdentifier: String?

  // MARK: Creating

  /// Creates a table view cell.
  ///
  /// - Parameters:
  ///   - style: Which labels the cell has, and where.
  ///   - reuseIdentifier: The identifier under which it waits for reuse; nil for no reuse.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    content = TableCellContentView(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    preserveSideMargins()
    addSubview(content)
  }

  /// Creates a cell of the default style that is not reused.
  ///
  /// - Parameter frame: Its place in its superview, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of an Interface Builder document, with its contents in ``contentView``. With another
  /// coder it has the default style and no size.
  public required init?(coder: NSCoder) {
    cellStyle = coder.nibCellStyle
    reuseIdentifier = coder.nibReuseIdentifier
    content = TableCellContentView(style: cellStyle)
    super.init(coder: coder)
    preserveSideMargins()
    if content.superview == nil { addSubview(content) }
    coder.decode(self, reading: Self.nibStep)
  }

  /// Called before the cell is used for another row. Contents stay as they are.
  open func prepareForReuse() {
    isHighlighted = false
  }

  // MARK: Contents

  /// The view that contents go into, or the one that shows ``contentConfiguration``; it fills the
  /// cell but for the accessory.
  open var contentView: UIView { configurations.contentView ?? content }

  /// The label of the cell's style; nil while there is a ``contentConfiguration`` (behaviour rule TV-17).
  open var textLabel: UILabel? { styledContent?.textLabel }

  /// The second label of the cell's style; nil for the default style, and while there is a
  /// ``contentConfiguration``.
  open var detailTextLabel: UILabel? { styledContent?.detailTextLabel }

  /// The image of the cell's style; nil while there is a ``contentConfiguration``.
  open var imageView: UIImageView? { styledContent?.imageView }

  private var styledContent: TableCellContentView? {
    configurations.content == nil ? content : nil
  }

  /// The configuration of the cell's content; nil for the labels of its style and what is put into
  /// ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set {
      if newValue != nil { content.removeStyledViews() }
      configurations.setContent(newValue, in: self)
    }
  }

  /// A Boolean value that says whether ``contentConfiguration`` follows the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set { configurations.updatesContent = newValue }
  }

  /// The content configuration of the cell's style (behaviour rule TV-17).
  ///
  /// - Returns: The configuration that suits the style, without contents.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The indentation level of the contents, 0 or more; the delegate may set it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { contentSpaceChanged() } }
  }

  /// The width of one level of indentation of the contents, in points; 10 at first.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { contentSpaceChanged() } }
  }

  // MARK: Accessory

  /// The accessory at the trailing edge, unless ``accessoryView`` is set.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { show(accessoryType, as: \.accessories) } }
  }

  /// A view at the trailing edge, in its own size; takes the place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      // It may be another cell's by now.
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      contentSpaceChanged()
    }
  }

  /// The accessory at the trailing edge in editing, unless ``editingAccessoryView`` is set.
  open var editingAccessoryType = AccessoryType.none {
    didSet {
      if editingAccessoryType != oldValue { show(editingAccessoryType, as: \.editingAccessories) }
    }
  }

  /// A view at the trailing edge while the row is edited, in its own size; takes the place of
  /// ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet {
      guard editingAccessoryView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let editingAccessoryView { addSubview(editingAccessoryView) }
      contentSpaceChanged()
    }
  }

  // MARK: Background

  /// A view behind the contents, as large as the cell; replaces ``backgroundConfiguration``.
  open var backgroundView: UIView? {
    didSet { showBackgroundView(backgroundView, insteadOf: oldValue) }
  }

  /// The colour behind everything in the cell; replaces ``backgroundConfiguration``.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      if newValue != nil { configurations.removeBackground() }
    }
  }

  /// The background of the contents; replaces ``backgroundView`` and `backgroundColor`. Until one
  /// is set the cell shows ``defaultBackgroundConfiguration()``.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background(of: self) }
    set { configurations.setBackground(newValue, in: self) }
  }

  /// A Boolean value that says whether ``backgroundConfiguration`` follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set { configurations.updatesBackground = newValue }
  }

  /// The background that suits the style of the table.
  ///
  /// - Returns: A row's of a plain or of a grouped list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.rowPosition?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// A view behind the contents, in front of ``backgroundView``, of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// A view behind the contents while the cell is selected or highlighted in a table where several
  /// rows can be selected; nil for ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      guard multipleSelectionBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  /// The insets of the line at the bottom, `left` at the leading side; the table's unless set. With
  /// `UITableView.automaticDimension` a side is where it would be by itself.
  open var separatorInset: UIEdgeInsets {
    get { table.separatorInset ?? table.view?.separatorInset ?? .zero }
    set {
      table.separatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// A Boolean value that says whether the row is edited and shows its controls, without animation.
  open var isEditing: Bool {
    get { table.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; called by the table view.
  ///
  /// - Parameters:
  ///   - editing: Whether the row is to be edited.
  ///   - animated: Whether controls come and go over time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != table.isEditing { changeEditing(to: editing, animated: animated) }
  }

  /// The effect of editing on the row, as the delegate said when its editing began.
  open var editingStyle: EditingStyle { table.editing?.style ?? .none }

  /// A Boolean value that says whether actions are visible beside the row, such as that to delete it.
  open var showingDeleteConfirmation: Bool { rowState.swipe != nil }

  /// A Boolean value that says whether the row can be moved while it is edited, where the data source
  /// does not say it in `tableView(_:canMoveRowAt:)`; false at first.
  ///
  /// > Note: Differs from UIKit: there rows of a data source that implements
  /// > `tableView(_:moveRowAt:to:)` can be moved without it.
  open var showsReorderControl = false

  /// A Boolean value that says whether the background is indented while the row is edited, in grouped
  /// tables. Has no effect: backgrounds go from edge to edge, as they do since iOS 7; the delegate's
  /// `tableView(_:shouldIndentWhileEditingRowAt:)` decides for the contents.
  open var shouldIndentWhileEditing = true

  /// Called before the editing controls, or actions at the side, appear or disappear.
  open func willTransition(to state: StateMask) {}

  /// Called after the editing controls, or actions at the side, appeared or disappeared.
  open func didTransition(to state: StateMask) {}

  // MARK: State

  /// The style in which the cell shows that it is selected or highlighted.
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A Boolean value that says whether the row is selected; set by the table view.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      table.editControl?.isSelected = isSelected
      emphasisChanged()
    }
  }

  /// A Boolean value that says whether a touch is on the cell; set by the table view.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { emphasisChanged() } }
  }

  /// Selects or deselects the cell; called by the table view.
  ///
  /// - Parameters:
  ///   - selected: Whether it is to be selected.
  ///   - animated: Whether the change of its background takes time.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(animated: animated) { isSelected = selected }
  }

  /// A Boolean value that says whether the cell has the focus.
  open override var isFocused: Bool { rowState.states.contains(.focused) }

  /// A Boolean value that says whether the cell can have the focus: as the delegate of its table view
  /// says or, without an answer, the table view's properties.
  open override var canBecomeFocused: Bool { table.view?.itemFocus.canFocus(self) ?? false }

  /// Highlights or unhighlights the cell; called by the table view.
  ///
  /// - Parameters:
  ///   - highlighted: Whether it is to be highlighted.
  ///   - animated: Whether the change of its background takes time.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(animated: animated) { isHighlighted = highlighted }
  }

  /// A Boolean value that says whether the cell takes touches; one that does not is disabled.
  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  // Without `@MainActor`; see UICollectionViewCell.
  /// A closure that configures a cell for its state; called on the main actor.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// The state of the cell; a subclass adds states of its own.
  open var configurationState: UICellConfigurationState { currentState }

  /// Called when a drag lifts the cell, moves it, or ends.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Has no effect: cells that are dragged are not touched. A Boolean value that says whether they
  /// can be.
  open var userInteractionEnabledWhileDragging = false

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell's contents and background for a state; called before the next layout, once
  /// for all changes of the state.
  open func updateConfiguration(using state: UICellConfigurationState) { followState(state) }

  /// A closure that is called after ``updateConfiguration(using:)``; setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { table.updateHandler }
    set {
      table.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the cell's configurations for other traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    for accessory in table.accessories + table.editingAccessories { accessory.showSymbol() }
    if traitCollection.design != previousTraitCollection?.design { roundCorners() }
    setNeedsUpdateConfiguration()
  }

  // MARK: Layout

  /// Invalidates the size of the contents: the cell is measured again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    requestMeasurement()
  }

  /// Returns the size that suits the contents beside the accessory; a subclass that lays out its
  /// contents itself overrides it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(inWidth: size.width))
  }

  /// Lays out the contents, the accessory, the backgrounds and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutCell()
  }

  package var plainContentView: UIView { content }
}
