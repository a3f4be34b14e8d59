// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// What is seen of a button: the bezel or the box of a check, an image and words.
@MainActor
final class ButtonFace {
  private let bezel = UIView(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let check = UIImageView(image: UIImage(systemName: "checkmark"))

  private static let boxLength: CGFloat = 14
  private static let space: CGFloat = 6
  private static let pushHeight: CGFloat = 20
  private static let pushInset: CGFloat = 12

  func add(to node: UIView) {
    for view in [bezel, picture, text, check] { node.addSubview(view) }
    check.contentMode = .scaleAspectFit
    picture.contentMode = .scaleAspectFit
  }

  // MARK: Size

  private func contentSize(of button: NSButton) -> CGSize {
    let words = button.title.isEmpty ? 0 : text.sizeThatFits(.zero).width.rounded(.up)
    let image = button.image?.size ?? .zero
    let gap = words > 0 && image.width > 0 ? Self.space : 0
    return CGSize(width: image.width + gap + words, height: image.height)
  }

  func size(of button: NSButton) -> CGSize {
    let content = contentSize(of: button)
    if button.isCheckBox {
      return CGSize(
        width: Self.boxLength + (content.width > 0 ? Self.space + content.width : 0), height: 16)
    }
    let inset = button.isBordered ? Self.pushInset : 0
    return CGSize(
      width: content.width + 2 * inset,
      height: max(button.isBordered ? Self.pushHeight : 16, content.height))
  }

  // MARK: Contents

  func show(_ button: NSButton) {
    text.text = button.title
    text.font = (button.font ?? .systemFont(ofSize: 0)).uiFont
    let color = button.isEnabled ? NSColor.controlTextColor : .disabledControlTextColor
    text.textColor = color.uiColor
    let isCheckBox = button.isCheckBox
    text.textAlignment = isCheckBox ? .natural : .center
    picture.image = button.image?.shown
    picture.tintColor = color.uiColor
    let isChecked = isCheckBox && button.state == .on
    check.isHidden = !isChecked
    check.tintColor = NSColor.white.uiColor
    bezel.isHidden = !isCheckBox && !button.isBordered
    let isPressedIn = isChecked || (!isCheckBox && button.state == .on)
    bezel.backgroundColor = (isPressedIn ? NSColor.controlAccentColor : .controlColor).uiColor
    if isPressedIn, !isCheckBox { text.textColor = NSColor.white.uiColor }
    bezel.layer.cornerRadius = isCheckBox ? 3.5 : button.bezelStyle.cornerRadius
    bezel.layer.borderWidth = isPressedIn ? 0 : 0.5
  }

  func appearanceChanged(of button: NSButton) {
    bezel.layer.borderColor = CGColor(
      NSColor.tertiaryLabelColor.uiColor.value(in: button.viewNode.traitCollection))
  }

  // MARK: Layout

  func layOut(_ button: NSButton) {
    let size = button.viewNode.bounds.size
    var start: CGFloat = 0
    if button.isCheckBox {
      let length = Self.boxLength
      bezel.frame = CGRect(x: 0, y: (size.height - length) / 2, width: length, height: length)
      check.frame = bezel.frame.insetBy(dx: 3, dy: 3)
      start = length + Self.space
    } else {
      let height = max(Self.pushHeight, min(size.height, contentSize(of: button).height))
      bezel.frame = CGRect(
        x: 0, y: (size.height - height) / 2, width: size.width, height: height)
    }
    let image = button.image?.size ?? .zero
    let content = contentSize(of: button)
    let width = max(0, size.width - start)
    if !button.isCheckBox, image.width > 0 {
      // The image and the words are in the middle together.
      start += max(0, (width - content.width) / 2)
    }
    picture.frame = CGRect(
      x: start, y: (size.height - image.height) / 2, width: image.width, height: image.height)
    if image.width > 0 { start += image.width + Self.space }
    let isAlone = image.width == 0 && !button.isCheckBox
    text.frame = CGRect(
      x: isAlone ? 0 : start, y: 0, width: isAlone ? size.width : max(0, size.width - start),
      height: size.height)
  }
}
