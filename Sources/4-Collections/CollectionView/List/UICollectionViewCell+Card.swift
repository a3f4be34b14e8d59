// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import ViewLayout
import Views

/// The position in an inset grouped list of a cell that is not a list cell (behaviour rule LI-11).
@MainActor
struct CardRow {
  /// The row of the cell in its list.
  var row: ListRow
  /// The item that the cell shows.
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
  /// Draws the lines of cards again: which rows stand out may have changed without the cells'
  /// knowing.
  func layOutCardLines() {
    guard hasCardLines else { return }
    for (_, view) in engine.visibleViews(of: .cell) {
      (view as? UICollectionViewCell)?.layOutCardLine()
    }
  }
}

extension UICollectionViewCell {
  /// Takes the place in an inset grouped list that attributes say, or leaves it. List cells follow
  /// their place themselves.
  func followCard(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.listRow != nil || card != nil, !(self is UICollectionViewListCell) else {
      return
    }
    guard let row = attributes.listRow ?? listRow(of: attributes.key),
      row.appearance == .insetGrouped, row.role.position != nil
    else { return leaveCard() }
    guard card?.row != row || card?.indexPath != attributes.indexPath else { return }
    card = CardRow(
      row: row, indexPath: attributes.indexPath, unrounded: card?.unrounded)
    roundCard()
    setNeedsLayout()
  }

  private func leaveCard() {
    guard card != nil else { return }
    show(\.bottomLine, nil, .separator)
    card?.unrounded?.restore(in: self)
    card = nil
  }

  /// Returns the role of an element in the layout's list; for attributes that a client made, which
  /// do not say it.
  private func listRow(of key: ElementIdentity) -> ListRow? {
    (enclosingCollectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .listRow(of: key)
  }

  // MARK: Corners

  private func roundCard() {
    guard let position = card?.row.role.position else { return }
    let mask = CellCorners.mask(of: position)
    guard !mask.isEmpty else {
      card?.unrounded?.restore(in: self)
      card?.unrounded = nil
      return
    }
    if card?.unrounded == nil { card?.unrounded = UnroundedLayer(of: self) }
    layer.cornerRadius = ListMetrics.metrics(traitCollection.userInterfaceIdiom).row.cornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = mask
    clipsToBounds = true
  }

  // MARK: Line

  /// Draws the line below the cell, unless it or the next cell stands out.
  func layOutCardLine() {
    guard let row = card?.row else { return }
    enclosingCollectionView?.hasCardLines = true
    var rule = row.separatorRule
    rule.top = false
    rule.bottom = rule.bottom && !standsOut && neighbour(1)?.standsOut != true
    let insets = row.separators.bottomSeparatorInsets
    let lines = RowSeparators(
      rule, size: bounds.size, thickness: 1 / max(1, traitCollection.displayScale),
      isMirrored: isMirrored
    ) { _, _ in (insets.leading.inset(automatic: row.cardSide), insets.trailing.inset(automatic: 0))
    }
    show(\.bottomLine, lines.bottom, row.separators.color)
  }

  /// Whether no line divides the cell from its neighbours (behaviour rule SE-6).
  private var standsOut: Bool {
    if let cell = self as? UICollectionViewListCell { return cell.hidesSeparators }
    return isHighlighted || (isSelected && !rowState.states.contains(.editing))
  }

  /// The cell of an item so many after this one in the same section, if it is visible.
  private func neighbour(_ distance: Int) -> UICollectionViewCell? {
    guard let indexPath = card?.indexPath, indexPath.item + distance >= 0 else { return nil }
    let neighbour = IndexPath(item: indexPath.item + distance, section: indexPath.section)
    return enclosingCollectionView?.engine.view(for: .cell(neighbour)) as? UICollectionViewCell
  }

  /// Called when selection or highlight changed: the cell and the one before it draw their lines or
  /// do not.
  func cardEmphasisChanged() {
    guard card != nil else { return }
    layOutCardLine()
    neighbour(-1)?.layOutCardLine()
  }
}
