// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import LayoutDocuments
import RandomDocuments
import RandomHistories
import Testing

@Suite("Descriptions of documents")
struct DescriptionTests {
  private let environment = LayoutEnvironment(
    container: LayoutContainer(contentSize: CGSize(width: 390, height: 844)),
    traitCollection: UITraitCollection(displayScale: 2))

  /// Stands for the section that a list is, which only a view can make.
  private static func list(_ list: LayoutDocument.List) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets.top = list.headerMode == .none ? 35 : 0
    return section
  }

  @Test func `Random documents read back from their text`() throws {
    for seed in HistorySeeds(usualCount: 200) {
      var maker = RandomDocument(seed: seed)
      let document = maker.document()
      let text = document.canonicalText
      let reading = DocumentReading(text)
      let errors = reading.problems.filter { $0.severity == .error }
        .map { $0.line(file: "seed-\(seed)") }
      expectEqual(errors, [], "\(text)")
      expectEqual(reading.document, document, "seed \(seed)\n\(text)")
      expectEqual(reading.document?.canonicalText, text, "seed \(seed)")
      if reading.document != document { break }
    }
  }

  @Test func `Sections come back from UIKit's objects`() throws {
    for seed in HistorySeeds(usualCount: 300) {
      var maker = RandomDocument(seed: seed)
      var section = maker.section()
      section.variants = []
      let keys = section.keys
      let object = try #require(keys.layoutSection(list: Self.list))
      let list = keys.list.map { (value: $0, section: Self.list($0)) }
      let described = LayoutDocument.SectionKeys(describing: object, list: list, in: environment)
      let again = try #require(described.layoutSection(list: Self.list))
      if keys.list == nil {
        expectEqual(described, keys, "seed \(seed)")
      } else {
        // Of keys that say what the list says, none is left.
        expectEqual(
          LayoutDocument.SectionKeys(describing: again, list: list, in: environment), described)
      }
      if !described.hasCustomGroup {
        expect(again.isEqual(object), "seed \(seed)")
      }
    }
  }

  @Test func `Configurations come back from UIKit's objects`() {
    for seed in HistorySeeds(usualCount: 50) {
      var maker = RandomDocument(seed: seed)
      guard case .compositional(let layout) = maker.layout(sections: 1) else { continue }
      let object = layout.configuration.layoutConfiguration
      let described = LayoutDocument.Configuration(describing: object)
      expectEqual(described, layout.configuration)
      expect(described.layoutConfiguration.isEqual(object))
    }
  }

  @Test func `Nil and zero are different`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(-0.0)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: .fixed(0), trailing: .flexible(0), bottom: nil)
    var expected = LayoutDocument.Item(width: .fractionalWidth(1.0 / 3), height: .points(-0.0))
    var spacing = LayoutDocument.EdgeSpacing()
    spacing.top = .fixed(0)
    spacing.trailing = .flexible(0)
    expected.edgeSpacing = spacing
    expectEqual(LayoutDocument.Item(describing: item), expected)
    expect(expected.layoutItem.isEqual(item))
    expect(
      LayoutDocument.EdgeSpacing().layoutSpacing.isEqual(
        NSCollectionLayoutEdgeSpacing(
          leading: nil, top: nil, trailing: nil, bottom: nil)))
  }

  @Test func `The section of nested groups has the frames of the format's description`() throws {
    guard case .compositional(let layout) = try Corpus.document("nested-groups").layout,
      case .all(let section) = layout.sections
    else {
      Issue.record("nested-groups has one section for all")
      return
    }
    let group = try #require(section.keys.group).layoutGroup
    expectEqual(group.list?.axis, .horizontal)
    expectEqual(group.subitems.count, 2)
    expectEqual(group.subitems[0].contentInsets.leading, 10)
    let inner = try #require(group.subitems[1] as? NSCollectionLayoutGroup)
    expectEqual(inner.list?.axis, .vertical)
    expectEqual(inner.list?.count, .repeating(2))
  }

  @Test func `Values that no text has make no trap`() {
    var group = LayoutDocument.Group(
      .vertical, width: .points(.nan), height: .estimated(.infinity), items: [])
    expectEmpty(group.layoutGroup.subitems)
    group.items = [.item(LayoutDocument.Item(width: .points(1), height: .points(1)))]
    group.count = -3
    expectEqual(group.layoutGroup.list?.count, .repeating(1))
    expectNil(LayoutDocument.SectionKeys().layoutSection(list: Self.list))
    expectNil(LayoutDocument.DataSection(.numbered(-1)).item(at: 0))
    expectEqual(LayoutDocument.Data(sections: [.init(.numbered(-1))]).identities, [[]])
  }
}

extension LayoutDocument.SectionKeys {
  /// Whether two sections of these keys are never equal: closures are not.
  fileprivate var hasCustomGroup: Bool { group?.hasCustomGroup ?? false }
}

extension LayoutDocument.Group {
  fileprivate var hasCustomGroup: Bool {
    arrangement == .custom
      || items.contains { if case .group(let group) = $0 { group.hasCustomGroup } else { false } }
  }
}
