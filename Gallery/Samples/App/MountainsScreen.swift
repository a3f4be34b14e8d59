// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A search bar above a collection view, as such a screen is usually written.
final class MountainsScreenViewController: UIViewController {
  enum Section: CaseIterable {
    case main
  }

  let searchBar = UISearchBar(frame: .zero)
  private var mountainsCollectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Mountain>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    performQuery(with: nil, animated: false)
  }
}

extension MountainsScreenViewController {
  private func performQuery(with filter: String?, animated: Bool) {
    let mountains = Mountain.all.filter { $0.contains(filter) }

    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(mountains)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, layoutEnvironment in
      let columns = layoutEnvironment.container.effectiveContentSize.width > 800 ? 3 : 2
      let spacing = CGFloat(10)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      return section
    }
  }

  private func configureHierarchy() {
    view.backgroundColor = .systemBackground
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    searchBar.translatesAutoresizingMaskIntoConstraints = false
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    view.addSubview(searchBar)

    let views = ["cv": collectionView, "searchBar": searchBar]
    var constraints: [NSLayoutConstraint] = []
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[searchBar]|", options: [], metrics: nil, views: views))
    constraints.append(
      contentsOf: NSLayoutConstraint.constraints(
        withVisualFormat: "V:[searchBar]-20-[cv]|", options: [], metrics: nil, views: views))
    constraints.append(
      searchBar.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1.0))
    NSLayoutConstraint.activate(constraints)
    mountainsCollectionView = collectionView
    searchBar.delegate = self
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<MountainCell, Mountain> {
      cell, indexPath, mountain in
      cell.nameLabel.text = mountain.name
      cell.heightLabel.text = "\(mountain.height) m"
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Mountain>(
      collectionView: mountainsCollectionView
    ) { collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: mountain)
    }
  }
}

extension MountainsScreenViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    performQuery(with: searchText, animated: true)
  }
}
