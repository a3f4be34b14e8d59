// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import RandomHistories
import SeededRandom
import Testing

@testable import CollectionLayout

@Suite("Table solver against a naive sum")
struct TablePropertyTests {
  private static let seeds = HistorySeeds(usualCount: 300).seeds

  private func expectMatch(
    _ solved: SolvedTable, _ naive: NaiveTable, _ random: inout SplitMix64, seed: UInt64
  ) {
    expectEqual(solved.contentSize.height, naive.height, "seed \(seed)")
    let frames = naive.frames
    for (identity, frame, _) in frames {
      let found =
        identity.category == .cell
        ? solved.frame(ofRow: identity.index, section: identity.section)
        : TableEdge(elementKind: identity.kind ?? "").flatMap {
          solved.frame(of: $0, section: identity.section)
        }
      expectEqual(found, frame, "seed \(seed), \(identity)")
    }
    for _ in 0..<8 {
      let top = CGFloat(random.next(below: Int(naive.height * 2) + 40)) / 2 - 10
      let rect = CGRect(x: 0, y: top, width: 300, height: CGFloat(random.next(below: 200)))
      let clear = Viewport(visibleRect: CGRect(x: 0, y: -1e6, width: 300, height: 3e6))
      let expected = Set(
        frames.lazy.filter { $0.isView && $0.frame.height > 0 && rect.height > 0 }
          .filter { $0.frame.maxY > rect.minY && $0.frame.minY < rect.maxY }.map(\.identity))
      let found = solved.elements(in: rect, viewport: clear)
      expectEqual(Set(found.map(\.identity)), expected, "seed \(seed), from \(top)")
      expectEqual(found.count, expected.count, "seed \(seed): an element was found twice")
      let point = CGPoint(x: 150, y: top)
      let row = frames.first {
        $0.identity.category == .cell && $0.frame.minY <= top && top < $0.frame.maxY
      }
      let hit = solved.row(at: point)
      expectEqual(hit?.row, row?.identity.index, "seed \(seed), at \(top)")
      expectEqual(hit?.section, row?.identity.section, "seed \(seed), at \(top)")
    }
  }

  @Test func `Every frame, hit and rectangle agrees`() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed)
      let specification = NaiveTable.random(&random)
      expectMatch(SolvedTable(specification), NaiveTable(specification), &random, seed: seed)
    }
  }

  @Test func `It agrees after measuring`() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed &+ 10_000)
      let specification = NaiveTable.random(&random)
      var (solved, naive) = (SolvedTable(specification), NaiveTable(specification))
      for _ in 0..<12 where !specification.sections.isEmpty {
        let index = random.next(below: specification.sections.count)
        let section = specification.sections[index]
        let height = CGFloat(random.next(below: 150)) / 2
        let size = CGSize(width: 300, height: height)
        if random.once(in: 3) {
          let edge = random.pick(TableEdge.allCases)
          let identity = ElementIdentity.supplementary(
            kind: edge.elementKind, section: index, index: 0)
          let changes = solved.setMeasuredSize(size, of: identity)
          guard section[edge].height.isEstimated else {
            expect(!changes, "seed \(seed)")
            continue
          }
          if edge == .header {
            naive.headers[index] = height
          } else {
            naive.footers[index] = height
          }
        } else if section.rowCount > 0 {
          let row = random.next(below: section.rowCount)
          let changes = solved.setMeasuredSize(size, of: .cell(item: row, section: index))
          if SolvedTable(specification).sections[index].rows.isEstimated {
            naive.rows[index][row] = height
          } else {
            expect(!changes, "seed \(seed)")
          }
        }
      }
      expectMatch(solved, naive, &random, seed: seed)
    }
  }

  // Behaviour rules TV-8 and IE-56.
  @Test func `A pinned header stays between its place and the end of its rows`() {
    for seed in Self.seeds {
      var random = SplitMix64(seed: seed &+ 20_000)
      var specification = NaiveTable.random(&random)
      specification.pinsBoundaries = true
      let solved = SolvedTable(specification)
      for index in specification.sections.indices {
        let top = CGFloat(random.next(below: 800)) - 20
        let visible = CGRect(x: 0, y: top, width: 300, height: 200)
        let viewport = Viewport(visibleRect: visible)
        for edge in TableEdge.allCases {
          guard let natural = solved.frame(of: edge, section: index),
            let shown = solved.frame(of: edge, section: index, viewport: viewport),
            let section = solved.frame(ofSection: index)
          else {
            Issue.record("seed \(seed): no frame")
            continue
          }
          expectEqual(shown.size, natural.size, "seed \(seed)")
          expect(shown.minY >= section.minY && shown.maxY <= section.maxY, "seed \(seed)")
          // It is at its place where that is visible.
          if natural.minY >= visible.minY, natural.maxY <= visible.maxY {
            expectEqual(shown, natural, "seed \(seed)")
          }
        }
      }
    }
  }
}
