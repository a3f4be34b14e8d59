// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

/// Descriptions as code written for iOS has them; most of the test is that it compiles.
@Suite("Client code")
struct ClientCodeTests {
  private static let half = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
  private static let corner = NSCollectionLayoutAnchor(
    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))

  private final class Card: NSCollectionLayoutItem {}
  private final class Shelf: NSCollectionLayoutSection {}

  /// An element on screen, as a client's own test would replace it.
  private final class FakeItem: NSObject, NSCollectionLayoutVisibleItem {
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
    var center = CGPoint(x: 50, y: 50)
    var transform = CGAffineTransform.identity
    var transform3D = CATransform3DIdentity
    let name = "fake"
    let indexPath = IndexPath(item: 0, section: 0)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var frame: CGRect { CGRect(x: center.x - 50, y: center.y - 50, width: 100, height: 100) }
    let representedElementCategory = CollectionLayoutElementCategory.cell
    let representedElementKind: String? = nil
  }

  /// An environment, as a client's own test would replace it.
  private final class FakeEnvironment: NSObject, NSCollectionLayoutEnvironment {
    final class Container: NSObject, NSCollectionLayoutContainer {
      let contentSize = CGSize(width: 320, height: 480)
      let effectiveContentSize = CGSize(width: 320, height: 480)
      let contentInsets = NSDirectionalEdgeInsets.zero
      let effectiveContentInsets = NSDirectionalEdgeInsets.zero
    }
    let container: any NSCollectionLayoutContainer = Container()
    let traitCollection = UITraitCollection(displayScale: 2)
  }

  @Test func `Subclasses of items keep their class in a group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.half, subitems: [Card(layoutSize: Self.half)])
    expect(group.subitems.first, is: Card.self)
    expectNotEqual(group.subitems.first, NSCollectionLayoutItem(layoutSize: Self.half))
  }

  @Test func `Subclasses of sections are copied as what they are`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.half, repeatingSubitem: Card(layoutSize: Self.half), count: 3)
    expect(Shelf(group: group).copy(), is: Shelf.self)
  }

  @Test func `A handler changes the items that it is given`() throws {
    let section = section(
      horizontal(
        .fractionalWidth(1), .absolute(100), [NSCollectionLayoutItem(layoutSize: Self.half)])
    )
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let middle = environment.container.contentSize.width / 2
        let distance = abs(item.frame.midX - offset.x - middle)
        let scale = max(1 - distance / 440, 0.5)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
    }
    let item = FakeItem()
    let handler = try #require(section.visibleItemsInvalidationHandler)
    handler([item], .zero, FakeEnvironment())
    expectEqual(item.alpha, 0.75)
    expectEqual(item.transform, CGAffineTransform(scaleX: 0.75, y: 0.75))
  }

  @Test func `A badge is described as on iOS`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: Self.corner,
      itemAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    let item = NSCollectionLayoutItem(layoutSize: Self.half, supplementaryItems: [badge])
    expectEqual(item.supplementaryItems, [badge])
    expectNotSame(item.supplementaryItems.first, badge)
  }
}
