// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Label")
struct LabelTests {
  private func makeLabel(_ text: String, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.traitOverrides.textRendering = .blocks
    label.font = .preferredFont(forTextStyle: style)
    label.text = text
    return label
  }

  private let anySize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  // Line heights are 1.1934 em, rounded up to half points at scale 2: 20.29, 33.42 and 23.87.
  @Test func `A line is as high as on iOS`() {
    expectEqual(makeLabel("g").sizeThatFits(anySize).height, 20.5)
    expectEqual(makeLabel("g", .title1).sizeThatFits(anySize).height, 33.5)
    expectEqual(makeLabel("g", .title3).sizeThatFits(anySize).height, 24)
    expectEqual(makeLabel("g", .caption2).sizeThatFits(anySize).height, 13.5)
    let fine = makeLabel("g")
    fine.traitOverrides.displayScale = 3
    expectNear(fine.sizeThatFits(anySize).height, 61 / 3, within: 1e-9)
  }

  @Test func `A line is as high in every script and font`() {
    for text in ["x", "你好", "مرحبا", "😀", "Ǻ"] {
      let label = makeLabel(text)
      label.traitOverrides.textRendering = .real
      expectEqual(label.sizeThatFits(anySize).height, 20.5, "\(text)")
    }
  }

  @Test func `Without text there is no size`() {
    expectEqual(makeLabel("").sizeThatFits(anySize), .zero)
    expectEqual(UILabel().intrinsicContentSize, .zero)
  }

  @Test func `A single line is as wide as its text whatever the available width`() {
    let label = makeLabel("several words in a row")
    let width = label.sizeThatFits(anySize).width
    expectEqual(label.sizeThatFits(CGSize(width: 10, height: 10)).width, width)
    expectGreater(width, 100)
  }

  @Test func `Several lines keep to the available width`() {
    let label = makeLabel("several words in a row that goes on and on")
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    expectAtMost(size.width, 100)
    expectGreater(size.height, 60)
    label.numberOfLines = 2
    // 22 + 20.2878.
    expectEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 42.5)
  }

  @Test func `Text is laid out once for measuring and drawing`() throws {
    let label = makeLabel("42")
    label.textAlignment = .center
    label.frame = CGRect(x: 0, y: 0, width: 78, height: 78)
    _ = label.sizeThatFits(anySize)
    _ = try Pixels(of: label)
    _ = try Pixels(of: label) { $0.userInterfaceStyle = .dark }
    expectEqual(label.measured.count, 1)
  }

  @Test func `Several lines are laid out once though drawn narrower`() throws {
    let label = makeLabel("several words in a row that goes on and on")
    label.numberOfLines = 0
    label.textAlignment = .right
    label.frame.size = label.sizeThatFits(CGSize(width: 150, height: 0))
    _ = try Pixels(of: label)
    expectEqual(label.measured.count, 1)
  }

  @Test func `Text is laid out again only when something changed`() {
    let label = makeLabel("one")
    _ = label.sizeThatFits(anySize)
    label.text = "one"
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .systemRed
    _ = label.sizeThatFits(anySize)
    expectEqual(label.measured.count, 1)
    label.text = "two"
    _ = label.sizeThatFits(anySize)
    expectEqual(label.measured.count, 2)
  }

  @Test func `Alignment moves the text`() throws {
    func inkColumns(_ alignment: NSTextAlignment, rightToLeft: Bool = false) throws -> (Int, Int) {
      let label = makeLabel("i")
      label.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
      label.textAlignment = alignment
      let pixels = try Pixels(of: label) {
        $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      }
      let columns = (0..<60).filter { x in (0..<21).contains { pixels.hex(x, $0) != "00000000" } }
      return (columns.first ?? -1, columns.last ?? -1)
    }
    try expectAtMost(inkColumns(.left).0, 2)
    try expectAtMost(inkColumns(.natural).0, 2)
    try expectAtLeast(inkColumns(.right).1, 57)
    try expectAtLeast(inkColumns(.natural, rightToLeft: true).1, 57)
    let centred = try inkColumns(.center)
    expectAtMost(abs(centred.0 + centred.1 - 59), 1)
  }

  @Test func `Text too high for the bounds loses lines`() throws {
    let label = makeLabel("several words in a row that goes on and on")
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 45)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    label.center = CGPoint(x: 50, y: 100)
    outer.addSubview(label)
    let pixels = try Pixels(of: outer)
    let rows = (0..<200).filter { y in (0..<100).contains { pixels.hex($0, y) != "00000000" } }
    expectAtLeast((rows.first ?? 0), 77)
    expectAtMost((rows.last ?? 200), 123)
  }

  @Test func `A font and a colour that are set later are those of the whole attributed text`() {
    let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: small, .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "b", attributes: [.font: large]))
    let label = UILabel()
    label.attributedText = text
    expectEqual(label.font, small)
    expectEqual(label.textColor, .red)
    label.font = .systemFont(ofSize: 20)
    label.textColor = .blue
    for index in 0..<2 {
      let attributes = label.attributedText?.attributes(at: index, effectiveRange: nil)
      expectEqual(attributes?[.font] as? UIFont, .systemFont(ofSize: 20))
      expectEqual(attributes?[.foregroundColor] as? UIColor, .blue)
    }
    expectEqual(label.font.pointSize, 20)
    expectEqual(label.textColor, .blue)
    // The text that was given stays as it is.
    expectEqual(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont, large)
  }

  @Test func `Baselines of attributed text are those of its tallest font`() {
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    let large = UIFont.systemFont(ofSize: 40)
    text.append(NSAttributedString(string: "b", attributes: [.font: large]))
    let label = UILabel()
    label.attributedText = text
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
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    window.layoutIfNeeded()
    expectNear(mark.frame.minY, large.ascender, within: 1)
  }

  @Test func `A label that clips has no ellipsis, and nothing beyond its bounds`() throws {
    for rendering in [TextRendering.real, .blocks] {
      let (label, view) = (UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 40)), UIView())
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      label.traitOverrides.textRendering = rendering
      label.text = "mmmmmmmmmmmmmmmm"
      label.textColor = .red
      label.lineBreakMode = .byClipping
      view.addSubview(label)
      let pixels = try Pixels(of: view)
      let clear = pixels.hex(199, 1)
      let beyond = (54..<150).flatMap { x in (0..<40).map { pixels.hex(x, $0) } }
      expectAll(beyond, where: { $0 == clear })
      let width = label.intrinsicContentSize.width
      label.text = "mmmmmmmmmmmmmmmm\nn"
      expectEqual(label.intrinsicContentSize.width, width, "\(rendering)")
    }
  }

  @Test func `Attributed text has its own colours`() throws {
    let label = makeLabel("")
    let text = NSMutableAttributedString(
      string: "M",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)]
    )
    label.attributedText = text
    expectEqual(label.text, "M")
    label.sizeToFit()
    expectEqual(label.bounds.height, 48)
    let pixels = try Pixels(of: label)
    expectEqual(pixels.hex(Int(label.bounds.midX), 30), "FF0000FF")
  }

  @Test func `A text style's font follows the reader's size where asked to`() {
    let label = makeLabel("g")
    label.adjustsFontForContentSizeCategory = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    expectEqual(label.font.pointSize, 40)
    let other = makeLabel("g")
    window.addSubview(other)
    expectEqual(other.font.pointSize, 17)
  }
}
