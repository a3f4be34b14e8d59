// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import WaitingSuites

@Suite("Traits")
struct TraitTests {
  @Test func `A trait that is not said is unspecified`() {
    let traits = UITraitCollection()
    expectEqual(traits.userInterfaceStyle, .unspecified)
    expectEqual(traits.displayScale, 0)
    expectEqual(traits.layoutDirection, .unspecified)
  }

  @Test func `The later collection wins where it says something`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(traits.userInterfaceStyle, .light)
    expectEqual(traits.displayScale, 3)
  }

  @Test func `Taking a trait back leaves it unsaid`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let cleared = dark.modifyingTraits { $0.userInterfaceStyle = .unspecified }
    expectEqual(cleared, UITraitCollection())
  }

  @Test func `A display scale that is no scale is not taken`() {
    expectEqual(UITraitCollection(displayScale: .nan).displayScale, 0)
    expectEqual(UITraitCollection(displayScale: -2).displayScale, 0)
  }

  @Test func `Text sizes are ordered`() {
    let categories = UIContentSizeCategory.allCategories
    expectEqual(categories.count, 12)
    expectEqual(categories.sorted(), categories)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `Code can run in other traits`() {
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    expectEqual(seen, .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }
}

@Suite("Index paths")
struct IndexPathTests {
  @Test func `An item's path prints section, then item`() {
    let path = IndexPath(item: 3, section: 0)
    expectEqual("\(path)", "[0, 3]")
    expectEqual((path.section, path.item, path.row), (0, 3, 3))
  }

  @Test(.waitsForProcesses) func `Asking a section's path for an item is a mistake`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 4).item
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "An index path with 1 index has no item", "\(message)")
  }
}
