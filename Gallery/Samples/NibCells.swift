// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The screen of the sample `auto-layout-cells` as Interface Builder documents, a storyboard with cells
/// of a nib: both have the same frames.
final class NibCells: Sample {
  static let name = "nib-cells"
  static let summary = "The feed of auto-layout-cells as a storyboard with cells of a nib."
  static let size = CGSize(width: 390, height: 844)

  let viewController: UIViewController?
  let problem = SampleDocuments.problem

  init(seed: UInt64) {
    guard problem == nil else {
      viewController = nil
      return
    }
    viewController = UIStoryboard(name: "Feed", bundle: .module)
      .instantiateInitialViewController()
  }
}

/// The controller of `Feed.storyboard`.
final class FeedViewController: UIViewController {
  enum Section {
    case main
  }

  private weak var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>?

  // Without the plug-in, the class names its outlets itself.
  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "collectionView":
      ObjectiveCKey { (controller: FeedViewController, value) in
        controller.collectionView = try value()
      }
    default: super.objectiveCKey(named: name)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let collectionView else { return }
    collectionView.collectionViewLayout = createLayout()
    configureDataSource(of: collectionView)
  }
}

extension FeedViewController {
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(130))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  func configureDataSource(of collectionView: UICollectionView) {
    let cellRegistration = UICollectionView.CellRegistration<NibPostCell, Int>(
      cellNib: UINib(nibName: "PostCell", bundle: .module)
    ) { cell, indexPath, identifier in
      cell.show(Post.all[identifier], hue: CGFloat(identifier) / CGFloat(Post.all.count))
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(
      collectionView: collectionView
    ) { collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(Post.all.indices))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
