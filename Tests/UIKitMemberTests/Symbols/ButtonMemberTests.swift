// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
    expectEqual(buttons.map(\.buttonType), types)
    expectEqual(
      buttons.map { $0.currentImage != nil }, [false, false, true, true, true, true, true])
    expectEqual(UIButton(type: .roundedRect).buttonType, .system)
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
    expectSame(button.image(for: .selected), usual)
    expectNil(button.backgroundImage(for: .normal))
    expectSame(button.backgroundImage(for: .disabled), behind)
    expectEqual(button.titleColor(for: .selected), .blue)
    expectEqual(button.titleColor(for: .disabled), .red)
    expectEqual(button.attributedTitle(for: .highlighted), words)
    expectSame(button.currentImage, usual)
    expectEqual(button.currentTitleColor, .red)
    expectEqual(button.currentAttributedTitle, words)
    expectNil(button.currentBackgroundImage)
    show(button)
    expectSame(button.imageView?.image, usual)
    expectEqual(button.titleLabel?.text, "Words")
    button.isHighlighted = true
    window.layoutIfNeeded()
    expectSame(button.currentImage, pressed)
    expectSame(button.imageView?.image, pressed)
    button.isHighlighted = false
    button.isEnabled = false
    window.layoutIfNeeded()
    expectSame(button.currentBackgroundImage, behind)
  }

  @Test func `Images are paler while a button is pressed or cannot be used, unless told not to`() {
    let alpha = { (change: (UIButton) -> Void) in
      let button = UIButton(type: .custom)
      button.setImage(self.picture(10), for: .normal)
      change(button)
      self.show(button)
      return button.imageView?.alpha ?? 0
    }
    expectEqual(alpha { _ in }, 1)
    expectLess(alpha { $0.isEnabled = false }, 1)
    expectEqual(
      alpha {
        $0.adjustsImageWhenDisabled = false
        $0.isEnabled = false
      }, 1)
    expectLess(alpha { $0.isHighlighted = true }, 1)
    expectEqual(
      alpha {
        $0.adjustsImageWhenHighlighted = false
        $0.isHighlighted = true
      }, 1)
  }

  @Test func `Contents stand where the alignments say, moved by insets of their own`() {
    let button = UIButton(type: .custom)
    button.setImage(picture(10), for: .normal)
    show(button)
    expectEqual(button.imageView?.frame, CGRect(x: 95, y: 20, width: 10, height: 10))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    window.layoutIfNeeded()
    expectEqual(button.imageView?.frame, CGRect(x: 190, y: 40, width: 10, height: 10))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    window.layoutIfNeeded()
    expectEqual(button.imageView?.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
    button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: -3, right: -5)
    window.layoutIfNeeded()
    expectEqual(button.imageView?.frame.origin, CGPoint(x: 5, y: 3))
    button.setTitle("Title", for: .normal)
    window.layoutIfNeeded()
    let start = button.titleLabel?.frame.minX ?? 0
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: -7)
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.minX, start + 7)
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
    expectEqual(button.titleLabel?.frame, CGRect(x: 20, y: 5, width: 50, height: 40))
    expectEqual(button.imageView?.frame, CGRect(x: 170, y: 5, width: 10, height: 40))
    let plain = UIButton(type: .custom)
    plain.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(
      plain.contentRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 50)),
      CGRect(x: 2, y: 1, width: 94, height: 46))
    expectEqual(plain.backgroundRect(forBounds: CGRect(x: 0, y: 0, width: 9, height: 9)).width, 9)
  }

  @Test func `A handler changes the configuration for the state`() {
    let button = UIButton(configuration: .filled())
    let handler: UIButton.ConfigurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    button.configurationUpdateHandler = handler
    show(button)
    expectEqual(button.titleLabel?.text, "Off")
    button.isSelected = true
    window.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "On")
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
    expectEqual(configuration.title, "Title")
    expectEqual(configuration.subtitle, "Below")
    let button = UIButton(configuration: configuration)
    show(button)
    expectEqual(button.titleLabel?.font.pointSize, 31)
    expectEqual(button.titleLabel?.lineBreakMode, .byTruncatingTail)
    expectEqual(button.titleLabel?.textColor, .red)
    expectEqual(button.subtitleLabel?.text, "Below")
    expectEqual(button.subtitleLabel?.font.pointSize, 9)
    expectEqual(button.subtitleLabel?.lineBreakMode, .byTruncatingMiddle)
  }

  @Test func `Symbols of a configuration have a size and a colour`() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40)
    let button = UIButton(configuration: configuration)
    show(button)
    expectEqual(button.imageView?.tintColor, .green)
    expectGreater((button.imageView?.intrinsicContentSize.height ?? 0), 30)
  }

  @Test func `Insets are the size's unless set, and can be taken again`() {
    var configuration = UIButton.Configuration.borderedProminent()
    let usual = configuration.contentInsets
    configuration.contentInsets = .zero
    expectEqual(configuration.contentInsets, .zero)
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets, usual)
    expectNotEqual(usual, .zero)
    configuration.baseBackgroundColor = .brown
    expectNotEqual(configuration, .borderedProminent())
    // On phones these are other names.
    expectEqual(UIButton.Configuration.borderless(), .plain())
    expectEqual(UIButton.Configuration.bordered(), .gray())
    expectEqual(UIButton.Configuration.borderedTinted(), .tinted())
    expectEqual(UIButton.Configuration.borderedProminent(), .filled())
  }

  @Test func `A configuration that is not updated keeps what it says`() {
    let button = UIButton(configuration: .filled())
    button.automaticallyUpdatesConfiguration = false
    let before = button.configuration
    show(button)
    expectEqual(button.configuration, before)
    button.automaticallyUpdatesConfiguration = true
    button.isEnabled = false
    window.layoutIfNeeded()
    expectNotEqual(button.configuration, before)
  }

  @Test func `Transformers of attributes are values`() {
    let transformer = UIConfigurationTextAttributesTransformer { $0 }
    expectEqual(transformer, transformer)
    expectEqual(transformer.hashValue, transformer.hashValue)
    var container = AttributeContainer()
    container.foregroundColor = .red
    expectEqual(transformer.transform(container).foregroundColor, .red)
    expectEqual(transformer(container), container)
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
    expectEqual(attributes[.backgroundColor] as? UIColor, .yellow)
    expectEqual(attributes[.underlineColor] as? UIColor, .red)
    expectEqual(attributes[.strikethroughColor] as? UIColor, .green)
    expectEqual(attributes[.strokeColor] as? UIColor, .blue)
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
      expectEqual(found, number, "\(key.rawValue)")
    }
  }

  @Test func `UIKit's attributes are in a scope of attributed strings`() {
    var string = AttributedString("Text")
    string.font = .systemFont(ofSize: 12)
    string.uiKit.foregroundColor = .red
    expectEqual(string.uiKit.font?.pointSize, 12)
    expectEqual(string.foregroundColor, .red)
    let font: AttributeScopes.UIKitAttributes.FontAttribute.Value = .systemFont(ofSize: 3)
    expectEqual(font.pointSize, 3)
    let color: AttributeScopes.UIKitAttributes.ForegroundColorAttribute.Value = .red
    expectEqual(color, .red)
    expectEqual(AttributeScopes.UIKitAttributes.FontAttribute.name, "NSFont")
    expectEqual(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.name, "NSColor")
  }
}
