// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import LayoutDocuments
import Testing

@Suite("Sections of documents by their environment") struct SectionProviderTests {
  @Test(arguments: [(800.0, "narrow"), (800.5, "wide")])
  func `A variant holds above its width`(width: Double, kind: String) throws {
    var section = LayoutDocument.Section(keys("narrow"))
    var condition = LayoutDocument.Condition()
    condition.widthAbove = 800
    var variant = LayoutDocument.Variant(when: condition)
    variant.keys.decorations = keys("wide").decorations
    section.variants = [variant]
    let made = try #require(makeSection(of: .all(section), at: 3, width: width))
    expectEqual(made.decorationItems.map(\.elementKind), [kind])
  }

  @Test func `A section beyond the last one has no description`() {
    let sections = LayoutDocument.Sections.each([LayoutDocument.Section(keys("card"))])
    expectNotNil(makeSection(of: sections, at: 0, width: 100))
    expectNil(makeSection(of: sections, at: 1, width: 100))
  }

  @Test func `Each text size has a category of its own`() {
    let sizes = LayoutDocument.TextSize.allCases
    expectEqual(Set(sizes.map(\.category)).count, sizes.count)
    expectEqual(sizes.map { LayoutDocument.TextSize($0.category) }, sizes)
    expectEqual(LayoutDocument.TextSize(.unspecified), .large)
  }

  private func keys(_ kind: String) -> LayoutDocument.SectionKeys {
    var keys = LayoutDocument.SectionKeys()
    keys.group = LayoutDocument.Group(
      .horizontal, width: .points(10), height: .points(10),
      items: [.item(LayoutDocument.Item(width: .points(1), height: .points(1)))])
    keys.decorations = [LayoutDocument.Decoration(kind: kind)]
    return keys
  }

  private func makeSection(
    of sections: LayoutDocument.Sections, at index: Int, width: Double
  ) -> NSCollectionLayoutSection? {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: CGSize(width: width, height: 600)),
      traitCollection: UITraitCollection(displayScale: 2))
    return sections.makeSection(at: index, in: environment) { _ in
      fatalError("No section is a list.")
    }
  }
}
