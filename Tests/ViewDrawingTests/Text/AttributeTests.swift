// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules TA-1 to TA-9, TA-13 and TA-14, measured. In blocks of 10 points `n` is 5.85 wide, a space 2.81, a line
/// 11.934 high with the baseline at 9.521.
@MainActor
@Suite("Attributes of text, measured")
struct AttributeTests {
  typealias Attributes = [NSAttributedString.Key: Any]

  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func text(_ string: String, _ attributes: Attributes = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes.merging([.font: font]) { $1 })
  }

  private func joined(_ texts: NSAttributedString...) -> NSAttributedString {
    let all = NSMutableAttributedString(string: "")
    for text in texts { all.append(text) }
    return all
  }

  private func inBlocks(_ body: () -> Void) {
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent(body)
  }

  private func size(_ text: NSAttributedString) -> CGSize {
    var size = CGSize.zero
    inBlocks { size = text.size() }
    return size
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.traitOverrides.textRendering = .blocks
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func expectValue(
    _ value: CGFloat?, _ expected: CGFloat, within tolerance: CGFloat = 1e-6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      value.map { abs($0 - expected) < tolerance } == true, "\(String(describing: value))",
      sourceLocation: sourceLocation)
  }

  // MARK: Kerning

  @Test func `Kerning is added to each character, the last one too`() {
    expectValue(size(text("nnnn", [.kern: 2])).width, 23.4 + 8)
    expectValue(size(text("nnnn", [.kern: -1.5])).width, 23.4 - 6)
    expectValue(size(joined(text("nn", [.kern: 3]), text("nn"))).width, 23.4 + 6)
  }

  @Test func `Tracking takes the place of kerning`() {
    expectValue(size(text("nnnn", [.kern: 2, .tracking: 3])).width, 23.4 + 12)
  }

  @Test func `With the machine's fonts kerning adds as much`() {
    let plain = text("nnnn").size().width
    expectValue(text("nnnn", [.kern: 2]).size().width, plain + 8, within: 0.01)
    expectValue(
      joined(text("nn", [.kern: 2]), text("nn")).size().width, plain + 4, within: 0.01)
    // Ligatures are no letters of their own: without them no width changes by more than rounding.
    let office = text("nfn").size().width
    expectValue(text("nfn", [.ligature: 0]).size().width, office, within: 0.01)
  }

  @Test func `A kerned text breaks where its wider words do not fit`() {
    let words = text("nnnn nnnn", [.kern: 5])
    // 43.4 for a word, and 7.81 for the space.
    let label = label(words)
    expectValue(label.sizeThatFits(CGSize(width: 94.7, height: 0)).height, 12, within: 0.5)
    expectValue(label.sizeThatFits(CGSize(width: 94.5, height: 0)).height, 24, within: 0.5)
  }

  @Test func `A text that is made smaller to fit has smaller kerning`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.1
    var bounds = CGRect.zero
    inBlocks {
      bounds = text("nnnn", [.kern: 2]).boundingRect(
        with: CGSize(width: 15.7, height: 0), options: [], context: context)
    }
    expectValue(context.actualScaleFactor, 0.5, within: 0.002)
    expectAtMost(bounds.width, 15.7 + 1e-6)
    expectGreater(bounds.width, 15.6)
    expectEqual(context.totalBounds, bounds)
  }

  @Test func `A text that fits keeps its size, and one that never does gets the least`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    expectEqual(context.actualScaleFactor, 1)
    expectEqual(context.totalBounds, .zero)
    inBlocks {
      _ = text("nnnn").boundingRect(
        with: CGSize(width: 30, height: 12), options: .usesLineFragmentOrigin, context: context)
      expectEqual(context.actualScaleFactor, 1)
      _ = text("nnnn").boundingRect(
        with: CGSize(width: 100, height: 1), options: .usesLineFragmentOrigin, context: context)
      expectEqual(context.actualScaleFactor, 0.5)
    }
  }

  @Test(arguments: [TextRendering.blocks, .real])
  func `Expanded letters are wider by a factor, and kerning is added as it is`(
    _ rendering: TextRendering
  ) {
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      let plain = text("nnnn").size()
      let wide = text("nnnn", [.expansion: log(2.0)]).size()
      expectValue(wide.width, 2 * plain.width, within: 0.05)
      expectEqual(wide.height, plain.height)
      let narrow = text("nnnn", [.expansion: log(0.5), .kern: 2]).size().width
      expectValue(narrow, plain.width / 2 + 8, within: 0.05)
      let both = joined(text("nn", [.expansion: log(2.0)]), text("nn")).size().width
      expectValue(both, 1.5 * plain.width, within: 0.05)
      // A space at which a line breaks takes none of it.
      let lines = text("nnnn nnnn", [.expansion: log(2.0)]).boundingRect(
        with: CGSize(width: 2 * plain.width + 3, height: 0), options: .usesLineFragmentOrigin,
        context: nil)
      expectValue(lines.width, 2 * plain.width, within: 0.05)
      expectValue(lines.height, 2 * plain.height)
      // Factors have limits, and what is no number counts as none.
      expectValue(
        text("nnnn", [.expansion: 1000]).size().width, 100 * plain.width, within: 0.5)
      expectEqual(text("nnnn", [.expansion: CGFloat.nan]).size(), plain)
    }
  }

  // MARK: The baseline

  @Test func `A run above the baseline makes its line as much higher`() {
    let raised = joined(text("nn"), text("n", [.baselineOffset: 4]))
    expectValue(size(raised).height, 15.934)
    expectValue(label(raised).paragraphLayout(in: 1000)?.lines[0].baseline, 13.521)
    // Other lines stay as they are.
    expectValue(size(joined(text("nn\n"), raised)).height, 11.934 + 15.934)
    let layout = label(joined(raised, text("\nn"))).paragraphLayout(in: 1000)
    expectValue(layout?.lines[1].baseline, 15.934 + 9.521)
  }

  @Test func `A run below the baseline makes its line deeper`() {
    let lowered = joined(text("nn"), text("n", [.baselineOffset: -3]))
    expectValue(size(lowered).height, 14.933)
    expectValue(label(lowered).paragraphLayout(in: 1000)?.lines[0].baseline, 9.521)
  }

  @Test func `A small run that stays within the line changes nothing`() {
    let small = NSAttributedString(
      string: "2",
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: 5, weight: .regular), .baselineOffset: 3,
      ])
    expectValue(size(joined(text("n"), small)).height, size(text("n")).height, within: 0.001)
  }

  @Test func `A label has space for as many lines as are drawn`() {
    let label = label(joined(text("n", [.baselineOffset: 8]), text("\nn\nn")))
    let heights = [10, 31.3, 31.4, 43.3, 43.4].map {
      label.paragraphLinesThatFit(CGSize(width: 300, height: $0))
    }
    // Lines end at 19.934, 31.868 and 43.802; half a point more, a pixel, is left.
    expectEqual(heights, [1, 1, 2, 2, 3])
  }

  // MARK: Attachments

  @Test func `An attachment takes its bounds`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 20, height: 30)
    let text = joined(
      text("nn"), NSAttributedString(attachment: attachment, attributes: [.font: font]), text("n"))
    expectValue(size(text).width, 17.55 + 20)
    // 25 above the baseline and 5 below it.
    expectValue(size(text).height, 30)
    expectValue(label(text).paragraphLayout(in: 1000)?.lines[0].baseline, 25)
    attachment.lineLayoutPadding = 3
    expectValue(size(text).width, 17.55 + 26)
  }

  @Test func `With the machine's fonts it takes them, too`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 5)
    let plain = text("nnn").size().width
    let text = joined(
      text("nn"),
      NSAttributedString(attachment: attachment, attributes: [.font: font, .kern: 4]), text("n"))
    expectValue(text.size().width, plain + 24, within: 0.01)
    expectEqual(text.size().height, self.text("n").size().height)
  }

  @Test func `Without bounds an attachment is as large as its image`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 40)).image { _ in }
    let attachment = NSTextAttachment(image: image)
    expectEqual(
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0),
      CGRect(x: 0, y: 0, width: 12, height: 40))
    let text = NSAttributedString(attachment: attachment, attributes: [.font: font])
    expectValue(size(text).width, 12)
    // On the baseline: the font's descender is below it.
    expectValue(size(text).height, 40 + 2.412, within: 0.01)
    let stored = NSTextAttachment(data: image.pngData(), ofType: "public.png")
    expectEqual(stored.fileType, "public.png")
    let shown = try #require(
      stored.image(forBounds: .zero, textContainer: nil, characterIndex: 0))
    expectGreater(shown.size.width, 0)
  }

  @Test func `Bounds may be decided by a subclass, which learns where`() {
    final class Square: NSTextAttachment {
      var asked: [(width: CGFloat, index: Int)] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect {
        asked.append((lineFrag.width, charIndex))
        return CGRect(x: 0, y: 0, width: lineFrag.height, height: lineFrag.height)
      }
    }
    let square = Square()
    let text = joined(
      text("nn"), NSAttributedString(attachment: square, attributes: [.font: font]))
    let label = label(text)
    expectValue(label.paragraphLayout(in: 200)?.size.width, 11.7 + 11.934)
    expectContains(square.asked, where: { $0.width == 200 && $0.index == 2 })
  }

  @Test func `An attachment counts for its own character alone`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 5)
    expectValue(size(text("nn", [.attachment: attachment])).width, 11.7)
    expectValue(size(text("n\u{FFFC}n", [.attachment: attachment])).width, 11.7 + 20)
    expectEqual(NSTextAttachment.character, 0xFFFC)
    expectEqual(attachment, attachment)
    expectNotEqual(attachment, NSTextAttachment())
  }

  @Test func `A line may break on both sides of an attachment`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 5)
    let text = joined(
      text("nnnn"), NSAttributedString(attachment: attachment, attributes: [.font: font]),
      text("nnnn"))
    let lines = label(text).sizeThatFits(CGSize(width: 25, height: 0)).height / 11.934
    expectEqual(Int(lines), 3)
  }

  @Test(arguments: [TextRendering.blocks, .real])
  func `An ellipsis in place of an attachment is no wider than another`(
    _ rendering: TextRendering
  ) {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
    let image = NSAttributedString(attachment: attachment, attributes: [.font: font])
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      func cut(_ text: NSAttributedString) -> CGSize {
        text.boundingRect(
          with: CGSize(width: 60, height: 12),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil
        ).size
      }
      let size = cut(joined(text("nn"), image, text("nnnn")))
      // An ellipsis of blocks is 0.83 of the size, one of letters less than 1.1 of it.
      if rendering == .blocks { expectValue(size.width, 11.7 + 8.3) }
      let two = text("nn").size().width
      expectGreater(size.width, two + 1)
      expectLess(size.width, two + 11)
      // The line is as high as what is left of it.
      expectValue(size.height, 11.934)
    }
  }

  // MARK: Values

  @Test func `Lines, colours and shadows do not change a size`() {
    let plain = size(text("nnnn"))
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 40, height: 40)
    shadow.shadowBlurRadius = 9
    let style: NSUnderlineStyle = [.double, .patternDashDotDot, .byWord]
    let marked = text(
      "nnnn",
      [
        .underlineStyle: style.rawValue, .strikethroughStyle: NSUnderlineStyle.thick.rawValue,
        .underlineColor: UIColor.red, .strikethroughColor: UIColor.blue,
        .backgroundColor: UIColor.yellow, .strokeWidth: 4, .strokeColor: UIColor.green,
        .obliqueness: 0.4, .shadow: shadow, .link: "https://example.org",
      ])
    expectEqual(size(marked), plain)
  }

  @Test func `Values that are no numbers count as none`() {
    for value in ["two", CGFloat.nan, CGFloat.infinity] as [Any] {
      let odd = text("nnnn", [.kern: value, .baselineOffset: value, .strokeWidth: value])
      expectEqual(size(odd), size(text("nnnn")))
    }
    for number in [2, 2.0, Float(2), CGFloat(2), NSNumber(value: 2)] as [Any] {
      expectValue(size(text("nnnn", [.kern: number])).width, 31.4)
    }
  }

  @Test func `Shadows are equal that look the same, and begin as a third of black`() throws {
    let (one, other) = (NSShadow(), NSShadow())
    let color = try #require(one.shadowColor as? UIColor)
    var alpha: CGFloat = 0
    expect(color.getWhite(nil, alpha: &alpha))
    expectValue(alpha, 1.0 / 3)
    expectEqual(one, other)
    expectEqual(one.hashValue, other.hashValue)
    other.shadowBlurRadius = 2
    expectNotEqual(one, other)
    let copy = try #require(other.copy() as? NSShadow)
    expectEqual(copy, other)
    expectNotSame(copy, other)
  }

  @Test func `A paragraph's own direction turns its indents`() {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .rightToLeft
    style.firstLineHeadIndent = 10
    let layout = label(text("nnnn", [.paragraphStyle: style])).paragraphLayout(in: 100)
    // Natural alignment is where reading begins: at the right, 10 from the edge.
    expectValue(layout.map { $0.lines[0].x + $0.lines[0].width }, 90)
    expectEqual(NSParagraphStyle.default.baseWritingDirection, .natural)
    let raw: [NSWritingDirection] = [.natural, .leftToRight, .rightToLeft]
    expectEqual(raw.map(\.rawValue), [-1, 0, 1])
  }
}
