// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIConfigurationStateCustomKey {
  static let item = UIConfigurationStateCustomKey("item")
}

extension UICellConfigurationState {
  var item: CategorizedItem? {
    get { self[.item]?.base as? CategorizedItem }
    set { self[.item] = newValue.map { AnyHashable($0) } }
  }
}

/// A cell whose state holds its item.
class CategorizedItemCell: UICollectionViewListCell {
  private var item: CategorizedItem? = nil

  func update(with newItem: CategorizedItem) {
    guard item != newItem else { return }
    item = newItem
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.item = item
    return state
  }
}

/// Shows an item in a list content view, and its category in the style of a value cell.
final class CategoryListCell: CategorizedItemCell {
  private static let gap: CGFloat = 8

  private let listContentView = UIListContentView(configuration: .subtitleCell())
  private let categoryIconView = UIImageView()
  private let categoryLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [listContentView, categoryIconView, categoryLabel] { contentView.addSubview(view) }
    categoryIconView.contentMode = .center
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.subtitleCell().updated(for: state)
    content.imageProperties.preferredSymbolConfiguration = .init(
      font: content.textProperties.font, scale: .large)
    // Symbols of unequal width in the middle of equal spaces: the texts begin below one another.
    content.imageProperties.reservedLayoutSize.width =
      UIListContentConfiguration.ImageProperties.standardDimension
    content.image = state.item.flatMap { UIImage(systemName: $0.symbol) }
    content.text = state.item?.title
    content.secondaryText = state.item?.text
    content.axesPreservingSuperviewLayoutMargins = []
    listContentView.configuration = content

    let value = UIListContentConfiguration.valueCell().updated(for: state)
    categoryIconView.image = state.item?.category.icon
    categoryIconView.tintColor = value.imageProperties.resolvedTintColor(for: tintColor)
    categoryIconView.preferredSymbolConfiguration = .init(
      font: value.secondaryTextProperties.font, scale: .small)
    categoryLabel.text = state.item?.category.rawValue
    categoryLabel.textColor = value.secondaryTextProperties.resolvedColor()
    categoryLabel.font = value.secondaryTextProperties.font
    categoryLabel.adjustsFontForContentSizeCategory =
      value.secondaryTextProperties.adjustsFontForContentSizeCategory
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = isStacked ? 0 : categorySpace
    let content = listContentView.sizeThatFits(
      CGSize(width: max(0, size.width - available), height: size.height))
    let category = categoryLabel.font.lineHeight
    return CGSize(
      width: size.width,
      height: isStacked ? content.height + category + Self.gap : max(content.height, category))
  }

  /// Whether the category stands below the text, as it does where text is very large.
  private var isStacked: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The icon, a gap, the words, and the gaps around them.
  private var categorySpace: CGFloat {
    categoryIconView.sizeThatFits(.zero).width + Self.gap
      + categoryLabel.sizeThatFits(.zero).width + 2 * Self.gap
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ start: CGFloat, _ size: CGSize, middle: CGFloat) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - size.width : start,
        y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
    }
    let (icon, label) = (categoryIconView.sizeThatFits(.zero), categoryLabel.sizeThatFits(.zero))
    let available = isStacked ? 0 : categorySpace
    let below = isStacked ? label.height + Self.gap : 0
    let content = CGSize(
      width: max(0, bounds.width - available), height: max(0, bounds.height - below))
    place(listContentView, 0, content, middle: content.height / 2)
    listContentView.layoutIfNeeded()
    let text = listContentView.textLayoutGuide?.layoutFrame ?? listContentView.bounds
    let textStart = isMirrored ? content.width - text.maxX : text.minX
    let start = isStacked ? textStart : content.width + Self.gap
    let middle = isStacked ? content.height + label.height / 2 : bounds.height / 2
    place(categoryIconView, start, icon, middle: middle)
    place(categoryLabel, start + icon.width + Self.gap, label, middle: middle)

    // The line begins at the text of the content view.
    let line = text.offsetBy(dx: contentView.frame.minX + listContentView.frame.minX, dy: 0)
    separatorLayoutGuide.layoutFrame =
      isMirrored
      ? CGRect(x: 0, y: 0, width: line.maxX, height: self.bounds.height)
      : CGRect(
        x: line.minX, y: 0, width: self.bounds.width - line.minX, height: self.bounds.height)
  }
}
