// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Members of colours and fonts")
@MainActor
struct ColorAndFontMemberTests {
  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func hex(_ color: UIColor, _ style: UIUserInterfaceStyle = .light) -> Int {
    components(color, style).prefix(3).reduce(0) { $0 * 256 + Int(($1 * 255).rounded()) }
  }

  // The components that Apple's documentation of UIColor gives.
  @Test func `Fixed colours have their components`() {
    expectEqual(components(.cyan), [0, 1, 1, 1])
    expectEqual(components(.yellow), [1, 1, 0, 1])
    expectEqual(components(.magenta), [1, 0, 1, 1])
    expectEqual(components(.orange), [1, 0.5, 0, 1])
    expectEqual(components(.purple), [0.5, 0, 0.5, 1])
    expectEqual(components(.brown), [0.6, 0.4, 0.2, 1])
    expectAll(components(.darkGray), where: { $0 == 1 || abs($0 - 1 / 3) < 1e-6 })
    expectEqual(components(.darkText), [0, 0, 0, 1])
    expectEqual(components(.lightText), [1, 1, 1, 0.6])
  }

  // The Human Interface Guidelines' table of iOS 17.
  @Test func `System colours have a form for light and one for dark`() {
    expectEqual(hex(.systemCyan), 0x32ADE6)
    expectEqual(hex(.systemCyan, .dark), 0x64D2FF)
    expectEqual(hex(.systemBrown), 0xA2845E)
    expectEqual(hex(.systemBrown, .dark), 0xAC8E68)
  }

  @Test func `A provider is asked for each traits`() {
    let color = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
    expectEqual(components(color), [0, 0, 0, 1])
    expectEqual(components(color, .dark), [1, 1, 1, 1])
  }

  @Test func `Greys have a white component, other colours have none`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    expectEqual(white, 0.25)
    expectEqual(alpha, 0.5)
  }

  @Test func `Fonts have the sizes, faces and heights of the system's`() {
    expectEqual(UIFont.buttonFontSize, 18)
    expectEqual(UIFont.italicSystemFont(ofSize: 13).pointSize, 13)
    expectEqual(UIFont.italicSystemFont(ofSize: 13).fontDescriptor.symbolicTraits, .traitItalic)
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let width = { (text: String, font: UIFont) in
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    expectEqual(width("iii", mono), width("WWW", mono))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .medium)
    expectEqual(width("111", digits), width("888", digits))
    let font = UIFont.systemFont(ofSize: 100)
    // Ratios of San Francisco.
    expectNear(font.capHeight, 70.46, within: 0.01)
    expectNear(font.xHeight, 52.64, within: 0.01)
    expectEqual(font.withSize(30).pointSize, 30)
    expectEqual(font.withSize(30).familyName, font.familyName)
    expectEqual("\(font.withSize(17.5))", "\(font.fontName) 17.5")
  }

  @Test func `Descriptors describe a style's font, with another size, face or design`() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    expectEqual(body.pointSize, 17)
    expectEqual(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize, 28)
    let scaled = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body, compatibleWith: large)
    expectEqual(scaled.pointSize, 33)
    expectEqual(UIFont(descriptor: body.withSize(40), size: 0).pointSize, 40)
    let mono = try #require(body.withDesign(.monospaced))
    expectNotEqual(mono, body)
    expectNotEqual(mono.hashValue, body.hashValue)
    expectEqual(body, .preferredFontDescriptor(withTextStyle: .body))
    expectEqual(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: large), 31)
  }

  @Test func `A label's highlighted colour, text rectangle and drawing are its own`() {
    final class Label: UILabel {
      var drawn: CGRect?
      override func drawText(in rect: CGRect) {
        drawn = rect
        super.drawText(in: rect.insetBy(dx: 10, dy: 0))
      }
    }
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Text"
    label.highlightedTextColor = .red
    label.isHighlighted = true
    _ = UIGraphicsImageRenderer(size: label.bounds.size).image { context in
      label.layer.render(in: context.cgContext)
    }
    expectEqual(label.drawn, label.bounds)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    expectEqual(rect.size, label.intrinsicContentSize)
    expectEqual(rect.midY, 20)
    let two = "Text Text"
    label.text = two
    let narrow = CGRect(x: 0, y: 0, width: label.intrinsicContentSize.width - 5, height: 100)
    expectGreater(
      label.textRect(forBounds: narrow, limitedToNumberOfLines: 0).height,
      label.textRect(forBounds: narrow, limitedToNumberOfLines: 1).height * 1.5)
  }
}
