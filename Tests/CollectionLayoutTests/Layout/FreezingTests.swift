// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Freezing a description")
struct FreezingTests {
  private func plain(_ columns: Int = 1) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: slot(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
    group.interItemSpacing = .fixed(10)
    return section(group)
  }

  @Test func `The provider is asked once per section, in order`() throws {
    var asked: [Int] = []
    var containers: [CGSize] = []
    for fixture in [Fixture(), Fixture(480, 320)] {
      _ = try fixture.context(counts: [2, 0, 1]).freeze { index, environment in
        asked.append(index)
        containers.append(environment.container.contentSize)
        return plain()
      }
    }
    expectEqual(asked, [0, 1, 2, 0, 1, 2])
    expectEqual(
      containers,
      Array(repeating: CGSize(width: 320, height: 480), count: 3)
        + Array(repeating: CGSize(width: 480, height: 320), count: 3))
  }

  @Test func `A provider may look at the width`() throws {
    func frames(_ fixture: Fixture) throws -> [CGRect] {
      let frozen = try fixture.context(counts: [5]).freeze { _, environment in
        plain(environment.container.contentSize.width > 400 ? 4 : 2)
      }
      return try TestLayout(frozen, counts: [5]).cells()
    }
    expectFrames(
      try frames(Fixture()),
      [
        (0, 0, 155, 50), (165, 0, 155, 50), (0, 50, 155, 50), (165, 50, 155, 50), (0, 100, 155, 50),
      ])
    expectFrames(
      try frames(Fixture(480, 320)),
      [
        (0, 0, 112.5, 50), (122.5, 0, 112.5, 50), (245, 0, 112.5, 50), (367.5, 0, 112.5, 50),
        (0, 50, 112.5, 50),
      ])
  }

  @Test func `The environment has the view's traits and insets`() throws {
    var fixture = Fixture()
    fixture.contentInsets = insets(0, 10, 0, 20)
    fixture.scale = 3
    _ = try fixture.context(counts: [1]).freeze { _, environment in
      expectEqual(environment.traitCollection.displayScale, 3)
      expectEqual(environment.container.contentInsets, insets(0, 10, 0, 20))
      expectEqual(environment.container.effectiveContentInsets, insets(0, 10, 0, 20))
      expectEqual(environment.container.effectiveContentSize, CGSize(width: 290, height: 480))
      return plain()
    }
  }

  @Test func `A container's inset below 1 is a fraction`() {
    let container = LayoutContainer(
      contentSize: CGSize(width: 200, height: 100), contentInsets: insets(0.1, 0.25, 1, 20))
    expectEqual(container.effectiveContentInsets, insets(10, 50, 1, 20))
    expectEqual(container.effectiveContentSize, CGSize(width: 130, height: 89))
  }

  @Test func `No section for items is an error`() throws {
    let context = Fixture().context(counts: [1, 3])
    let frozen = try context.freeze { index, _ in index == 0 ? plain() : nil }
    #expect(throws: LayoutError.missingSection(section: 1, itemCount: 3)) {
      _ = try SolvedLayout(frozen.specification)
    }
  }

  @Test func `No section for no items is harmless`() throws {
    let frozen = try Fixture(interSectionSpacing: 5).context(counts: [1, 0, 1]).freeze {
      index, _ in index == 1 ? nil : plain()
    }
    let layout = try TestLayout(frozen, counts: [1, 0, 1])
    expectFrames(layout.cells(2), [(0, 60, 320, 50)])
    expectEqual(frozen.sections.map { $0 == nil }, [false, true, false])
  }

  @Test func `Two headers of one kind in a section are an error`() throws {
    let section = plain().with(
      boundary(.absolute(1), .absolute(1), .top), boundary(.absolute(1), .absolute(1), .bottom))
    #expect(throws: LayoutError.duplicateElementKind("header", section: 0)) {
      _ = try solve(section, count: 1)
    }
  }

  @Test func `Two badges of one kind on an item are an error`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(1), .absolute(1)), supplementaryItems: [badge, badge])
    #expect(throws: LayoutError.duplicateElementKind("badge", section: 0)) {
      _ = try solve(horizontal(.absolute(10), .absolute(10), [item]), count: 1)
    }
  }

  @Test func `Two global headers of one kind are an error`() throws {
    let header = boundary(.absolute(1), .absolute(1), .top)
    let fixture = Fixture()
    fixture.configuration.boundarySupplementaryItems = [header, header]
    #expect(throws: LayoutError.duplicateElementKind("header", section: nil)) {
      _ = try fixture.solve(plain(), count: 1)
    }
  }

  @Test func `A repeated section without custom groups is read once`() throws {
    let frozen = try Fixture().context(counts: [1, 2, 3]).freeze(repeating: plain(3))
    expectEqual(frozen.specification.sections.count, 3)
    expectEqual(Set(frozen.specification.sections).count, 1)
    expectEqual(frozen.specification.itemCounts, [1, 2, 3])
  }

  @Test func `Equal descriptions freeze to equal values`() throws {
    let fixture = Fixture()
    let (one, two) = try (
      fixture.context(counts: [7]).freeze(repeating: plain(2)),
      fixture.context(counts: [7]).freeze(repeating: plain(2))
    )
    expectEqual(one.specification, two.specification)
  }
}
