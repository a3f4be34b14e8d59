// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Drags and flicks of sections that scroll sideways, each coming to rest in its own way.
final class InteractiveScrollViewController: SampleViewController, AnimatedSample {
  static let name = "interactive-scroll"
  static let summary = "Drags and flicks of five sections, each coming to rest in its own way."
  static let duration: TimeInterval? = 4

  static let headerElementKind = "header-element-kind"

  enum SectionKind: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

    var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }

    var color: UIColor {
      switch self {
      case .continuous: .systemBlue
      case .continuousGroupLeadingBoundary: .systemGreen
      case .paging: .systemOrange
      case .groupPaging: .systemPink
      case .groupPagingCentered: .systemPurple
      }
    }
  }

  var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  var collectionView: UICollectionView! = nil

  /// What the touch does, in the order of time.
  let drags = [
    ScriptedDrag(section: 0, begin: 0.1, distance: 0.5, velocity: 0.5),
    ScriptedDrag(section: 1, begin: 0.5, distance: 0.45),
    ScriptedDrag(section: 2, begin: 0.9, distance: 0.6),
    ScriptedDrag(section: 3, begin: 1.8, distance: 0.3, velocity: 1),
    ScriptedDrag(section: 4, begin: 2.2, distance: 0.5),
    ScriptedDrag(section: 2, begin: 2.5, distance: -0.4, velocity: -1),
    ScriptedDrag(section: 0, begin: 2.9, distance: -0.8, velocity: -1),
  ]
  /// The drags as they turn out.
  var movements: [ScriptedDrag.Movement] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension InteractiveScrollViewController {
  func begin() {
    // Where a drag comes to rest depends on where it begins, so they are tried out in their order.
    let starts = SectionKind.allCases.map { kind in
      collectionView.orthogonalOffset(forSection: kind.rawValue)
    }
    let width = collectionView.bounds.width
    movements = drags.compactMap { $0.movement(in: collectionView, width: width) }
    for (section, start) in starts.enumerated() {
      collectionView.setOrthogonalOffset(start, forSection: section)
    }
  }

  func move(to time: TimeInterval) {
    for movement in movements where movement.drag.begin <= time {
      collectionView.setOrthogonalOffset(
        movement.offset(at: time), forSection: movement.drag.section)
    }
    // Down in the second second, up again in the fourth.
    let share = time.eased(from: 1.3, to: 2.1) - time.eased(from: 2.9, to: 3.7)
    let inset = collectionView.adjustedContentInset
    let range =
      collectionView.contentSize.height + inset.top + inset.bottom - collectionView.bounds.height
    collectionView.contentOffset.y = max(range, 0) * share - inset.top
  }
}

extension InteractiveScrollViewController {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in
      guard let kind = SectionKind(rawValue: sectionIndex) else { return nil }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(170)),
        subitems: [item])

      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = kind.orthogonalScrollingBehavior
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 12, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
          elementKind: InteractiveScrollViewController.headerElementKind, alignment: .top)
      ]
      return section
    }
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<TextCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(indexPath.item)"
      cell.label.textColor = .white
      cell.contentView.backgroundColor = SectionKind(rawValue: indexPath.section)?.color
      cell.contentView.layer.borderWidth = 0
      cell.contentView.layer.cornerRadius = 12
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: InteractiveScrollViewController.headerElementKind
    ) { supplementaryView, string, indexPath in
      supplementaryView.label.text = SectionKind(rawValue: indexPath.section).map { ".\($0)" }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }

    let itemsPerSection = 12
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<SectionKind.allCases.count {
      snapshot.appendSections([section])
      let first = section * itemsPerSection
      snapshot.appendItems(Array(first..<(first + itemsPerSection)))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
