// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Rule ALT-7: n lines of a text style measure (n − 1) × leading + lineHeight.
@MainActor
@Suite("Leading of text styles")
struct LeadingTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  private func height(
    _ font: UIFont, _ text: String = "a\nb\nc", scale: CGFloat = 2,
    in rendering: TextRendering = .blocks
  ) -> CGFloat {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.traitOverrides.textRendering = rendering
    label.numberOfLines = 0
    label.font = font
    label.text = text
    return label.intrinsicContentSize.height
  }

  private static let lineHeight: CGFloat = 1.1934

  // The Human Interface Guidelines' tables, xSmall … xxxLarge, accessibility 1 … 5; of subheadline at
  // xxxLarge, which they have 28 for, what was measured.
  private static let table: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 53]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  @Test func `Each style has its leading in every category`() {
    for (style, values) in Self.table {
      for (category, leading) in zip(UIContentSizeCategory.allCategories, values) {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        let line = font.pointSize * Self.lineHeight
        let name = "\(style.rawValue) in \(category.rawValue)"
        expectNear(font.leading, max(0, leading - line), within: 1e-9, "\(name)")
        // A font that follows the reader from another size is the same.
        let followed = UIFont.preferredFont(
          forTextStyle: style, compatibleWith: traits(.accessibilityLarge))
        let label = UILabel()
        label.font = followed
        label.traitOverrides.preferredContentSizeCategory = category
        label.adjustsFontForContentSizeCategory = true
        expect(label.font == font && label.font.leading == font.leading, "\(name)")
      }
    }
  }

  // Measured on iOS 15 to 18.
  @Test func `Two lines of subheadline at xxxLarge are 51_333 high`() {
    let font = UIFont.preferredFont(
      forTextStyle: .subheadline, compatibleWith: traits(.extraExtraExtraLarge))
    for rendering in [TextRendering.real, .blocks] {
      let label = UILabel()
      label.traitOverrides.displayScale = 3
      label.traitOverrides.textRendering = rendering
      label.numberOfLines = 0
      label.font = font
      label.text = "a\nb"
      expectNear(label.intrinsicContentSize.height, 51.333, within: 1e-3)
    }
  }

  @Test func `Where the table has less than a line there is no leading`() {
    for (style, category) in [
      (UIFont.TextStyle.caption2, UIContentSizeCategory.large), (.caption1, .extraSmall),
      (.largeTitle, .accessibilityExtraExtraExtraLarge),
      (.title1, .accessibilityExtraExtraExtraLarge),
    ] {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
      expectEqual(font.leading, 0, "\(style.rawValue) in \(category.rawValue)")
    }
  }

  // 2 × 22 + 20.2878, 2 × 34 + 33.4152, and 3 × 20.2878.
  @Test(arguments: [TextRendering.blocks, .real])
  func `Lines of a style are its leading apart`(rendering: TextRendering) {
    let (body, title) = (
      UIFont.preferredFont(forTextStyle: .body), UIFont.preferredFont(forTextStyle: .title1)
    )
    expectEqual(height(body, in: rendering), 64.5)
    expectNear(height(body, scale: 3, in: rendering), 193 / 3, within: 1e-9)
    expectEqual(height(body, "a", in: rendering), 20.5)
    expectEqual(height(title, in: rendering), 101.5)
    expectEqual(height(.systemFont(ofSize: 17), in: rendering), 61)
  }

  @Test func `A style font's descriptor keeps the style, a size of one's own loses it`() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let bold = UIFont(descriptor: descriptor, size: 0)
    expectEqual(bold.fontName, "System-700")
    expectEqual(height(bold), 64.5)
    let serif = try #require(body.fontDescriptor.withDesign(.serif))
    expectEqual(UIFont(descriptor: serif, size: 0).leading, body.leading)
    let described = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    expectEqual(UIFont(descriptor: described, size: 0), body)

    for font in [
      body.withSize(17), UIFont(descriptor: descriptor, size: 17),
      UIFont(descriptor: descriptor.withSize(17), size: 0),
      UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17), compatibleWith: traits(.large)),
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 17),
    ] {
      expectEqual(font.leading, 0)
      expectEqual(height(font), 61)
    }
    expectNotEqual(body.withSize(17), body)
  }

  @Test func `A bold style font follows the reader's text size`() throws {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let label = UILabel()
    label.font = UIFont(
      descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    label.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    label.adjustsFontForContentSizeCategory = true
    expectEqual(label.font.pointSize, 28)
    expectEqual(label.font.fontName, "System-700")
    expectNear(label.font.leading, 34 - 28 * Self.lineHeight, within: 1e-9)
  }

  private func drawnHeight(in height: CGFloat) -> CGFloat {
    var result: CGFloat = 0
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      result =
        ("a b\nc d\ne f" as NSString).boundingRect(
          with: CGSize(width: 300, height: height),
          options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
          attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil
        ).height
    }
    return result
  }

  // 1 + ⌊(height − 20.2878) / 22⌋ lines.
  @Test func `The lines that fit count the leading between them`() {
    for (available, height) in [
      (10, 20.2878), (41.0, 20.2878), (42.28, 20.2878), (42.29, 42.2878), (64.28, 42.2878),
      (64.2878, 64.2878), (500, 64.2878),
    ] as [(CGFloat, CGFloat)] {
      expectNear(drawnHeight(in: available), height, within: 1e-6, "\(available)")
    }
  }

  @Test func `A label that is too low draws the lines that fit with their leading`() throws {
    let label = UILabel()
    label.traitOverrides.textRendering = .blocks
    label.traitOverrides.displayScale = 2
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .red
    label.text = "nnnn\nnnnn\nnnnn"
    // Rows of pixels with letters in them, at one pixel a point.
    func lines(in height: CGFloat) throws -> Int {
      label.frame = CGRect(x: 0, y: 0, width: 60, height: height)
      let pixels = try Pixels(of: label)
      let isInk = (0..<pixels.raster.height).map { pixels.hex(3, $0) == "FF0000FF" }
      return zip([false] + isInk, isInk).count { !$0 && $1 }
    }
    try expectEqual(lines(in: 64.5), 3)
    try expectEqual(lines(in: 61), 2)
    try expectEqual(lines(in: 42), 2)
    try expectEqual(lines(in: 41), 1)
  }

  @Test func `A line of attributed text has the leading of its tallest run`() {
    func height(_ fonts: [UIFont]) -> CGFloat {
      let text = NSMutableAttributedString(string: "")
      for font in fonts {
        text.append(NSAttributedString(string: "a\nb", attributes: [.font: font]))
      }
      let label = UILabel()
      label.traitOverrides.textRendering = .blocks
      label.traitOverrides.displayScale = 2
      label.numberOfLines = 0
      label.attributedText = text
      return label.intrinsicContentSize.height
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    // Three lines, the second in both fonts: 22 + 2 × 23.868; 2 × 25 + 20.2878; 20.2878 + 22 + 20.2878;
    // 2 × 22 + 20.2878.
    expectEqual(height([body, .systemFont(ofSize: 20)]), 70)
    expectEqual(height([.preferredFont(forTextStyle: .title3), .systemFont(ofSize: 17)]), 70.5)
    expectEqual(height([.systemFont(ofSize: 17), body]), 63)
    expectEqual(height([body, .systemFont(ofSize: 17)]), 64.5)
  }

  // Without one of these two lines of body are 22 + 20.2878 high.
  @Test func `A paragraph's line height, and another style's font, win over the leading`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let title = UIFont.preferredFont(forTextStyle: .title1)
    func height(
      _ font: UIFont, in labelFont: UIFont, _ change: ((NSMutableParagraphStyle) -> Void)? = nil
    ) -> CGFloat {
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let change {
        let style = NSMutableParagraphStyle()
        change(style)
        attributes[.paragraphStyle] = style
      }
      let label = UILabel()
      label.traitOverrides.textRendering = .blocks
      label.traitOverrides.displayScale = 2
      label.numberOfLines = 0
      label.font = labelFont
      label.attributedText = NSAttributedString(string: "a\nb", attributes: attributes)
      return label.intrinsicContentSize.height
    }
    expectEqual(height(body, in: body), 42.5)
    expectEqual(height(body, in: body) { $0.alignment = .center }, 42.5)
    expectEqual(height(body, in: body) { $0.lineSpacing = 4 }, 46.5)
    expectEqual(height(body, in: body) { $0.minimumLineHeight = 30 }, 60)
    expectEqual(height(body, in: body) { $0.maximumLineHeight = 18 }, 36)
    // 2 × 1.5 × 20.2878.
    expectEqual(height(body, in: body) { $0.lineHeightMultiple = 1.5 }, 61)
    // 34 + 33.4152, whatever the label's font.
    expectEqual(height(title, in: body), 67.5)
    expectEqual(height(body, in: title), 42.5)
    expectEqual(height(.systemFont(ofSize: 17), in: body), 41)
  }

  // Ascender 16.1857 and descender 4.1004, rounded to pixels as places are.
  @Test func `Baselines are the first line's and the last one's`() {
    let root = makeRoot()
    root.traitOverrides.textRendering = .blocks
    let (label, first, last) = (
      root.add(UILabel()), root.add(SizedView(5, 5)), root.add(SizedView(5, 5))
    )
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "a\nb\nc"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(label.frame.height, 64.5)
    expectEqual(first.frame.minY, 116)
    expectEqual(last.frame.minY, 160.5)
  }

  // Rule ALG-8: lines of 20.2878 points, without leading.
  @Test func `The system space between baselines has no leading`() {
    let root = makeRoot()
    root.traitOverrides.textRendering = .blocks
    let labels = [root.add(UILabel()), root.add(UILabel())]
    for label in labels {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "a"
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor),
      labels[1].firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1),
    ])
    root.layoutIfNeeded()
    expectEqual(labels[1].frame.minY - labels[0].frame.minY, 20.5)
  }
}
