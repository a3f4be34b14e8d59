// Updates over time: a window's time moves only when you advance it, and every moment can be drawn.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
// snippet.show
import UIKit

// snippet.hide
let item = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
let group = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
  subitems: [item])
let collectionView = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 260, height: 140),
  collectionViewLayout: UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: group)))
collectionView.backgroundColor = .secondarySystemBackground
collectionView.layer.cornerRadius = 16
collectionView.clipsToBounds = true
let colors: [UIColor] = [
  .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemBlue,
  .systemIndigo, .systemPurple, .systemPink,
]
final class LetterCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.frame = contentView.bounds
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
let cell = UICollectionView.CellRegistration<LetterCell, String> { cell, _, letter in
  let index = Int((letter.unicodeScalars.first?.value ?? 65) - 65)
  cell.contentView.backgroundColor = colors[index % colors.count]
  cell.label.text = letter
}
let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
  $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
}
@MainActor func show(_ letters: String) {
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(letters.map(String.init))
  dataSource.apply(snapshot, animatingDifferences: collectionView.window != nil)
}
show("ABCDEFG")
let window = UIWindow(frame: collectionView.bounds)
window.addSubview(collectionView)
window.layoutIfNeeded()
try illustrate("updates-before", of: collectionView)

// snippet.show
// snippet.update
@MainActor func update() {
  var snapshot = dataSource.snapshot()
  snapshot.deleteItems(["B", "E"])
  snapshot.insertItems(["H", "I"], beforeItem: "D")
  snapshot.moveItem("G", beforeItem: "A")
  dataSource.apply(snapshot)
}
// snippet.end

// snippet.motion
try illustrate("updates", of: collectionView, duration: 0.5, fps: 20) { update() }
// snippet.end

// snippet.hide
show("ABCDEFG")
window.advance(to: window.currentTime + 1)
// snippet.show
// snippet.moment
update()
window.advance(to: window.currentTime + 0.1)
try illustrate("updates-at-100-ms", of: collectionView)
// snippet.end

// snippet.hide
window.advance(to: window.currentTime + 1)
try illustrate("updates-after", of: collectionView)
