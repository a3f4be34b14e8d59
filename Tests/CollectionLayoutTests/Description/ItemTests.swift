// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Items")
struct ItemTests {
  private let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])

  private func badge(_ kind: String = "badge") -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: kind, containerAnchor: anchor)
  }

  @Test func `An item has no insets, space or badges at first`() {
    let plain = slot(.absolute(1), .absolute(2))
    expectEqual(plain.contentInsets, .zero)
    expectNil(plain.edgeSpacing)
    expectEmpty(plain.supplementaryItems)
    expectEqual(plain.layoutSize, size(.absolute(1), .absolute(2)))
  }

  @Test func `A supplementary item lies one above cells`() {
    expectEqual(badge().zIndex, 1)
    expectNil(badge().itemAnchor)
    expectEqual(badge().containerAnchor, anchor)
  }

  @Test func `A boundary item extends its section without being pinned`() {
    let header = boundary(.fractionalWidth(1), .absolute(30), .top)
    expect(header.extendsBoundary)
    expect(!header.pinToVisibleBounds)
    expectEqual(header.zIndex, 1)
    expectEqual(header.alignment, .top)
    expectEqual(header.offset, .zero)
    expectEqual(header.containerAnchor.edges, .top)
  }

  @Test func `A background lies at height 0`() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    expectEqual(background.zIndex, 0)
    expectEqual(background.contentInsets, .zero)
    expectEqual(background.elementKind, "background")
  }

  @Test func `A custom place lies at height 0`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex, 0)
    expectEqual(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 4).zIndex, 4)
    expectEqual(
      NSCollectionLayoutGroupCustomItem(frame: frame),
      NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 0))
  }

  @Test func `Items are compared by content`() {
    let (left, right) = (slot(.absolute(1), .absolute(2)), slot(.absolute(1), .absolute(2)))
    expectEqual(left, right)
    expectEqual(left.hash, right.hash)
    left.contentInsets.top = 3
    expectNotEqual(left, right)
  }

  @Test func `A group does not equal an item of its size`() {
    let inner = slot(.absolute(1), .absolute(1))
    let group = horizontal(.absolute(1), .absolute(2), [inner])
    expectNotEqual(group, slot(.absolute(1), .absolute(2)))
    expectNotEqual(slot(.absolute(1), .absolute(2)), group)
  }

  @Test func `A badge does not follow changes of its original`() {
    let original = badge()
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(1), .absolute(1)), supplementaryItems: [original])
    original.zIndex = 9
    expectEqual(item.supplementaryItems.map(\.zIndex), [1])
  }

  @Test func `A copy has every property of its original`() throws {
    let header = boundary(
      .fractionalWidth(1), .absolute(30), .bottomTrailing, offset: CGPoint(x: 1, y: 2))
    header.extendsBoundary = false
    header.pinToVisibleBounds = true
    header.zIndex = 5
    header.contentInsets = insets(1, 2, 3, 4)
    header.edgeSpacing = edges(top: .fixed(1))
    let copy = try #require(header.copy() as? NSCollectionLayoutBoundarySupplementaryItem)
    expectEqual(copy, header)
    expectNotSame(copy, header)
    copy.pinToVisibleBounds = false
    expectNotEqual(copy, header)
    expect(header.pinToVisibleBounds)
  }
}
