// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A description frozen together with its container: values to solve, and what is not a value.
package struct FrozenLayout {
  package var specification: LayoutSpecification

  /// The sections as the provider gave them, for their handlers; nil where it gave none.
  package var sections: [NSCollectionLayoutSection?]
}

extension LayoutContext {
  /// Freezes a layout whose sections a provider describes.
  ///
  /// The provider is asked once per section in ascending order, also for sections without items
  /// (behaviour rule L-2); then the providers of that section's custom groups run, once each (K-1).
  ///
  /// - Parameter provider: Gives a section for its index and the environment. A nil for a section
  ///   that has items is left to the solver to report (L-3).
  /// - Returns: The frozen layout.
  /// - Throws: ``DescriptionError/numberNotFinite(value:place:)``.
  /// - Complexity: O(sections).
  package func freeze(
    _ provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) throws(DescriptionError) -> FrozenLayout {
    var sections: [NSCollectionLayoutSection?] = []
    var specifications: [SectionSpecification?] = []
    for index in itemCounts.indices {
      let section = provider(index, environment)
      sections.append(section)
      if let section {
        specifications.append(try section.specification(at: index, in: self))
      } else {
        specifications.append(nil)
      }
    }
    return FrozenLayout(specification: try specification(of: specifications), sections: sections)
  }

  /// Freezes a layout of one section for every index.
  ///
  /// - Throws: ``DescriptionError/numberNotFinite(value:place:)``.
  /// - Complexity: O(sections); the description is read once unless it holds a custom group.
  package func freeze(
    repeating section: NSCollectionLayoutSection
  ) throws(DescriptionError) -> FrozenLayout {
    guard !section.group.holdsCustomGroup else { return try freeze { _, _ in section } }
    let frozen = try section.specification(at: 0, in: self)
    let specifications = itemCounts.indices.map { index in
      var frozen = frozen
      frozen.contentInsets = section.contentInsets(at: index, in: self)
      return frozen
    }
    return FrozenLayout(
      specification: try specification(of: specifications),
      sections: itemCounts.map { _ in section })
  }

  private func specification(
    of sections: [SectionSpecification?]
  ) throws(DescriptionError) -> LayoutSpecification {
    let container = environment.layoutContainer
    try DescriptionError.checkFinite(container.contentSize.width, "the container's width")
    try DescriptionError.checkFinite(container.contentSize.height, "the container's height")
    try container.contentInsets.checkFinite("the container's contentInsets")
    var specification = LayoutSpecification(
      sections: sections, itemCounts: itemCounts, containerSize: containerSize,
      pixelGrid: pixelGrid)
    specification.scrollDirection = LayoutAxis(configuration.scrollDirection)
    specification.interSectionSpacing = try configuration.interSectionSpacing.checkedFinite(
      "interSectionSpacing")
    for item in configuration.boundarySupplementaryItems {
      specification.boundarySupplementaryItems.append(try item.boundarySpecification())
    }
    return specification
  }
}

extension LayoutAxis {
  init(_ direction: CollectionLayoutScrollDirection) {
    self =
      switch direction {
      case .vertical: .vertical
      case .horizontal: .horizontal
      }
  }
}
