// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@Suite("Colour")
struct ColorTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let elevated = UITraitCollection {
    $0.userInterfaceStyle = .dark
    $0.userInterfaceLevel = .elevated
  }

  private func text(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let resolved = color.resolvedColor(with: traits)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue].map { String(Int(($0 * 255).rounded())) }
    return bytes.joined(separator: ",") + (alpha == 1 ? "" : " @ \(alpha.compactDescription)")
  }

  // The table of behaviour section 10.11.
  @Test func `The system's colours have their light and dark components`() {
    let table: [(UIColor, String, String)] = [
      (.label, "0,0,0", "255,255,255"),
      (.secondaryLabel, "60,60,67 @ 0.6", "235,235,245 @ 0.6"),
      (.tertiaryLabel, "60,60,67 @ 0.3", "235,235,245 @ 0.3"),
      (.quaternaryLabel, "60,60,67 @ 0.18", "235,235,245 @ 0.16"),
      (.placeholderText, "60,60,67 @ 0.3", "235,235,245 @ 0.3"),
      (.separator, "60,60,67 @ 0.29", "84,84,88 @ 0.6"),
      (.opaqueSeparator, "198,198,200", "56,56,58"),
      (.systemBackground, "255,255,255", "0,0,0"),
      (.secondarySystemBackground, "242,242,247", "28,28,30"),
      (.tertiarySystemBackground, "255,255,255", "44,44,46"),
      (.systemGroupedBackground, "242,242,247", "0,0,0"),
      (.secondarySystemGroupedBackground, "255,255,255", "28,28,30"),
      (.tertiarySystemGroupedBackground, "242,242,247", "44,44,46"),
      (.systemFill, "120,120,128 @ 0.2", "120,120,128 @ 0.36"),
      (.secondarySystemFill, "120,120,128 @ 0.16", "120,120,128 @ 0.32"),
      (.tertiarySystemFill, "118,118,128 @ 0.12", "118,118,128 @ 0.24"),
      (.quaternarySystemFill, "116,116,128 @ 0.08", "118,118,128 @ 0.18"),
      (.systemGray, "142,142,147", "142,142,147"),
      (.systemGray2, "174,174,178", "99,99,102"),
      (.systemGray3, "199,199,204", "72,72,74"),
      (.systemGray4, "209,209,214", "58,58,60"),
      (.systemGray5, "229,229,234", "44,44,46"),
      (.systemGray6, "242,242,247", "28,28,30"),
      (.systemBlue, "0,122,255", "10,132,255"),
      (.systemRed, "255,59,48", "255,69,58"),
      (.systemGreen, "52,199,89", "48,209,88"),
      (.systemOrange, "255,149,0", "255,159,10"),
      (.systemYellow, "255,204,0", "255,214,10"),
      (.systemPurple, "175,82,222", "191,90,242"),
      (.systemIndigo, "88,86,214", "94,92,230"),
      (.systemTeal, "48,176,199", "64,200,224"),
      (.systemPink, "255,45,85", "255,55,95"),
    ]
    for (color, light, dark) in table {
      expectEqual(text(color, Self.light), light)
      expectEqual(text(color, Self.dark), dark)
    }
  }

  @Test func `Backgrounds are lighter where they are elevated in the dark`() {
    expectEqual(text(.systemBackground, Self.elevated), "28,28,30")
    expectEqual(text(.secondarySystemBackground, Self.elevated), "44,44,46")
    expectEqual(text(.tertiarySystemBackground, Self.elevated), "58,58,60")
    expectEqual(text(.systemGroupedBackground, Self.elevated), "28,28,30")
    expectEqual(text(.secondarySystemGroupedBackground, Self.elevated), "44,44,46")
    expectEqual(text(.tertiarySystemGroupedBackground, Self.elevated), "58,58,60")
    expectEqual(text(.label, Self.elevated), "255,255,255")
  }

  @Test func `A provider is asked with the traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expectEqual(text(color, Self.light), "0,0,0")
    expectEqual(text(color, Self.dark), "255,255,255")
    expectEqual(text(color.withAlphaComponent(0.5), Self.dark), "255,255,255 @ 0.5")
  }

  @Test func `A colour's fixed form is that of the current traits`() {
    Self.dark.performAsCurrent {
      expectEqual(UIColor.label.cgColor, .white)
    }
    expectEqual(UIColor.label.cgColor, .black)
  }

  @Test func `Hues go round the circle`() {
    let hues: [(CGFloat, String)] = [
      (0, "255,0,0"), (1 / 6, "255,255,0"), (1 / 3, "0,255,0"), (0.5, "0,255,255"),
      (2 / 3, "0,0,255"), (5 / 6, "255,0,255"), (1, "255,0,0"),
    ]
    for (hue, expected) in hues {
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      expectEqual(text(color, Self.light), expected)
      var back: CGFloat = -1
      color.getHue(&back, saturation: nil, brightness: nil, alpha: nil)
      expect(abs(back - hue) < 1e-9 || hue == 1 && back == 0)
    }
  }

  @Test func `Equal components make equal colours`() {
    expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    expectNotEqual(UIColor.label, .black)
    expectEqual(Set([UIColor.systemRed, .systemRed, .red]).count, 2)
  }
}
