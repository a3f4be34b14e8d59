// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation
package import Geometry

extension LayoutDocument.Sections {
  /// Returns the description of a section, as a section provider does; nil for an index that the
  /// document does not describe.
  ///
  /// - Parameters:
  ///   - index: The index of the section, from 0.
  ///   - environment: The container and the traits, which decide the variant.
  ///   - makeListSection: Returns the section that a list describes in the environment.
  /// - Returns: The section.
  package func makeSection(
    at index: Int, in environment: any NSCollectionLayoutEnvironment,
    makeListSection: (LayoutDocument.List) -> NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection? {
    let size = environment.container.effectiveContentSize
    let textSize = LayoutDocument.TextSize(
      environment.traitCollection.preferredContentSizeCategory)
    return self[index]?.keys(width: size.width, height: size.height, textSize: textSize)
      .layoutSection(list: makeListSection)
  }
}

extension LayoutDocument.TextSize {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the text size of a category; one without a size counts as large.
  package init(_ category: UIContentSizeCategory) {
    let index = Self.categories.firstIndex(of: category)
    self = index.map { Self.allCases[$0] } ?? .large
  }

  package var category: UIContentSizeCategory { Self.categories[rawValue] }
}
