// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rule TA-13. In blocks a line of 10 points is 11.934 high with its baseline at 9.521, one of
/// 30 points three times as much: 35.802 and 28.563.
@MainActor
@Suite("Lines of texts in several fonts")
struct FontLineTests {
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.systemFont(ofSize: 30)

  private func joined(_ parts: (String, UIFont)...) -> NSMutableAttributedString {
    let all = NSMutableAttributedString(string: "")
    for (string, font) in parts {
      all.append(NSAttributedString(string: string, attributes: [.font: font]))
    }
    return all
  }

  private func label(_ text: NSAttributedString, _ rendering: TextRendering = .blocks) -> UILabel {
    let label = UILabel()
    label.traitOverrides.textRendering = rendering
    label.traitOverrides.displayScale = 1000
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func lines(_ text: NSAttributedString, in width: CGFloat = 1000) -> TextLayout? {
    label(text).paragraphLayout(in: width)
  }

  private func expectValues(
    _ values: [CGFloat]?, _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      values?.count == expected.count
      && zip(values ?? [], expected).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isNear, "\(String(describing: values))", sourceLocation: sourceLocation)
  }

  @Test func `Each line is as high as its own tallest font`() {
    let layout = lines(joined(("n\n", small), ("n", large), ("n\nn", small)))
    expectValues(layout?.lines.map(\.baseline), [9.521, 11.934 + 28.563, 47.736 + 9.521])
    expectValues(layout?.bottoms, [11.934, 47.736, 59.67])
    expectValues(layout.map { [$0.size.height] }, [59.67])
  }

  @Test func `A word that goes on to the next line takes its height there`() {
    let text = joined(("nnnn ", small), ("n", large))
    // 23.4 for the small word, 2.81 for the space, 17.55 for the large letter.
    expectValues(lines(text, in: 44)?.bottoms, [35.802])
    expectValues(lines(text, in: 43)?.bottoms, [11.934, 47.736])
  }

  @Test func `An empty line has the font of what ends it`() {
    expectValues(
      lines(joined(("n\n", small), ("\n", large), ("n", small)))?.bottoms,
      [11.934, 47.736, 59.67])
    // What ends a line with letters does not count, the line behind it does.
    expectValues(lines(joined(("n", small), ("\n", large)))?.bottoms, [11.934, 47.736])
  }

  @Test func `A paragraph's height is a multiple of each line's own`() {
    let text = joined(("n\n", small), ("n", large))
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    style.lineSpacing = 5
    text.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
    expectValues(lines(text)?.bottoms, [23.868, 23.868 + 5 + 71.604])
  }

  @Test func `A run above the baseline counts beside the line's font`() {
    let text = joined(("n\n", small), ("n", large))
    text.addAttribute(.baselineOffset, value: 4, range: NSRange(location: 0, length: 1))
    expectValues(lines(text)?.bottoms, [15.934, 15.934 + 35.802])
  }

  @Test func `What an ellipsis stands for does not count`() {
    let label = label(joined(("nnnn nnnn ", small), ("nnnn", large)))
    label.numberOfLines = 1
    label.lineBreakMode = .byTruncatingTail
    expectValues(label.paragraphLayout(in: 40)?.bottoms, [11.934])
    expectValues(label.paragraphLayout(in: 1000)?.bottoms, [35.802])
  }

  @Test func `A label has space for as many lines as are drawn`() {
    let label = label(joined(("n\n", small), ("n\n", large), ("n", small)))
    label.traitOverrides.displayScale = 1
    let heights = [10, 46.6, 46.8, 58.6, 58.8].map {
      label.paragraphLinesThatFit(CGSize(width: 300, height: $0))
    }
    // Lines end at 11.934, 47.736 and 59.67; a pixel more is left.
    expectEqual(heights, [1, 1, 2, 2, 3])
  }

  @Test func `A text that is made smaller has smaller lines`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      let bounds = joined(("n\n", small), ("n", large)).boundingRect(
        with: CGSize(width: 1, height: 0), options: [], context: context)
      expectValues([bounds.height], [47.736 / 2])
    }
  }

  @Test func `Behind a paragraph TextKit has a line in the font of its end`() {
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      let manager = NSLayoutManager()
      let storage = NSTextStorage(
        attributedString: joined(("n", large), ("n\n", small)))
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 50, height: 0))
      manager.addTextContainer(container)
      let rect = manager.extraLineFragmentRect
      expectValues([rect.minY, rect.height], [35.802, 11.934])
    }
  }

  @Test func `A container has space for small lines where large ones have none`() {
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      let manager = NSLayoutManager()
      let storage = NSTextStorage(
        attributedString: joined(("nnnn ", small), ("nnnn", large)))
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 80, height: 20))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      // The large word, 70.2, does not fit beside the small one, and not below it.
      expectEqual(manager.glyphRange(for: container), NSRange(location: 0, length: 5))
      container.size.height = 48
      expectEqual(manager.glyphRange(for: container).length, 9)
    }
  }

  @Test(arguments: [TextRendering.blocks, .real])
  func `A label, measuring and TextKit set lines of the same heights`(_ rendering: TextRendering) {
    let text = joined(
      ("Many words, ", small), ("some of them ", large), ("in other sizes.\n", small),
      ("\n", .preferredFont(forTextStyle: .title1)), ("And é", .preferredFont(forTextStyle: .body)),
      (" ones.\n", small))
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      let label = label(text, rendering)
      let storage = NSTextStorage(attributedString: text)
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 100, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      var heights: Set<Int> = []
      for width in stride(from: 100, to: 500, by: 17.5) {
        container.size.width = width
        let measured = text.boundingRect(
          with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
        let used = manager.usedRect(for: container).maxY
        expectNear(measured.height, used, within: 0.01, "\(width)")
        let shown = label.sizeThatFits(CGSize(width: width, height: 0))
        expectNear(shown.height, used, within: 0.01, "\(width)")
        heights.insert(Int(used))
      }
      expectGreater(heights.count, 2)
    }
  }
}
