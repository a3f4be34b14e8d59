// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The visible parts of a pop-up button: a bezel, the words and a box with chevrons (appkit rule MO-3).
@MainActor
final class PopUpFace: ButtonAppearance {
  private let bezel = UIView(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let box = UIView(frame: .zero)
  private let chevrons = UIImageView(frame: .zero)
  /// Measures the words of items that are not shown.
  private let ruler = UILabel(frame: .zero)

  /// From the bezel's left edge to the words.
  static let titleInset: CGFloat = 9
  private static let space: CGFloat = 6
  private static let boxInset: CGFloat = 2
  /// The margins between the bezel and the button's frame.
  private static let margins = NSEdgeInsets(top: 1, left: 3, bottom: 4, right: 4)

  func add(to node: UIView) {
    for view in [bezel, text, box] { node.addSubview(view) }
    box.addSubview(chevrons)
    chevrons.contentMode = .scaleAspectFit
    text.lineBreakMode = .byTruncatingTail
  }

  // MARK: Size

  func margins(of button: NSButton) -> NSEdgeInsets {
    button.isBordered ? Self.margins : NSEdgeInsets()
  }

  /// As wide as the widest item's words, so that the width stays when another is selected.
  func size(of button: NSButton) -> CGSize {
    let titles = (button as? NSPopUpButton)?.itemTitles ?? []
    ruler.font = (button.font ?? .systemFont(ofSize: 0)).uiFont
    let widest = titles.map { width(of: $0) }.max() ?? 0
    let height = button.controlSize.popUpHeight
    return CGSize(
      width: Self.titleInset + widest + Self.space + boxLength(in: height) + Self.boxInset,
      height: height)
  }

  private func width(of title: String) -> CGFloat {
    guard !title.isEmpty else { return 0 }
    ruler.text = title
    return ruler.sizeThatFits(.zero).width.rounded(.up)
  }

  private func boxLength(in height: CGFloat) -> CGFloat { height - 2 * Self.boxInset }

  // MARK: Contents

  func show(_ button: NSButton) {
    text.text = button.title
    text.font = (button.font ?? .systemFont(ofSize: 0)).uiFont
    let (isEnabled, isBordered) = (button.isEnabled, button.isBordered)
    text.textColor = (isEnabled ? NSColor.controlTextColor : .disabledControlTextColor).uiColor
    bezel.isHidden = !isBordered
    bezel.backgroundColor = NSColor.controlColor.uiColor
    bezel.layer.cornerRadius = 5
    bezel.layer.borderWidth = 0.5
    let pullsDown = (button as? NSPopUpButton)?.pullsDown == true
    chevrons.image = UIImage(systemName: pullsDown ? "chevron.down" : "chevron.up.chevron.down")
    let isFilled = isBordered && isEnabled
    box.backgroundColor = isFilled ? NSColor.controlAccentColor.uiColor : nil
    box.layer.cornerRadius = 4
    let color: NSColor =
      isFilled ? .white : isEnabled ? .secondaryLabelColor : .disabledControlTextColor
    chevrons.tintColor = color.uiColor
  }

  func appearanceChanged(of button: NSButton) {
    bezel.layer.borderColor = CGColor(
      NSColor.tertiaryLabelColor.uiColor.value(in: button.viewNode.traitCollection))
  }

  // MARK: Layout

  /// The frame of the bezel in the button's node: as high as its size says, in the middle of what the
  /// margins leave.
  func bezelFrame(of button: NSButton) -> CGRect {
    let (size, margins) = (button.viewNode.bounds.size, margins(of: button))
    let height = button.controlSize.popUpHeight
    let space = size.height - margins.top - margins.bottom
    return CGRect(
      x: margins.left, y: margins.top + (space - height) / 2,
      width: max(0, size.width - margins.left - margins.right), height: height)
  }

  func layOut(_ button: NSButton) {
    let frame = bezelFrame(of: button)
    bezel.frame = frame
    let length = boxLength(in: frame.height)
    box.frame = CGRect(
      x: frame.maxX - Self.boxInset - length, y: frame.minY + Self.boxInset, width: length,
      height: length)
    let inset = (length * 0.2).rounded()
    chevrons.frame = box.bounds.insetBy(dx: inset, dy: inset)
    let height = (button.font ?? .systemFont(ofSize: 0)).labelHeight
    text.frame = CGRect(
      x: frame.minX + Self.titleInset, y: frame.minY + (frame.height - height) / 2,
      width: max(0, box.frame.minX - Self.space - frame.minX - Self.titleInset), height: height)
  }
}

extension NSControl.ControlSize {
  /// The height of a pop-up button's bezel, in points.
  fileprivate var popUpHeight: CGFloat {
    switch self {
    case .regular: 20
    case .small: 17
    case .mini: 15
    case .large: 28
    }
  }
}
