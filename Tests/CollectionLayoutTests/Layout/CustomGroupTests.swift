// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Custom groups")
struct CustomGroupTests {
  private func custom(
    _ width: Dimension, _ height: Dimension, _ items: [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    .custom(layoutSize: size(width, height)) { _ in items }
  }

  private let three = [
    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
    NSCollectionLayoutGroupCustomItem(
      frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
    NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
  ]

  @Test func `The frames of a custom group repeat with its length`() throws {
    let group = custom(.fractionalWidth(1), .absolute(80), three)
    let layout = try Fixture().solve(
      section(group, insets: insets(3, 4, 5, 6)), counts: [4, 2])
    expectFrames(
      layout.cells(0),
      [(5, 5, 30, 40), (54, 13, 60, 30), (-1, -2, 400, 20), (5, 85, 30, 40)])
    expectEqual((0..<4).map { layout.cell($0)?.zIndex }, [0, 4, 0, 0])
    expectFrames(layout.cells(1), [(5, 173, 30, 40), (54, 181, 60, 30)])
    expectEqual(layout.contentSize.height, 256)
  }

  @Test func `Origins lie on the pixel grid`() throws {
    let place = NSCollectionLayoutGroupCustomItem(
      frame: CGRect(x: 0.3, y: 0.2, width: 10.3, height: 10.1))
    expectFrames(
      try solve(custom(.fractionalWidth(1), .absolute(80), [place]), count: 1).cells(),
      [(0.5, 0, 10.3, 10.1)])
  }

  @Test func `A custom group is not cut`() throws {
    let group = custom(.fractionalWidth(1), .absolute(80), three)
    try expectEqual(solve(group, count: 1).contentSize.height, 80)
  }

  @Test func `The provider sees the group, sized in the whole view`() throws {
    let seen = Seen()
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.25))
    ) { environment in
      seen.containers.append(environment.container)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 1))]
    }
    group.contentInsets = insets(1, 2, 3, 4)
    _ = try solve(section(group, insets: insets(10, 20, 30, 40)), count: 9)
    expectEqual(seen.containers.map(\.contentSize), [CGSize(width: 160, height: 120)])
    expectEqual(seen.containers.map(\.contentInsets), [insets(1, 2, 3, 4)])
    expectEqual(seen.containers.map(\.effectiveContentSize), [CGSize(width: 154, height: 116)])
  }

  @Test func `An estimated group's provider sees no insets`() throws {
    let seen = Seen()
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(0.5), .estimated(70))
    ) { environment in
      seen.containers.append(environment.container)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 1))]
    }
    group.contentInsets = insets(1, 2, 3, 4)
    _ = try solve(group, count: 9)
    expectEqual(seen.containers.map(\.contentSize), [CGSize(width: 160, height: 70)])
    expectEqual(seen.containers.map(\.contentInsets), [.zero])
  }

  @Test func `The provider runs once per section`() throws {
    let seen = Seen()
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(50))
    ) { environment in
      seen.containers.append(environment.container)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 1))]
    }
    let section = section(group)
    _ = try Fixture().solve([(section, 1000), (section, 3), (section, 1)])
    expectEqual(seen.containers.count, 3)
  }

  @Test func `A custom group without frames leaves the section without items`() throws {
    let layout = try solve(custom(.fractionalWidth(1), .absolute(80), []), count: 5)
    expectEmpty(layout.cells())
    expectEqual(layout.contentSize.height, 0)
  }

  @Test func `A custom group can be nested`() throws {
    let inner = custom(.fractionalWidth(0.5), .fractionalHeight(1), Array(three.prefix(2)))
    expectFrames(
      try solve(horizontal(.fractionalWidth(1), .absolute(80), [inner]), count: 5).cells(),
      [
        (1, 2, 30, 40), (50, 10, 60, 30), (161, 2, 30, 40), (210, 10, 60, 30), (1, 82, 30, 40),
      ])
  }

  /// What a provider was given.
  private final class Seen {
    var containers: [any NSCollectionLayoutContainer] = []
  }
}
