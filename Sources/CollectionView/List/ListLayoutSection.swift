// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import CollectionLayout
import Foundation
import Geometry

/// A section that knows the list that it was made for.
final class ListLayoutSection: NSCollectionLayoutSection {
  let configuration: UICollectionLayoutListConfiguration
  /// From the edges of the list to its rows.
  let side: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    let specification = configuration.specification(
      containerWidth: environment.container.effectiveContentSize.width,
      idiom: environment.traitCollection.userInterfaceIdiom)
    side = specification.contentInsets.leading
    super.init(group: specification.rowGroup)
    specification.describe(
      self, headerKind: UICollectionView.elementKindSectionHeader,
      footerKind: UICollectionView.elementKindSectionFooter)
  }

  required init(copying source: NSCollectionLayoutSection) {
    guard let list = source as? ListLayoutSection else {
      programmerError("A list's section can only be copied from one (was given \(source)).")
    }
    configuration = list.configuration
    side = list.side
    super.init(copying: source)
  }
}

extension NSCollectionLayoutSection {
  /// A section that is a list: one row of an estimated height for each item.
  ///
  /// - Parameters:
  ///   - configuration: Describes the list.
  ///   - layoutEnvironment: What the section provider was given.
  /// - Returns: The section, which may be changed. Rows are measured; until then they are 44 points
  ///   high, or 40.04 where the environment's idiom is `.mac`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListLayoutSection(configuration, in: layoutEnvironment)
  }
}
