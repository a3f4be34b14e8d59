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
  private let listContentView = UIListContentView(configuration: .subtitleCell())
  private let categoryIconView = UIImageView()
  private let categoryLabel = UILabel()

  /// The category is beside the text, or below it if text is very large.
  private var besideConstraints: [NSLayoutConstraint] = []
  private var belowConstraints: [NSLayoutConstraint] = []
  /// The line below begins at the text.
  private var separatorConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
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
    placeCategory(
      isBelow: state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }
}

extension CategoryListCell {
  func configure() {
    for view in [listContentView, categoryIconView, categoryLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    categoryIconView.contentMode = .center
    // The text wraps before the category is cut.
    let resistance = listContentView.contentCompressionResistancePriority(for: .horizontal)
    listContentView.setContentCompressionResistancePriority(resistance - 1, for: .horizontal)

    let spacing = CGFloat(8)
    NSLayoutConstraint.activate([
      listContentView.topAnchor.constraint(equalTo: contentView.topAnchor),
      listContentView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      categoryIconView.centerYAnchor.constraint(equalTo: categoryLabel.centerYAnchor),
      categoryLabel.leadingAnchor.constraint(
        equalTo: categoryIconView.trailingAnchor, constant: spacing),
    ])
    besideConstraints = [
      listContentView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      categoryIconView.leadingAnchor.constraint(
        greaterThanOrEqualTo: listContentView.trailingAnchor, constant: spacing),
      categoryLabel.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -spacing),
      categoryLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ]
    belowConstraints = [
      listContentView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      categoryLabel.topAnchor.constraint(equalTo: listContentView.bottomAnchor),
      categoryLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -spacing),
    ]
  }

  func placeCategory(isBelow: Bool) {
    // There is a guide as soon as there is a text.
    if separatorConstraint == nil, let text = listContentView.textLayoutGuide {
      belowConstraints.append(
        categoryIconView.leadingAnchor.constraint(equalTo: text.leadingAnchor))
      let separator = separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor)
      separator.isActive = true
      separatorConstraint = separator
    }
    NSLayoutConstraint.deactivate(isBelow ? besideConstraints : belowConstraints)
    NSLayoutConstraint.activate(isBelow ? belowConstraints : besideConstraints)
  }
}
