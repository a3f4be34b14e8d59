// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import ViewLayout
import Views

/// The position in a list of a cell that is not a list cell (behaviour rules LI-11 and LI-13).
@MainActor
struct ListedCell {
  var row: ListRow
  var indexPath: IndexPath
  /// The layer's state before corners were rounded; nil while none are.
  var unrounded: UnroundedLayer?
}

/// The layer's own clipping of a cell.
@MainActor
struct UnroundedLayer {
  private let radius: CGFloat
  private let curve: CALayerCornerCurve
  private let mask: CACornerMask
  private let clips: Bool

  init(of view: UIView) {
    radius = view.layer.cornerRadius
    curve = view.layer.cornerCurve
    mask = view.layer.maskedCorners
    clips = view.clipsToBounds
  }

  func restore(in view: UIView) {
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = curve
    view.layer.maskedCorners = mask
    view.clipsToBounds = clips
  }
}

extension UICollectionView {
  /// Redraws the lines of cells that are no list cells: they do not know which rows stand out now.
  func layOutListLines() {
    guard hasListLines else { return }
    for (_, view) in engine.visibleViews(of: .cell) {
      (view as? UICollectionViewCell)?.layOutListLines()
    }
  }
}

extension UICollectionViewCell {
  /// Takes the place in a list that attributes say, or leaves it; in a sidebar there is none. List
  /// cells follow their place themselves.
  func followList(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.listRow != nil || listed != nil, !(self is UICollectionViewListCell) else {
      return
    }
    guard let row = attributes.listRow ?? listRow(of: attributes.key),
      !row.appearance.isSidebar, row.role.position != nil
    else { return leaveList() }
    guard listed?.row != row || listed?.indexPath != attributes.indexPath else { return }
    listed = ListedCell(
      row: row, indexPath: attributes.indexPath, unrounded: listed?.unrounded)
    roundCard()
    setNeedsLayout()
  }

  private func leaveList() {
    guard listed != nil else { return }
    show(\.topLine, nil, .separator)
    show(\.bottomLine, nil, .separator)
    listed?.unrounded?.restore(in: self)
    listed = nil
  }

  /// Returns the role of an element in the layout's list; for attributes that a client made, which
  /// do not say it.
  private func listRow(of key: ElementIdentity) -> ListRow? {
    (enclosingCollectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listRow(of: key)
  }

  // MARK: Corners

  private func roundCard() {
    guard let row = listed?.row, let position = row.role.position else { return }
    let mask = row.appearance == .insetGrouped ? CellCorners.mask(of: position) : []
    guard !mask.isEmpty else {
      listed?.unrounded?.restore(in: self)
      listed?.unrounded = nil
      return
    }
    if listed?.unrounded == nil { listed?.unrounded = UnroundedLayer(of: self) }
    layer.cornerRadius = ListMetrics.metrics(in: traitCollection).row.cornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = mask
    clipsToBounds = true
  }

  // MARK: Lines

  /// Draws the lines at the cell's edges, unless it or the next cell stands out.
  func layOutListLines() {
    guard let row = listed?.row else { return }
    enclosingCollectionView?.hasListLines = true
    var rule = standsOut ? .hidden : row.separatorRule
    if neighbour(1)?.standsOut == true { rule.bottom = false }
    let metrics = ListMetrics.metrics(in: traitCollection).row
    let (left, right) = (row.margin + safeAreaInsets.left, row.margin + safeAreaInsets.right)
    let (leading, trailing) = isMirrored ? (right, left) : (left, right)
    let lines = RowSeparators(
      rule, size: bounds.size,
      thickness: metrics.lineThickness(scale: traitCollection.displayScale),
      isMirrored: isMirrored
    ) { isTop, isFull in
      let insets = isTop ? row.separators.topSeparatorInsets : row.separators.bottomSeparatorInsets
      return (
        insets.leading.inset(automatic: isFull ? 0 : leading),
        insets.trailing.inset(automatic: isFull || !metrics.linesEndAtMargin ? 0 : trailing)
      )
    }
    show(\.topLine, lines.top, row.separators.color)
    show(\.bottomLine, lines.bottom, row.separators.color)
  }

  /// Whether no line divides the cell from its neighbours (behaviour rule SE-6).
  private var standsOut: Bool {
    if let cell = self as? UICollectionViewListCell { return cell.hidesSeparators }
    return isHighlighted || (isSelected && !rowState.states.contains(.editing))
  }

  /// The cell of an item so many after this one in the same section, if it is visible.
  private func neighbour(_ distance: Int) -> UICollectionViewCell? {
    guard let indexPath = listed?.indexPath, indexPath.item + distance >= 0 else { return nil }
    let neighbour = IndexPath(item: indexPath.item + distance, section: indexPath.section)
    return enclosingCollectionView?.engine.view(for: .cell(neighbour)) as? UICollectionViewCell
  }

  /// Called when selection or highlight changed: the cell and the one before it draw their lines or
  /// do not.
  func listEmphasisChanged() {
    guard listed != nil else { return }
    layOutListLines()
    neighbour(-1)?.layOutListLines()
  }
}
