// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@Suite("Anatomy legend")
struct AnatomyLegendTests {
  private func legend(_ parts: [AnatomyPart], paths: Bool = false) throws -> AnatomyLegend {
    var contents = AnatomyContents()
    contents.parts = parts
    var anatomy = PictureAnatomy()
    anatomy.showsPaths = paths
    let figure = AnatomyFigure(
      contents, anatomy, viewSize: CGSize(width: 390, height: 844),
      metrics: AnatomyLabel.Metrics { CGSize(width: CGFloat($0.count) * 5, height: 12) })
    return try #require(figure.legend)
  }

  private func item(_ width: CGFloat) -> AnatomyPart {
    .sized(.items, "item", CGRect(x: 0, y: 0, width: width, height: 50))
  }

  @Test func `It lists the kinds that are seen, in a fixed order, with their lengths`() throws {
    let legend = try legend([
      item(100),
      .space(
        .spacing, "inter-item", CGRect(x: 100, y: 0, width: 8, height: 50), along: .horizontal),
      item(100), item(120.5),
      AnatomyPart.sized(.groups, "group", CGRect(x: 0, y: 2000, width: 10, height: 10)),
    ])
    expectEqual(
      legend.rows.filter { if case .numbered = $0 { false } else { true } },
      [
        .kind(.items), .value(name: "item", value: "100 × 50"),
        .value(name: "", value: "120.5 × 50"), .kind(.spacing),
        .value(name: "inter-item", value: "8"),
      ])
  }

  @Test func `Of many lengths it lists three and counts the others`() throws {
    let legend = try legend((0..<9).map { item(100 + CGFloat($0)) })
    expectContains(legend.rows, .value(name: "", value: "6 more"))
    expectEqual(legend.rows.filter { if case .value = $0 { true } else { false } }.count, 4)
  }

  @Test func `A flexible spacing says what was asked for`() throws {
    var space = AnatomyPart.space(
      .spacing, "inter-item", CGRect(x: 0, y: 0, width: 35, height: 50), along: .horizontal)
    space.note = "flexible, ≥ 10"
    let legend = try legend([space])
    expectContains(legend.rows, .value(name: "inter-item", value: "35 (flexible, ≥ 10)"))
  }

  @Test func `Rows fill columns of the picture's height, and a kind ends none`() throws {
    let names = (0..<30).map { "name \($0)" }
    let legend = try legend(
      names.map { name in
        .sized(.groups, name, CGRect(x: 0, y: 0, width: 100, height: 50))
      } + [item(50)])
    let columns = LegendColumns(legend, viewHeight: 300)
    expectEqual(columns.size.height, 300)
    expectEqual(columns.entries.count, legend.rows.count)
    for (index, entry) in columns.entries.enumerated() {
      expectAtMost(entry.frame.maxY, 300)
      // Rows may touch.
      let inside = entry.frame.insetBy(dx: 0.5, dy: 0.5)
      for other in columns.entries[..<index] { expect(!inside.intersects(other.frame)) }
      expectAtMost(entry.frame.maxX, columns.size.width)
    }
    let corners = Set(columns.entries.map(\.frame.minX))
    expectAtLeast(corners.count, 2)
    for column in corners {
      let last = columns.entries.last { $0.frame.minX == column }
      if case .kind? = last?.row { Issue.record("a kind ends a column") }
    }
  }

  @Test func `A legend of a fixed size says how many rows it hides`() throws {
    let legend = try legend(
      (0..<60).map { number in
        .sized(.groups, "name \(number)", CGRect(x: 0, y: 0, width: 100, height: 50))
      })
    let size = LegendColumns(try self.legend([item(50)]), viewHeight: 200).size
    let columns = LegendColumns(legend, viewHeight: 200, fixedSize: size)
    expectEqual(columns.size, size)
    expectGreater(columns.hiddenCount, 0)
    expectEqual(columns.entries.count + columns.hiddenCount, legend.rows.count)
  }

  @Test func `Paths are explained also where nothing moves at present`() throws {
    let legend = try legend([], paths: true)
    expectEqual(legend.rows, [.path(.moves), .path(.appears), .path(.disappears)])
  }
}
