// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rules PS-5 and PS-6. In blocks of 10 points `n` is 5.85 wide.
@MainActor
@Suite("Tabs and hyphens")
struct TabStopTests {
  private nonisolated static let renderings: [TextRendering] = [.blocks, .real]
  private let font = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)

  private func text(
    _ string: String, _ change: ((NSMutableParagraphStyle) -> Void)? = nil
  ) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if let change {
      let style = NSMutableParagraphStyle()
      change(style)
      attributes[.paragraphStyle] = style
    }
    return NSAttributedString(string: string, attributes: attributes)
  }

  private func width(
    _ string: String, _ rendering: TextRendering,
    _ change: ((NSMutableParagraphStyle) -> Void)? = nil
  ) -> CGFloat {
    var width: CGFloat = 0
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      width = text(string, change).size().width
    }
    return width
  }

  private func label(_ text: NSAttributedString, _ rendering: TextRendering) -> UILabel {
    let label = UILabel()
    label.traitOverrides.textRendering = rendering
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func expectValue(
    _ value: CGFloat?, _ expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      value.map { abs($0 - expected) < 0.05 } == true, "\(String(describing: value))",
      sourceLocation: sourceLocation)
  }

  private func stop(_ alignment: NSTextAlignment, _ location: CGFloat) -> NSTextTab {
    NSTextTab(textAlignment: alignment, location: location)
  }

  // MARK: Places

  @Test(arguments: renderings)
  func `Without stops of its own a text has one each 28 points`(_ rendering: TextRendering) {
    let two = width("nn", rendering)
    expectValue(width("nn\tnn", rendering), 28 + two)
    expectValue(width("nn\t\tnn", rendering), 56 + two)
    expectValue(width("nn\tnn", rendering) { $0.alignment = .left }, 28 + two)
    // Behind the last of the twelve they go on.
    expectValue(width(String(repeating: "\t", count: 14) + "nn", rendering), 14 * 28 + two)
    expectValue(width("אב\tאב", rendering), 28 + width("אב", rendering))
  }

  @Test(arguments: renderings)
  func `A tab leads to the next stop, then to multiples of the interval`(
    _ rendering: TextRendering
  ) {
    let one = width("n", rendering)
    let tabs = { (style: NSMutableParagraphStyle) in
      style.tabStops = [self.stop(.left, 50), self.stop(.natural, 20)]
      style.defaultTabInterval = 40
    }
    expectValue(width("n\tn", rendering, tabs), 20 + one)
    expectValue(width("n\t\tn", rendering, tabs), 50 + one)
    expectValue(width("n\t\t\tn", rendering, tabs), 80 + one)
    expectValue(width("n\t\t\t\tn", rendering, tabs), 120 + one)
    expectValue(width("n\tn", rendering) { $0.tabStops = [] }, 28 + one)
    // Values without a meaning are left out.
    let odd = width("n\tn", rendering) {
      $0.tabStops = [self.stop(.left, -5), self.stop(.left, .nan), self.stop(.left, .infinity)]
      $0.defaultTabInterval = .nan
    }
    expectValue(odd, 28 + one)
  }

  @Test(arguments: renderings)
  func `Text ends at a stop, or has its middle there`(_ rendering: TextRendering) {
    let two = width("nn", rendering)
    expectValue(width("n\tnn", rendering) { $0.tabStops = [self.stop(.right, 50)] }, 50)
    expectValue(width("n\tnn", rendering) { $0.tabStops = [self.stop(.center, 50)] }, 50 + two / 2)
    let both = width("n\tnn\tnn", rendering) {
      $0.tabStops = [self.stop(.right, 50), self.stop(.left, 70)]
    }
    expectValue(both, 70 + two)
    // What is too long follows at once. Pango takes away the space between letters around a tab, also of
    // one without a width: that of two letters here.
    let long = width("nnnnnnnnnnn", rendering)
    let pushed = width("n\tnnnnnnnnnn", rendering) { $0.tabStops = [self.stop(.right, 50)] }
    expectNear(pushed, long, within: 0.2, "\(pushed), \(long)")
  }

  @Test(arguments: renderings)
  func `Decimal signs are below each other`(_ rendering: TextRendering) {
    let german = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
    let tab = NSTextTab(
      textAlignment: .right, location: 50, options: [.columnTerminators: german])
    func price(_ text: String) -> CGFloat {
      width("n\t\(text)", rendering) { $0.tabStops = [tab] }
    }
    let half = width(",", rendering) / 2
    // Letters beside the sign may be kerned.
    expectNear(price("nn,nn"), 50 + half + width("nn", rendering), within: 0.5)
    expectNear(price("n,nnn"), 50 + half + width("nnn", rendering), within: 0.5)
    // Without a sign the text ends at the stop.
    expectValue(price("nn"), 50)
  }

  @Test(arguments: renderings)
  func `Stops count from where reading begins, whatever the indents are`(
    _ rendering: TextRendering
  ) {
    let one = width("n", rendering)
    for (first, others) in [(0, 20), (30, 10), (15, 15)] as [(CGFloat, CGFloat)] {
      let label = label(
        text("n\tn nnnnnnnn n\tn") {
          $0.firstLineHeadIndent = first
          $0.headIndent = others
          $0.tabStops = [self.stop(.left, 50), self.stop(.left, 90)]
        }, rendering)
      // The second word is too long for the first line, and the third has space behind it.
      let lines = label.paragraphLayout(in: 100)?.lines ?? []
      expectEqual(lines.count, 2)
      expectValue(lines.first.map { $0.x + $0.width }, 50 + one)
      expectValue(lines.last.map { $0.x + $0.width }, 90 + one)
    }
  }

  @Test(arguments: renderings)
  func `Positions in a line count the tabs`(_ rendering: TextRendering) {
    let layout = label(text("nn\tnn"), rendering).lineLayout
    expectValue(layout?.leadingEdge(ofByte: 3), 28)
    expectValue(layout?.trailingEdge(ofByte: 2), 28)
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      let manager = NSLayoutManager()
      let storage = NSTextStorage(attributedString: text("nn\tnn"))
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 200, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      expectValue(manager.location(forGlyphAt: 3).x, 28)
    }
  }

  @Test(arguments: renderings)
  func `A layout manager's tabs lead to the stops of their paragraph`(_ rendering: TextRendering) {
    let storage = NSTextStorage(
      attributedString: text("n\tn\n") { $0.tabStops = [self.stop(.left, 50)] })
    storage.append(text("nn\tn\tn") { $0.tabStops = [self.stop(.left, 20), self.stop(.left, 70)] })
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 200, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      expectValue(manager.location(forGlyphAt: 2).x, 50)
      expectValue(manager.location(forGlyphAt: 7).x, 20)
      expectValue(manager.location(forGlyphAt: 9).x, 70)
    }
  }

  @Test func `A text that is made smaller has its stops nearer`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    UITraitCollection { $0.textRendering = .blocks }.performAsCurrent {
      for style in [nil, { $0.tabStops = [self.stop(.left, 28)] }]
        as [((NSMutableParagraphStyle) -> Void)?]
      {
        let bounds = text("n\tn", style).boundingRect(
          with: CGSize(width: 1, height: 0), options: [], context: context)
        expectValue(bounds.width, 33.85 / 2)
      }
    }
  }

  // MARK: Values

  @Test func `A style begins with twelve stops, and adds and removes others in their order`() {
    let style = NSMutableParagraphStyle()
    expectEqual(style.tabStops.map(\.location), (1...12).map { 28 * CGFloat($0) })
    expectEqual(style.defaultTabInterval, 0)
    style.tabStops = []
    style.addTabStop(stop(.left, 40))
    style.addTabStop(stop(.right, 20))
    expectEqual(style.tabStops, [stop(.right, 20), stop(.left, 40)])
    style.removeTabStop(stop(.left, 20))
    expectEqual(style.tabStops.count, 2)
    style.removeTabStop(stop(.right, 20))
    expectEqual(style.tabStops, [stop(.left, 40)])
    expectNotEqual(style, NSParagraphStyle.default)
    style.tabStops = nil
    expectEqual(style, NSParagraphStyle.default)
    style.tabStops = NSParagraphStyle.default.tabStops
    expectEqual(style, NSParagraphStyle.default)
    expectEqual(style.hash, NSParagraphStyle.default.hash)
  }

  @Test func `A stop says what it was created with`() throws {
    let key = NSTextTab.OptionKey(rawValue: NSTextTab.OptionKey.columnTerminators.rawValue)
    expectEqual(key, .columnTerminators)
    let point = NSTextTab.columnTerminators(for: nil)
    expect(point.contains("."))
    expect(!point.contains(","))
    let tab = NSTextTab(textAlignment: .right, location: 7, options: [key: point])
    expectEqual(tab.alignment, .right)
    expectEqual(tab.location, 7)
    expectEqual(tab.options[.columnTerminators] as? CharacterSet, point)
    let copy = try #require(tab.copy() as? NSTextTab)
    expectEqual(copy, tab)
    expectEqual(copy.hashValue, tab.hashValue)
    expectNotEqual(tab, stop(.right, 7))
    expectNotEqual(stop(.right, 7), stop(.right, 8))
    expectEqual(Set([tab, copy, stop(.left, 7)]).count, 2)
  }

  @Test func `Options without an effect are kept`() {
    let style = NSMutableParagraphStyle()
    expectEqual(style.hyphenationFactor, 0)
    expect(!style.usesDefaultHyphenation)
    expectEqual(style.lineBreakStrategy, [])
    expect(!style.allowsDefaultTighteningForTruncation)
    style.hyphenationFactor = 0.5
    style.usesDefaultHyphenation = true
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    style.allowsDefaultTighteningForTruncation = true
    let copy = style.copy() as? NSParagraphStyle
    expectEqual(copy, style)
    expectEqual(copy?.hyphenationFactor, 0.5)
    expectEqual(copy?.usesDefaultHyphenation, true)
    expectEqual(copy?.lineBreakStrategy.rawValue, 3)
    expectEqual(copy?.allowsDefaultTighteningForTruncation, true)
    let standard = NSParagraphStyle.LineBreakStrategy(rawValue: 0xFFFF)
    expectEqual(standard, .standard)
    expect(standard.isSuperset(of: style.lineBreakStrategy))
  }

  // MARK: Hyphens

  @Test func `A line that breaks at a soft hyphen ends with a hyphen`() {
    let half = width("nnnn", .real)
    let label = label(text("nnnn\u{AD}nnnn") { _ in }, .real)
    let broken = label.paragraphLayout(in: half + 8)?.lines ?? []
    expectEqual(broken.count, 2)
    // A hyphen is a few points wide.
    expectGreater((broken.first?.width ?? 0), half + 2)
    expectValue(broken.last?.width, half)
    // Where nothing breaks, there is none.
    let whole = label.paragraphLayout(in: 1000)?.lines ?? []
    expectEqual(whole.count, 1)
    expectValue(whole.first?.width, 2 * half)
  }

  @Test(arguments: renderings)
  func `A soft hyphen at which no line breaks is not kerned`(_ rendering: TextRendering) {
    UITraitCollection { $0.textRendering = rendering }.performAsCurrent {
      func width(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .kern: 2]
        return NSAttributedString(string: string, attributes: attributes.merging(more) { $1 })
          .size().width
      }
      expectValue(width("nnnn\u{AD}nnnn"), width("nnnnnnnn"))
      let wide: [NSAttributedString.Key: Any] = [.expansion: log(2.0)]
      expectValue(width("nnnn\u{AD}nnnn", wide), width("nnnnnnnn", wide))
    }
  }

  @Test func `A long word without soft hyphens has none beside one that has`() {
    let word = width("nnnnnnnn", .real)
    let lines =
      label(text("nnnn\u{AD}nnnn nnnnnnnn") { _ in }, .real)
      .paragraphLayout(in: width("nnnnn", .real) + 3)?.lines ?? []
    // The first word in two lines, the second broken after its fifth letter.
    expectEqual(lines.count, 4)
    expectValue(lines.dropFirst(2).reduce(0) { $0 + $1.width }, word)
  }
}
