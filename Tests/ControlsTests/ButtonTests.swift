// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Interactions
import Testing
import Views

@testable import Controls

@Suite("Buttons") @MainActor
struct ButtonTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ button: UIButton, at origin: CGPoint = .zero) {
    button.frame = CGRect(origin: origin, size: button.intrinsicContentSize)
    window.addSubview(button)
    window.layoutIfNeeded()
  }

  private func tap(_ view: UIView) {
    window.beginTouch(at: view.convert(CGPoint(x: 5, y: 5), to: nil))
    window.endTouch()
    window.layoutIfNeeded()
  }

  private func configured(_ title: String, _ size: UIButton.Configuration.Size) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    configuration.buttonSize = size
    return UIButton(configuration: configuration)
  }

  // auto-layout rule of intrinsic sizes: plain system style 15 pt, 30 high, at least 30 wide.
  @Test func `A system button is 30 points high and at least as wide`() {
    let button = UIButton(type: .system)
    button.setTitle("i", for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: 30))
    button.setTitle("Something longer", for: .normal)
    expectEqual(button.intrinsicContentSize.height, 30)
    expectEqual(button.intrinsicContentSize.width, button.titleLabel?.intrinsicContentSize.width)
  }

  // Behaviour rule LC-j.
  @Test(
    arguments: [
      (3, CGSize(width: 73.0 / 3, height: 71.0 / 3)), (2, CGSize(width: 24.5, height: 23.5)),
      (1, CGSize(width: 24, height: 24)),
    ] as [(CGFloat, CGSize)])
  func `A plus in a circle is 24.333 × 23.667 at scale 3`(scale: CGFloat, size: CGSize) {
    let button = UIButton(type: .contactAdd)
    window.traitOverrides.displayScale = scale
    window.addSubview(button)
    window.layoutIfNeeded()
    expectEqual(button.intrinsicContentSize, size)
    button.sizeToFit()
    expectEqual(button.frame, CGRect(origin: .zero, size: size))
  }

  @Test func `Titles and images of states are shown with a configuration, too`() throws {
    let button = UIButton(configuration: .filled())
    button.setTitle("Order", for: .normal)
    let (star, moon) = (UIImage(systemName: "star"), UIImage(systemName: "moon"))
    button.setImage(star, for: .normal)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Order")
    expectEqual(button.configuration?.title, "Order")
    expectSame(button.imageView?.image, star)
    button.setTitle("Ordered", for: .selected)
    button.setImage(moon, for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    expectEqual((button.titleLabel?.text, button.currentTitle), ("Ordered", "Ordered"))
    expectSame(button.currentImage, moon)
    button.isSelected = false
    // The last one counts.
    button.configuration?.title = "Buy"
    button.layoutIfNeeded()
    expectEqual((button.titleLabel?.text, button.currentTitle), ("Buy", "Buy"))
    button.setAttributedTitle(NSAttributedString(string: "Bought"), for: .normal)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Bought")
    // What was set before there was a configuration stays, if that has none.
    let late = UIButton(type: .system)
    late.setTitle("Before", for: .normal)
    late.configuration = .plain()
    late.layoutIfNeeded()
    expectEqual(late.titleLabel?.text, "Before")
  }

  @Test func `Insets of one's own replace the space around the title`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    expectEqual(
      button.intrinsicContentSize, CGSize(width: title.width + 6, height: title.height + 4))
  }

  @Test(arguments: [
    (UIButton.Configuration.Size.small, 28.0), (.medium, 34.5), (.large, 50.5),
  ])
  func `A configured button is as high as its text and its insets`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    expectEqual(configured("Title", size).intrinsicContentSize.height, height)
  }

  // Rule ALT-7: 2 × 22 + 20.2878 of body, 2 × 20 + 17.901 of subheadline, and the insets.
  @Test(arguments: [
    (UIButton.Configuration.Size.small, 68.0), (.medium, 78.5), (.large, 94.5),
  ])
  func `Lines of a title are the leading of their style apart`(
    size: UIButton.Configuration.Size, height: CGFloat
  ) {
    expectEqual(configured("One\nTwo\nThree", size).intrinsicContentSize.height, height)
  }

  @Test func `The title of a state is that of the usual one where none was set`() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    expectEqual(button.title(for: .highlighted), "Play")
    button.isSelected = true
    show(button)
    expectEqual(button.currentTitle, "Pause")
    expectEqual(button.titleLabel?.text, "Pause")
    button.isSelected = false
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Play")
  }

  @Test func `A tap sends its events in order, then the primary action`() {
    var events: [String] = []
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Go") { _ in
        events.append("primary")
      })
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    show(button)
    expectEqual(button.titleLabel?.text, "Go")
    tap(button)
    expectEqual(events, ["down", "up", "primary"])
  }

  @Test func `A button that cannot be used does nothing`() {
    var count = 0
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Go") { _ in
        count += 1
      })
    button.isEnabled = false
    show(button)
    tap(button)
    expectEqual(count, 0)
  }

  @Test func `A touch that leaves the button is no use of it`() {
    var count = 0
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Go") { _ in
        count += 1
      })
    show(button)
    window.beginTouch(at: CGPoint(x: 5, y: 5))
    expect(button.isHighlighted)
    window.moveTouch(to: CGPoint(x: 300, y: 500))
    expect(!button.isHighlighted)
    window.endTouch()
    expectEqual(count, 0)
  }

  @Test func `A handler changes the configuration with the state, once for each`() {
    var calls = 0
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    show(button)
    expectEqual(button.titleLabel?.text, "Off")
    calls = 0
    button.isSelected = true
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "On")
    expectEqual(calls, 1)
    window.layoutIfNeeded()
    expectEqual(calls, 1)
  }

  @Test func `Asking for the size of a shown button asks for no layout`() {
    let button = configured("Title", .medium)
    show(button)
    var passes = 0
    let counting = CountingButton(configuration: .filled())
    counting.configuration?.title = "Counted"
    counting.count = { passes += 1 }
    show(counting)
    let first = passes
    _ = counting.intrinsicContentSize
    window.layoutIfNeeded()
    expectEqual(passes, first)
    expectAtMost(first, 3)
  }

  @Test func `A transformer makes the title's attributes`() {
    let button = configured("Title", .medium)
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
    show(button)
    expectEqual(button.titleLabel?.font.pointSize, 30)
    expectGreater(button.bounds.height, 45)
  }

  @Test func `Words of a configuration are as wide as the width that they are given`() {
    let button = configured("Words that do not fit into one line", .medium)
    let narrow = button.sizeThatFits(CGSize(width: 150, height: 0))
    expectAtMost(narrow.width, 150)
    expectGreater(narrow.height, button.intrinsicContentSize.height)
  }

  @Test func `Corners of a capsule are half of its height`() {
    let button = configured("Title", .large)
    button.configuration?.cornerStyle = .capsule
    show(button)
    expectEqual(button.parts.background?.layer.cornerRadius, button.bounds.height / 2)
  }

  // Measured on iOS: a radius of 0 is square.
  @Test func `A radius that is set is the corners', and no style changes it`() {
    typealias Style = UIButton.Configuration.CornerStyle
    let styles: [Style] = [.dynamic, .fixed, .small, .medium, .large, .capsule]
    for radius in [0, 3] as [CGFloat] {
      let button = configured("Title", .large)
      for style in styles {
        button.configuration?.background.cornerRadius = radius
        button.configuration?.cornerStyle = style
        show(button)
        expectEqual(button.parts.background?.layer.cornerRadius, radius, "\(style)")
      }
    }
  }

  // Measured on iOS: such a title, made at large, has 16 points at medium and 23 at xxxLarge.
  @Test func `Fonts of styles in a title and a subtitle follow the reader's text size`() {
    let button = configured("", .medium)
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    var title = AttributedString("Title")
    title.font = body
    var subtitle = AttributedString("Subtitle")
    subtitle.font = .systemFont(ofSize: 11)
    button.configuration?.attributedTitle = title
    button.configuration?.attributedSubtitle = subtitle
    let sizes: [(UIContentSizeCategory, CGFloat)] = [
      (.medium, 16), (.extraExtraExtraLarge, 23), (.large, 17),
    ]
    for (category, size) in sizes {
      button.traitOverrides.preferredContentSizeCategory = category
      show(button)
      expectEqual(button.titleLabel?.font.pointSize, size, "\(category.rawValue)")
      expectEqual(button.parts.subtitle(of: button).font.pointSize, 11)
    }
  }

  @Test func `Corners are 5_95 points at the usual size of text`() {
    let button = configured("Title", .medium)
    show(button)
    expectNear((button.parts.background?.layer.cornerRadius ?? 0), 5.95, within: 0.001)
  }

  // MARK: Menus

  private func menu(_ chosen: @escaping (String) -> Void = { _ in }) -> UIMenu {
    UIMenu(
      children: ["Name", "Date"].map { title in UIAction(title: title) { _ in chosen(title) } })
  }

  @Test func `A tap opens the menu of a button that says so`() {
    var chosen: [String] = []
    let button = configured("Sort", .medium)
    button.menu = menu { chosen.append($0) }
    button.showsMenuAsPrimaryAction = true
    show(button, at: CGPoint(x: 20, y: 20))
    tap(button)
    window.advance(to: window.currentTime + 1)
    window.chooseMenuElement(titled: "Date")
    window.advance(to: window.currentTime + 1)
    expectEqual(chosen, ["Date"])
    expectEqual(button.currentTitle, "Sort")
  }

  @Test func `A pop-up button shows what is chosen, first the first`() {
    let button = configured("", .medium)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    show(button, at: CGPoint(x: 20, y: 20))
    expectEqual(button.titleLabel?.text, "Name")
    tap(button)
    window.advance(to: window.currentTime + 1)
    window.chooseMenuElement(titled: "Date")
    window.advance(to: window.currentTime + 1)
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Date")
    expectEqual(button.menu?.selectedElements.map(\.title), ["Date"])
  }

  @Test func `A toggle is selected by a tap, and not by the next`() {
    let button = configured("Toggle", .medium)
    button.changesSelectionAsPrimaryAction = true
    show(button)
    tap(button)
    expect(button.isSelected)
    tap(button)
    expect(!button.isSelected)
  }
}

private final class CountingButton: UIButton {
  var count: () -> Void = {}

  override func layoutSubviews() {
    count()
    super.layoutSubviews()
  }
}
