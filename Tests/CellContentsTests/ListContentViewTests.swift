// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("List content view")
struct ListContentViewTests {
  private func makeView(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320,
    _ traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    window.traitOverrides =
      UITraitCollection { $0.textRendering = .blocks }.modifyingTraits(traits).values
    window.addSubview(view)
    view.frame.size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    window.layoutIfNeeded()
    return view
  }

  private func row(
    _ configuration: UIListContentConfiguration, _ text: String?, _ secondary: String? = nil
  ) -> UIListContentConfiguration {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = secondary
    return configuration
  }

  private let long = "Several words in a row that go on and on until they reach the second line"

  // Rule ALI-3.
  @Test func `The intrinsic size is that of one line, and as high as suits the width`() {
    let view = UIListContentView(configuration: row(.cell(), long))
    view.traitOverrides.textRendering = .blocks
    let line = view.intrinsicContentSize
    expectEqual(line, view.sizeThatFits(.zero))
    expectEqual(line.height, 44)
    view.frame.size = CGSize(width: 200, height: 10)
    let wrapped = view.intrinsicContentSize
    expectEqual(wrapped.width, line.width)
    expectGreater(wrapped.height, 60)
    expectEqual(wrapped.height, view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    // Fitting in any width asks for one line again.
    expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), line)
  }

  // Rule ALI-3: with `trailing <= label.leading - 8` the contents take what the label leaves.
  @Test(arguments: [750, 749] as [Float])
  func `Beside a label that it may not reach, text wraps up to the label`(
    resistance: Float
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.traitOverrides.textRendering = .blocks
    let host = UIView(frame: window.bounds)
    let content = UIListContentView(configuration: .subtitleCell())
    content.setContentCompressionResistancePriority(
      UILayoutPriority(rawValue: resistance), for: .horizontal)
    let label = UILabel()
    label.text = "Label"
    for view in [content, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    window.addSubview(host)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: host.topAnchor),
      content.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      label.leadingAnchor.constraint(
        greaterThanOrEqualTo: content.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
    let width = label.intrinsicContentSize.width
    for (text, isWrapped) in [("Short", false), (long, true), ("Short", false), (long, true)] {
      content.configuration = row(.subtitleCell(), text, text)
      window.layoutIfNeeded()
      let limit = 320 - 8 - width - 8
      let expected = isWrapped ? limit : content.sizeThatFits(.zero).width
      expectEqual(label.frame.width, width)
      expectEqual(
        content.frame,
        CGRect(
          x: 0, y: 0, width: expected,
          height: content.sizeThatFits(CGSize(width: expected, height: 0)).height))
      expectEqual(content.frame.height > 80, isWrapped)
      expectAtMost(content.textLayoutGuide?.layoutFrame.maxX ?? .infinity, limit)
    }
  }

  // Rule ALT-7: 11 + 22 + 20.2878, rounded up, + 11; each further line + 22.
  @Test func `Wrapped text grows a row by its leading`() {
    for (text, height) in [("a\nb", 64.5), ("a\nb\nc", 86.5)] as [(String, CGFloat)] {
      expectEqual(makeView(row(.cell(), text)).bounds.height, height)
    }
    // Headers in bold are of a style too: title 2, of 28.
    let heights = ["a\nb", "a\nb\nc"].map {
      makeView(row(.extraProminentInsetGroupedHeader(), $0)).bounds.height
    }
    expectEqual(heights[1] - heights[0], 28)
  }

  // The specification's example: 11 + 20.5 + 11 = 42.5, so 44; text at 16, 296 wide.
  @Test func `A row with a text is 44 points high`() throws {
    let view = makeView(row(.cell(), "Text"))
    expectEqual(view.bounds.size, CGSize(width: 320, height: 44))
    let guide = try #require(view.textLayoutGuide)
    expectEqual(guide.layoutFrame, CGRect(x: 16, y: 12, width: 296, height: 20.5))
    expectSame(guide.owningView, view)
    expectNil(view.secondaryTextLayoutGuide)
    expectNil(view.imageLayoutGuide)
  }

  // 11 + 20.5 + 3 + 18 + 11: 15 points are 17.9 high.
  @Test func `A secondary text stands below`() throws {
    let view = makeView(row(.cell(), "Text", "Secondary"))
    expectEqual(view.bounds.height, 63.5)
    expectEqual(view.textLayoutGuide?.layoutFrame, CGRect(x: 16, y: 11, width: 296, height: 20.5))
    expectEqual(
      view.secondaryTextLayoutGuide?.layoutFrame, CGRect(x: 16, y: 34.5, width: 296, height: 18))
  }

  // 11 + 20.5 + 3 + 14.5 + 11: 12 points are 14.32 high.
  @Test func `A subtitle is small`() {
    expectEqual(makeView(row(.subtitleCell(), "Text", "Subtitle")).bounds.height, 60)
  }

  @Test func `A value stands at the trailing edge`() throws {
    let view = makeView(row(.valueCell(), "Text", "Value"))
    let text = try #require(view.textLayoutGuide?.layoutFrame)
    let value = try #require(view.secondaryTextLayoutGuide?.layoutFrame)
    expectEqual(view.bounds.height, 44)
    expectEqual(text.minX, 16)
    expectEqual(value.maxX, 312)
    expectEqual(text.maxX + 8, value.minX)
    expectEqual(text.minY, value.minY)
    expectEqual(value.height, 20.5)
  }

  // Rule LC-d.
  @Test func `A value that does not fit stands below`() throws {
    let view = makeView(row(.valueCell(), "Several words in a row", "a value of some length"))
    let text = try #require(view.textLayoutGuide?.layoutFrame)
    let value = try #require(view.secondaryTextLayoutGuide?.layoutFrame)
    expectEqual(value.minX, 16)
    expectEqual(value.minY, text.maxY + 3)
    let twoLines = makeView(row(.valueCell(), "a\nb", "c"))
    expectEqual(twoLines.secondaryTextLayoutGuide?.layoutFrame.minX, 16)
  }

  @Test func `A row grows with its text`() {
    let view = makeView(row(.cell(), long))
    // One or two lines of 22 and one of 20.29, rounded up together.
    expectContains([64.5, 86.5], view.bounds.height)
    expectEqual(view.textLayoutGuide?.layoutFrame.minY, 11)
  }

  @Test func `An image moves the texts`() throws {
    var configuration = row(.cell(), "Text")
    configuration.image = .square(30)
    let view = makeView(configuration)
    expectEqual(view.bounds.height, 52)
    expectEqual(view.imageLayoutGuide?.layoutFrame, CGRect(x: 16, y: 11, width: 30, height: 30))
    // 16 + 30 + 16.
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, 62)
    expectEqual(view.textLayoutGuide?.layoutFrame.maxX, 312)
    // In the middle, 15.75, on a pixel.
    expectEqual(view.textLayoutGuide?.layoutFrame.minY, 16)
  }

  @Test func `Images of unequal width are centred in the space that is reserved`() throws {
    for side in [10, 20, 28] as [CGFloat] {
      var configuration = row(.cell(), "Text")
      configuration.image = .square(side)
      configuration.imageProperties.reservedLayoutSize.width = 40
      let view = makeView(configuration)
      expectEqual(view.textLayoutGuide?.layoutFrame.minX, 72)
      let image = try #require(view.subviews.first { $0 is UIImageView })
      expectEqual(image.frame.midX, 36)
      expectEqual(image.frame.width, side)
    }
  }

  @Test func `The standard space is the same for all images`() {
    let starts = ["star", "chevron.right", "car.fill"].map { name in
      var configuration = row(.cell(), "Text")
      configuration.image = UIImage(systemName: name)
      configuration.imageProperties.reservedLayoutSize.width =
        UIListContentConfiguration.ImageProperties.standardDimension
      return makeView(configuration).textLayoutGuide?.layoutFrame.minX
    }
    expectEqual(Set(starts), [60])
  }

  @Test func `Symbols are centred in the standard space unless another is reserved`() throws {
    for name in ["star", "chevron.right", "car.fill"] {
      var configuration = row(.cell(), "Text")
      configuration.image = UIImage(systemName: name)
      let view = makeView(configuration)
      expectEqual(view.textLayoutGuide?.layoutFrame.minX, 60)
      let image = try #require(view.subviews.first { $0 is UIImageView })
      expectAtMost(abs(image.frame.midX - 30), 0.5)
    }
    var large = row(.cell(), "Text")
    large.image = UIImage(systemName: "star")
    large.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40)
    // Drawn 48 wide: a symbol that is larger than the space has its own.
    expectEqual(makeView(large).textLayoutGuide?.layoutFrame.minX, 80)
    large.imageProperties.reservedLayoutSize.width = 10
    expectEqual(makeView(large).textLayoutGuide?.layoutFrame.minX, 42)
  }

  @Test func `A large image is reduced in proportion`() throws {
    var configuration = row(.cell(), "Text")
    configuration.image = .rectangle(200, 100)
    configuration.imageProperties.maximumSize = CGSize(width: 60, height: 60)
    let view = makeView(configuration)
    expectEqual(view.imageLayoutGuide?.layoutFrame.size, CGSize(width: 60, height: 30))
    configuration.imageProperties.maximumSize = CGSize(width: 0, height: 25)
    expectEqual(
      makeView(configuration).imageLayoutGuide?.layoutFrame.size, CGSize(width: 50, height: 25))
  }

  @Test func `A symbol is as large as the text that it goes with`() {
    var configuration = row(.cell(), "Text")
    configuration.image = UIImage(systemName: "star")
    // Drawn 24 × 23 for 20 points.
    let image = makeView(configuration).subviews.first { $0 is UIImageView }
    expectEqual(image?.frame.size, CGSize(width: 20.5, height: 19.5))
    configuration.imageProperties.preferredSymbolConfiguration = .init(pointSize: 40)
    expectEqual(
      makeView(configuration).imageLayoutGuide?.layoutFrame.size, CGSize(width: 48, height: 46))
  }

  // Small and large are 0.78 and 1.27 of the usual scale; 24 × 23 at 20 points.
  @Test func `A symbol takes scale, style and weight from its configuration`() throws {
    func image(_ symbol: UIImage.SymbolConfiguration) throws -> UIView {
      var configuration = row(.cell(), "Text")
      configuration.image = UIImage(systemName: "star")
      configuration.imageProperties.preferredSymbolConfiguration = symbol
      return try #require(makeView(configuration).subviews.first { $0 is UIImageView })
    }
    let font = UIFont.systemFont(ofSize: 20)
    try expectEqual(image(.init(font: font)).frame.size, CGSize(width: 24, height: 23))
    try expectEqual(
      image(.init(font: font, scale: .small)).frame.size, CGSize(width: 18.5, height: 18))
    try expectEqual(
      image(.init(font: font, scale: .large)).frame.size, CGSize(width: 30.5, height: 29))
    try expectEqual(image(.init(textStyle: .title3)).frame.size, CGSize(width: 24, height: 23))
    try expectEqual(image(.init(weight: .bold)).frame.size, CGSize(width: 20.5, height: 19.5))
  }

  @Test func `Contents read from right to left`() throws {
    var configuration = row(.valueCell(), "Text", "Value")
    configuration.image = .square(30)
    let usual = makeView(configuration)
    let mirrored = makeView(configuration) { $0.layoutDirection = .rightToLeft }
    for guide in [
      \UIListContentView.textLayoutGuide, \.secondaryTextLayoutGuide, \.imageLayoutGuide,
    ] {
      let one = try #require(usual[keyPath: guide]?.layoutFrame)
      let other = try #require(mirrored[keyPath: guide]?.layoutFrame)
      expectEqual(other.minX, 320 - one.maxX)
      expectEqual(other.minY, one.minY)
    }
  }

  @Test func `Large text makes rows high`() {
    let view = makeView(row(.valueCell(), "Text", "Value")) {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    // 53 points are 63.25 high: beside each other, as both fit.
    expectEqual(view.bounds.height, 85.5)
    let small = makeView(row(.cell(), "Text")) { $0.preferredContentSizeCategory = .extraSmall }
    expectEqual(small.bounds.height, 44)
    expectEqual(small.textLayoutGuide?.layoutFrame.height, 17)
  }

  // 28 at the default size; 17 + 16 + 6 and 6 + 16 + 12 of 13 points, 15.51 high.
  @Test func `Headers and footers have their heights`() {
    expectEqual(makeView(row(.plainHeader(), "Header")).bounds.height, 28)
    expectEqual(makeView(row(.groupedHeader(), "Header")).bounds.height, 39)
    expectEqual(makeView(row(.groupedFooter(), "Footer")).bounds.height, 34)
    expectEqual(makeView(row(.sidebarHeader(), "Header")).bounds.height, 44)
  }

  @Test func `A grouped header is in capitals`() {
    let view = makeView(row(.groupedHeader(), "Header"))
    expectEqual(view.textInside, "HEADER")
  }

  // Rule LC-e.
  @Test func `Margins are at least what is left of the superview's`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 30, leading: 40, bottom: 30, trailing: 50)
    let view = UIListContentView(configuration: row(.cell(), "Text"))
    outer.addSubview(view)
    view.frame = CGRect(x: 10, y: 0, width: 310, height: 100)
    outer.layoutIfNeeded()
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, 30)
    expectEqual(view.textLayoutGuide?.layoutFrame.maxX, 260)
    expectEqual(view.sizeThatFits(CGSize(width: 310, height: 0)).height, 44)
    var own = row(.cell(), "Text")
    own.axesPreservingSuperviewLayoutMargins = .both
    view.configuration = own
    expectEqual(view.sizeThatFits(CGSize(width: 310, height: 0)).height, 80.5)
    own.axesPreservingSuperviewLayoutMargins = []
    view.configuration = own
    outer.layoutIfNeeded()
    expectEqual(view.textLayoutGuide?.layoutFrame.minX, 16)
    view.configuration = row(.groupedHeader(), "Text")
    expectEqual(view.sizeThatFits(CGSize(width: 310, height: 0)).height, 39)
  }

  @Test func `The size without a limit is that of one line`() {
    let view = UIListContentView(configuration: row(.cell(), long))
    let size = view.sizeThatFits(.zero)
    expectEqual(size.height, 44)
    expectGreater(size.width, 400)
    expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), size)
  }

  @Test func `Text beyond the height loses its end`() {
    let view = UIListContentView(configuration: row(.cell(), long, long))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    view.layoutIfNeeded()
    let text = view.textLayoutGuide?.layoutFrame ?? .zero
    expectEqual(text.minY, 0)
    expectAtMost(text.maxY, 30)
    expectEqual(view.secondaryTextLayoutGuide?.layoutFrame.height, 0)
  }

  @Test func `A view of no width lays out`() {
    for width in [0, 1, 20] as [CGFloat] {
      var configuration = row(.valueCell(), "Text 😀 👩‍👩‍👧 مرحبا שלום", "Value")
      configuration.image = .square(30)
      let view = UIListContentView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: width, height: 44)
      view.layoutIfNeeded()
      expectEqual(view.textLayoutGuide?.layoutFrame.width, 0)
    }
  }

  @Test func `A hundred thousand letters in rows and a million on a line are laid out`() throws {
    let view = makeView(row(.valueCell(), String(repeating: "words ", count: 17_000), "Value"))
    let text = try #require(view.textLayoutGuide?.layoutFrame)
    expect(text.height.isFinite)
    expectGreater(text.height, 1000)
    var single = row(.cell(), String(repeating: "m", count: 1_000_000))
    single.textProperties.numberOfLines = 1
    expectEqual(makeView(single).bounds.size, CGSize(width: 320, height: 44))
  }

  @Test func `Text keeps its lines, joined emoji and directions`() {
    let text = "One\ntwo 👩‍👩‍👧 مرحبا hello שלום"
    let view = makeView(row(.cell(), text, "👨‍🚀"))
    expectEqual(view.textInside, text + " 👨‍🚀")
    // A line of 22 and one of 20.29, 17.9 below, margins and padding.
    expectEqual(view.bounds.height, 85.5)
  }

  @Test func `Another configuration is shown in the same view`() {
    let view = makeView(row(.cell(), "One"))
    view.configuration = row(.valueCell(), "Two", "Three")
    view.layoutIfNeeded()
    expectEqual(view.textInside, "Two Three")
    view.configuration = row(.cell(), nil)
    expectNil(view.textInside)
    expectNil(view.textLayoutGuide)
    expect(view.supports(UIListContentConfiguration.cell()))
    expect(!view.supports(OtherConfiguration()))
  }

  @Test func `Attributed text has its own appearance and else the properties'`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = NSAttributedString(
      string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    expectEqual(makeView(configuration).bounds.height, 70)
  }
}

private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }

  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}

extension UIImage {
  /// A black rectangle.
  @MainActor
  fileprivate static func rectangle(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @MainActor
  fileprivate static func square(_ side: CGFloat) -> UIImage { rectangle(side, side) }
}
