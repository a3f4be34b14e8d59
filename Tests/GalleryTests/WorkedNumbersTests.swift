// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// The frames that the samples' descriptions work out by hand, read off the layout tree.
@Suite("Worked numbers", .waitsForProcesses)
struct WorkedNumbersTests {
  private struct Tree: Decodable {
    struct Element: Decodable {
      let category: String
      let kind: String?
      let indexPath: [Int]
      let frame: [Double]
      let zIndex: Int
    }
    let size: [Double]
    let scale: Double
    let contentSize: [Double]
    let contentOffset: [Double]
    let elements: [Element]

    func cell(_ item: Int, section: Int = 0) -> [Double]? {
      elements.first { $0.category == "cell" && $0.indexPath == [section, item] }?.frame
    }

    func supplementary(_ section: Int, kind: String) -> [Double]? {
      elements.first { $0.kind == kind && $0.indexPath == [section, 0] }?.frame
    }
  }

  private func tree(_ arguments: String...) async throws -> Tree {
    let result = try await Command.gallery(
      arguments + ["--out", "-", "--format", "json", "--text", "blocks"])
    expectEqual(result.status, 0, "\(result.errors)")
    return try JSONDecoder().decode(Tree.self, from: result.output)
  }

  @Test func `grid has rows of five squares`() async throws {
    let tree = try await tree("grid", "--full-content")
    expectEqual(tree.contentSize, [390, 1482])
    expectEqual(tree.elements.count, 94)
    for item in 0..<94 {
      expectEqual(tree.cell(item), [Double(78 * (item % 5)), Double(78 * (item / 5)), 78, 78])
    }
  }

  @Test func `The visible part alone is in the tree`() async throws {
    // Rows of 78: the eleventh begins at 780 and is cut at 844.
    try await expectEqual(tree("grid").elements.count, 55)
  }

  @Test func `inset-grid draws the same cells smaller`() async throws {
    let tree = try await tree("inset-grid", "--full-content")
    for item in 0..<94 {
      expectEqual(
        tree.cell(item), [Double(78 * (item % 5) + 5), Double(78 * (item / 5) + 5), 68, 68])
    }
  }

  @Test func `two-column shares the width`() async throws {
    let tree = try await tree("two-column", "--full-content")
    expectEqual(tree.contentSize, [390, 2528])
    for item in 0..<94 {
      expectEqual(
        tree.cell(item), [Double(10 + 190 * (item % 2)), Double(54 * (item / 2)), 180, 44])
    }
  }

  @Test func `nested-groups has one large and two small cells`() async throws {
    let tree = try await tree("nested-groups", "--full-content")
    expectEqual(tree.contentSize, [390, 11475])
    expectEqual(tree.cell(0), [10, 10, 253, 317.5])
    expectEqual(tree.cell(1), [283, 10, 97, 148.5])
    expectEqual(tree.cell(2), [283, 178.5, 97, 148.5])
    expectEqual(tree.cell(99), [10, 33 * 337.5 + 10, 253, 317.5])
  }

  @Test func `distinct-sections divides by the count`() async throws {
    let tree = try await tree("distinct-sections", "--full-content")
    expectEqual(tree.cell(0)?[2...], [346, 40])
    expectEqual(tree.cell(0, section: 1)?[2...], [66, 66])
    expectEqual(tree.cell(0, section: 2)?[2...], [112.5, 66])
  }

  @Test func `adaptive-sections doubles its columns when wide`() async throws {
    func columns(_ tree: Tree, section: Int) -> Int {
      let cells = tree.elements.filter { $0.category == "cell" && $0.indexPath[0] == section }
      return Set(cells.map { $0.frame[0] }).count
    }
    let narrow = try await tree("adaptive-sections", "--full-content")
    expectEqual((0..<3).map { columns(narrow, section: $0) }, [1, 5, 3])
    let wide = try await tree("adaptive-sections", "--full-content", "--size", "1024x768")
    expectEqual((0..<3).map { columns(wide, section: $0) }, [2, 10, 6])
  }

  @Test func `Badges sit at the corner, above the cells`() async throws {
    let tree = try await tree("badges")
    let badges = tree.elements.filter { $0.category == "supplementary" }
    expectNotEmpty(badges)
    for badge in badges {
      let cell = try #require(tree.cell(badge.indexPath[1]))
      expectEqual(badge.frame[2...], [20, 20])
      // Inside the top trailing corner, moved out by 0.3 of its own size.
      expectAtMost(abs(badge.frame[0] - (cell[0] + cell[2] - 20 + 6)), 0.5)
      expectAtMost(abs(badge.frame[1] - (cell[1] - 6)), 0.5)
      expectGreater(badge.zIndex, 0)
    }
  }

  @Test func `Headers have their measured height, not the estimate`() async throws {
    let tree = try await tree("section-headers-footers")
    let header = try #require(tree.supplementary(0, kind: "section-header-element-kind"))
    // A title of 20 points: 20 × 1.1934 rounded up to 24, and 10 on either side.
    expectEqual(header, [10, 0, 370, 44])
  }

  @Test func `A header of larger text is higher`() async throws {
    let tree = try await tree("section-headers-footers", "--text-size", "accessibility2")
    let header = try #require(tree.supplementary(0, kind: "section-header-element-kind"))
    // Title 3 at this size is 37 points: 44.16 rounded up to 44.5, and 10 on either side.
    expectEqual(header[3], 64.5)
  }

  @Test func `A pinned header sticks to the top`() async throws {
    let tree = try await tree("pinned-section-headers", "--scroll-to", "0,120")
    let header = try #require(
      tree.elements.first { $0.kind == "section-header-element-kind" && $0.indexPath == [0, 0] })
    expectEqual(header.frame, [10, 120, 370, 44])
    expectGreater(header.zIndex, 1000)
  }

  @Test func `From right to left the frames are mirrored`() async throws {
    let left = try await tree("badges")
    let right = try await tree("badges", "--direction", "rtl")
    for item in 0..<8 {
      let frame = try #require(left.cell(item))
      expectEqual(right.cell(item), [390 - frame[0] - frame[2], frame[1], frame[2], frame[3]])
    }
  }

  @Test func `A scrolled section shows its cells where they are seen`() async throws {
    let still = try await tree("orthogonal-sections")
    let moved = try await tree("orthogonal-sections", "--scroll-section", "1=200")
    let before = try #require(still.cell(0, section: 1))
    expectEqual(moved.cell(0, section: 1), [before[0] - 200, before[1], before[2], before[3]])
    expectEqual(moved.cell(0, section: 0), still.cell(0, section: 0))
  }

  @Test func `A fling comes to rest where the behavior says`() async throws {
    func rest(_ section: Int) async throws -> Double {
      let tree = try await tree(
        "orthogonal-behaviors", "--fling", "\(section)=900", "--full-content")
      let cells = tree.elements.filter {
        $0.category == "cell" && $0.indexPath[0] == section && $0.indexPath[1] % 3 == 0
      }
      let first = try #require(cells.min { $0.indexPath[1] < $1.indexPath[1] })
      // Item 3n stands at 331.5 n + 10: groups are 0.85 × 390 wide.
      return 331.5 * Double(first.indexPath[1] / 3) + 10 - first.frame[0]
    }
    try await expectEqual(rest(0), 900)
    try await expectEqual(rest(1), 994.5)
    try await expectEqual(rest(2), 780)
    try await expectEqual(rest(3), 994.5)
    // A group centred: 331.5 n − (390 − 331.5) / 2, the nearest to 900 on a pixel.
    expectAtMost(abs(try await rest(4) - 965.25), 0.25)
  }
}
