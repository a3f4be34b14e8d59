// Five layouts: what items, groups and sections decide.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
import UIKit

// snippet.items
@MainActor func makeItemLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
    subitems: [item])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

// snippet.nested
@MainActor func makeNestedLayout() -> UICollectionViewLayout {
  func item(width: CGFloat, height: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    return item
  }
  let column = NSCollectionLayoutGroup.vertical(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
    repeatingSubitem: item(width: 1, height: 0.5), count: 2)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(180)),
    subitems: [item(width: 0.7, height: 1), column])
  return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

// snippet.spacing
@MainActor func makeSpacedLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
    subitems: [item])
  group.interItemSpacing = .flexible(12)
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 16
  section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 24, bottom: 12, trailing: 24)
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  ]
  return UICollectionViewCompositionalLayout(section: section)
}

// snippet.estimated
@MainActor func makeEstimatedLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
  return UICollectionViewCompositionalLayout(section: section)
}

// snippet.orthogonal
@MainActor func makeOrthogonalLayout() -> UICollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(92)),
    subitems: [item])
  let section = NSCollectionLayoutSection(group: group)
  section.orthogonalScrollingBehavior = .groupPaging
  section.interGroupSpacing = 10
  section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
  return UICollectionViewCompositionalLayout(section: section)
}
// snippet.end

// snippet.hide
/// A colored card with words that may need several lines.
final class CardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Shows texts in a layout, and a title above each section.
@MainActor final class Figure: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let sections: [[String]]

  init(_ layout: UICollectionViewLayout, _ sections: [[String]], height: CGFloat) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 360, height: height), collectionViewLayout: layout)
    super.init()
    view.dataSource = self
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.clipsToBounds = true
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let colors: [UIColor] = [.systemBlue, .systemIndigo, .systemTeal]
    cell.contentView.backgroundColor = colors[indexPath.section % colors.count]
    (cell as? CardCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    if let header = header as? UICollectionViewListCell {
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Section \(indexPath.section)"
      content.axesPreservingSuperviewLayoutMargins = []
      content.directionalLayoutMargins.leading = 0
      header.contentConfiguration = content
    }
    return header
  }
}

@MainActor func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

let items = Figure(makeItemLayout(), [numbers(8)], height: 180)
try illustrate("layout-items", of: items.view, anatomy: .init([.items, .groups, .insets]))
let nested = Figure(makeNestedLayout(), [numbers(5)], height: 360)
try illustrate("layout-nested-groups", of: nested.view, anatomy: .init([.items, .groups]))
let spaced = Figure(makeSpacedLayout(), [numbers(5), numbers(3)], height: 304)
try illustrate(
  "layout-spacing", of: spaced.view,
  anatomy: .init([.insets, .spacing, .sections, .supplementaries]))
let estimated = Figure(
  makeEstimatedLayout(),
  [["One line", "Words that need more than one line make their cell as high as they are", "Last"]],
  height: 172)
try illustrate("layout-estimated", of: estimated.view, anatomy: .init([.items, .insets, .spacing]))
let orthogonal = Figure(
  makeOrthogonalLayout(), [numbers(6), numbers(6), numbers(6)], height: 336)
orthogonal.view.layoutIfNeeded()
orthogonal.view.endOrthogonalDrag(ofSection: 1, at: 190)
try illustrate(
  "layout-orthogonal", of: orthogonal.view, anatomy: .init([.groups, .insets, .spacing]))
