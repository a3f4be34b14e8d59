// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension EmojiExplorerViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] sectionIndex, layoutEnvironment in
      guard let sectionKind = Section(rawValue: sectionIndex) else { return nil }
      switch sectionKind {
      case .recents: return createRecentsSection()
      case .outline:
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        return NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: layoutEnvironment)
      case .list:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
          self?.leadingSwipeActions(for: indexPath)
        }
        return NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: layoutEnvironment)
      }
    }
  }

  private func createRecentsSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.28), heightDimension: .fractionalWidth(0.2))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
  }
}

extension EmojiExplorerViewController {
  func configureDataSource() {
    let gridCellRegistration = createGridCellRegistration()
    let categoryCellRegistration = createCategoryCellRegistration()
    let outlineCellRegistration = createOutlineCellRegistration()
    let listCellRegistration = createListCellRegistration()

    dataSource = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
      collectionView, indexPath, item in
      switch item {
      case .recent(let emoji):
        collectionView.dequeueConfiguredReusableCell(
          using: gridCellRegistration, for: indexPath, item: emoji)
      case .category(let category):
        collectionView.dequeueConfiguredReusableCell(
          using: categoryCellRegistration, for: indexPath, item: category)
      case .outlined(let emoji):
        collectionView.dequeueConfiguredReusableCell(
          using: outlineCellRegistration, for: indexPath, item: emoji)
      case .listed(let emoji):
        collectionView.dequeueConfiguredReusableCell(
          using: listCellRegistration, for: indexPath, item: emoji)
      }
    }
  }

  private func createGridCellRegistration()
    -> UICollectionView.CellRegistration<UICollectionViewCell, Emoji>
  {
    UICollectionView.CellRegistration { cell, indexPath, emoji in
      var content = UIListContentConfiguration.cell()
      content.text = emoji.text
      content.textProperties.font = .boldSystemFont(ofSize: 38)
      content.textProperties.alignment = .center
      content.directionalLayoutMargins = .zero
      cell.contentConfiguration = content

      var background = UIBackgroundConfiguration.listGroupedCell()
      background.cornerRadius = 8
      background.strokeColor = .systemGray3
      background.strokeWidth = 1 / cell.traitCollection.displayScale
      cell.backgroundConfiguration = background
    }
  }

  private func createCategoryCellRegistration()
    -> UICollectionView.CellRegistration<UICollectionViewListCell, Emoji.Category>
  {
    UICollectionView.CellRegistration { cell, indexPath, category in
      var content = cell.defaultContentConfiguration()
      content.text = String(describing: category)
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
  }

  private func createOutlineCellRegistration()
    -> UICollectionView.CellRegistration<UICollectionViewListCell, Emoji>
  {
    UICollectionView.CellRegistration { cell, indexPath, emoji in
      var content = cell.defaultContentConfiguration()
      content.text = emoji.text
      content.secondaryText = emoji.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
  }

  private func createListCellRegistration()
    -> UICollectionView.CellRegistration<UICollectionViewListCell, Emoji>
  {
    UICollectionView.CellRegistration { [unowned self] cell, indexPath, emoji in
      var content = UIListContentConfiguration.valueCell()
      content.text = emoji.text
      content.secondaryText = String(describing: emoji.category)
      cell.contentConfiguration = content
      cell.accessories = accessoriesForListCell(of: emoji)
    }
  }
}
