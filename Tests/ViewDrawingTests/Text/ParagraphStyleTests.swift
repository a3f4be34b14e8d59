// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules PS-1 to PS-4. A line of the system's font at 20 points is 1.1934 × 20 = 23.868
/// high, its ascender 19.042.
@Suite("Paragraph styles")
@MainActor
struct ParagraphStyleTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void)
    -> NSAttributedString
  {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.traitOverrides.textRendering = .blocks
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func height(_ text: NSAttributedString) -> CGFloat {
    label(text).layout(in: 1000).height
  }

  @Test func `Styles that say the same are equal`() {
    let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    one.lineSpacing = 4
    expectNotEqual(one, other)
    expect(!one.isEqual(other))
    expect(!one.isEqual("4"))
    other.lineSpacing = 4
    expectEqual(one, other)
    expect(one.isEqual(other))
    expectEqual(one.hash, other.hash)
    expectEqual(Set<NSParagraphStyle>([one, other]).count, 1)
  }

  @Test func `Line spacing is between lines, not below the last`() {
    expectNear(height(text("a\nb\nc") { $0.lineSpacing = 10 }), 3 * 23.868 + 20, within: 1e-6)
    expectNear(height(text("a") { $0.lineSpacing = 10 }), 23.868, within: 1e-6)
  }

  // Measured: a minimum of 18 leaves lines of subheadline 20 apart. A line alone is 17.901 high.
  @Test func `A least height below a style's leading leaves the leading`() {
    let font = UIFont.preferredFont(forTextStyle: .subheadline)
    let heights: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 17.901, 20), (10, 0, 17.901, 20), (18, 0, 18, 20), (20, 0, 20, 20), (24, 0, 24, 24),
      (18, 30, 18, 18), (0, 17, 17, 17),
    ]
    for (least, greatest, line, pitch) in heights {
      func height(_ string: String) -> CGFloat {
        let text = NSMutableAttributedString(
          attributedString: text(string) {
            $0.minimumLineHeight = least
            $0.maximumLineHeight = greatest
          })
        text.addAttribute(
          .font, value: font, range: NSRange(location: 0, length: text.length))
        return self.height(text)
      }
      expectNear(height("a"), line, within: 1e-6, "\(least)")
      expectNear(height("a\nb\nc"), line + 2 * pitch, within: 1e-6, "\(least)")
    }
  }

  @Test func `A multiple, a least and a greatest height make lines higher and lower`() {
    expectNear(height(text("a\nb") { $0.lineHeightMultiple = 1.5 }), 3 * 23.868, within: 1e-6)
    expectNear(height(text("a\nb") { $0.minimumLineHeight = 30 }), 60, within: 1e-6)
    expectNear(height(text("a\nb") { $0.maximumLineHeight = 18 }), 36, within: 1e-6)
    let all = text("a\nb") {
      $0.lineHeightMultiple = 2
      $0.maximumLineHeight = 40
      $0.minimumLineHeight = 10
    }
    expectNear(height(all), 80, within: 1e-6)
  }

  @Test func `What a line is higher is above its baseline`() {
    let lines = label(text("a\nb") { $0.minimumLineHeight = 30 }).layout(in: 1000).lines
    let first = 30 - 23.868 + 19.042
    expectNear(lines[0].baseline, first, within: 1e-6)
    expectNear(lines[1].baseline - first, 30, within: 1e-6)
  }

  @Test func `Paragraphs are apart, lines of one are not`() {
    let spaced = text("a\nb\nc") {
      $0.paragraphSpacing = 7
      $0.paragraphSpacingBefore = 5
    }
    expectNear(height(spaced), 3 * 23.868 + 24, within: 1e-6)
    let mixed = NSMutableAttributedString(attributedString: text("a\n") { $0.paragraphSpacing = 9 })
    mixed.append(text("b") { $0.paragraphSpacing = 100 })
    expectNear(height(mixed), 2 * 23.868 + 9, within: 1e-6)
  }

  @Test func `Indents move lines, and count to the width`() {
    let indented = text("Word\nWord") {
      $0.firstLineHeadIndent = 40
      $0.headIndent = 10
      $0.tailIndent = -15
    }
    let plain = label(text("Word") { _ in }).layout(in: .infinity).width
    let layout = label(indented).layout(in: .infinity)
    expectEqual(layout.lines.map(\.x), [40, 40])
    expectNear(layout.width, 40 + plain + 15, within: 1e-6)
    // One word a line: the second is not the paragraph's first.
    let wrapped = label(
      text("Word Word") {
        $0.firstLineHeadIndent = 40
        $0.headIndent = 10
      }
    ).layout(in: 45 + plain)
    expectEqual(wrapped.lines.map(\.x), [40, 10])
    // Both fit if lines end further out.
    let both = label(text("Word Word") { $0.headIndent = 10 }).layout(in: 3 * plain)
    expectEqual(both.lines.count, 1)
    let narrow = label(text("Word Word") { $0.tailIndent = plain + 1 }).layout(in: 3 * plain)
    expectEqual(narrow.lines.count, 2)
    let fromEnd = label(text("Word Word") { $0.tailIndent = -(2 * plain - 1) })
      .layout(in: 3 * plain)
    expectEqual(fromEnd.lines.count, 2)
  }

  @Test func `With the machine's fonts the first line is as much shorter`() {
    let real = label(
      text("Word Word") {
        $0.firstLineHeadIndent = 100
        $0.headIndent = 0
      })
    real.traitOverrides.textRendering = .real
    let plain = real.layout(in: .infinity).width - 100
    expectEqual(real.layout(in: 100 + plain - 5).lines.map(\.x), [100, 0])
    expectEqual(real.layout(in: 100 + plain + 1).lines.map(\.x), [100])
  }

  @Test(arguments: [TextRendering.real, .blocks])
  func `A first line that hangs out has the width that it needs`(_ rendering: TextRendering) {
    let hanging = label(text("Word Word Word Word") { $0.headIndent = 30 })
    let flush = label(text("Word Word") { _ in })
    for label in [hanging, flush] { label.traitOverrides.textRendering = rendering }
    // Two words are as wide as the first line may be.
    let width = flush.layout(in: .infinity).width + 0.5
    let layout = hanging.layout(in: width)
    expectEqual(layout.lines.first?.x, 0)
    expectLess(abs((layout.lines.first?.width ?? 0) - width + 0.5), 0.1)
    expectAll(layout.lines.dropFirst(), where: { $0.x == 30 && $0.width <= width - 30 })
    expectEqual(layout.lines.count, 3)
  }

  @Test func `A paragraph that is made smaller has smaller indents`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.1
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      let words = text("nnnn") {
        $0.firstLineHeadIndent = 46.8
        $0.minimumLineHeight = 60
      }
      // 46.8 for four letters of 20 points, and as much in front of them: half of both fits.
      let bounds = words.boundingRect(
        with: CGSize(width: 46.9, height: 0), options: [], context: context)
      expectNear(context.actualScaleFactor, 0.5, within: 0.01)
      expectNear(bounds.height, 30, within: 0.6)
    }
  }

  @Test func `Each paragraph has its own alignment`() {
    let mixed = NSMutableAttributedString(attributedString: text("a\n") { $0.alignment = .right })
    mixed.append(text("a") { $0.alignment = .center })
    let layout = label(mixed).layout(in: 300)
    let width = layout.lines[0].width
    expectEqual(layout.lines.map(\.x), [300 - width, (300 - width) / 2])
  }

  @Test func `In a text from right to left indents are at the right`() {
    let label = label(text("אב\nאב") { $0.firstLineHeadIndent = 20 })
    label.semanticContentAttribute = .forceRightToLeft
    let layout = label.layout(in: 300)
    expectEqual(layout.lines.map { $0.x + $0.width }, [280, 280])
  }

  @Test
  func `A label takes alignment and line break of the text, and gives its text what is set later`()
  {
    let label = UILabel()
    label.textAlignment = .right
    label.attributedText = text("Word") { $0.alignment = .center }
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byWordWrapping)
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingHead
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    expectEqual(style?.alignment, .right)
    expectEqual(style?.lineBreakMode, .byTruncatingHead)
    // Text without styles leaves both.
    label.attributedText = NSAttributedString(string: "Word")
    expectEqual(label.textAlignment, .right)
  }

  @Test func `Only a break mode that truncates ends with an ellipsis, also across paragraphs`() {
    for (mode, isTruncated) in [
      (NSLineBreakMode.byTruncatingTail, true), (.byWordWrapping, true),
    ] {
      let label = label(text("one\ntwo\nthree") { $0.lineBreakMode = mode })
      label.numberOfLines = 2
      let layout = label.layout(in: 300)
      expectEqual(layout.lines.count, 2)
      expectEqual(layout.isTruncated, isTruncated)
    }
    let ended = label(text("one\ntwo\nthree") { $0.lineBreakMode = .byTruncatingTail })
    ended.numberOfLines = 2
    let cut = label(text("one\ntwo\nthree") { _ in })
    cut.numberOfLines = 2
    // An ellipsis of blocks is 0.83 of the size.
    let widths = [ended, cut].map { $0.layout(in: 300).lines[1].width }
    expectNear(widths[0] - widths[1], 0.83 * 20, within: 1e-6)
  }

  @Test func `A label draws the lines that its height has space for`() {
    let label = label(text("a\nb\nc") { $0.minimumLineHeight = 40 })
    expectEqual(label.intrinsicContentSize.height, 120)
    let heights = [10, 79, 80, 119, 120].map { height in
      label.paragraphLinesThatFit(CGSize(width: 300, height: CGFloat(height)))
    }
    expectEqual(heights, [1, 1, 2, 2, 3])
  }

  @Test func `Baselines are those of the lines`() {
    let label = label(text("a\nb") { $0.minimumLineHeight = 40 })
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let mark = UIView()
    for view in [label, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      mark.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      mark.bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    // Forty from one to the other, and the first 40 − 23.868 + 19.042 from the top.
    expectNear(mark.frame.height, 40, within: 0.5)
    expectNear(mark.frame.minY, 35.174, within: 0.5)
  }

  @Test func `Strings are measured with their styles`() {
    let string = text("a\nb") { $0.lineSpacing = 12 }
    expectNear(string.size().height, 2 * 23.868 + 12, within: 1e-6)
    let bounds = string.boundingRect(
      with: CGSize(width: 300, height: 0), options: .usesLineFragmentOrigin, context: nil)
    expectNear(bounds.height, 2 * 23.868 + 12, within: 1e-6)
  }

  @Test func `Styles that say the same are equal, and a copy is one of its own`() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    expectEqual(copy, style)
    expectEqual(copy.hash, style.hash)
    style.headIndent = 4
    expectEqual(copy.headIndent, 3)
    expectNotEqual(copy, style)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.setParagraphStyle(style)
    expectEqual(mutable.headIndent, 4)
    expectEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
    expectEqual(NSParagraphStyle.default.alignment, .natural)
  }
}

extension UILabel {
  /// The text as it is set in a width; the test stops without paragraph styles.
  fileprivate func layout(in width: CGFloat) -> TextLayout {
    guard let layout = paragraphLayout(in: width) else { fatalError("no paragraph styles") }
    return layout
  }
}

extension TextLayout {
  fileprivate var width: CGFloat { size.width }
  fileprivate var height: CGFloat { size.height }
}
