// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewListCell {
  /// Where lines begin and end unless they are inset otherwise: at the text (behaviour rule SE-4).
  func placeSeparatorGuide() {
    let leading = textStart
    separators.place(
      insetBy: UIEdgeInsets(
        top: 0, left: isMirrored ? 0 : leading, bottom: 0, right: isMirrored ? leading : 0))
  }

  /// Draws the lines that the row has now.
  func placeSeparators() {
    let row = row
    let color =
      configurationState.isSelected && isBeingEdited
      ? row.separators.multipleSelectionColor : row.separators.color
    showSeparators(row.separatorRule, color) { isTop, isFull in
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
