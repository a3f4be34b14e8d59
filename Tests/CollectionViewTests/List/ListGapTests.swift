// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rule LI-12, with the numbers that were measured on phones.
@Suite("Gaps between the sections of lists") @MainActor
struct ListGapTests {
  typealias Configuration = UICollectionLayoutListConfiguration
  typealias Provider = UICollectionViewCompositionalLayoutSectionProvider

  private static let kinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// A list of rows of 44 points on a screen of 320, with headers of 40 and footers of 30.
  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
    let source: TestDataSource
    let view: UICollectionView

    init(
      _ counts: [Int], scale: CGFloat = 2, idiom: UIUserInterfaceIdiom = .phone,
      _ layout: UICollectionViewLayout
    ) {
      window.traitOverrides.displayScale = scale
      window.traitOverrides.userInterfaceIdiom = idiom
      source = TestDataSource(counts)
      source.height = { _ in 44 }
      source.supplementaryHeight = { kind, _ in
        kind == UICollectionView.elementKindSectionHeader ? 40 : 30
      }
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      source.register(in: view, kinds: ListGapTests.kinds)
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    convenience init(
      _ counts: [Int], _ appearance: Configuration.Appearance = .insetGrouped, scale: CGFloat = 2,
      idiom: UIUserInterfaceIdiom = .phone, _ change: (inout Configuration) -> Void = { _ in }
    ) {
      var configuration = Configuration(appearance: appearance)
      change(&configuration)
      self.init(
        counts, scale: scale, idiom: idiom,
        UICollectionViewCompositionalLayout.list(using: configuration))
    }

    /// The first row of each section that has one, and the end of the content.
    var starts: [CGFloat] {
      window.layoutIfNeeded()
      let rows = source.counts.indices.compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: $0))?.frame.minY
      }
      return rows + [view.contentSize.height]
    }
  }

  @Test func `Cards stand below one another as in the worked example`() {
    let screen = Screen([3, 2])
    expectEqual(
      screen.view.cellFrames,
      [35, 79, 123, 202, 246].map { CGRect(x: 16, y: $0, width: 288, height: 44) })
    expectEqual(screen.view.contentSize.height, 310)
  }

  @Test(
    arguments: [
      // Each value is rounded up to a pixel by itself: 17.667 and 17.667 at scale 3.
      (2, [1, 1, 1], [35, 114, 193, 257]),
      (3, [1, 1, 1], [35, 114.333, 193.667, 257.667]),
      // Sections without items have no length, but are first or last nevertheless.
      (2, [0, 1, 0], [17.5, 79]), (2, [1, 0], [35, 96.5]), (2, [1], [35, 99]), (2, [], [0]),
    ] as [(CGFloat, [Int], [CGFloat])],
    [Configuration.Appearance.grouped, .insetGrouped])
  func `First and last sections have other insets than those between`(
    example: (scale: CGFloat, counts: [Int], starts: [CGFloat]),
    appearance: Configuration.Appearance
  ) {
    let screen = Screen(example.counts, appearance, scale: example.scale)
    expectEqual(screen.starts.map { ($0 * 1000).rounded() / 1000 }, example.starts)
  }

  @Test func `A card begins where its header ends, and ends where its footer begins`() throws {
    let headers = Screen([1, 1]) { $0.headerMode = .supplementary }
    expectEqual(headers.starts, [40, 141.5, 205.5])
    let footers = Screen([1, 1]) { $0.footerMode = .supplementary }
    expectEqual(footers.starts, [35, 126.5, 200.5])
  }

  @Test func `A first item that is a header has nothing above it but the card before`() {
    let screen = Screen([2, 2]) { $0.headerMode = .firstItemInSection }
    expectEqual(screen.starts, [0, 105.5, 213.5])
  }

  @Test func `Until the layout solves them sections read what those between others have`() {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: CGSize(width: 320, height: 844)),
      traitCollection: .standard)
    let section = NSCollectionLayoutSection.list(
      using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
    let between = NSDirectionalEdgeInsets(top: 17.5, leading: 16, bottom: 17.5, trailing: 16)
    expectEqual(section.contentInsets, between)
    let copy = section.duplicate()
    expectEqual(copy, section)
    copy.contentInsets = between
    expectNotEqual(copy, section)
  }

  @Test(arguments: [false, true])
  func `Sections of a client's provider have them, too`(isShared: Bool) {
    let configuration = Configuration(appearance: .insetGrouped)
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: CGSize(width: 320, height: 2000)),
      traitCollection: .standard)
    let layout =
      isShared
      ? UICollectionViewCompositionalLayout(
        section: .list(using: configuration, layoutEnvironment: environment))
      : UICollectionViewCompositionalLayout { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      }
    expectEqual(Screen([1, 1, 1], layout).starts, [35, 114, 193, 257])
  }

  @Test func `Insets that a client sets replace all of them`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
      section.contentInsets.leading = 5
      return section
    }
    let screen = Screen([1, 1], layout)
    expectEqual(screen.starts, [17.5, 96.5, 158])
    expectEqual(screen.view.cellFrames.map(\.minX), [5, 5])
  }

  @Test func `Sections that come and go at an end give the others new insets`() {
    let screen = Screen([1, 1])
    expectEqual(screen.starts, [35, 114, 178])
    screen.source.counts = [2, 1, 1]
    screen.view.insertSections([0])
    screen.window.advance(to: 2)
    expectEqual(screen.starts, [35, 158, 237, 301])
    screen.source.counts = [2, 1]
    screen.view.deleteSections([2])
    screen.window.advance(to: 4)
    expectEqual(screen.starts, [35, 158, 222])
    screen.source.counts = [1]
    screen.view.deleteSections([0])
    screen.window.advance(to: 6)
    expectEqual(screen.starts, [35, 99])
  }

  @Test func `The Mac has the same insets everywhere`() {
    expectEqual(Screen([1, 1], idiom: .mac).starts, [35, 134, 198])
  }
}
