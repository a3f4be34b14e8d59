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
      let columns = (0..<60).filter { x in (0..<21).contains { pixels.isInked(x, $0) } }
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
    let rows = (0..<200).filter { y in (0..<100).contains { pixels.isInked($0, y) } }
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

  // Measured: "There is no country | available yet", 20 bold, 288 wide.
  @Test(arguments: [TextRendering.real, .blocks])
  func `No paragraph of a label ends with a word alone`(rendering: TextRendering) throws {
    func widths(_ text: String, _ strategy: NSParagraphStyle.LineBreakStrategy?) -> [CGFloat] {
      let label = makeLabel(text)
      label.traitOverrides.textRendering = rendering
      label.font = .boldSystemFont(ofSize: 20)
      label.numberOfLines = 0
      expectEqual(label.lineBreakStrategy, .standard)
      if let strategy { label.lineBreakStrategy = strategy }
      // Blocks are as wide as regular letters.
      let width: CGFloat = rendering == .real ? 288 : 260
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return [size.width, size.height]
    }
    let text = "There is no country available yet"
    func natural(_ text: String) -> CGFloat {
      let label = makeLabel(text)
      label.traitOverrides.textRendering = rendering
      label.font = .boldSystemFont(ofSize: 20)
      return label.intrinsicContentSize.width
    }
    expectNear(widths(text, nil)[0], natural("There is no country"), within: 0.5)
    expectNear(widths(text, [])[0], natural("There is no country available"), within: 0.5)
    expectEqual(widths(text, nil)[1], widths(text, [])[1])
    // In each of several paragraphs.
    expectNear(widths("\(text)\n\(text)", nil)[0], natural("There is no country"), within: 0.5)
    // A word that does not fit beside the last stays, and so does the only one of a line.
    for other in ["Donaudampfschifffahrtsgesellschaft yet", "one two Donaudampfschifffahrt boat"] {
      expectEqual(widths(other, nil), widths(other, []))
    }
  }

  @Test func `A label takes the strategy of its text's paragraph`() {
    let label = makeLabel("")
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.paragraphStyle: NSMutableParagraphStyle()])
    expectEqual(label.lineBreakStrategy, [])
    label.lineBreakStrategy = .pushOut
    let style =
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
    expectEqual(style?.lineBreakStrategy, .pushOut)
  }

  /// The rows and columns with ink that a label draws in the middle of a space of 40 on each side.
  private func ink(
    of label: UILabel
  ) throws -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let back = UIView(
      frame: CGRect(
        x: 0, y: 0, width: label.frame.width + 80, height: label.frame.height + 80))
    back.backgroundColor = .white
    label.textColor = .black
    label.frame.origin = CGPoint(x: 40, y: 40)
    back.addSubview(label)
    let pixels = try Pixels(of: back)
    let (width, height) = (Int(back.bounds.width), Int(back.bounds.height))
    func isInk(_ x: Int, _ y: Int) -> Bool { pixels.hex(x, y) != "FFFFFFFF" }
    let rows = (0..<height).filter { y in (0..<width).contains { isInk($0, y) } }
    let columns = (0..<width).filter { x in (0..<height).contains { isInk(x, $0) } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    return (top...bottom, left...right)
  }

  // Measured: of 18 points bold in a label 15 high the descenders are cut at its end.
  @Test func `A label that is too low cuts its text at its edges`() throws {
    let label = makeLabel("Egg")
    label.font = .boldSystemFont(ofSize: 40)
    let natural = label.intrinsicContentSize
    label.frame.size = CGSize(width: natural.width, height: 12)
    expectEqual(try ink(of: label)?.rows, 40...51)
    label.frame.size.height = 0
    expectNil(try ink(of: label))
  }

  // Measured: the last line runs on and ends at the edge, not at a word.
  @Test(arguments: [TextRendering.real, .blocks])
  func `A last line that is clipped ends at the edge`(rendering: TextRendering) throws {
    for lines in [1, 2] {
      let label = makeLabel("some words of a text thatgoesonandonwithoutspaces and on")
      label.traitOverrides.textRendering = rendering
      label.numberOfLines = lines
      label.lineBreakMode = .byClipping
      label.frame.size = CGSize(width: 90, height: 50)
      expectAtMost(label.sizeThatFits(CGSize(width: 90, height: 0)).width, lines == 1 ? 1000 : 90)
      let columns = try #require(try ink(of: label)).columns
      expectNear(CGFloat(columns.upperBound), 129, within: 2, "\(lines) lines")
      expectAtMost(columns.upperBound, 129)
    }
  }
}
