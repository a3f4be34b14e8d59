// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension UICollectionView {
  /// A grid of three columns of cards that fills a view.
  static func letters(in view: UIView) -> UICollectionView {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.3)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    return collectionView
  }

  /// The path of a touch that drags an item over another, in the window.
  ///
  /// - Parameters:
  ///   - from: The item that is dragged.
  ///   - to: The other, whose middle the touch goes to.
  ///   - share: Where the item is held, in shares of its size.
  /// - Returns: Both ends of the way; nil if an item is not visible.
  func places(
    from: Int, to: Int, heldAt share: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) -> (from: CGPoint, to: CGPoint)? {
    guard let from = cellForItem(at: IndexPath(item: from, section: 0)),
      let to = cellForItem(at: IndexPath(item: to, section: 0))
    else { return nil }
    let point = CGPoint(x: from.bounds.width * share.x, y: from.bounds.height * share.y)
    return (from.convert(point, to: nil), to.middleInWindow)
  }
}

extension UICollectionViewDiffableDataSource<Int, Letter> {
  /// The first letters of the alphabet as cards.
  static func letters(
    in collectionView: UICollectionView, count: Int
  ) -> UICollectionViewDiffableDataSource<Int, Letter> {
    let registration = UICollectionView.CellRegistration<LetterCell, Letter> { cell, _, letter in
      cell.letter = letter
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Letter>(
      collectionView: collectionView
    ) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter>()
    snapshot.appendSections([0])
    snapshot.appendItems(Letter.alphabet(count: count))
    dataSource.apply(snapshot, animatingDifferences: false)
    return dataSource
  }
}

extension UIDragPreviewParameters {
  /// A card with its round corners.
  static func card(
    in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 8)
    return parameters
  }
}
