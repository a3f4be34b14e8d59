// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What is set on a button for its states, and what its configuration says.
@Suite("Members of buttons")
@MainActor
struct ButtonMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ button: UIButton, _ size: CGSize = CGSize(width: 200, height: 50)) {
    button.frame = CGRect(origin: .zero, size: size)
    window.addSubview(button)
    window.layoutIfNeeded()
  }

  private func picture(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test func `Types have their symbols, and say what they are`() throws {
    let types: [UIButton.ButtonType] = [
      .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    let buttons = types.map { UIButton(type: $0) }
    #expect(buttons.map(\.buttonType) == types)
    #expect(buttons.map { $0.currentImage != nil } == [false, false, true, true, true, true, true])
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }

  @Test func `Images, backgrounds, colours and words go by the state`() {
    let button = UIButton(type: .custom)
    let (usual, pressed, behind) = (picture(10), picture(20), picture(30))
    button.setImage(usual, for: .normal)
    button.setImage(pressed, for: .highlighted)
    button.setBackgroundImage(behind, for: .disabled)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    let words = NSAttributedString(string: "Words")
    button.setAttributedTitle(words, for: .normal)
    let symbol = UIImage.SymbolConfiguration(pointSize: 30)
    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    #expect(button.image(for: .selected) === usual)
    #expect(button.backgroundImage(for: .normal) == nil)
    #expect(button.backgroundImage(for: .disabled) === behind)
    #expect(button.titleColor(for: .selected) == .blue)
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.attributedTitle(for: .highlighted) == words)
    #expect(button.currentImage === usual)
    #expect(button.currentTitleColor == .red)
    #expect(button.currentAttributedTitle == words)
    #expect(button.currentBackgroundImage == nil)
    show(button)
    #expect(button.imageView?.image === usual)
    #expect(button.titleLabel?.text == "Words")
    button.isHighlighted = true
    window.layoutIfNeeded()
    #expect(button.currentImage === pressed && button.imageView?.image === pressed)
    button.isHighlighted = false
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.currentBackgroundImage === behind)
  }

  @Test func `Images are paler while a button is pressed or cannot be used, unless told not to`() {
    let alpha = { (change: (UIButton) -> Void) in
      let button = UIButton(type: .custom)
      button.setImage(self.picture(10), for: .normal)
      change(button)
      self.show(button)
      return button.imageView?.alpha ?? 0
    }
    #expect(alpha { _ in } == 1)
    #expect(alpha { $0.isEnabled = false } < 1)
    #expect(
      alpha {
        $0.adjustsImageWhenDisabled = false
        $0.isEnabled = false
      } == 1)
    #expect(alpha { $0.isHighlighted = true } < 1)
    #expect(
      alpha {
        $0.adjustsImageWhenHighlighted = false
        $0.isHighlighted = true
      } == 1)
  }

  @Test func `Contents stand where the alignments say, moved by insets of their own`() {
    let button = UIButton(type: .custom)
    button.setImage(picture(10), for: .normal)
    show(button)
    #expect(button.imageView?.frame == CGRect(x: 95, y: 20, width: 10, height: 10))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    window.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 190, y: 40, width: 10, height: 10))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: -3, right: -5)
    window.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 5, y: 3))
    button.setTitle("Title", for: .normal)
    window.layoutIfNeeded()
    let start = button.titleLabel?.frame.minX ?? 0
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: -7)
    window.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == start + 7)
  }

  @Test func `Rectangles of background, contents, title and image are asked for`() {
    final class Button: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 1, dy: 1)
      }
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 20, dy: 0)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: 5, width: 50, height: 40)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 10, y: 5, width: 10, height: 40)
      }
    }
    let button = Button(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(picture(10), for: .normal)
    show(button)
    #expect(button.titleLabel?.frame == CGRect(x: 20, y: 5, width: 50, height: 40))
    #expect(button.imageView?.frame == CGRect(x: 170, y: 5, width: 10, height: 40))
    let plain = UIButton(type: .custom)
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      plain.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(plain.backgroundRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)).width == 9)
  }

  @Test func `A handler changes the configuration for the state`() {
    let button = UIButton(configuration: .filled())
    let handler: UIButton.ConfigurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.configurationUpdateHandler = handler
    show(button)
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    window.layoutIfNeeded()
    #expect(button.titleLabel?.text == "On")
  }

  @Test func `Words of a configuration have attributes, breaks and transformers of their own`() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Title")
    configuration.attributedSubtitle = AttributedString("Below")
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.subtitleLineBreakMode = .byTruncatingMiddle
    configuration.baseForegroundColor = .red
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var result = $0
      result.font = .systemFont(ofSize: 31)
      return result
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var result = $0
      result.font = .systemFont(ofSize: 9)
      return result
    }
    #expect(configuration.title == "Title" && configuration.subtitle == "Below")
    let button = UIButton(configuration: configuration)
    show(button)
    #expect(button.titleLabel?.font.pointSize == 31)
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingTail)
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.subtitleLabel?.text == "Below")
    #expect(button.subtitleLabel?.font.pointSize == 9)
    #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `Symbols of a configuration have a size and a colour`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    let button = UIButton(configuration: configuration)
    show(button)
    #expect(button.imageView?.tintColor == .green)
    #expect((button.imageView?.intrinsicContentSize.height ?? 0) > 30)
  }

  @Test func `Insets are the size's unless set, and can be taken again`() {
    var configuration = UIButton.Configuration.borderedProminent()
    let usual = configuration.contentInsets
    configuration.contentInsets = .zero
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == usual)
    #expect(usual != .zero)
    configuration.baseBackgroundColor = .brown
    #expect(configuration != .borderedProminent())
    // On phones these are other names.
    #expect(UIButton.Configuration.borderless() == .plain())
    #expect(UIButton.Configuration.bordered() == .gray())
    #expect(UIButton.Configuration.borderedTinted() == .tinted())
    #expect(UIButton.Configuration.borderedProminent() == .filled())
  }

  @Test func `A configuration that is not updated keeps what it says`() {
    let button = UIButton(configuration: .filled())
    button.automaticallyUpdatesConfiguration = false
    let before = button.configuration
    show(button)
    #expect(button.configuration == before)
    button.automaticallyUpdatesConfiguration = true
    button.isEnabled = false
    window.layoutIfNeeded()
    #expect(button.configuration != before)
  }

  @Test func `Transformers of attributes are values`() {
    let transformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(transformer == transformer)
    #expect(transformer.hashValue == transformer.hashValue)
    var container = AttributeContainer()
    container.foregroundColor = .red
    #expect(transformer.transform(container).foregroundColor == .red)
    #expect(transformer(container) == container)
  }

  @Test func `Attributes of a scope reach a button's label under their names`() throws {
    var string = AttributedString("Text")
    string.uiKit.backgroundColor = .yellow
    string.uiKit.kern = 2
    string.uiKit.tracking = 1
    string.uiKit.ligature = 0
    string.uiKit.underlineStyle = .double
    string.uiKit.underlineColor = .red
    string.uiKit.strikethroughStyle = .single
    string.uiKit.strikethroughColor = .green
    string.uiKit.baselineOffset = 3
    string.uiKit.strokeWidth = -4
    string.uiKit.strokeColor = .blue
    string.uiKit.obliqueness = 0.25
    string.uiKit.expansion = 0.5
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = string
    let button = UIButton(configuration: configuration)
    button.layoutIfNeeded()
    let text = try #require(button.titleLabel?.attributedText)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.backgroundColor] as? UIColor == .yellow)
    #expect(attributes[.underlineColor] as? UIColor == .red)
    #expect(attributes[.strikethroughColor] as? UIColor == .green)
    #expect(attributes[.strokeColor] as? UIColor == .blue)
    let numbers: [(NSAttributedString.Key, Double)] = [
      (.kern, 2), (.tracking, 1), (.ligature, 0), (.underlineStyle, 9), (.strikethroughStyle, 1),
      (.baselineOffset, 3), (.strokeWidth, -4), (.obliqueness, 0.25),
      (.expansion, 0.5),
    ]
    for (key, number) in numbers {
      let value = attributes[key]
      let found =
        (value as? NSUnderlineStyle).map { Double($0.rawValue) } ?? (value as? NSNumber)?
        .doubleValue
        ?? (value as? CGFloat).map { Double($0) }
      #expect(found == number, "\(key.rawValue)")
    }
  }

  @Test func `UIKit's attributes are in a scope of attributed strings`() {
    var string = AttributedString("Text")
    string.font = .systemFont(ofSize: 12)
    string.uiKit.foregroundColor = .red
    #expect(string.uiKit.font?.pointSize == 12)
    #expect(string.foregroundColor == .red)
    let font: AttributeScopes.UIKitAttributes.FontAttribute.Value = .systemFont(ofSize: 3)
    #expect(font.pointSize == 3)
    let color: AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value = .red
    #expect(color == .red)
    #expect(AttributeScopes.UIKitAttributes.FontAttribute.name == "NSFont")
    #expect(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.name == "NSColor")
  }
}
