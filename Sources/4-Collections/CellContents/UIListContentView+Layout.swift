// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Views

extension UIListContentView: WrappingContent {
  package var unwrappedSize: CGSize { listParts.size(in: .infinity) }

  // Texts that wrap fill the width: the secondary text may stand at its end.
  package func wrappedSize(in width: CGFloat) -> CGSize? {
    let parts = listParts
    let unwrapped = parts.size(in: .infinity)
    guard width < unwrapped.width else { return unwrapped }
    return CGSize(width: width, height: parts.size(in: width).height)
  }
}

extension UIListContentView {
  func show() {
    addPartsIfNeeded()
    let list = list
    let traits = traitCollection
    if list.alpha != parts.alpha {
      // Not each time: other code may fade the view by its alpha.
      parts.alpha = list.alpha
      alpha = list.alpha
    }
    directionalLayoutMargins = list.directionalLayoutMargins
    parts.text.show(list.text, list.attributedText, list.textProperties, in: traits)
    parts.secondary.show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: traits)
    showImage()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func addPartsIfNeeded() {
    guard parts.image.superview == nil else { return }
    parts.image.contentMode = .scaleAspectFit
    for view in [parts.image, parts.text.label, parts.secondary.label] { addSubview(view) }
    for guide in [parts.imageGuide, parts.text.guide, parts.secondary.guide] {
      guide.owningView = self
    }
  }

  private func showImage() {
    let view = parts.image
    let properties = list.imageProperties
    view.image = list.image
    view.isHidden = list.image == nil
    guard list.image != nil else { return }
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration
      ?? UIImage.SymbolConfiguration(font: list.textProperties.font.adjusted(to: traitCollection))
    let isCut = properties.cornerRadius > 0
    view.clipsToBounds = isCut
    if isCut || view.ownLayer != nil { view.layer.cornerRadius = properties.cornerRadius }
    showTint()
  }

  /// Shows what the configuration's colours are now.
  func showColors() {
    parts.text.label.textColor = list.textProperties.resolvedColor()
    parts.secondary.label.textColor = list.secondaryTextProperties.resolvedColor()
    showTint()
  }

  func showTint() {
    let properties = list.imageProperties
    let tint: UIColor = tintColor
    parts.image.tintColor = properties.resolvedTintColor(for: tint)
    guard properties.strokeWidth > 0 || parts.image.ownLayer != nil else { return }
    parts.image.layer.borderWidth = max(0, properties.strokeWidth)
    parts.image.layer.borderColor =
      properties.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor
  }

  /// The sizes and margins by which the contents are arranged.
  var listParts: ListContentParts {
    let list = list
    let scale = traitCollection.displayScale
    let grid = PixelGrid(scale: scale > 0 ? scale : 1)
    let imageSize = imageSize(on: grid)
    return ListContentParts(
      margins: effectiveListMargins, imageSize: imageSize,
      reservedSize: reservedSize(for: imageSize ?? .zero), text: parts.text.measurable,
      secondary: parts.secondary.measurable, imageToText: list.imageToTextPadding,
      horizontalPadding: list.textToSecondaryTextHorizontalPadding,
      verticalPadding: list.textToSecondaryTextVerticalPadding,
      prefersSideBySide: list.prefersSideBySideTextAndSecondaryText,
      minimumHeight: minimumHeight, grid: grid)
  }

  private var minimumHeight: CGFloat {
    if ListContentMetrics.isHeightOfRows[traitCollection.design], !(superview is any RowCell) {
      return 0
    }
    return RowHeight.least(list.minimumHeight, in: traitCollection)
  }

  // MARK: The image

  /// The size of the image: its own, reduced in proportion to the largest (rule LC-a).
  private func imageSize(on grid: PixelGrid) -> CGSize? {
    guard list.image != nil else { return nil }
    let natural = parts.image.sizeThatFits(.zero)
    let limit = list.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, natural.width > limit.width { factor = limit.width / natural.width }
    if limit.height > 0, natural.height * factor > limit.height {
      factor = limit.height / natural.height
    }
    guard factor < 1 else { return natural }
    return CGSize(
      width: grid.round(natural.width * factor), height: grid.round(natural.height * factor))
  }

  private func reservedSize(for image: CGSize) -> CGSize {
    let wanted = list.imageProperties.reservedLayoutSize
    let standard = UIFontMetrics.default.scaledValue(
      for: ListContentMetrics.standardImageDimension, compatibleWith: traitCollection)
    func length(_ wanted: CGFloat, _ natural: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
      return wanted > 0 && wanted.isFinite ? wanted : natural
    }
    // UIKit's documentation of `reservedLayoutSize`: by default symbols are centred in a space that
    // follows the reader's text size, so that the texts of a column of rows begin in one line.
    let isSymbol = list.image?.isSymbolImage ?? false
    return CGSize(
      width: length(wanted.width, isSymbol ? max(standard, image.width) : image.width),
      height: length(wanted.height, image.height))
  }

  // MARK: Margins

  /// The configuration's margins, at least what is left of the superview's (rule LC-e).
  private var effectiveListMargins: NSDirectionalEdgeInsets {
    let axes = list.axesPreservingSuperviewLayoutMargins
    var margins = list.directionalLayoutMargins
    guard !axes.isEmpty, let outer = superview, frame.isFinite, outer.bounds.isFinite else {
      return margins
    }
    let given = outer.directionalLayoutMargins
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // A row with visible swipe actions keeps its margins, though its edges are elsewhere; so does one
    // whose contents slide as it comes or goes.
    let isMoved = outer.bounds.origin != .zero && outer is any SwipedRow
    let edges = isMoved ? CGRect(origin: .zero, size: outer.bounds.size) : outer.bounds
    let (left, right) = (frame.minX - edges.minX, edges.maxX - frame.maxX)
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, given.leading - max(0, isFlipped ? right : left))
      margins.trailing = max(margins.trailing, given.trailing - max(0, isFlipped ? left : right))
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, given.top - max(0, frame.minY - edges.minY))
      margins.bottom = max(margins.bottom, given.bottom - max(0, edges.maxY - frame.maxY))
    }
    return margins
  }
}
