// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
package import CollectionEngine
import CollectionLayout
package import Foundation
import Geometry
import ViewLayout
package import Views

extension UIView {
  /// Preserves the superview's margins at the sides, as cells of tables and their contents do; those above
  /// and below are their own (behaviour rule TV-22).
  func preserveSideMargins() {
    preservesSuperviewLayoutMargins = true
    preservesVerticalMargins = false
  }
}

extension UITableViewCell {
  /// From the edges of the cell to what is in it (behaviour rules TV-11 and LK-31).
  var margin: CGFloat {
    tableMetrics.contentMargin(
      table.rowPosition?.style ?? .plain, inWidth: table.view?.bounds.width ?? bounds.width)
  }

  /// The lengths of tables, of rows and of their contents, in the cell's design.
  private var tableMetrics: TableMetrics { .phone[traitCollection.design] }
  var rowMetrics: RowMetrics { .table[traitCollection.design] }

  // MARK: Accessory

  func show(
    _ type: AccessoryType, as accessories: WritableKeyPath<TableCellState, [TableAccessory]>
  ) {
    for accessory in table[keyPath: accessories] { accessory.view.removeFromSuperview() }
    let added = TableAccessory.add(type, to: self)
    table[keyPath: accessories] = added
    contentSpaceChanged()
  }

  func accessoryButtonWasTapped() {
    guard let tableView = table.view, let path = tableView.indexPath(for: self) else { return }
    nibSegues.accessory?.perform(from: self)
    tableView.delegate?.tableView?(tableView, accessoryButtonTappedForRowWith: path)
  }

  /// The client's view at the trailing edge, in place of the accessories of the type.
  private func ownAccessory(isEditing: Bool) -> UIView? {
    let view = isEditing ? editingAccessoryView : accessoryView
    // It may be in another cell by now.
    return view?.superview === self ? view : nil
  }

  /// Returns the views at the trailing edge: a view of the client's, else those of the type.
  private func accessoryViews(isEditing: Bool) -> [UIView] {
    if let own = ownAccessory(isEditing: isEditing) { return [own] }
    return (isEditing ? table.editingAccessories : table.accessories).map(\.view)
  }

  /// Returns the sizes of the accessories. To measure a symbol takes time: where views alone are
  /// asked for, see ``accessoryViews(isEditing:)``.
  private func accessorySizes(isEditing: Bool) -> [RowLayout.Accessory] {
    if let own = ownAccessory(isEditing: isEditing) {
      return [.init(width: own.bounds.width, height: own.bounds.height)]
    }
    return (isEditing ? table.editingAccessories : table.accessories).map(\.rowAccessory)
  }

  /// The frames of the contents and of what is beside them in a cell of a size.
  func rowLayout(in size: CGSize, isEditing: Bool) -> RowLayout {
    let metrics = rowMetrics
    var request = RowLayout.Request(size: size, leadingMargin: metrics.leadingMargin)
    request.isMirrored = isMirrored
    request.contentStart = editingIndentation
    request.indentation = max(0, CGFloat(indentationLevel) * indentationWidth)
    request.indentsAccessories = false
    request.trailingMargin = margin
    request.trailingInset = indexWidth
    request.trailing = accessorySizes(isEditing: isEditing)
    addEditControls(to: &request, isEditing: isEditing)
    return RowLayout(request, metrics)
  }

  /// Places the accessories; those of the other state are transparent.
  private func layOutAccessories(in size: CGSize) {
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    for isEditing in [false, true] {
      let isShown = isEditing == table.isEditing
      let views = accessoryViews(isEditing: isEditing)
      guard !views.isEmpty else { continue }
      for (view, frame) in zip(views, rowLayout(in: size, isEditing: isEditing).trailing) {
        view.frame = CGRect(origin: grid.round(frame.origin), size: frame.size)
        // A view of the client's may be in both.
        guard isShown || view !== (table.isEditing ? editingAccessoryView : accessoryView) else {
          continue
        }
        let alpha: CGFloat = isShown ? 1 : 0
        if view.alpha != alpha, !isShown || view.alpha == 0 { view.alpha = alpha }
      }
    }
  }

  /// The width that the table's index covers of a row.
  private var indexWidth: CGFloat { table.view?.index.width ?? 0 }

  // MARK: Content

  package func contentFrame(in bounds: CGRect) -> CGRect {
    rowLayout(in: bounds.size, isEditing: table.isEditing).content
  }

  /// The height that a self-sizing row adds for its line: the line's thickness, unless the cell shows the
  /// labels of its style, or the table no lines. The contents take it: they are as high as the row
  /// (behaviour rules TV-5 and LK-20).
  private var addedForLine: CGFloat {
    guard table.view?.separatorStyle == .singleLine,
      configurations.contentView != nil || isConstrained
    else { return 0 }
    return rowMetrics.lineThickness(scale: traitCollection.displayScale)
  }

  /// Whether constraints of the client's say how high the row is: of the contents or of the cell.
  private var isConstrained: Bool {
    guard let content = plainContentView as? TableCellContentView, !content.isStyled else {
      return false
    }
    return isFittedAsWhole || !content.constraints.isEmpty
  }

  private var hasAccessory: Bool {
    isMovable || !accessoryViews(isEditing: table.isEditing).isEmpty
  }

  /// Takes over the margins of the contents in the cell: texts begin at the margin, and end before
  /// an accessory or at the margin (behaviour rule TV-22).
  private func takeMargins() {
    let vertical = TableCellMetrics.contentMargin[traitCollection.design]
    (plainContentView as? TableCellContentView)?.takeMargins(
      NSDirectionalEdgeInsets(
        top: vertical, leading: margin, bottom: vertical,
        trailing: hasAccessory ? TableCellMetrics.accessoryGap : margin))
    // List contents count the space beside them from the cell's own.
    let own = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    if directionalLayoutMargins != own { directionalLayoutMargins = own }
  }

  /// The height of the contents in a width (behaviour rule TV-5); the least one and a message for contents
  /// that are nothing.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    takeMargins()
    let size = CGSize(width: width, height: max(1, bounds.height))
    let frame = contentFrame(in: CGRect(origin: .zero, size: size))
    let height: CGFloat
    if let view = configurations.contentView {
      // Its margins depend on where it is.
      view.frame = contentFrame(in: CGRect(origin: .zero, size: bounds.size))
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      height = fitted.height
    } else if isFittedAsWhole, isConstrained {
      height =
        systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else {
      height =
        (plainContentView as? TableCellContentView)?.fittingHeight(inWidth: frame.width) ?? 0
    }
    guard height.isFinite, height > 0 else {
      consoleMessage(
        """
        \(type(of: self)): the contents of the row at \
        \(table.path.map { "\($0)" } ?? "no index path") have no height; it is \
        \(tableMetrics.minimumRowHeight) points high. Give them constraints from top to \
        bottom, or the row a height.
        """)
      return tableMetrics.minimumRowHeight
    }
    return height + addedForLine
  }

  // MARK: Layout

  func layOutCell() {
    takeMargins()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    contentView.frame = contentFrame(in: bounds)
    layOutAccessories(in: bounds.size)
    layOutEditControls()
    layOutRevealedActions()
    backgroundView?.frame = bounds
    shownSelectedBackground?.frame = bounds
    configurations.backgroundView?.layOut(in: self)
    layOutSeparators()
  }

  // MARK: Place

  func take(_ position: TableRowPosition) {
    guard position != table.rowPosition else { return }
    let previous = table.rowPosition
    table.rowPosition = position
    roundCorners()
    setNeedsUpdateConfiguration()
    if previous?.style != position.style { contentSpaceChanged() }
  }

  /// Rounds the corners of a card's first and last row (behaviour rule TV-11).
  func roundCorners() {
    let position = table.rowPosition
    roundCorners(position?.style == .insetGrouped ? position?.position : nil, rowMetrics)
  }

  /// Cuts what would stand out: contents in a card's corners, beside actions, and sliding.
  package func clipIfNeeded() {
    // Controls come from outside of a card.
    let isCut = rowState.isRounded || table.editControl != nil || table.reorderControl != nil
    clipsToBounds = (isCut && !table.isLifted) || rowState.swipe != nil || table.isRevealing
  }

  // MARK: Separators (behaviour rules TV-12 and TV-13)

  private func layOutSeparators() {
    let isShown = table.view?.separatorStyle == .singleLine
    let rule = isShown ? table.rowPosition?.separatorRule : nil
    let inset = lineInset
    showSeparators(
      rule ?? .hidden, table.view?.separatorColor ?? .separator, rowMetrics
    ) { _, isFull in isFull ? (0, 0) : inset }
  }

  package var hidesSeparators: Bool { isEmphasized || rowState.swipe != nil || table.isLifted }

  /// From the cell's edges to the line at the bottom: the insets that the client set, from the
  /// cell's edges or from where the line would be by itself.
  var lineInset: (leading: CGFloat, trailing: CGFloat) {
    // Behaviour rule TV-12: the controls of editing move texts, not lines.
    let automatic = table.isEditing ? margin : textStart
    let automaticEnd = indexWidth + (rowMetrics.linesEndAtMargin ? margin : 0)
    guard let own = table.separatorInset ?? table.view?.ownSeparatorInset else {
      return (automatic, automaticEnd)
    }
    let isAdded = table.view?.separatorInsetReference == .fromAutomaticInsets
    func length(_ inset: CGFloat, _ automatic: CGFloat) -> CGFloat {
      if inset == UITableView.automaticDimension { return automatic }
      return isAdded ? automatic + inset : inset
    }
    return (length(own.left, automatic), length(own.right, automaticEnd))
  }

  package var textMargin: CGFloat { margin }

  package var ownTextStart: CGFloat? {
    guard let styled = contentView as? TableCellContentView else { return nil }
    styled.layoutIfNeeded()
    return styled.textStart
  }
}

extension UITableViewCell: ElementView {
  package var node: UIView { self }

  package func wasLaidOut(by attributes: any ElementAttributes) {
    let reveal = (attributes as? TableAttributes)?.reveal ?? 0
    if reveal != bounds.origin.y { bounds.origin.y = reveal }
    if reveal != 0, !table.isRevealing {
      table.isRevealing = true
      clipIfNeeded()
    } else if reveal == 0, AnimationBlock.current == nil || window == nil,
      presentationGeometry.bounds.origin.y == 0
    {
      endRevealing()
    }
  }

  /// The contents are at rest: they are clipped no longer because they slide.
  func endRevealing() {
    guard table.isRevealing, bounds.origin.y == 0 else { return }
    table.isRevealing = false
    clipIfNeeded()
  }

  package func receive(_ attributes: any ElementAttributes) {
    guard let attributes = attributes as? TableAttributes else { return }
    if let position = attributes.rowPosition { take(position) }
    take(sizesItself: attributes.sizesItself)
  }

  private func take(sizesItself: Bool) {
    guard sizesItself != table.sizesItself else { return }
    table.sizesItself = sizesItself
    setNeedsLayout()
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    if let position = (attributes as? TableAttributes)?.rowPosition { take(position) }
    let given = table.view?.preferredHeightOfRow(at: attributes.key.presentedPath)
    (attributes as? TableAttributes)?.sizesItself = given == nil
    take(sizesItself: given == nil)
    let grid = PixelGrid(scale: max(1, traitCollection.displayScale))
    attributes.state.size.height =
      given
      ?? grid.ceil(
        sizeThatFits(
          CGSize(width: attributes.state.size.width, height: .greatestFiniteMagnitude)
        ).height)
    return attributes
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
  }
  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
}
