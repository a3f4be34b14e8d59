// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Says everything that a compositional layout can say, with the signatures of iOS.
@MainActor
enum CompositionalNames {
  static let constantSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))

  static func items() -> [NSCollectionLayoutItem] {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let anchored = NSCollectionLayoutSupplementaryItem(
      layoutSize: constantSize, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .all),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.leading, .bottom], absoluteOffset: CGPoint(x: 3, y: 0)))
    badge.zIndex = 3
    let item = NSCollectionLayoutItem(
      layoutSize: constantSize, supplementaryItems: [badge, anchored])
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: nil, trailing: .flexible(0), bottom: nil)
    let anchor: NSCollectionLayoutAnchor? = badge.itemAnchor
    let size: NSCollectionLayoutSize = item.layoutSize
    _ = (anchor, size.widthDimension.dimension, size.heightDimension.isEstimated)
    return [item]
  }

  static func groups(of items: [NSCollectionLayoutItem]) -> [NSCollectionLayoutGroup] {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: constantSize, repeatingSubitem: items[0], count: 2)
    group.interItemSpacing = .fixed(10)
    let spacing: NSCollectionLayoutSpacing? = group.interItemSpacing
    group.supplementaryItems = []
    let custom = NSCollectionLayoutGroup.custom(layoutSize: constantSize) {
      (environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] in
      let size = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: .zero, size: size)),
        NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 2),
      ]
    }
    _ = (group.visualDescription(), spacing, group.subitems.count)
    return [
      group, custom, .vertical(layoutSize: constantSize, subitems: items),
      .horizontal(layoutSize: constantSize, subitems: items),
      .vertical(layoutSize: constantSize, repeatingSubitem: group, count: 3),
    ]
  }

  static func section(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 4
    section.interGroupSpacing = 8
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: constantSize, elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .topLeading)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: constantSize, elementKind: "footer", alignment: .bottom,
      absoluteOffset: CGPoint(x: 0, y: 4))
    header.pinToVisibleBounds = true
    header.extendsBoundary = false
    header.zIndex = 2
    section.boundarySupplementaryItems = [header, footer]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .zero
    background.zIndex = -1
    section.decorationItems = [background]
    section.visibleItemsInvalidationHandler = { (items, offset, environment) in
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.7)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.transform3D = CATransform3DMakeScale(scale, scale, 1)
        item.alpha = scale
        item.zIndex = Int(scale * 100)
        item.isHidden = item.representedElementCategory == .decorationView
        item.center.y += 1
        _ = (item.indexPath, item.name, item.bounds, item.representedElementKind)
      }
    }
    return section
  }

  static func layouts(of section: NSCollectionLayoutSection) -> [UICollectionViewLayout] {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 20
    configuration.contentInsetsReference = .automatic
    configuration.boundarySupplementaryItems = section.boundarySupplementaryItems
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      let traits: UITraitCollection = environment.traitCollection
      let insets: NSDirectionalEdgeInsets = environment.container.contentInsets
      let inner: NSDirectionalEdgeInsets = environment.container.effectiveContentInsets
      if traits.horizontalSizeClass == .compact || insets == inner { return section }
      let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: configuration)
    layout.configuration = configuration
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    return [
      layout, UICollectionViewCompositionalLayout(section: section),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      UICollectionViewCompositionalLayout { sectionIndex, layoutEnvironment in section },
      UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
    ]
  }
}
