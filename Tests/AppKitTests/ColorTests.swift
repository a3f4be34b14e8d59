// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit section 2.12.
@Suite("AppKit: colours and fonts")
@MainActor
struct ColorTests {
  /// The colour in an appearance, as in the table: hexadecimal digits and alpha in per cent.
  private func text(_ color: NSColor, _ name: NSAppearance.Name) throws -> String {
    var result = ""
    try #require(NSAppearance(named: name)).performAsCurrentDrawingAppearance {
      func byte(_ share: CGFloat) -> String {
        let digits = String(Int((share * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }
      result = byte(color.redComponent) + byte(color.greenComponent) + byte(color.blueComponent)
      let alpha = (color.alphaComponent * 1000).rounded() / 10
      if alpha != 100 { result += "@\(alpha)" }
    }
    return result
  }

  @Test(arguments: [
    ("labelColor", NSColor.labelColor, "000000@84.7", "FFFFFF@84.7"),
    ("headerTextColor", .headerTextColor, "000000@84.7", "FFFFFF"),
    ("secondaryLabelColor", .secondaryLabelColor, "000000@49.8", "FFFFFF@54.9"),
    ("tertiaryLabelColor", .tertiaryLabelColor, "000000@25.9", "FFFFFF@24.7"),
    ("separatorColor", .separatorColor, "000000@9.8", "FFFFFF@9.8"),
    ("linkColor", .linkColor, "0068DA", "419CFF"),
    ("controlBackgroundColor", .controlBackgroundColor, "FFFFFF", "1E1E1E"),
    ("windowBackgroundColor", .windowBackgroundColor, "ECECEC", "323232"),
    ("underPageBackgroundColor", .underPageBackgroundColor, "969696@90.0", "282828"),
    ("gridColor", .gridColor, "E6E6E6", "1A1A1A"),
    ("selectedControlColor", .selectedControlColor, "B3D7FF", "3F638B"),
    ("selectedContentBackgroundColor", .selectedContentBackgroundColor, "0064E1", "0059D1"),
    ("keyboardFocusIndicatorColor", .keyboardFocusIndicatorColor, "0067F4@49.8", "1AA9FF@49.8"),
    ("controlAccentColor", .controlAccentColor, "007AFF", "007AFF"),
    ("systemGreen", .systemGreen, "28CD41", "32D74B"),
    ("systemTeal", .systemTeal, "59ADC4", "6AC4DC"),
    ("systemGray", .systemGray, "8E8E93", "98989D"),
  ])
  func `Colours are macOS's, light and dark`(
    name: String, color: NSColor, light: String, dark: String
  ) throws {
    try expectEqual(text(color, .aqua), light, "\(name)")
    try expectEqual(text(color, .darkAqua), dark, "\(name)")
  }

  @Test func `A Display P3 colour is converted`() throws {
    let color = NSColor(displayP3Red: 85 / 255, green: 151 / 255, blue: 244 / 255, alpha: 1)
    // 58, 153, 251.
    try expectEqual(text(color, .aqua), "3A99FB")
  }

  @Test func `A colour may follow the appearance by a closure`() throws {
    let color = NSColor(name: nil) {
      $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
    }
    try expectEqual(text(color, .aqua), "000000")
    try expectEqual(text(color.withAlphaComponent(0.5), .darkAqua), "FFFFFF@50.0")
  }

  @Test func `Fonts are macOS's`() {
    expectEqual(NSFont.systemFontSize, 13)
    expectEqual(NSFont.smallSystemFontSize, 11)
    expectEqual(NSFont.labelFontSize, 10)
    expectEqual(NSFont.systemFont(ofSize: 0).pointSize, 13)
    let sizes: [(NSFont.TextStyle, CGFloat)] = [
      (.largeTitle, 26), (.title1, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13),
      (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption1, 10), (.caption2, 10),
    ]
    for (style, size) in sizes {
      expectEqual(NSFont.preferredFont(forTextStyle: style).pointSize, size)
    }
  }

  // Of 13 points a line is 16 high, of 26 points 32: on a phone a large title's are 41 apart.
  @Test func `Text styles have no leading`() {
    for (style, size, line) in [
      (NSFont.TextStyle.body, 13, 16), (.largeTitle, 26, 32),
    ] as [(NSFont.TextStyle, CGFloat, CGFloat)] {
      let field = NSTextField(wrappingLabelWithString: "a\nb\nc")
      field.font = .preferredFont(forTextStyle: style)
      expectEqual(field.intrinsicContentSize.height, 3 * line, "\(style)")
      field.font = .systemFont(ofSize: size)
      expectEqual(field.intrinsicContentSize.height, 3 * line, "\(size)")
    }
  }

  @Test func `A view takes the appearance of its window, or its own`() {
    final class Watching: NSView {
      var changes = 0
      override func viewDidChangeEffectiveAppearance() { changes += 1 }
    }
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: [], backing: .buffered,
      defer: false)
    let view = Watching(frame: .zero)
    window.contentView?.addSubview(view)
    expectEqual(view.effectiveAppearance.name, .aqua)
    window.appearance = NSAppearance(named: .darkAqua)
    expectEqual(view.effectiveAppearance.name, .darkAqua)
    expectEqual(view.changes, 1)
    view.appearance = NSAppearance(named: .aqua)
    expectEqual(view.effectiveAppearance.name, .aqua)
    expectNil(NSAppearance(named: NSAppearance.Name(rawValue: "none")))
  }
}
