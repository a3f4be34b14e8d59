// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The visible parts of a kind of buttons, in the button's node.
@MainActor
protocol ButtonAppearance: AnyObject {
  func add(to node: UIView)
  /// Returns the margins between the frame and the alignment rectangle.
  func margins(of button: NSButton) -> NSEdgeInsets
  /// Returns the natural size without the margins.
  func size(of button: NSButton) -> CGSize
  func show(_ button: NSButton)
  /// Takes colours that are kept as fixed ones in the button's appearance.
  func appearanceChanged(of button: NSButton)
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

  private func arrangement(of button: NSButton) -> ButtonArrangement {
    let place = place(of: button)
    let isWordless = button.title.isEmpty || place == .imageAlone
    let words = isWordless ? .zero : text.sizeThatFits(.zero)
    let title = CGSize(
      width: words.width.rounded(.up), height: max(Self.titleHeight, words.height.rounded(.up)))
    return ButtonArrangement(
      place: place, image: button.image?.size ?? .zero, title: title,
      isTogether: button.imageHugsTitle || button.isCheckBox)
  }

  /// The place of the image, for which no words are measured.
  private func place(of button: NSButton) -> ButtonArrangement.Place {
    // Of a check box the position is that of the box: an image is in front of the words.
    let place = button.isCheckBox ? .left : button.imagePlace
    if button.image?.size.width ?? 0 == 0, place != .imageAlone { return .titleAlone }
    if button.title.isEmpty, place != .titleAlone { return .imageAlone }
    return place
  }

  private func contentSize(of button: NSButton) -> CGSize {
    let arrangement = arrangement(of: button)
    // The height of a line alone is that of the bezel or the box.
    guard arrangement.place != .titleAlone else {
      return CGSize(width: arrangement.title.width, height: 0)
    }
    let isBeside = arrangement.place == .left || arrangement.place == .right
    return CGSize(
      width: arrangement.size.width,
      height: isBeside ? arrangement.image.height : arrangement.size.height)
  }

  /// Whether a check box shows its box, and whether it shows anything beside it.
  private func hasBox(_ button: NSButton) -> Bool { button.imagePlace != .titleAlone }
  private func hasWords(_ button: NSButton) -> Bool { button.imagePlace != .imageAlone }

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
      let words = hasWords(button) ? content.width : 0
      let box = hasBox(button) ? Self.boxLength : 0
      return CGSize(width: box + (box > 0 && words > 0 ? Self.space : 0) + words, height: 16)
    }
    return CGSize(
      width: content.width + 2 * inset(of: button),
      height: max(button.isBordered ? Self.pushHeight : 16, content.height))
  }

  private func inset(of button: NSButton) -> CGFloat {
    isRounded(button) ? Self.roundedInset : button.isBordered ? Self.squareInset : 0
  }

  // MARK: Contents

  func show(_ button: NSButton) {
    text.text = button.title
    text.font = (button.font ?? .systemFont(ofSize: 0)).uiFont
    let color = button.isEnabled ? NSColor.controlTextColor : .disabledControlTextColor
    text.textColor = color.uiColor
    let isCheckBox = button.isCheckBox
    let place = place(of: button)
    let isEmptyBeside = isCheckBox && !hasWords(button)
    text.isHidden = place == .imageAlone || isEmptyBeside
    picture.isHidden = button.image != nil && place == .titleAlone || isEmptyBeside
    text.textAlignment = isCheckBox ? .natural : .center
    picture.image = button.image?.shown
    picture.tintColor = color.uiColor
    let isChecked = isCheckBox && button.state == .on
    check.isHidden = !isChecked || !hasBox(button)
    check.tintColor = NSColor.white.uiColor
    bezel.isHidden = isCheckBox ? !hasBox(button) : !button.isBordered
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
      inner = layOutBox(of: button)
    } else {
      let content = place(of: button) == .titleAlone ? 0 : contentSize(of: button).height
      let height = max(Self.pushHeight, min(inner.height, content))
      bezel.frame = CGRect(
        x: inner.minX, y: inner.minY + (inner.height - height) / 2, width: inner.width,
        height: height)
    }
    layOutContents(of: button, in: inner)
  }

  /// Places the box of a check box, on the side that its position says.
  private func layOutBox(of button: NSButton) -> CGRect {
    let (size, length) = (button.viewNode.bounds.size, Self.boxLength)
    let place = button.imagePlace
    guard hasBox(button) else { return CGRect(origin: .zero, size: size) }
    let x =
      switch place {
      case .right: size.width - length
      case .imageAlone: (size.width - length) / 2
      default: CGFloat.zero
      }
    bezel.frame = CGRect(x: x, y: (size.height - length) / 2, width: length, height: length)
    check.frame = bezel.frame.insetBy(dx: 3, dy: 3)
    return CGRect(
      x: place == .right ? 0 : length + Self.space, y: 0,
      width: max(0, size.width - length - Self.space), height: size.height)
  }

  private func layOutContents(of button: NSButton, in inner: CGRect) {
    guard place(of: button) != .titleAlone else {
      text.frame =
        isRounded(button)
        ? CGRect(
          x: bezel.frame.minX + Self.titleSide, y: bezel.frame.minY + Self.titleTop,
          width: max(0, bezel.frame.width - 2 * Self.titleSide), height: Self.titleHeight)
        : inner
      return
    }
    let (arrangement, inset) = (arrangement(of: button), inset(of: button))
    var space = inner.insetBy(dx: min(inset, inner.width / 2), dy: 0)
    // Beside a box the words follow the image at once.
    if button.isCheckBox { space.size.width = min(space.width, arrangement.size.width) }
    (picture.frame, text.frame) = arrangement.frames(in: space)
  }
}
