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
      expectLess(deviation, 0.02, "\(text) at \(font.pointSize)")
      sum += deviation
    }
    expectAtMost(sum / CGFloat(measured.count), 0.01)
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

  // Each n is 585 thousandths of an em wide, whatever font the letters have.
  @Test func `Blocks are not spaced`() throws {
    let label = label("nnnn", .systemFont(ofSize: 100))
    label.traitOverrides.textRendering = .blocks
    expectNear(label.intrinsicContentSize.width, 234, within: 1e-6)
  }
}
