// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Badges")
struct AnchorTests {
  /// The frame of a badge on an item of a given frame.
  private func badge(
    _ badgeSize: NSCollectionLayoutSize = size(.absolute(40), .absolute(20)),
    on frame: CGRect = CGRect(x: 53, y: 52, width: 212, height: 194),
    at anchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) throws -> CGRect? {
    let badge =
      if let itemAnchor {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: badgeSize, elementKind: "badge", containerAnchor: anchor,
          itemAnchor: itemAnchor)
      } else {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: badgeSize, elementKind: "badge", containerAnchor: anchor)
      }
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(frame.width), .absolute(frame.height)),
      supplementaryItems: [badge])
    let group = horizontal(.absolute(frame.width), .absolute(frame.height), [item])
    let layout = try solve(
      section(group, insets: insets(frame.minY, frame.minX, 0, 0)), count: 1)
    expectFrames(layout.cells(), [(frame.minX, frame.minY, frame.width, frame.height)])
    return layout.frame("badge")
  }

  private typealias Anchor = NSCollectionLayoutAnchor
  private let corner: NSDirectionalRectEdge = [.top, .trailing]

  @Test func `An absolute offset is in points`() throws {
    expectFrames(
      try badge(at: Anchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))),
      (232, 61, 40, 20))
  }

  @Test func `A fractional offset is of the badge's own size`() throws {
    expectFrames(
      try badge(at: Anchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
      (245, 57, 40, 20))
  }

  @Test func `An item anchor says which point of the badge lies there`() throws {
    expectFrames(
      try badge(
        at: Anchor(edges: corner),
        itemAnchor: Anchor(
          edges: [.bottom, .leading], fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
      (285, 37, 40, 20))
  }

  @Test func `The offsets of both anchors add up`() throws {
    expectFrames(
      try badge(
        at: Anchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9)),
        itemAnchor: Anchor(edges: corner, absoluteOffset: CGPoint(x: 1, y: 2))),
      (233, 63, 40, 20))
  }

  @Test func `An axis that is not named is centred`() throws {
    expectFrames(
      try badge(size(.estimated(33), .absolute(17)), at: Anchor(edges: .bottom)),
      (142.5, 229, 33, 17))
    expectFrames(try badge(at: Anchor(edges: [])), (139, 139, 40, 20))
    expectFrames(try badge(at: Anchor(edges: .all)), (139, 139, 40, 20))
  }

  @Test func `A badge lies inside the corner`() throws {
    expectFrames(
      try badge(
        size(.absolute(20), .absolute(10)), on: CGRect(x: 20, y: 20, width: 140, height: 60),
        at: Anchor(edges: corner)),
      (140, 20, 20, 10))
  }

  @Test func `A badge is moved out of the corner by a share of itself`() throws {
    expectFrames(
      try badge(
        size(.absolute(20), .absolute(20)), on: CGRect(x: 0, y: 0, width: 75, height: 75),
        at: Anchor(edges: corner, fractionalOffset: CGPoint(x: 0.3, y: -0.3))),
      (61, -6, 20, 20))
  }

  @Test func `A badge's fractions count the item's frame`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "badge",
      containerAnchor: Anchor(edges: [.bottom, .leading]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge]
    ).inset(10, 20, 30, 40)
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(100), [item]), count: 1)
    expectFrames(layout.frame("badge"), (20, 55, 130, 15))
  }

  @Test func `Badges are counted by kind`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(4), .absolute(4)), elementKind: "badge",
      containerAnchor: Anchor(edges: corner))
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(2)), elementKind: "line",
      containerAnchor: Anchor(edges: .bottom))
    let marked = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = horizontal(
      .fractionalWidth(1), .absolute(20),
      [marked, slot(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.supplementaryItems = [line]
    let layout = try solve(group, count: 5)
    expectEqual((0..<4).map { layout.frame("badge", 0, $0)?.minY }, [0, 20, 40, nil])
    expectEqual((0..<4).map { layout.frame("line", 0, $0)?.minY }, [18, 38, 58, nil])
  }

  @Test func `A badge moves nothing`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(500), .absolute(500)), elementKind: "badge",
      containerAnchor: Anchor(edges: corner))
    let marked = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let layout = try solve(horizontal(.fractionalWidth(1), .absolute(20), [marked]), count: 4)
    expectEqual(layout.cells().map(\.minX), [0, 160, 0, 160])
    expectEqual(layout.contentSize, CGSize(width: 320, height: 40))
  }
}
