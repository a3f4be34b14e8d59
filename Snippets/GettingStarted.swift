// Draws a grid of colours, from the layout to the file.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
// snippet.import
import UIKit

// snippet.end

// snippet.layout
let item = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
  subitems: [item])
let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))

// snippet.view
let collectionView = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 252), collectionViewLayout: layout)
let cell = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> { cell, _, color in
  cell.contentView.backgroundColor = color
  cell.contentView.layer.cornerRadius = 12
}
let dataSource = UICollectionViewDiffableDataSource<Int, UIColor>(collectionView: collectionView) {
  collectionView, indexPath, color in
  collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: color)
}

// snippet.data
var snapshot = NSDiffableDataSourceSnapshot<Int, UIColor>()
snapshot.appendSections([0])
snapshot.appendItems([
  .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemBlue,
])
dataSource.apply(snapshot)

// snippet.hide
collectionView.backgroundColor = .secondarySystemBackground
collectionView.layer.cornerRadius = 16
collectionView.clipsToBounds = true
try illustrate("getting-started", of: collectionView)
