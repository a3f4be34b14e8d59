// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionLayout
import Foundation
import Geometry
import ViewLayout
import Views

/// The content view of a table cell without a content configuration: the labels and the image of
/// its style, made when they are asked for, and what the client adds (behaviour rule TV-16).
final class TableCellContentView: UIView {
  private let style: UITableViewCell.CellStyle
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
    super.init(frame: .zero)
    preserveSideMargins()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Margins

  /// Whether somebody else than the cell has set the margins, which stay then.
  private var hasOwnMargins = false
  private var isTakingMargins = false
  private var takenMargins: NSDirectionalEdgeInsets?

  /// Takes the margins that the cell has for its contents, unless the client has set some.
  func takeMargins(_ margins: NSDirectionalEdgeInsets) {
    guard !hasOwnMargins, takenMargins != margins else { return }
    takenMargins = margins
    isTakingMargins = true
    directionalLayoutMargins = margins
    isTakingMargins = false
    setNeedsLayout()
  }

  /// The margins of the labels and the image: those that the cell has given. What is left of the cell's own
  /// would move them while the contents are swiped beyond its edge.
  private var styledMargins: NSDirectionalEdgeInsets {
    takenMargins.flatMap { hasOwnMargins ? nil : $0 } ?? directionalLayoutMargins
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      if !isTakingMargins { hasOwnMargins = true }
      super.directionalLayoutMargins = newValue
    }
  }

  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      hasOwnMargins = true
      super.layoutMargins = newValue
    }
  }

  // MARK: Parts

  var textLabel: UILabel {
    if let text { return text }
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.font = .preferredFont(
      forTextStyle: style == .value2 ? .footnote : .body, compatibleWith: traitCollection)
    label.textColor = style == .value2 ? .tintColor : .label
    if style == .value2 { label.textAlignment = .right }
    text = label
    addSubview(label)
    return label
  }

  var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.font = detailFont(in: traitCollection)
    label.textColor = detailColor(in: traitCollection.design)
    detail = label
    addSubview(label)
    return label
  }

  private func detailFont(in traits: UITraitCollection) -> UIFont {
    let font: UIFont.TextStyle =
      switch style {
      case .subtitle: TableCellMetrics.subtitle[traits.design].style
      case .value2: .footnote
      case .default, .value1: .body
      }
    return .preferredFont(forTextStyle: font, compatibleWith: traits)
  }

  private func detailColor(in design: InterfaceDesign) -> UIColor {
    switch style {
    case .value1: .secondaryLabel
    case .subtitle: TableCellMetrics.subtitle[design].color
    case .default, .value2: .label
    }
  }

  /// Gives the detail label the font and the colour of another design, where it has those of the old one.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let detail, let previousTraitCollection,
      traitCollection.design != previousTraitCollection.design
    else { return }
    let old = traitCollection.modifyingTraits { $0.design = previousTraitCollection.design }
    if detail.font == detailFont(in: old) { detail.font = detailFont(in: traitCollection) }
    if detail.textColor == detailColor(in: old.design) {
      detail.textColor = detailColor(in: traitCollection.design)
    }
  }

  var imageView: UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    image = view
    addSubview(view)
    return view
  }

  /// Removes the labels and the image: a content configuration takes their place (behaviour rule TV-17).
  func removeStyledViews() {
    for view in [text, detail, image] { view?.removeFromSuperview() }
    (text, detail, image) = (nil, nil, nil)
  }

  var isStyled: Bool {
    text?.text?.isEmpty == false || detail?.text?.isEmpty == false || image?.image != nil
  }

  /// The start of the text in the cell under which the line at the bottom begins; nil if the style
  /// shows nothing.
  var textStart: CGFloat? {
    guard isStyled, let text else { return nil }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.width - text.frame.maxX : text.frame.minX
  }

  // MARK: Layout

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.requestMeasurement()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isStyled else { return }
    let margins = styledMargins
    var start = margins.leading
    if let image, image.image != nil {
      let size = image.sizeThatFits(.zero)
      let column = imageColumn(size)
      position(
        image,
        CGRect(
          x: onPixel(start + (column.width - size.width) / 2), y: middle(size.height),
          width: size.width, height: size.height))
      start += column.width + column.gap
    }
    let end = max(start, bounds.width - margins.trailing)
    switch style {
    case .default: layOutLine(text, from: start, to: end)
    case .subtitle: layOutSubtitle(from: start, to: end)
    case .value1: layOutValue(from: start, to: end)
    case .value2: layOutCaption(to: end)
    }
  }

  /// The width in whose middle the image is, and from there to the text: symbols of unequal width are
  /// below each other (behaviour rule TV-16).
  private func imageColumn(_ size: CGSize) -> (width: CGFloat, gap: CGFloat) {
    image?.image?.isSymbolImage == true
      ? (max(TableCellMetrics.symbolWidth, size.width), TableCellMetrics.symbolToText)
      : (size.width, TableCellMetrics.imageToText)
  }

  private func size(_ label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let fitted = label.sizeThatFits(CGSize(width: max(0, width), height: 0))
    return CGSize(width: min(fitted.width, max(0, width)), height: fitted.height)
  }

  private func layOutLine(_ label: UILabel?, from start: CGFloat, to end: CGFloat) {
    guard let label else { return }
    position(label, CGRect(x: start, y: 0, width: end - start, height: bounds.height))
  }

  private func layOutSubtitle(from start: CGFloat, to end: CGFloat) {
    let (title, subtitle) = (size(text, in: end - start), size(detail, in: end - start))
    let design = traitCollection.design
    let gap = subtitle.height > 0 ? TableCellMetrics.subtitleGap[design] : 0
    let rise = subtitle.height > 0 ? TableCellMetrics.subtitleRise[design] : 0
    let top = middle(title.height + gap + subtitle.height + rise)
    if let text {
      position(text, CGRect(x: start, y: top, width: end - start, height: title.height))
    }
    if let detail {
      position(
        detail,
        CGRect(
          x: start, y: top + title.height + gap, width: end - start, height: subtitle.height))
    }
  }

  /// The text wins where both do not fit.
  private func layOutValue(from start: CGFloat, to end: CGFloat) {
    let title = size(text, in: end - start)
    let left = end - start - title.width - TableCellMetrics.valueGap
    let value = size(detail, in: left)
    if let text {
      position(text, CGRect(x: start, y: 0, width: title.width, height: bounds.height))
    }
    if let detail {
      position(
        detail, CGRect(x: end - value.width, y: 0, width: value.width, height: bounds.height))
    }
  }

  private func layOutCaption(to end: CGFloat) {
    // It ends beside the value, on either side.
    if let text, text.textAlignment == .right || text.textAlignment == .left {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      text.textAlignment = isMirrored ? .left : .right
    }
    let start = styledMargins.leading
    if let text {
      position(
        text,
        CGRect(
          x: start, y: 0, width: max(0, TableCellMetrics.captionEnd - start),
          height: bounds.height))
    }
    layOutLine(detail, from: TableCellMetrics.captionedStart, to: end)
  }

  private var grid: PixelGrid { PixelGrid(scale: max(1, traitCollection.displayScale)) }

  private func onPixel(_ position: CGFloat) -> CGFloat { grid.round(position) }

  private func middle(_ height: CGFloat) -> CGFloat { onPixel((bounds.height - height) / 2) }

  private func position(_ view: UIView, _ frame: CGRect) {
    view.frame =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? frame.mirrored(in: bounds.width) : frame
  }

  // MARK: Measuring

  /// The height of the labels and the image of the style, or of what the client put here.
  ///
  /// - Returns: The height; 0 for contents that say nothing.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    guard isStyled else {
      // Contents that are placed by hand say nothing.
      guard !constraints.isEmpty else { return minimumHeight }
      let fitted = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return fitted.height.isFinite && fitted.height < 1e9 ? max(0, fitted.height) : 0
    }
    let margins = styledMargins
    let imageSize: CGSize =
      image?.image == nil ? .zero : image?.sizeThatFits(.zero) ?? .zero
    let images = imageColumn(imageSize)
    let imageWidth = imageSize.width > 0 ? images.width + images.gap : 0
    let column = width - margins.leading - margins.trailing - imageWidth
    let texts = size(text, in: column).height
    let isSubtitle = style == .subtitle && detail?.text?.isEmpty == false
    let height =
      isSubtitle
      ? subtitledHeight(texts + size(detail, in: column).height) : lineHeight(texts)
    return max(minimumHeight, height, imageSize.height)
  }

  private var minimumHeight: CGFloat {
    RowHeight.least(
      TableMetrics.phone[traitCollection.design].minimumRowHeight, in: traitCollection)
  }

  /// The height of a title without a subtitle.
  private func lineHeight(_ text: CGFloat) -> CGFloat {
    let padding = TableCellMetrics.linePadding[traitCollection.design]
    guard TableCellMetrics.growsAtAccessibilitySizes[traitCollection.design],
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return text + padding }
    let grown = UIFontMetrics.default.scaledValue(
      for: padding / 2, compatibleWith: traitCollection)
    return PixelGrid(scale: 1).ceil(text + 2 * grown)
  }

  /// The height of a title with a subtitle: with spaces and a line's thickness, rounded up to a point, which
  /// gives the 57 at scale 3 and 58 at scale 2 that were measured (behaviour rule TV-16).
  private func subtitledHeight(_ texts: CGFloat) -> CGFloat {
    let cell = superview as? UITableViewCell
    if let padding = TableCellMetrics.groupedSubtitlePadding[traitCollection.design],
      let position = cell?.table.rowPosition, position.style != .plain
    {
      return texts + padding
    }
    let line = RowMetrics.table[traitCollection.design].lineThickness(scale: grid.scale)
    let size = traitCollection.preferredContentSizeCategory
    let growths = TableCellMetrics.subtitleGrowth[traitCollection.design]
    let growth =
      size.isAccessibilityCategory
      ? growths.accessibility : size == .extraExtraExtraLarge ? growths.largest : 0
    return PixelGrid(scale: 1).ceil(texts + TableCellMetrics.subtitlePadding + growth + line)
  }
}
