// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import Pictures

@Suite("Findings of accessibility")
@MainActor
struct AccessibilityFindingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() { root.backgroundColor = .white }

  private func findings(_ style: UIUserInterfaceStyle = .light) throws -> [AccessibilityFinding] {
    root.traitOverrides.userInterfaceStyle = style
    return try Picture(of: root).accessibilityFindings()
  }

  private func addLabel(
    _ text: String, _ color: UIColor, size: CGFloat = 12, bold: Bool = false, y: CGFloat = 10
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: y, width: 200, height: 30))
    label.text = text
    label.textColor = color
    label.font = bold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    root.addSubview(label)
    return label
  }

  private static func gray(_ value: Int) -> UIColor {
    UIColor(white: CGFloat(value) / 255, alpha: 1)
  }

  // #767676 is the lightest grey with 4.5 to 1 on white, #949494 that with 3 to 1 (WCAG 2.2, 1.4.3).
  @Test(arguments: [
    (0x76, 12, false, true), (0x7B, 12, false, false), (0x94, 18, false, true),
    (0x9C, 18, false, false), (0x94, 17, false, false), (0x94, 14, true, true),
    (0x94, 13, true, false),
  ])
  func `Small text needs 4.5 to 1, large or bold text 3 to 1`(
    gray: Int, size: CGFloat, bold: Bool, isEnough: Bool
  ) throws {
    _ = addLabel("Sold out", Self.gray(gray), size: size, bold: bold)
    let found = try findings()
    expectEqual(found.map(\.kind), (isEnough ? [] : [.lowContrast]))
  }

  @Test func `A finding says where, why and what to do`() throws {
    _ = addLabel("Sold out", Self.gray(0xAA))
    try expectEqual(
      findings().map(\.description),
      [
        """
        UILabel “Sold out”, at 300 × 200
          Its contrast is 2.3 to 1 in the light appearance; text of 12 points needs 4.5 to 1.
          → Use a text color that is further from what is behind it, such as UIColor.label.
        """
      ])
  }

  @Test func `What is behind a text counts, not its superview's color`() throws {
    let band = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    band.backgroundColor = .black
    root.addSubview(band)
    _ = addLabel("On the band", .white)
    _ = addLabel("Below it", .white, y: 100)
    let found = try findings()
    expectEqual(found.map(\.place), ["UILabel “Below it”"])
    // The text itself is not behind it.
    try expectPrefix(#require(found.first).reason, "Its contrast is 1 to 1 ")
  }

  @Test func `Opacity of a text and of what it is in counts`() throws {
    let label = addLabel("Faint", .black)
    try expectEmpty(findings())
    label.alpha = 0.3
    try expectEqual(findings().map(\.kind), [.lowContrast])
    label.alpha = 1
    try expectEmpty(findings())
    let group = UIView(frame: root.bounds)
    group.alpha = 0.3
    root.addSubview(group)
    group.addSubview(label)
    try expectEqual(findings().map(\.kind), [.lowContrast])
  }

  @Test func `A color of the system is enough where the system has it`() throws {
    root.backgroundColor = .systemBackground
    for (index, color) in [UIColor.secondaryLabel, .tertiaryLabel, .link, .systemOrange]
      .enumerated()
    {
      _ = addLabel("\(index)", color, y: CGFloat(index) * 40)
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      let found = try findings(style)
      expectEmpty(found, "\(found)")
    }
    root.backgroundColor = .systemOrange
    try expectAtLeast(findings().count, 3)
  }

  @Test func `Text that cannot be seen or used is left out`() throws {
    let texts = ["Hidden", "Disabled", "   ", "Outside", "Clipped", "Covered"]
    let labels = texts.enumerated().map { index, text in
      addLabel(text, Self.gray(0xAB + index), y: CGFloat(index) * 30)
    }
    // The blank one has no text that could be seen.
    try expectEqual(findings().map { $0.others + 1 }.reduce(0, +), 5)
    labels[0].isHidden = true
    labels[1].isEnabled = false
    labels[3].frame.origin.x = 400
    let clipping = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    clipping.clipsToBounds = true
    root.addSubview(clipping)
    clipping.addSubview(labels[4])
    let cover = UIView(frame: root.bounds)
    cover.backgroundColor = .white
    root.addSubview(cover)
    try expectEmpty(findings())
    cover.alpha = 0.5
    try expectEqual(findings().map(\.place), ["UILabel “Covered”"])
  }

  @Test func `Each part of a text needs the contrast of its own font`() throws {
    let label = addLabel("Large small", Self.gray(0x90), size: 12)
    let text = NSMutableAttributedString(
      string: "Large small", attributes: [.foregroundColor: Self.gray(0x90)])
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 24), range: NSRange(location: 0, length: 11))
    label.attributedText = text
    try expectEmpty(findings())
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 6, length: 5))
    label.attributedText = text
    try expectEqual(findings().first?.reason.contains("text of 12 points needs 4.5 to 1"), true)
  }

  @Test func `Views of one class with one reason are one finding`() throws {
    for index in 0..<4 { _ = addLabel("Row \(index)", .white, y: CGFloat(index) * 40) }
    let found = try findings()
    expectEqual(found.map(\.wholePlace), ["UILabel “Row 0” and 3 others"])
  }

  /// A button whose area may be larger than it looks.
  private final class Button: UIControl {
    var reach: CGFloat = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  private func addButton(_ size: CGSize) -> Button {
    let button = Button(frame: CGRect(origin: CGPoint(x: 100, y: 100), size: size))
    button.isAccessibilityElement = true
    button.accessibilityLabel = "Buy"
    button.accessibilityTraits = .button
    root.addSubview(button)
    return button
  }

  @Test func `A button has 44 points in both directions, or takes touches around it`() throws {
    let button = addButton(CGSize(width: 44, height: 44))
    try expectEmpty(findings())
    button.bounds.size.height = 30
    let found = try findings()
    expectEqual(found.map(\.kind), [.smallTarget])
    expectEqual(found[0].place, "Button “Buy”")
    expectEqual(
      found[0].reason, "Its area to touch is 44 × 30 points; a target is at least 44 × 44.")
    button.reach = 7
    try expectEmpty(findings())
    button.reach = 3
    try expectEqual(findings().count, 1)
    button.accessibilityTraits = [.button, .notEnabled]
    try expectEmpty(findings())
    // A switch's size is the system's.
    button.accessibilityTraits = [.button, .toggleButton]
    try expectEmpty(findings())
  }

  @Test func `An element without words is found`() throws {
    let button = addButton(CGSize(width: 50, height: 50))
    button.accessibilityLabel = nil
    let found = try findings()
    expectEqual(found.map(\.kind), [.missingLabel])
    expectEqual(found[0].place, "Button at 100, 100")
    button.accessibilityValue = "3"
    try expectEmpty(findings())
  }

  @Test func `An image needs words unless it is decoration or in an element`() throws {
    let images = UIImageView(frame: CGRect(x: 20, y: 30, width: 60, height: 60))
    root.addSubview(images)
    try expectEmpty(findings())
    images.image = UIImage(systemName: "star")
    let found = try findings()
    expectEqual(found.map(\.kind), [.missingLabel])
    expectEqual(found[0].place, "UIImageView at 20, 30")
    images.isAccessibilityElement = true
    try expectEqual(
      findings().map(\.reason),
      [
        "A screen reader has no words for it: it has neither a label nor a value."
      ])
    images.accessibilityLabel = "A star"
    try expectEmpty(findings())
    images.accessibilityLabel = nil
    images.isAccessibilityElement = false
    try expectEmpty(findings())
    // Beside a text, an image is its decoration.
    let other = UIImageView(image: UIImage(systemName: "star"))
    root.addSubview(other)
    try expectEqual(findings().count, 1)
    _ = addLabel("Favourites", .black)
    try expectEmpty(findings())
    let inside = UIImageView(image: UIImage(systemName: "star"))
    addButton(CGSize(width: 50, height: 50)).addSubview(inside)
    try expectEmpty(findings())
  }
}
