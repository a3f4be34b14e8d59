// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit  // yes, on Linux

let item = NSCollectionLayoutItem(
  layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
item.contentInsets = .init(top: 6, leading: 6, bottom: 6, trailing: 6)
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
  subitems: [item])
let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 320, height: 288), collectionViewLayout: layout)
let cell = UICollectionView.CellRegistration<UICollectionViewCell, UIColor> { cell, _, color in
  cell.contentView.backgroundColor = color
  cell.contentView.layer.cornerRadius = 12
}
let dataSource = UICollectionViewDiffableDataSource<Int, UIColor>(collectionView: view) {
  $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, UIColor>()
snapshot.appendSections([0])
snapshot.appendItems([.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue])
dataSource.apply(snapshot)
try Picture(of: view).write(to: "colors.png")
