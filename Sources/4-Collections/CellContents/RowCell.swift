// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
package import Pictures
package import ViewLayout
package import Views

/// The cell of a row in a list or a table: with lines, a card's corners, and actions beside it.
@MainActor
package protocol RowCell: ConfiguredCell, SwipedRow, SwipeTarget, RowAnatomyProviding {
  /// From where the content begins to its text, in contents that do not say where that is.
  var textMargin: CGFloat { get }
  /// From where the content begins to its text, in contents of the cell's own kind; nil for others.
  var ownTextStart: CGFloat? { get }
  /// Whether no line divides the cell from its neighbours (behaviour rules SE-5 and TV-13).
  var hidesSeparators: Bool { get }
  /// Returns the cell of a row so many after this one in the same section, if it is visible.
  func neighbour(_ distance: Int) -> (any RowCell)?
  /// Cuts what would stand out: of a card's corners, or beside actions.
  func clipIfNeeded()
  /// Slides the row so that the actions of a side become visible.
  func revealSwipeActions(offset: CGFloat) -> Bool
  /// Closes the row with revealed actions, if there is one.
  func closeOpenRow() -> Bool
}

extension RowCell {
  // MARK: Text

  package var ownTextStart: CGFloat? { nil }

  /// The frame of the content's text, in the cell's coordinates; nil if the content does not say.
  package var textFrame: CGRect? {
    guard let content = contentView as? UIListContentView else { return nil }
    content.layoutIfNeeded()
    let guide = content.textLayoutGuide ?? content.secondaryTextLayoutGuide
    return guide?.layoutFrame.offsetBy(dx: content.frame.minX, dy: content.frame.minY)
  }

  /// From the leading edge to the content's text.
  package var textStart: CGFloat {
    func start(of frame: CGRect) -> CGFloat {
      isMirrored ? bounds.width - frame.maxX : frame.minX
    }
    if let textFrame { return start(of: textFrame) }
    return start(of: contentView.frame) + (ownTextStart ?? textMargin)
  }

  // MARK: Lines

  /// Draws the lines that the row has now.
  ///
  /// - Parameters:
  ///   - rule: Which lines there are where no neighbour hides them.
  ///   - color: Their colour.
  ///   - metrics: The lengths of the row, in points.
  ///   - insets: The insets of a line; see ``RowSeparators``.
  package func showSeparators(
    _ rule: ListSeparatorRule, _ color: UIColor, _ metrics: RowMetrics,
    insets: (_ isTop: Bool, _ isFull: Bool) -> RowSeparators.Insets
  ) {
    rowState.isBesideEmphasis = neighbour(1)?.hidesSeparators == true
    var shown = hidesSeparators ? .hidden : rule
    if rowState.isBesideEmphasis { shown.bottom = false }
    let lines = RowSeparators(
      shown, size: bounds.size,
      thickness: metrics.lineThickness(scale: traitCollection.displayScale),
      isMirrored: isMirrored, insets: insets)
    show(\.topLine, lines.top, color)
    show(\.bottomLine, lines.bottom, color)
  }

  /// Cells have their frames: the row after this one may be another one.
  package func neighboursWereLaidOut() {
    if (neighbour(1)?.hidesSeparators == true) != rowState.isBesideEmphasis { setNeedsLayout() }
  }

  /// Called when selection, highlight or swipe changed: the cell and the one before it draw their
  /// lines or do not.
  package func separatorsChanged() {
    setNeedsLayout()
    neighbour(-1)?.setNeedsLayout()
  }

  // MARK: Corners

  /// Rounds the corners of a card's first and last row (behaviour rules LI-9 and TV-11).
  ///
  /// - Parameters:
  ///   - position: The position in the card; nil for a row that is in none.
  ///   - metrics: The lengths of the row, in points.
  package func roundCorners(_ position: ListRowPosition?, _ metrics: RowMetrics) {
    let mask = position.map(CellCorners.mask) ?? []
    guard !mask.isEmpty || rowState.isRounded else { return }
    rowState.isRounded = !mask.isEmpty
    layer.cornerRadius = mask.isEmpty ? 0 : metrics.cornerRadius
    let curve: CALayerCornerCurve = metrics.hasContinuousCorners ? .continuous : .circular
    if metrics.hasContinuousCorners { layer.cornerCurve = mask.isEmpty ? .circular : curve }
    layer.maskedCorners = mask.isEmpty ? CellCorners.all : mask
    configurations.setCorners(
      mask.isEmpty ? nil : CellCorners(radius: metrics.cornerRadius, mask: mask, curve: curve))
    clipIfNeeded()
  }

  // MARK: Swiping

  package var revealedActions: RevealedActions? {
    get { rowState.swipe }
    set { rowState.swipe = newValue }
  }
  package func didHideActions() {}
  package var swipeOffset: CGFloat { rowState.swipe?.offset ?? 0 }
  package func swipe(to offset: CGFloat) -> Bool { revealSwipeActions(offset: offset) }
  package func swipeEnded() { endSwipe(isAnimated: true) }

  // MARK: Anatomy

  package var rowAnatomy: [AnatomyPart] {
    let lines = [rowState.topLine, rowState.bottomLine].compactMap { line in
      line.view.flatMap { $0.isHidden ? nil : $0.frame }
    }
    let content = contentView.frame
    let margin = min(textMargin, content.width)
    let frame = CGRect(
      x: isMirrored ? content.maxX - margin : content.minX, y: content.minY, width: margin,
      height: content.height)
    return RowAnatomy(bounds: bounds, separators: lines, leadingMargin: frame).parts
  }
}

extension CellCorners {
  package static func mask(of position: ListRowPosition) -> CACornerMask {
    var mask: CACornerMask = []
    if position.isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return mask
  }
}

/// The margins and separators of a row, for the anatomy of its list.
package struct RowAnatomy {
  package var bounds: CGRect
  package var separators: [CGRect]
  /// The space before what is first in the row; nil where it is not known.
  package var leadingMargin: CGRect?

  package var parts: [AnatomyPart] {
    var parts: [AnatomyPart] = []
    for line in separators {
      parts.append(AnatomyPart(.margins, "separator", .outline, line))
      // Where the row is, above or below its line.
      let height = min(16, bounds.height)
      let band = CGRect(
        x: bounds.minX, y: min(max(line.midY - height / 2, bounds.minY), bounds.maxY - height),
        width: bounds.width, height: height)
      parts += AnatomyPart.insets(
        .margins, "separator inset", of: band,
        UIEdgeInsets(
          top: 0, left: line.minX - bounds.minX, bottom: 0, right: bounds.maxX - line.maxX),
        form: .distance)
    }
    if let leadingMargin, AnatomyPart.isVisible(leadingMargin) {
      var part = AnatomyPart.space(.margins, "leading margin", leadingMargin, along: .horizontal)
      part.form = .distance
      parts.append(part)
    }
    return parts
  }
}
