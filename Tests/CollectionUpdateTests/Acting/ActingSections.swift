// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Foundation
import Geometry

/// A compositional layout whose owner acts in its section provider, in the handlers of its sections and
/// when it is called.
final class ActingSections: UICollectionViewCompositionalLayout {
  /// How the sections scroll, in turn.
  let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior]
  /// Whether the items of sections that do not scroll are measured.
  let isEstimated: Bool

  init(
    of source: ActingSource,
    behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior], isEstimated: Bool
  ) {
    (self.behaviors, self.isEstimated) = (behaviors, isEstimated)
    super.init(sectionProvider: { [weak source] index, _ in
      let behavior = behaviors[index % behaviors.count]
      source?.asked(ofSection: index)
      let section = Self.section(behavior, isEstimated: isEstimated)
      section.visibleItemsInvalidationHandler = { _, _, _ in source?.happened(.handler) }
      if let height = source?.headerHeight, height > 0 {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      return section
    })
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  /// A layout of the same sections of another source.
  func copy(of source: ActingSource) -> ActingSections {
    ActingSections(of: source, behaviors: behaviors, isEstimated: isEstimated)
  }

  private static func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isEstimated: Bool
  ) -> NSCollectionLayoutSection {
    let scrolls = behavior != .none
    let height: NSCollectionLayoutDimension =
      isEstimated && !scrolls ? .estimated(40) : .absolute(50)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(50), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: scrolls ? .absolute(100) : .fractionalWidth(1), heightDimension: height),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private var source: ActingSource? { collectionView?.delegate as? ActingSource }

  override func prepare() {
    source?.happened(.prepare)
    super.prepare()
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let answer = super.layoutAttributesForElements(in: rect)
    source?.happened(.elements)
    return answer
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    source?.happened(.invalidate)
  }
}
