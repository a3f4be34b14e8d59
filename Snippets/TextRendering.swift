// The same list with the system font and with text in blocks.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
import UIKit

// snippet.hide
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 340, height: 190),
  collectionViewLayout: UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
view.layer.cornerRadius = 16
view.clipsToBounds = true
let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
  var content = cell.defaultContentConfiguration()
  content.text = text
  content.secondaryText = "Rows are as high as on iOS"
  content.image = UIImage(systemName: "star.fill")
  cell.contentConfiguration = content
}
let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
  $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
}
var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
snapshot.appendSections([0])
snapshot.appendItems(["Inter", "San Francisco’s lines"])
dataSource.apply(snapshot, animatingDifferences: false)
try illustrate("text-real", of: view)
// snippet.show
// snippet.blocks
view.traitOverrides.textRendering = .blocks
// snippet.end
// snippet.hide
try illustrate("text-blocks", of: view)
