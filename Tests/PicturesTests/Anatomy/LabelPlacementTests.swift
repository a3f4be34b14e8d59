// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import SeededRandom
import Testing
import Views

/// Where labels of a figure stand; texts are 5 points a letter wide, so that no font matters.
@Suite("Label placement")
struct LabelPlacementTests {
  private static let metrics = AnatomyLabel.Metrics { text in
    CGSize(width: CGFloat(text.count) * 5 + 8, height: 13)
  }

  private func figure(
    _ parts: [AnatomyPart], _ size: CGSize = CGSize(width: 390, height: 844)
  ) -> AnatomyFigure {
    var contents = AnatomyContents()
    contents.parts = parts
    return AnatomyFigure(contents, PictureAnatomy(), viewSize: size, metrics: Self.metrics)
  }

  /// The rectangles that labels and numbers take up.
  private func frames(_ figure: AnatomyFigure) -> [CGRect] {
    figure.labels.compactMap { positioned in
      switch positioned.outcome {
      case .positioned(let candidate): candidate.frame
      case .numbered(_, let marker): marker
      }
    }
  }

  private func randomPart(_ random: inout SplitMix64, in size: CGSize) -> AnatomyPart {
    func length(_ limit: CGFloat) -> CGFloat {
      let long = CGFloat(random.next(below: Int(limit) * 2)) / 2
      return random.once(in: 3) ? CGFloat(random.next(below: 24)) / 2 : long
    }
    let rect = CGRect(
      x: length(size.width) - 20, y: length(size.height) - 20, width: length(size.width),
      height: length(size.height))
    let kind = random.pick(PictureAnatomy.Kind.allCases)
    switch random.next(below: 4) {
    case 0: return .space(.insets, "item", rect, along: .horizontal)
    case 1: return .space(.spacing, "inter-item", rect, along: .vertical)
    default:
      var part = AnatomyPart.sized(kind, random.pick(["a", "b", "c"]), rect)
      if random.once(in: 4) { part.tag = "section \(random.next(below: 9))" }
      return part
    }
  }

  @Test func `Labels of random parts never overlap or leave the picture, and none is lost`() {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let size = CGSize(width: 40 + random.next(below: 500), height: 30 + random.next(below: 900))
      let parts = (0..<(1 + random.next(below: 60))).map { _ in randomPart(&random, in: size) }
      let figure = figure(parts, size)
      let frames = frames(figure)
      let bounds = CGRect(origin: .zero, size: size)
      for (index, frame) in frames.enumerated() {
        expect(bounds.contains(frame), "seed \(seed): \(frame) in \(size)")
        for other in frames[..<index] {
          expect(!frame.intersects(other), "seed \(seed): \(frame), \(other)")
        }
      }
      // Every number is listed in the legend, from 1 on, and stands for labels that say the same.
      var words: [Int: [String]] = [:]
      for positioned in figure.labels {
        guard case .numbered(let number, _) = positioned.outcome else { continue }
        let label = positioned.label
        words[number, default: []].append("\(label.kind) \(label.name) \(label.text)")
      }
      expectAll(words.values, where: { Set($0).count == 1 }, "seed \(seed)")
      expectEqual(Set(words.values.flatMap(\.self)).count, words.count, "seed \(seed)")
      let listed = (figure.legend?.rows ?? []).compactMap { row -> Int? in
        if case .numbered(let number, _, _, _) = row { number } else { nil }
      }
      expectEqual(words.keys.sorted(), listed, "seed \(seed)")
      expectEqual(listed, Array(1..<(listed.count + 1)), "seed \(seed)")
    }
  }

  @Test func `Dimension lines run through no label but their own`() {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(seed))
      let size = CGSize(width: 390, height: 600)
      let parts = (0..<20).map { _ in randomPart(&random, in: size) }
      let labels = figure(parts, size).labels
      for (index, positioned) in labels.enumerated() {
        guard case .positioned(let candidate) = positioned.outcome, let line = candidate.line else {
          continue
        }
        for (otherIndex, other) in labels.enumerated() where otherIndex != index {
          guard case .positioned(let candidate) = other.outcome else { continue }
          expect(!candidate.frame.overlaps(line.box), "seed \(seed)")
        }
      }
    }
  }

  @Test func `An item has an arrow for its width above one for its height`() throws {
    let figure = figure([
      .sized(.items, "item", CGRect(x: 10, y: 20, width: 200, height: 106.666))
    ])
    expectEqual(figure.labels.map(\.label.text), ["200", "106.67"])
    let lines = figure.labels.compactMap { positioned -> AnatomyLabel.Line? in
      if case .positioned(let candidate) = positioned.outcome { candidate.line } else { nil }
    }
    try #require(lines.count == 2)
    expectEqual(lines[0].start, CGPoint(x: 10, y: 31))
    expectEqual(lines[0].end, CGPoint(x: 210, y: 31))
    expectEqual(lines[1].start.y, 20)
    expectNear(lines[1].end.y, 126.666, within: 1e-9)
  }

  @Test func `A small item has one label for both lengths`() {
    let figure = figure([.sized(.items, "item", CGRect(x: 100, y: 100, width: 30, height: 20))])
    expectEqual(figure.labels.map(\.label.text), ["30 × 20"])
  }

  @Test func `A small item has a line for each sum, one above the other`() throws {
    var part = AnatomyPart.sized(.items, "item", CGRect(x: 100, y: 100, width: 187, height: 36))
    part.measures = [.init(.horizontal, "195 − 8 = 187"), .init(.vertical, "44 − 8 = 36")]
    let figure = figure([part])
    expectEqual(
      figure.labels.map(\.label.text), ["width 195 − 8 = 187", "height 44 − 8 = 36"])
    let frames = frames(figure)
    try #require(frames.count == 2)
    expectNear(frames[0].midX, frames[1].midX, within: 0.01)
    expect(frames[0].maxY <= frames[1].minY || frames[1].maxY <= frames[0].minY)
  }

  @Test func `A label without room is numbered and listed`() throws {
    let size = CGSize(width: 40, height: 40)
    let figure = figure(
      [
        .space(
          .spacing, "inter-group", CGRect(x: 0, y: 10, width: 40, height: 20), along: .vertical)
      ]
        + [.sized(.items, "item", CGRect(x: 0, y: 0, width: 1234.5, height: 1234.5))], size)
    let rows = try #require(figure.legend).rows
    expectContains(rows, .numbered(1, .items, name: "item", value: "1234.5 × 1234.5"))
  }

  @Test func `Of parts that repeat the first that is seen as a whole is labelled`() throws {
    let parts = (0..<8).map { row in
      AnatomyPart.sized(
        .items, "item", CGRect(x: 0, y: CGFloat(row) * 100 - 50, width: 390, height: 100))
    }
    let labelled = LabelledParts(of: parts, in: CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(labelled.entries.map(\.part.rect.minY), [50])
  }

  @Test func `At most five sizes of one name have labels`() {
    let parts = (0..<20).map { number in
      AnatomyPart.sized(
        .items, "item",
        CGRect(x: 0, y: CGFloat(number) * 20, width: 100 + CGFloat(number), height: 20))
    }
    let labelled = LabelledParts(of: parts, in: CGRect(x: 0, y: 0, width: 390, height: 844))
    expectEqual(labelled.entries.count, 5)
  }

  @Test func `What is clipped away has no label`() {
    var part = AnatomyPart.sized(.items, "item", CGRect(x: 0, y: 0, width: 100, height: 100))
    part.clip = CGRect(x: 200, y: 0, width: 100, height: 100)
    expectEmpty(figure([part]).labels)
    expectEmpty(figure([part]).drawnParts)
  }

  @Test func `Numbers that are not finite have no label`() {
    let part = AnatomyPart.sized(
      .items, "item", CGRect(x: CGFloat.nan, y: 0, width: 100, height: CGFloat.infinity))
    expectEmpty(figure([part]).labels)
  }
}
