// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// An item of a tab bar on the screen: an image, a title, and a badge.
final class TabBarItemView: UIControl {
  struct Style {
    var appearance: UITabBarItemAppearance
    var arrangement: UITabBarItemAppearance.Style
    var unselected: UIColor
    var design: InterfaceDesign
  }

  let item: UITabBarItem
  private let style: Style
  /// The item's place among the others, from 1, and their number.
  private let ordinal: (number: Int, count: Int)
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadgeView()

  /// The sizes of titles, in points; they do not follow the reader's text size.
  private static let stackedFont = ByDesign(
    // LK-121
    UIFont.systemFont(ofSize: 10, weight: .medium), UIFont.systemFont(ofSize: 10, weight: .semibold)
  )
  // LK-129, LK-128
  private static let inlineFont = ByDesign(
    UIFont.systemFont(ofSize: 13), UIFont.systemFont(ofSize: 17))
  private static let compactInlineFont = ByDesign(
    UIFont.systemFont(ofSize: 13), UIFont.systemFont(ofSize: 12))

  init(_ item: UITabBarItem, at ordinal: (number: Int, count: Int), _ style: Style) {
    self.item = item
    self.ordinal = ordinal
    self.style = style
    super.init(frame: .zero)
    isEnabled = item.isEnabled
    imageView.contentMode = .center
    label.textAlignment = .center
    for view in [imageView, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    restyle()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  // MARK: Style

  private var isInline: Bool { style.arrangement != .stacked }

  private var shownState: UIControl.State {
    !isEnabled ? .disabled : isSelected ? .selected : .normal
  }

  private var stateAppearance: UITabBarItemStateAppearance {
    switch shownState {
    case .disabled: style.appearance.disabled
    case .selected: style.appearance.selected
    default: style.appearance.normal
    }
  }

  private var color: UIColor {
    switch shownState {
    case .disabled: .tertiaryLabel
    case .selected: tintColor
    default: style.unselected
    }
  }

  /// The image; one that does not say how it is drawn takes the item's colour.
  private var shownImage: UIImage? {
    let usual =
      style.arrangement == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
    let image = isSelected ? item.selectedImage ?? usual : usual
    return image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
  }

  private func attributes(
    _ path: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>,
    _ own: (UIControl.State) -> [NSAttributedString.Key: Any]?
  ) -> [NSAttributedString.Key: Any] {
    // The appearance first, the item over it; what a state does not say is as in the normal one, but
    // for its colour.
    var said = style.appearance.normal[keyPath: path].merging(own(.normal) ?? [:]) { $1 }
    guard shownState != .normal else { return said }
    said[.foregroundColor] = nil
    said.merge(stateAppearance[keyPath: path]) { $1 }
    return said.merging(own(shownState) ?? [:]) { $1 }
  }

  private var font: UIFont {
    switch style.arrangement {
    case .stacked: Self.stackedFont[style.design]
    case .inline: Self.inlineFont[style.design]
    case .compactInline: Self.compactInlineFont[style.design]
    }
  }

  private func restyle() {
    let title = BarText.style(
      attributes(\.titleTextAttributes) { item.titleTextAttributes(for: $0) },
      font: font, color: color)
    label.text = BarText.line(item.title)
    label.font = title.font
    label.textColor = title.color
    imageView.image = shownImage
    imageView.tintColor = stateAppearance.iconColor ?? color
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 17, weight: .regular,
      scale: style.arrangement == .compactInline ? .medium : .large)
    // A badge's words keep their colour in every state.
    let words = BarText.style(
      style.appearance.normal.badgeTextAttributes
        .merging(stateAppearance.badgeTextAttributes) { $1 }
        .merging(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        .merging(item.badgeTextAttributes(for: shownState) ?? [:]) { $1 },
      font: TabBadgeView.font, color: .white)
    let fill =
      item.badgeColor ?? stateAppearance.badgeBackgroundColor
      ?? style.appearance.normal.badgeBackgroundColor ?? .systemRed
    badge.show(item.badgeValue, font: words.font, color: words.color ?? .white, on: fill)
    setNeedsLayout()
  }

  func itemDidChange() {
    isEnabled = item.isEnabled
    restyle()
  }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { restyle() } }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    restyle()
  }

  // MARK: Layout

  private var contents: TabItemLayout.Contents {
    func size(of view: UIView, _ isThere: Bool) -> CGSize {
      isThere ? view.intrinsicContentSize : .zero
    }
    return TabItemLayout.Contents(
      image: size(of: imageView, imageView.image != nil),
      title: size(of: label, label.text != nil), badge: badge.wordsSize)
  }

  /// The width of image and title beside each other, in points.
  var fittingWidth: CGFloat { isInline ? contents.inlineWidth : label.intrinsicContentSize.width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let layout = TabItemLayout(
      contents, in: bounds.size, top: frame.minY, isInline: isInline, isMirrored: isMirrored,
      TabItemMetrics.column[style.design])
    let grid = pixelGrid
    func snap(_ frame: CGRect, by offset: UIOffset = .zero) -> CGRect {
      CGRect(
        x: grid.round(frame.minX + offset.horizontal), y: grid.round(frame.minY + offset.vertical),
        width: frame.width, height: frame.height)
    }
    let insets =
      style.arrangement == .compactInline ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = snap(layout.image.inset(by: insets))
    label.frame = snap(
      layout.title, by: offset(of: item.titlePositionAdjustment, \.titlePositionAdjustment))
    badge.frame = snap(layout.badge, by: offset(of: .zero, \.badgePositionAdjustment))
    badge.wordsOffset = offset(of: .zero, \.badgeTitlePositionAdjustment)
  }

  // A touch on the bar between two items, or above one, is on an item, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (side, top) = TabBarLayout.itemInsets
    let insets = UIEdgeInsets(top: -top, left: -side, bottom: 0, right: -side)
    return bounds.inset(by: insets).contains(point)
  }

  /// The first offset that something says: the item, its state's appearance, or that of the others.
  private func offset(
    of own: UIOffset, _ path: KeyPath<UITabBarItemStateAppearance, UIOffset>
  ) -> UIOffset {
    if own != .zero { return own }
    let state = stateAppearance[keyPath: path]
    return state != .zero ? state : style.appearance.normal[keyPath: path]
  }
}

extension TabBarItemView: AccessibilityDescribing {
  /// The value is the badge, and the item's place among the others.
  package var accessibilityDescription: AccessibilityDescription {
    let badge = BarText.line(item.badgeValue)
    let position = "\(ordinal.number) of \(ordinal.count)"
    return AccessibilityDescription(
      label: item.accessibilityLabel ?? item.title ?? combinedAccessibilityLabel,
      value: badge.map { "\($0), \(position)" } ?? position, traits: stateTraits.union(.button))
  }
}

/// The badge of an item of a tab bar: words in a capsule.
private final class TabBadgeView: UIView {
  static let font = UIFont.systemFont(ofSize: 13)
  private let label = UILabel()
  /// The offset of the words from the middle, in points.
  var wordsOffset = UIOffset.zero { didSet { if wordsOffset != oldValue { setNeedsLayout() } } }

  init() {
    super.init(frame: .zero)
    isHidden = true
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// The size of the words; nil without a badge.
  var wordsSize: CGSize? {
    isHidden ? nil : label.text == nil ? .zero : label.intrinsicContentSize
  }

  func show(_ text: String?, font: UIFont, color: UIColor, on fill: UIColor) {
    isHidden = text == nil
    label.text = BarText.line(text)
    label.font = font
    label.textColor = color
    backgroundColor = fill
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    let height = label.text == nil ? 0 : label.intrinsicContentSize.height
    label.frame = CGRect(
      x: wordsOffset.horizontal,
      y: pixelGrid.round((bounds.height - height) / 2 + wordsOffset.vertical),
      width: bounds.width, height: height)
  }
}
