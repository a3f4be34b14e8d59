// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
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
    #expect(plain.contentInsets == .zero)
    #expect(plain.edgeSpacing == nil)
    #expect(plain.supplementaryItems.isEmpty)
    #expect(plain.layoutSize == size(.absolute(1), .absolute(2)))
  }

  @Test func `A supplementary item lies one above cells`() {
    #expect(badge().zIndex == 1)
    #expect(badge().itemAnchor == nil)
    #expect(badge().containerAnchor == anchor)
  }

  @Test func `A boundary item extends its section without being pinned`() {
    let header = boundary(.fractionalWidth(1), .absolute(30), .top)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(header.alignment == .top)
    #expect(header.offset == .zero)
    #expect(header.containerAnchor.edges == .top)
  }

  @Test func `A background lies at height 0`() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    #expect(background.zIndex == 0)
    #expect(background.contentInsets == .zero)
    #expect(background.elementKind == "background")
  }

  @Test func `A custom place lies at height 0`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame).zIndex == 0)
    #expect(NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 4).zIndex == 4)
    #expect(
      NSCollectionLayoutGroupCustomItem(frame: frame)
        == NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: 0))
  }

  @Test func `Items are compared by content`() {
    let (left, right) = (slot(.absolute(1), .absolute(2)), slot(.absolute(1), .absolute(2)))
    #expect(left == right)
    #expect(left.hash == right.hash)
    left.contentInsets.top = 3
    #expect(left != right)
  }

  @Test func `A group does not equal an item of its size`() {
    let inner = slot(.absolute(1), .absolute(1))
    let group = horizontal(.absolute(1), .absolute(2), [inner])
    #expect(group != slot(.absolute(1), .absolute(2)))
    #expect(slot(.absolute(1), .absolute(2)) != group)
  }

  @Test func `A badge does not follow changes of its original`() {
    let original = badge()
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(1), .absolute(1)), supplementaryItems: [original])
    original.zIndex = 9
    #expect(item.supplementaryItems.map(\.zIndex) == [1])
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
    #expect(copy == header)
    #expect(copy !== header)
    copy.pinToVisibleBounds = false
    #expect(copy != header)
    #expect(header.pinToVisibleBounds)
  }
}
