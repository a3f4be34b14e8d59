// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A feed whose cells are laid out by constraints; one of them is opened.
final class AutoLayoutCellsViewController: SampleViewController, AnimatedSample {
  static let name = "auto-layout-cells"
  static let summary = "A feed of cells that size themselves by constraints; one opens."
  static let aliases = ["feed"]
  static let duration: TimeInterval? = 1.2
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityMedium }]
  }

  enum Section {
    case main
  }

  static let openedPost = 1

  var openedPosts: Set<Int> = []
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension AutoLayoutCellsViewController {
  func begin() {
    let indexPath = IndexPath(item: AutoLayoutCellsViewController.openedPost, section: 0)
    openedPosts.insert(indexPath.item)
    UIView.animate(withDuration: 1, delay: 0.1) {
      // The cell asks for another size by itself: one of its constraints is no longer active.
      (self.collectionView.cellForItem(at: indexPath) as? PostCell)?.isOpened = true
      self.collectionView.layoutIfNeeded()
    }
  }

  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(130))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<PostCell, Int> {
      [weak self] cell, indexPath, identifier in
      cell.show(
        Post.all[identifier], isOpened: self?.openedPosts.contains(identifier) ?? false,
        hue: CGFloat(identifier) / CGFloat(Post.all.count))
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(Post.all.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
