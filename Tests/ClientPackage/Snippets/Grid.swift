// A grid of four cards.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocsSupport

// snippet.show

// snippet.layout
let size = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
  subitems: [NSCollectionLayoutItem(layoutSize: size)])
let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
// snippet.end

// snippet.hide
final class Cards: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    cell.contentView.backgroundColor = colors[indexPath.item]
    return cell
  }
}

try illustrate(
  "grid", of: Cards(collectionViewLayout: layout), size: CGSize(width: 120, height: 80))
