// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import CollectionData
import CollectionEngine
import CollectionLayout
package import Foundation
import Geometry
import ViewLayout
import Views

extension UICollectionViewListCell {
  var row: ListRow { list.row ?? .standalone }

  /// The lengths for the kind of device that the cell is shown on, and its design.
  var metrics: ListMetrics { .metrics(in: traitCollection) }

  /// Called by the collection view when the cell is dequeued, before it is configured.
  func prepare(for key: ElementIdentity, in collectionView: UICollectionView) {
    list.collectionView = collectionView
    list.isItem = key.category == .cell
    closeSwipeActions()
    if list.isIndentedByData {
      // As deep as the item was that it showed before.
      list.isIndentedByData = false
      indentationLevel = 0
    }
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    // The layout has it where it is presented.
    var key = key
    if key.category == .cell { key = .cell(collectionView.presentedPath(key.indexPath)) }
    list.row = nil
    list.indexPath = key.indexPath
    if let row = layout?.listRow(of: key) { take(row, at: key.indexPath) }
    takeStates()
  }

  /// The cell's item as clients know it; nil for a placeholder.
  var itemPath: IndexPath? {
    list.indexPath.flatMap { list.collectionView?.clientPath(PresentedIndexPath($0)) }
  }

  func take(_ row: ListRow, at indexPath: IndexPath) {
    list.indexPath = indexPath
    guard row != list.row else { return }
    list.row = row
    roundCorners()
    takeStates()
    // Lines, corners and, for what the client does not configure, contents and background.
    setNeedsUpdateConfiguration()
  }

  /// Forgets its place in a list when the layout has become another one, in which the element is in
  /// no list. Attributes that somebody else made say nothing of lists.
  func leaveListIfNeeded(_ attributes: UICollectionViewLayoutAttributes) {
    guard list.row != nil else { return }
    let layout = list.collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard layout?.listRow(of: attributes.key) == nil else { return }
    list.row = nil
    roundCorners()
    takeStates()
    setNeedsUpdateConfiguration()
  }

  /// Says that the content has another width: it is laid out, and measured, again.
  func contentSpaceChanged() {
    setNeedsLayout()
    requestMeasurement()
  }

  // MARK: Space

  /// Whether the collection view is being edited, as far as the cell's state says.
  var isBeingEdited: Bool { configurationState.isEditing }

  typealias DisplayedAccessories = (leading: [ListAccessory], trailing: [ListAccessory])

  func displayedAccessories() -> DisplayedAccessories {
    let isEditing = isBeingEdited
    let shown = list.accessories.filter { $0.accessory.isDisplayed(isEditing: isEditing) }
    guard !shown.isEmpty else { return ([], []) }
    // What they show decides how wide they are.
    let environment = accessoryEnvironment
    for accessory in shown { accessory.update(environment) }
    func arranged(_ isLeading: Bool) -> [ListAccessory] {
      var side = shown.filter { self.isLeading($0.accessory) == isLeading }
      let order = UICellAccessory.arrange(side.map(\.accessory))
      return order.compactMap { accessory in
        // Texts may be there twice: the first that is not taken yet.
        side.firstIndex { $0.accessory.isSame(as: accessory) }.map { side.remove(at: $0) }
      }
    }
    return (arranged(true), arranged(false))
  }

  /// Returns whether an accessory is before the content. On the Mac the chevron of a row is, too
  /// (behaviour rule AC-4).
  private func isLeading(_ accessory: UICellAccessory) -> Bool {
    accessory.placement.isLeading
      || accessory.accessoryType == .outlineDisclosure && !isHeaderDisclosure(accessory)
        && traitCollection.userInterfaceIdiom == .mac
  }

  /// Returns the frames of content and accessories in a cell of a size.
  func rowLayout(of shown: DisplayedAccessories, in size: CGSize) -> RowLayout {
    let row = row
    let metrics = metrics.lengths(in: row)
    var request = RowLayout.Request(size: size, leadingMargin: row.margin)
    request.isMirrored = isMirrored
    request.top = row.topPadding
    let safe = safeAreaInsets
    request.leadingInset = isMirrored ? safe.right : safe.left
    request.trailingInset = (isMirrored ? safe.left : safe.right) + indexWidth
    request.indentation = max(0, CGFloat(indentationLevel) * indentationWidth)
    request.indentsAccessories = indentsAccessories
    request.leading = shown.leading.map {
      $0.rowAccessory(metrics, in: traitCollection, isMirrored: isMirrored)
    }
    request.trailing = shown.trailing.map {
      $0.rowAccessory(metrics, in: traitCollection, isMirrored: isMirrored)
    }
    if case .reorder(true) = shown.trailing.last?.accessory.appearance {
      request.dividesReorderControl = true
    }
    return RowLayout(request, metrics)
  }

  /// The width that the index covers of a row from edge to edge, in points.
  private var indexWidth: CGFloat {
    guard let row = list.row, row.appearance == .plain || row.appearance == .grouped else {
      return 0
    }
    return list.collectionView?.index.width ?? 0
  }

  /// From the leading edge to what stands first in the cell.
  package var textMargin: CGFloat { row.margin }

  /// Measures the content between the accessories, and what is around it.
  func fit(
    _ attributes: UICollectionViewLayoutAttributes,
    measuring measure: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // It may change content and accessories.
    updateConfigurationIfNeeded()
    let given = attributes.size
    let shown = displayedAccessories()
    let available = rowLayout(of: shown, in: given)
    takeMargins(available)
    let top = row.topPadding
    // A content view is measured beside what is around it; other contents know nothing of that.
    let isPlain = configurations.contentView == nil && !isFittedAsWhole
    if isPlain { attributes.size.width = available.content.width }
    let fitted = measure(attributes)
    var size = given
    if fitted.estimatedAxes?.contains(.height) ?? true {
      let tallest = (shown.leading + shown.trailing).map(\.view.naturalSize.height).max() ?? 0
      size.height = max(fitted.size.height + (isPlain ? top : 0), tallest + top)
      if list.row?.role.position != nil {
        size.height = max(
          size.height, RowHeight.least(metrics.minimumRowHeight, in: traitCollection))
      }
    }
    fitted.size = size
    return fitted
  }

  // MARK: Layout

  /// From the middle of the cell to that of a header's text, which is not in the middle: a header's
  /// chevron stands beside its text.
  var accessoryShift: CGFloat {
    guard row.role.position == nil, !list.accessories.isEmpty, let text = textFrame else {
      return 0
    }
    return text.midY - (row.topPadding + bounds.height) / 2
  }

  private var accessoryEnvironment: ListAccessory.Environment {
    let state = configurationState
    var environment = ListAccessory.Environment()
    environment.isSelected = state.isSelected
    environment.isExpanded = state.isExpanded
    environment.isDisabled = state.isDisabled
    // A background without a colour of its own has the tint's.
    environment.isOnTint =
      configurations.backgroundView.map { $0.configuration.backgroundColor == nil } ?? false
    return environment
  }

  /// Headers and footers have narrow margins of their own, and stand where the rows' texts are; a
  /// value beside the trailing edge keeps the same distance from it. Content views read this from
  /// the cell's margins (behaviour rule LC-e).
  func takeMargins(_ layout: RowLayout) {
    guard list.row != nil else { return }
    var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    if layout.leading.isEmpty {
      let safe = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
      margins.leading = textMargin + layout.contentStart - safe
    }
    if layout.trailing.isEmpty, row.role.position == nil || showsValue {
      margins.trailing = textMargin
    }
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
  }

  func layOutDivider(_ frame: CGRect?) {
    guard let frame else {
      list.divider?.isHidden = true
      return
    }
    let divider = list.divider ?? UIView(frame: .zero)
    if list.divider == nil {
      divider.backgroundColor = .separator
      addSubview(divider)
      list.divider = divider
    }
    divider.isHidden = false
    divider.frame = frame
  }

  // MARK: Corners

  /// Rounds the corners of a card's first and last row (behaviour rule LI-9).
  func roundCorners() {
    roundCorners(row.appearance == .insetGrouped ? row.role.position : nil, metrics.row)
  }

  /// Whether the client has put something into the content view.
  private var fillsContentView: Bool {
    let content = contentView
    guard !(content is UIListContentView) else { return false }
    return content.backgroundColor != nil || !content.subviews.isEmpty
  }

  /// Cuts what would stand out: a row with revealed swipe actions and, in a card, a background view
  /// or contents of the client's. A background configuration has the card's corners itself, and list
  /// contents do not come near them.
  package func clipIfNeeded() {
    clipsToBounds =
      rowState.swipe != nil || (rowState.isRounded && (backgroundView != nil || fillsContentView))
    // A sidebar's rows are round when something shows that they end.
    guard row.appearance.isSidebar, rowState.swipe != nil || layer.cornerRadius > 0 else { return }
    layer.cornerRadius = rowState.swipe == nil ? 0 : metrics.row.cornerRadius
  }
}

@MainActor
struct ListCellState {
  /// The row of the cell in its list; nil outside of lists.
  var row: ListRow?
  var indexPath: IndexPath?
  weak var collectionView: UICollectionView?
  /// Whether the cell is an item's, not a header's or footer's.
  var isItem = true
  /// Whether a data source has indented the cell by the level of its item.
  var isIndentedByData = false
  var accessories: [ListAccessory] = []
  /// The line before a reorder control.
  var divider: UIView?
  /// Whether a touch is on the cell that shows or hides the item's children.
  var isTouched = false
}

extension UICollectionViewListCell {
  /// Sets the frame of the guide within which lines are drawn unless they are inset otherwise: at
  /// the text (behaviour rule SE-4).
  func layOutSeparatorGuide() {
    let leading = textStart
    let safe = isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    let trailing = metrics.row.linesEndAtMargin ? row.margin + safe : 0
    separators.constrain(
      insetBy: UIEdgeInsets(
        top: 0, left: isMirrored ? trailing : leading, bottom: 0,
        right: isMirrored ? leading : trailing))
  }

  func layOutSeparators() {
    let row = row
    let color =
      configurationState.isSelected && isBeingEdited
      ? row.separators.multipleSelectionColor : row.separators.color
    showSeparators(row.separatorRule, color, metrics.row) { isTop, isFull in
      let insets = isTop ? row.separators.topSeparatorInsets : row.separators.bottomSeparatorInsets
      let guide = separatorLayoutGuide.layoutFrame
      let (left, right) = isFull ? (0, 0) : (guide.minX, bounds.width - guide.maxX)
      return (
        insets.leading.inset(automatic: isMirrored ? right : left),
        insets.trailing.inset(automatic: isMirrored ? left : right)
      )
    }
  }

  /// Whether the cell stands out from its neighbours, so that no line divides it from them
  /// (behaviour rule SE-5). Rows that are chosen while editing keep their lines.
  package var hidesSeparators: Bool {
    let state = configurationState
    return state.isHighlighted || (state.isSelected && !state.isEditing) || rowState.swipe != nil
  }

  package func neighbour(_ distance: Int) -> (any RowCell)? {
    guard list.isItem, let indexPath = list.indexPath, indexPath.count == 2 else { return nil }
    let item = indexPath.item + distance
    guard item >= 0 else { return nil }
    let neighbour = IndexPath(item: item, section: indexPath.section)
    return list.collectionView?.engine.view(for: .cell(neighbour)) as? UICollectionViewListCell
  }
}

extension CGFloat {
  /// The inset of a line, or the automatic one where it lets the list decide.
  func inset(automatic: CGFloat) -> CGFloat { self >= .greatestFiniteMagnitude ? automatic : self }
}
