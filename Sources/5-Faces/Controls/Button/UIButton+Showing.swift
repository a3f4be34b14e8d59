// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Foundation
import Geometry
import Views

// What a configuration asks for.
extension UIButton {
  func show(_ configuration: Configuration) {
    let look = configuration.look ?? ButtonLook(configuration, in: state, role: role)
    let color = look.foreground(tint: tintColor)
    let metrics = ButtonMetrics(configuration.buttonSize)
    let font = UIFont.preferredFont(forTextStyle: metrics.style, compatibleWith: traitCollection)
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    let title = chosenElement.map { AttributedString($0.title) } ?? title(in: configuration)
    if title != nil || parts.shownTitle != nil {
      let label = parts.title(of: self)
      let attributes = configuration.titleTextAttributesTransformer?(base) ?? base
      label.numberOfLines = 0
      label.lineBreakMode = configuration.titleLineBreakMode
      label.alpha = 1
      show(title, on: label, attributes)
    }
    showSubtitle(configuration, color)
    showImage(configuration, color, font)
    if hasIndicator(configuration) {
      let view = parts.indicator(of: self)
      view.tintColor = color
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: font, scale: .small)
    } else {
      parts.removeIndicator()
    }
    showBackground(configuration, look)
  }

  /// The title of a button with a configuration: what was set for the state, else the configuration's, which
  /// the usual state's setters change, too. Storyboards of Xcode have configurations, and code that sets a
  /// title for a state works with them; that a state's wins is not measured.
  func title(in configuration: Configuration) -> AttributedString? {
    title(exactly: state == .normal ? nil : state) ?? configuration.attributedTitle
      ?? title(exactly: .normal)
  }

  private func title(exactly state: State?) -> AttributedString? {
    guard let state else { return nil }
    return attributedTitles[exactly: state].map { AttributedString($0) }
      ?? titles[exactly: state].map { AttributedString($0) }
  }

  func image(in configuration: Configuration) -> UIImage? {
    (state == .normal ? nil : images[exactly: state]) ?? configuration.image
      ?? images[exactly: .normal]
  }

  private func show(
    _ text: AttributedString?, on label: UILabel, _ attributes: AttributeContainer
  ) {
    label.font = attributes.font ?? label.font
    label.textColor = attributes.foregroundColor ?? label.textColor
    label.attributedText = text?.converted(base: attributes, in: traitCollection)
    label.textAlignment = arrangement.lines == .center ? .center : .natural
  }

  private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
    guard let subtitle = configuration.attributedSubtitle else { return parts.removeSubtitle() }
    let label = parts.subtitle(of: self)
    let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
    var base = AttributeContainer()
    base.font = .preferredFont(
      forTextStyle: isSmall ? .caption2 : .caption1, compatibleWith: traitCollection)
    base.foregroundColor = color
    label.numberOfLines = 0
    label.lineBreakMode = configuration.subtitleLineBreakMode
    show(subtitle, on: label, configuration.subtitleTextAttributesTransformer?(base) ?? base)
  }

  private func showImage(_ configuration: Configuration, _ color: UIColor, _ font: UIFont) {
    let image = chosenElement?.image ?? image(in: configuration)
    guard image != nil || parts.shownImage != nil else { return }
    let view = parts.image(of: self)
    view.alpha = 1
    view.image = image
    view.tintColor = configuration.imageColorTransformer?(color) ?? color
    view.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage ?? UIImage.SymbolConfiguration(font: font)
  }

  private func showBackground(_ configuration: Configuration, _ look: ButtonLook) {
    var background = configuration.background
    if background.backgroundColor == .clear {
      background.backgroundColor = look.background(tint: tintColor)
    }
    parts.background(of: self).show(background)
  }

  /// Rounds the background's corners, when its size is known.
  func roundCorners(_ configuration: Configuration) {
    guard let view = parts.background, let background = parts.background?.configuration else {
      return
    }
    let size = view.bounds.size
    let metrics = ButtonMetrics(configuration.buttonSize)
    let usual = UIFont.preferredFont(
      forTextStyle: metrics.style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let font = UIFont.preferredFont(forTextStyle: metrics.style, compatibleWith: traitCollection)
    let own = configuration.background.ownCornerRadius
    let radius = max(0, own ?? usual.pointSize * ButtonMetrics.cornerRatio)
    let isCapsule =
      configuration.cornerStyle == .capsule
      || configuration.cornerStyle == .dynamic
        && ButtonMetrics.dynamicIsCapsule[traitCollection.design]
    let shown: CGFloat =
      switch configuration.cornerStyle {
      // Only a radius that was not set follows the style.
      case _ where isCapsule && own == nil: min(size.width, size.height) / 2
      case .dynamic: radius * font.pointSize / usual.pointSize
      case .fixed, .medium, .capsule: radius
      case .small: own == nil ? radius * 0.7 : radius
      case .large: own == nil ? radius * 1.5 : radius
      }
    guard background.cornerRadius != shown else { return }
    var rounded = background
    rounded.cornerRadius = shown
    view.show(rounded)
  }

  func hasIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .popup: true
    case .none: false
    case .automatic: changesSelectionAsPrimaryAction && menu != nil
    }
  }

  // MARK: Places

  /// The parts that are shown, with their sizes in a width.
  var arrangement: ButtonArrangement {
    var result = ButtonArrangement()
    result.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    result.horizontal =
      switch contentHorizontalAlignment {
      case .center: .center
      case .left: result.isMirrored ? .end : .start
      case .right: result.isMirrored ? .start : .end
      case .leading: .start
      case .trailing: .end
      case .fill: .fill
      }
    result.vertical =
      switch contentVerticalAlignment {
      case .center: .center
      case .top: .start
      case .bottom: .end
      case .fill: .fill
      }
    guard let configuration else { return result }
    result.imagePadding = configuration.imagePadding
    result.titlePadding = configuration.titlePadding
    result.indicatorPadding = ButtonMetrics.indicatorPadding
    result.lines =
      switch configuration.titleAlignment {
      case .automatic: result.horizontal == .fill ? .center : result.horizontal
      case .leading: .start
      case .center: .center
      case .trailing: .end
      }
    if configuration.imagePlacement.contains(.trailing) {
      result.imageSide = .trailing
    } else if configuration.imagePlacement.contains(.top) {
      result.imageSide = .top
    } else if configuration.imagePlacement.contains(.bottom) {
      result.imageSide = .bottom
    }
    return result
  }

  /// The arrangement with the sizes of what is shown, where words may be as wide as a width.
  private func measured(in width: CGFloat) -> ButtonArrangement {
    var result = arrangement
    if let view = parts.shownImage, view.image != nil { result.image = view.intrinsicContentSize }
    if let view = parts.indicator { result.indicator = view.intrinsicContentSize }
    let isBeside = result.imageSide == .leading || result.imageSide == .trailing
    let taken =
      isBeside ? (result.image.map { $0.width + result.imagePadding } ?? 0) : 0
    let space = max(0, width - taken - (result.indicator.map { $0.width } ?? 0))
    if let label = parts.shownTitle, label.hasWords {
      result.title = Self.size(of: label, in: space)
    }
    if let label = parts.subtitle, label.hasWords {
      result.subtitle = Self.size(of: label, in: space)
    }
    return result
  }

  private static func size(of label: UILabel, in width: CGFloat) -> CGSize {
    width.isFinite
      ? label.sizeThatFits(CGSize(width: width, height: 0)) : label.intrinsicContentSize
  }

  /// The size that what is shown asks for, where words may be as wide as a width.
  func shownLayout(in width: CGFloat) -> (size: CGSize, arrangement: ButtonArrangement) {
    let insets = UIEdgeInsets(around: contentRect(forBounds: Self.probe), in: Self.probe)
    let measured = measured(in: width - insets.left - insets.right)
    let content = measured.size
    var size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    if configuration == nil, contentEdgeInsets == .zero, let title = measured.title {
      size.width = max(size.width, ButtonMetrics.leastWidth)
      size.height = max(
        size.height, title.height.rounded(.up) + 2 * ButtonMetrics.titleSpace)
    }
    return (size, measured)
  }

  /// A rectangle in which insets are read off.
  private static let probe = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)

  func frames(in space: CGRect) -> ButtonArrangement.Frames {
    var frames = measured(in: space.width).frames(in: space)
    guard configuration == nil else { return frames }
    frames.title = moved(frames.title, by: titleEdgeInsets, in: space)
    frames.image = moved(frames.image, by: imageEdgeInsets, in: space)
    return frames
  }

  /// Insets of a part make its space smaller, which moves it by half of what one side loses more.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets, in space: CGRect) -> CGRect {
    guard insets != .zero, rect.size != .zero else { return rect }
    let arrangement = arrangement
    let isAtLeft =
      arrangement.horizontal == (arrangement.isMirrored ? .end : .start)
    let x: CGFloat =
      switch arrangement.horizontal {
      case .center: (insets.left - insets.right) / 2
      case .fill: insets.left
      case .start, .end: isAtLeft ? insets.left : -insets.right
      }
    let y: CGFloat =
      switch arrangement.vertical {
      case .center: (insets.top - insets.bottom) / 2
      case .start, .fill: insets.top
      case .end: -insets.bottom
      }
    return rect.offsetBy(dx: x, dy: y)
  }
}

extension UIEdgeInsets {
  /// The insets that make one rectangle of another.
  fileprivate init(around inner: CGRect, in outer: CGRect) {
    self.init(
      top: inner.minY - outer.minY, left: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
  }
}

extension UILabel {
  fileprivate var hasWords: Bool { attributedText.map { $0.length > 0 } ?? false }
}
