// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Expectations
import Foundation
import Geometry
import Testing

@Suite("Hostile descriptions")
struct HostileDescriptionTests {
  private let full = slot(.fractionalWidth(1), .fractionalHeight(1))

  private var plain: NSCollectionLayoutGroup {
    horizontal(.fractionalWidth(1), .absolute(10), [full])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A number that is not finite is an error, wherever it stands`(number: CGFloat) throws {
    let bad = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: number)
    let anchor = NSCollectionLayoutAnchor(
      edges: .top, fractionalOffset: CGPoint(x: 0, y: number))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(1), .absolute(1)), elementKind: "badge", containerAnchor: anchor)
    let insetItem = NSCollectionLayoutItem(layoutSize: full.layoutSize)
    insetItem.contentInsets = bad
    let decorated = section(plain)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    decoration.contentInsets = bad
    decorated.decorationItems = [decoration]
    let descriptions: [(String, NSCollectionLayoutSection)] = [
      ("section insets", section(plain, insets: bad)),
      ("group spacing", section(plain, spacing: number)),
      (
        "item spacing",
        section(horizontal(.absolute(9), .absolute(9), [full], spacing: .flexible(number)))
      ),
      ("item insets", section(horizontal(.absolute(9), .absolute(9), [insetItem]))),
      ("edges", section(plain.spaced(edges(bottom: .fixed(number))))),
      (
        "badge",
        section(
          horizontal(
            .absolute(9), .absolute(9),
            [
              NSCollectionLayoutItem(layoutSize: full.layoutSize, supplementaryItems: [badge])
            ]))
      ),
      (
        "header",
        section(plain).with(
          boundary(.absolute(1), .absolute(1), .top, offset: CGPoint(x: number, y: 0)))
      ),
      ("decoration", decorated),
    ]
    for (name, description) in descriptions {
      #expect(throws: DescriptionError.self, "\(name)") {
        _ = try solve(description, count: 3)
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `A container that is not finite is an error`(number: CGFloat) {
    #expect(throws: DescriptionError.self) {
      _ = try Fixture(number, 480).solve(section(plain), count: 3)
    }
    #expect(throws: DescriptionError.self) {
      _ = try Fixture(320, number).solve(section(plain), count: 3)
    }
  }

  @Test func `An error says which number was wrong`() {
    expectEqual(
      DescriptionError.numberNotFinite(value: "nan", place: "interGroupSpacing").description,
      "A layout needs finite numbers (interGroupSpacing was nan).")
  }

  @Test func `An invalid scale falls back to two pixels a point`() throws {
    for scale in [0, -1, CGFloat.nan, .infinity] {
      var fixture = Fixture()
      fixture.scale = scale
      let third = slot(.fractionalWidth(1 / 3), .absolute(10))
      let layout = try fixture.solve(
        section(horizontal(.fractionalWidth(1), .absolute(10), [third])), count: 1)
      expectEqual(layout.cells().map(\.width), [106.5])
    }
  }

  @Test func `A container without width lays out nothing`() throws {
    let half = slot(.fractionalWidth(0.5), .absolute(10))
    let layout = try Fixture(0, 480).solve(
      section(horizontal(.fractionalWidth(1), .absolute(10), [half])), count: 5)
    expectEmpty(layout.everything)
    expectEqual(layout.contentSize, .zero)
  }

  @Test func `Insets larger than the container lay out nothing`() throws {
    let half = slot(.fractionalWidth(0.5), .absolute(10))
    let layout = try solve(
      section(
        horizontal(.fractionalWidth(1), .absolute(10), [half]), insets: insets(0, 200, 0, 200)),
      count: 5)
    expectEmpty(layout.cells())
  }

  @Test func `A group of negative length lays out nothing`() throws {
    let layout = try solve(
      horizontal(.absolute(-50), .absolute(10), [slot(.absolute(5), .absolute(5))]), count: 5)
    expectEmpty(layout.cells())
  }

  @Test func `Groups of negative height do not hang`() throws {
    let layout = try solve(
      horizontal(.fractionalWidth(1), .absolute(-10), [slot(.fractionalWidth(1), .absolute(5))]),
      count: 5)
    expectEmpty(layout.everything)
  }

  @Test func `Ten million items are a matter of arithmetic`() throws {
    let count = 10_000_000
    let third = slot(.fractionalWidth(1 / 3), .absolute(10))
    let frozen = try Fixture().context(counts: [count]).freeze(
      repeating: section(horizontal(.fractionalWidth(1), .absolute(10), [third])))
    let (layout, solving) = try OperationCounters.counting {
      try TestLayout(frozen, counts: [count])
    }
    expectFrames(layout.cell(count - 1)?.frame, (0, 33_333_330, 106.5, 10))
    expectEqual(layout.contentSize.height, 33_333_340)
    expectEqual(layout.elements(in: CGRect(x: 0, y: 3e7, width: 320, height: 480)).count, 144)
    expectEqual(solving.groupsSolved, 1)
  }

  @Test func `Sections without items have no length, however many they are`() throws {
    let layout = try Fixture().solve(
      section(plain, insets: insets(10, 10, 10, 10)), counts: Array(repeating: 0, count: 10_000))
    expectEqual(layout.contentSize.height, 0)
    expectEmpty(layout.everything)
  }

  @Test func `Random extremes end in a layout or an error`() throws {
    var variety = Blueprint.Variety.everything
    variety.extremes = [
      0, -1, -1e9, 1e-9, 1e9, 1e300, -1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    variety.shares += [0, -1, 1e-9, 1e9, 1e300]
    var solved = 0
    for seed in 0..<1000 as Range<UInt64> {
      do {
        var layout = try Blueprint(seed: seed, variety).solve()
        solved += 1
        let window = CGRect(x: -10, y: -10, width: 500, height: 500)
        for element in layout.elements(in: window) {
          expect(element.frame.isFinite, "seed \(seed) \(element.identity)")
          _ = layout.solved.setMeasuredSize(
            CGSize(width: 1e300, height: -1e300), of: element.identity)
        }
        expect(layout.contentSize.height.isFinite, "seed \(seed)")
        _ = layout.elements(in: .infinite)
      } catch is LayoutError {
      } catch is DescriptionError {
      }
    }
    expectGreater(solved, 300)
  }
}
