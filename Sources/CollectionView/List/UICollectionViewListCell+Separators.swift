// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewListCell {
  /// Where lines begin and end unless they are inset otherwise: at the text (behaviour rule SE-4).
  func placeSeparatorGuide() {
    let leading = textLeading
    separators.place(
      insetBy: UIEdgeInsets(
        top: 0, left: isMirrored ? 0 : leading, bottom: 0, right: isMirrored ? leading : 0))
  }

  /// From the leading edge to the content's text.
  private var textLeading: CGFloat {
    if let frame = textFrame {
      return isMirrored ? bounds.width - frame.maxX : frame.minX
    }
    let content = contentView.frame
    let start = isMirrored ? bounds.width - content.maxX : content.minX
    return start + leadingMargin
  }

  /// Draws the lines that the row has now.
  func placeSeparators() {
    let rule = row.separatorRule
    let isHiddenBySelf = hidesSeparators
    list.isBesideEmphasis = neighbour(1)?.hidesSeparators == true
    let bottom = rule.bottom && !isHiddenBySelf && !list.isBesideEmphasis
    let color =
      configurationState.isSelected && isBeingEdited
      ? row.separators.multipleSelectionColor : row.separators.color
    let isTopShown = rule.top && !isHiddenBySelf
    list.topLine.show(
      isTopShown
        ? lineFrame(y: 0, row.separators.topSeparatorInsets, isFull: rule.isTopFull) : nil,
      color, in: self)
    list.bottomLine.show(
      bottom
        ? lineFrame(
          y: bounds.height - thickness, row.separators.bottomSeparatorInsets,
          isFull: rule.isBottomFull) : nil, color, in: self)
  }

  private var thickness: CGFloat { 1 / max(1, traitCollection.displayScale) }

  private func lineFrame(
    y: CGFloat, _ insets: NSDirectionalEdgeInsets, isFull: Bool
  ) -> CGRect {
    let guide = separatorLayoutGuide.layoutFrame
    let automaticLeading = isMirrored ? bounds.width - guide.maxX : guide.minX
    let automaticTrailing = isMirrored ? guide.minX : bounds.width - guide.maxX
    let leading = insets.leading.isAutomatic ? (isFull ? 0 : automaticLeading) : insets.leading
    let trailing = insets.trailing.isAutomatic ? (isFull ? 0 : automaticTrailing) : insets.trailing
    let width = max(0, bounds.width - leading - trailing)
    return CGRect(
      x: isMirrored ? trailing : leading, y: y, width: width, height: thickness)
  }

  // MARK: Emphasis

  /// Whether the cell stands out from its neighbours, so that no line divides it from them
  /// (behaviour rule SE-5). Rows that are chosen while editing keep their lines.
  var hidesSeparators: Bool { isEmphasized || list.swipe != nil }

  private var isEmphasized: Bool {
    let state = configurationState
    return state.isHighlighted || (state.isSelected && !state.isEditing)
  }

  /// The cell of an item so many after this one in the same section, if it is visible.
  private func neighbour(_ distance: Int) -> UICollectionViewListCell? {
    guard list.isItem, let indexPath = list.indexPath, indexPath.count == 2 else { return nil }
    let item = indexPath.item + distance
    guard item >= 0 else { return nil }
    let neighbour = IndexPath(item: item, section: indexPath.section)
    return list.collectionView?.engine.view(for: .cell(neighbour)) as? UICollectionViewListCell
  }

  /// Cells have their places: the row after this one may be another one.
  func neighboursWerePlaced() {
    guard list.row != nil else { return }
    if (neighbour(1)?.hidesSeparators == true) != list.isBesideEmphasis { setNeedsLayout() }
  }

  /// Called when selection, highlight or swipe changed: the row before draws its line or does not.
  func emphasisChanged() {
    setNeedsLayout()
    neighbour(-1)?.setNeedsLayout()
  }
}

extension CGFloat {
  /// Whether an inset lets the list decide.
  fileprivate var isAutomatic: Bool { self >= .greatestFiniteMagnitude }
}
