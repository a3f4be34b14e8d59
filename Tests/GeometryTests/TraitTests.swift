// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
import WaitingSuites

@Suite("Traits")
struct TraitTests {
  @Test func `A trait that is not said is unspecified`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.layoutDirection == .unspecified)
  }

  @Test func `The later collection wins where it says something`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 3)
  }

  @Test func `Taking a trait back leaves it unsaid`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let cleared = dark.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    #expect(cleared == UITraitCollection())
  }

  @Test func `A display scale that is no scale is not taken`() {
    #expect(UITraitCollection(displayScale: .nan).displayScale == 0)
    #expect(UITraitCollection(displayScale: -2).displayScale == 0)
  }

  @Test func `Text sizes are ordered`() {
    let categories = UIContentSizeCategory.allCategories
    #expect(categories.count == 12)
    #expect(categories.sorted() == categories)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `Code can run in other traits`() {
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect(seen == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

@Suite("Index paths")
struct IndexPathTests {
  @Test func `An item's path prints section, then item`() {
    let path = IndexPath(item: 3, section: 0)
    #expect("\(path)" == "[0, 3]")
    #expect((path.section, path.item, path.row) == (0, 3, 3))
  }

  @Test(.waitsForProcesses) func `Asking a section's path for an item is a mistake`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 4).item
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("An index path with 1 index has no item"), "\(message)")
  }
}
