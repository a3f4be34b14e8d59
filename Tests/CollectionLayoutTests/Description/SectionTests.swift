// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Testing

@Suite("Sections as described")
struct SectionDescriptionTests {
  private var plain: NSCollectionLayoutSection {
    section(horizontal(.fractionalWidth(1), .absolute(10), [slot(.absolute(1), .absolute(1))]))
  }

  @Test func `A section has the documented defaults`() {
    #expect(plain.contentInsets == .zero)
    #expect(plain.interGroupSpacing == 0)
    #expect(plain.contentInsetsReference == .automatic)
    #expect(plain.supplementaryContentInsetsReference == .automatic)
    #expect(plain.supplementariesFollowContentInsets)
    #expect(plain.orthogonalScrollingBehavior == .none)
    #expect(plain.orthogonalScrollingProperties.decelerationRate == .automatic)
    #expect(plain.orthogonalScrollingProperties.bounce == .automatic)
    #expect(plain.boundarySupplementaryItems.isEmpty)
    #expect(plain.decorationItems.isEmpty)
    #expect(plain.visibleItemsInvalidationHandler == nil)
  }

  @Test func `A configuration has the documented defaults`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    #expect(configuration.scrollDirection == .vertical)
    #expect(configuration.interSectionSpacing == 0)
    #expect(configuration.boundarySupplementaryItems.isEmpty)
    #expect(configuration.contentInsetsReference == .safeArea)
  }

  @Test func `Sections are compared by content`() {
    #expect(plain == plain)
    #expect(plain.hash == plain.hash)
    let other = plain
    other.decorationItems = [.background(elementKind: "background")]
    #expect(other != plain)
  }

  @Test func `A section does not follow changes of its header`() {
    let header = boundary(.fractionalWidth(1), .absolute(30), .top)
    let section = plain.with(header)
    header.pinToVisibleBounds = true
    #expect(section.boundarySupplementaryItems.map(\.pinToVisibleBounds) == [false])
  }

  @Test func `A copy of a section has every property of its original`() throws {
    let original = plain.with(boundary(.fractionalWidth(1), .absolute(30), .top))
    original.contentInsets = insets(1, 2, 3, 4)
    original.interGroupSpacing = 5
    original.contentInsetsReference = .layoutMargins
    original.supplementaryContentInsetsReference = UIContentInsetsReference.none
    original.supplementariesFollowContentInsets = false
    original.orthogonalScrollingBehavior = .paging
    original.orthogonalScrollingProperties.bounce = .never
    original.decorationItems = [.background(elementKind: "background")]
    original.visibleItemsInvalidationHandler = { _, _, _ in }
    let copy = try #require(original.copy() as? NSCollectionLayoutSection)
    #expect(copy == original)
    copy.orthogonalScrollingProperties.bounce = .always
    #expect(copy != original)
  }

  @Test func `A configuration does not follow changes of its copy`() throws {
    let original = UICollectionViewCompositionalLayoutConfiguration()
    original.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(30), .top)]
    original.interSectionSpacing = 3
    let copy = try #require(
      original.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    #expect(copy == original)
    copy.interSectionSpacing = 4
    #expect(original.interSectionSpacing == 3)
  }

  @Test func `Enumerations have the raw values of UIKit`() {
    #expect(CollectionLayoutScrollDirection.allCases.map(\.rawValue) == [0, 1])
    #expect(CollectionLayoutElementCategory.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(
      UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases.map(\.rawValue)
        == [0, 1, 2, 3, 4, 5])
    #expect(UIContentInsetsReference.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
