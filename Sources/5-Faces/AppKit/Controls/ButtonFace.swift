// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The visible parts of a kind of buttons, in the button's node.
@MainActor
protocol ButtonAppearance: AnyObject {
  /// Puts the parts into the button's node.
  func add(to node: UIView)
  /// Returns the margins between the frame and the alignment rectangle.
  func margins(of button: NSButton) -> NSEdgeInsets
  /// Returns the natural size without the margins.
  func size(of button: NSButton) -> CGSize
  /// Shows what the button says.
  func show(_ button: NSButton)
  /// Takes colours that are kept as fixed ones in the button's appearance.
  func appearanceChanged(of button: NSButton)
  /// Gives the parts their places.
  func layOut(_ button: NSButton)
}

/// The visible parts of a button: the bezel or the box of a check, an image and words.
@MainActor
final class ButtonFace: ButtonAppearance {
  private let bezel = UIView(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let check = UIImageView(image: UIImage(systemName: "checkmark"))

  private static let boxLength: CGFloat = 14
  private static let space: CGFloat = 6
  private static let pushHeight: CGFloat = 20
  /// From the sides of a square bezel to the words, and of a rounded one.
  private static let squareInset: CGFloat = 12
  private static let roundedInset: CGFloat = 11
  /// The margins between a rounded bezel and the button's frame (appkit rule MV-10).
  private static let roundedMargins = NSEdgeInsets(top: 5, left: 7, bottom: 7, right: 7)
  /// The position of the words in a rounded bezel: from its top, from its sides, and how high.
  private static let titleTop: CGFloat = 1
  private static let titleSide: CGFloat = 4
  private static let titleHeight: CGFloat = 16

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

  private func isRounded(_ button: NSButton) -> Bool {
    button.isBordered && !button.isCheckBox && button.bezelStyle == .rounded
  }

  /// Returns the margins between the frame and the alignment rectangle.
  func margins(of button: NSButton) -> NSEdgeInsets {
    isRounded(button) ? Self.roundedMargins : NSEdgeInsets()
  }

  /// The size without the margins.
  func size(of button: NSButton) -> CGSize {
    let content = contentSize(of: button)
    if button.isCheckBox {
      return CGSize(
        width: Self.boxLength + (content.width > 0 ? Self.space + content.width : 0), height: 16)
    }
    let inset =
      isRounded(button) ? Self.roundedInset : button.isBordered ? Self.squareInset : 0
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
    let margins = margins(of: button)
    // The middle of the bezel is not the frame's: there is more space below it.
    var inner = CGRect(
      x: margins.left, y: margins.top, width: max(0, size.width - margins.left - margins.right),
      height: size.height - margins.top - margins.bottom)
    if button.isCheckBox {
      let length = Self.boxLength
      bezel.frame = CGRect(x: 0, y: (size.height - length) / 2, width: length, height: length)
      check.frame = bezel.frame.insetBy(dx: 3, dy: 3)
      inner = CGRect(
        x: length + Self.space, y: 0, width: max(0, size.width - length - Self.space),
        height: size.height)
    } else {
      let height = max(Self.pushHeight, min(inner.height, contentSize(of: button).height))
      bezel.frame = CGRect(
        x: inner.minX, y: inner.minY + (inner.height - height) / 2, width: inner.width,
        height: height)
    }
    layOutContents(of: button, in: inner)
  }

  private func layOutContents(of button: NSButton, in inner: CGRect) {
    let image = button.image?.size ?? .zero
    guard image.width > 0 || button.isCheckBox else {
      text.frame =
        isRounded(button)
        ? CGRect(
          x: bezel.frame.minX + Self.titleSide, y: bezel.frame.minY + Self.titleTop,
          width: max(0, bezel.frame.width - 2 * Self.titleSide), height: Self.titleHeight)
        : inner
      return
    }
    var start = inner.minX
    if !button.isCheckBox {
      // The image and the words are in the middle together.
      start += max(0, (inner.width - contentSize(of: button).width) / 2)
    }
    picture.frame = CGRect(
      x: start, y: inner.minY + (inner.height - image.height) / 2, width: image.width,
      height: image.height)
    if image.width > 0 { start += image.width + Self.space }
    text.frame = CGRect(
      x: start, y: inner.minY, width: max(0, inner.maxX - start), height: inner.height)
  }
}
