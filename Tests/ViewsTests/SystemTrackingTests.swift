// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Rule ALT-8: the widths of texts are San Francisco's to within 1 % on average.
@MainActor
@Suite("Letter-spacing of the system's font")
struct SystemTrackingTests {
  private func label(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = 3
    label.traitOverrides.textRendering = .real
    label.font = font
    label.text = text
    return label
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    label(text, font).intrinsicContentSize.width
  }

  @Test func `Labels are as wide as iOS's to within 1 per cent on average`() {
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let measured: [(String, UIFont.TextStyle, UITraitCollection, CGFloat)] = [
      ("What's", .headline, large, 55.667), ("the", .body, large, 25), ("point", .body, large, 39),
      ("?", .subheadline, large, 7.667), ("What's", .headline, medium, 52.667),
      ("the", .body, medium, 23.667), ("point", .body, medium, 37),
      ("?", .subheadline, medium, 7.333),
    ]
    var sum: CGFloat = 0
    for (text, style, traits, expected) in measured {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      let deviation = abs(width(text, font) / expected - 1)
      // The words in semibold have the factor of regular texts, which are more and longer.
      let limit = style == .headline ? 0.026 : 0.015
      expectLess(deviation, limit, "\(text) at \(font.pointSize)")
      sum += deviation
    }
    expectAtMost(sum / CGFloat(measured.count), 0.01)
  }

  // "What's the point?" as title1, [M] at scale 3.
  @Test func `Large texts are as wide as iOS's to the pixel`() {
    let measured: [(UIContentSizeCategory, CGFloat)] = [
      (.extraSmall, 188.667), (.large, 210.667), (.extraExtraExtraLarge, 255),
      (.accessibilityLarge, 320.667), (.accessibilityExtraExtraExtraLarge, 428.333),
    ]
    for (category, expected) in measured {
      let font = UIFont.preferredFont(
        forTextStyle: .title1,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      expectNear(
        width("What's the point?", font), expected, within: 1e-3, "\(font.pointSize) points")
    }
  }

  // Each n is 585 thousandths of an em wide, whatever font the letters have; what is added are the
  // thousandths of the rule, given for some sizes and between them by proportion.
  @Test func `Letter-spacing goes from size to size, in blocks as in letters`() {
    let thousandths: [(size: CGFloat, CGFloat)] = [
      (8, 14), (10, 14), (11, 10), (12, 4), (19, -32), (19.5, -36), (20, -40), (21, -42), (22, -43),
      (23, -44), (25, -40.4), (28, -41.7), (30, -41.85), (32, -42), (34, -42.5), (38, -44.3),
      (43, -45.1), (48, -46.5), (53, -48.1), (58, -49.4), (100, -49.4),
    ]
    let text = NSAttributedString(string: String(repeating: "n", count: 100))
    for (size, expected) in thousandths {
      let wide = NSMutableAttributedString(attributedString: text)
      wide.addAttribute(
        .font, value: UIFont.systemFont(ofSize: size), range: NSRange(location: 0, length: 100))
      var width: CGFloat = 0
      UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
        width = wide.size().width
      }
      expectNear(width / size * 10 - 585, expected, within: 0.01, "\(size) points")
    }
  }

  @Test func `Fonts by name are not spaced, though they are the same family`() throws {
    let named = try #require(UIFont(name: "Inter", size: 17))
    // 26.3213 points: the advances of the font's letters.
    expectNear(width("the", named), 26.3333, within: 1e-3)
    expectLess(width("the", .systemFont(ofSize: 17)), 26)
    let system = UIFont.systemFont(ofSize: 17)
    for design in [UIFontDescriptor.SystemDesign.monospaced, .serif] {
      let descriptor = try #require(system.fontDescriptor.withDesign(design))
      let font = UIFont(descriptor: descriptor, size: 0)
      // As wide as in a size four times as large, where other spacing would count.
      let ratio = width("wide letters", font.withSize(68)) / width("wide letters", font)
      expectNear(ratio, 4, within: 0.02, "\(design.rawValue)")
    }
  }

  @Test func `Other scripts are not spaced`() throws {
    let named = try #require(UIFont(name: "Inter", size: 17))
    for text in ["你好世界", "مرحبا", "😀😀😀", "हिन्दी"] {
      expectEqual(width(text, .systemFont(ofSize: 17)), width(text, named), "\(text)")
    }
    expectLess(width("Καλημέρα", .systemFont(ofSize: 17)), width("Καλημέρα", named))
    expectLess(width("Привет", .systemFont(ofSize: 17)), width("Привет", named))
  }

  @Test func `A text fits into the width that it is measured to have`() {
    let texts = [
      "The five boxing wizards", "a", "ab 你好", "你好 ab", "Zażółć gęślą jaźń", "x😀", "مرحبا x",
    ]
    for size in stride(from: 8.0, through: 40, by: 0.5) {
      for text in texts {
        let label = label(text, .systemFont(ofSize: size))
        let natural = label.intrinsicContentSize
        label.numberOfLines = 0
        expectEqual(label.sizeThatFits(natural), natural, "\(text) at \(size)")
        label.numberOfLines = 2
        expectEqual(label.sizeThatFits(natural), natural, "\(text) at \(size)")
      }
    }
  }

  // What stands behind each letter does not move the ends of lines, carets and kerning away from it.
  @Test(arguments: [TextRendering.real, .blocks])
  func `Spaced text is truncated, kerned and aligned as other text is`(rendering: TextRendering) {
    let label = label("What's the point of all of these words?", .systemFont(ofSize: 34))
    label.traitOverrides.textRendering = rendering
    let natural = label.intrinsicContentSize
    label.bounds.size = CGSize(width: natural.width, height: natural.height)
    let shown = label.lineLayout
    expect(shown?.isTruncated == false)
    let kerned = NSMutableAttributedString(string: label.text ?? "")
    let whole = NSRange(location: 0, length: kerned.length)
    kerned.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: whole)
    kerned.addAttribute(.kern, value: 1, range: whole)
    label.attributedText = kerned
    expectNear(
      label.intrinsicContentSize.width - natural.width, CGFloat(kerned.length), within: 0.34)
  }
}
