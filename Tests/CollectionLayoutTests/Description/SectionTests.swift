// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Sections as described")
struct SectionDescriptionTests {
  private var plain: NSCollectionLayoutSection {
    section(horizontal(.fractionalWidth(1), .absolute(10), [slot(.absolute(1), .absolute(1))]))
  }

  @Test func `A section has the documented defaults`() {
    expectEqual(plain.contentInsets, .zero)
    expectEqual(plain.interGroupSpacing, 0)
    expectEqual(plain.contentInsetsReference, .automatic)
    expectEqual(plain.supplementaryContentInsetsReference, .automatic)
    expect(plain.supplementariesFollowContentInsets)
    expectEqual(plain.orthogonalScrollingBehavior, .none)
    expectEqual(plain.orthogonalScrollingProperties.decelerationRate, .automatic)
    expectEqual(plain.orthogonalScrollingProperties.bounce, .automatic)
    expectEmpty(plain.boundarySupplementaryItems)
    expectEmpty(plain.decorationItems)
    expectNil(plain.visibleItemsInvalidationHandler)
  }

  @Test func `A configuration has the documented defaults`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectEqual(configuration.scrollDirection, .vertical)
    expectEqual(configuration.interSectionSpacing, 0)
    expectEmpty(configuration.boundarySupplementaryItems)
    expectEqual(configuration.contentInsetsReference, .safeArea)
  }

  @Test func `Sections are compared by content`() {
    expectEqual(plain, plain)
    expectEqual(plain.hash, plain.hash)
    let other = plain
    other.decorationItems = [.background(elementKind: "background")]
    expectNotEqual(other, plain)
  }

  @Test func `A section does not follow changes of its header`() {
    let header = boundary(.fractionalWidth(1), .absolute(30), .top)
    let section = plain.with(header)
    header.pinToVisibleBounds = true
    expectEqual(section.boundarySupplementaryItems.map(\.pinToVisibleBounds), [false])
  }

  @Test func `A section takes scrolling properties as they are when they are set`() {
    let section = plain
    let properties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    properties.bounce = .never
    section.orthogonalScrollingProperties = properties
    properties.bounce = .always
    expectEqual(section.orthogonalScrollingProperties.bounce, .never)
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
    expectEqual(copy, original)
    copy.orthogonalScrollingProperties.bounce = .always
    expectNotEqual(copy, original)
  }

  @Test func `A configuration does not follow changes of its copy`() throws {
    let original = UICollectionViewCompositionalLayoutConfiguration()
    original.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .absolute(30), .top)]
    original.interSectionSpacing = 3
    let copy = try #require(
      original.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    expectEqual(copy, original)
    copy.interSectionSpacing = 4
    expectEqual(original.interSectionSpacing, 3)
  }

  @Test func `Enumerations have the raw values of UIKit`() {
    expectEqual(CollectionLayoutScrollDirection.allCases.map(\.rawValue), [0, 1])
    expectEqual(CollectionLayoutElementCategory.allCases.map(\.rawValue), [0, 1, 2])
    expectEqual(
      UICollectionLayoutSectionOrthogonalScrollingBehavior.allCases.map(\.rawValue),
      [0, 1, 2, 3, 4, 5])
    expectEqual(UIContentInsetsReference.allCases.map(\.rawValue), [0, 1, 2, 3, 4])
  }
}
