// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
import Foundation
package import Geometry

extension LayoutDocument.SectionKeys {
  /// Makes UIKit's section.
  ///
  /// - Parameter makeList: Makes the section that a list is, which needs the environment. The keys
  ///   that are given replace what it sets.
  /// - Returns: The section; nil for keys with neither a group nor a list, which no text has.
  package func layoutSection(
    list makeList: (LayoutDocument.List) -> NSCollectionLayoutSection
  ) -> NSCollectionLayoutSection? {
    let base = list.map(makeList) ?? group.map { NSCollectionLayoutSection(group: $0.layoutGroup) }
    guard let section = base else { return nil }
    contentInsets.map { section.contentInsets = $0 }
    interGroupSpacing.map { section.interGroupSpacing = CGFloat($0) }
    contentInsetsReference.map { section.contentInsetsReference = $0 }
    supplementaryContentInsetsReference.map { section.supplementaryContentInsetsReference = $0 }
    supplementariesFollowContentInsets.map { section.supplementariesFollowContentInsets = $0 }
    orthogonalScrollingBehavior.map { section.orthogonalScrollingBehavior = $0 }
    orthogonalScrolling.map { section.orthogonalScrollingProperties = $0.properties }
    boundaryItems.map { section.boundarySupplementaryItems = $0.map(\.layoutItem) }
    decorations.map { section.decorationItems = $0.map(\.layoutItem) }
    return section
  }

  /// Describes a section by what differs from the section that it was when it was made.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - list: The list that it is, and a section of it as made; nil for a section of groups.
  ///   - environment: The environment in which custom groups are asked for their frames.
  package init(
    describing section: NSCollectionLayoutSection,
    list: (value: LayoutDocument.List, section: NSCollectionLayoutSection)? = nil,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.init()
    self.list = list?.value
    if list == nil { group = .init(describing: section.group, in: environment) }
    let base = list?.section ?? NSCollectionLayoutSection(group: section.group)
    func changed<Value: Equatable>(_ path: KeyPath<NSCollectionLayoutSection, Value>) -> Value? {
      section[keyPath: path] == base[keyPath: path] ? nil : section[keyPath: path]
    }
    contentInsets = changed(\.contentInsets)
    // Set to what a list's section reads, they are the client's nevertheless.
    if section.positionalInsets != base.positionalInsets { contentInsets = section.contentInsets }
    interGroupSpacing = changed(\.interGroupSpacing).map { Double($0) }
    contentInsetsReference = changed(\.contentInsetsReference)
    supplementaryContentInsetsReference = changed(\.supplementaryContentInsetsReference)
    supplementariesFollowContentInsets = changed(\.supplementariesFollowContentInsets)
    orthogonalScrollingBehavior = changed(\.orthogonalScrollingBehavior)
    orthogonalScrolling = changed(\.orthogonalScrollingProperties).map { .init(describing: $0) }
    boundaryItems = changed(\.boundarySupplementaryItems)?.map { .init(describing: $0) }
    decorations = changed(\.decorationItems)?.map { .init(describing: $0) }
  }
}

extension LayoutDocument.OrthogonalScrolling {
  package var properties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.decelerationRate = decelerationRate
    properties.bounce = bounce
    return properties
  }

  package init(describing properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
    self.init()
    decelerationRate = properties.decelerationRate
    bounce = properties.bounce
  }
}

extension LayoutDocument.Configuration {
  package var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.interSectionSpacing = CGFloat(interSectionSpacing)
    configuration.contentInsetsReference = contentInsetsReference
    configuration.boundarySupplementaryItems = boundaryItems.map(\.layoutItem)
    return configuration
  }

  /// Describes a configuration. The layout's own reference is never automatic, which UIKit reads as
  /// the safe area.
  package init(describing configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.init()
    scrollDirection = configuration.scrollDirection
    interSectionSpacing = Double(configuration.interSectionSpacing)
    contentInsetsReference =
      configuration.contentInsetsReference == .automatic
      ? .safeArea : configuration.contentInsetsReference
    boundaryItems = configuration.boundarySupplementaryItems.map { .init(describing: $0) }
  }
}

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
