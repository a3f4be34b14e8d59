// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

@MainActor
struct ControlSegment {
  var label: String?
  var image: NSImage?
  /// The width that was set, in points; 0 for that of what it shows.
  var width: CGFloat = 0
  var isEnabled = true
  var isSelected = false
  var tag = 0
}

struct SegmentSpans {
  /// The widths that were set, in points; 0 for segments as wide as what they show.
  let fixed: [CGFloat]
  /// The widths of what the segments show, in points.
  let natural: [CGFloat]
  let distribution: NSSegmentedControl.Distribution

  /// The widths of segments in a control that is as wide as they need.
  var needed: [CGFloat] {
    let free = fixed.indices.filter { fixed[$0] == 0 }
    let widest: CGFloat = free.map { natural[$0] }.max() ?? 0
    return zip(fixed, natural).map { fixed, natural in
      if fixed > 0 { return fixed }
      return distribution == .fillEqually ? widest : natural
    }
  }

  /// Returns the widths of segments in a control of another width. Segments whose width was set keep it;
  /// the others share what is more or less than they need (appkit rule MV-12).
  func widths(in width: CGFloat) -> [CGFloat] {
    let needed = needed
    let flexible = fixed.indices.filter { fixed[$0] == 0 }
    let content = flexible.reduce(0) { $0 + needed[$1] }
    let rest = width - needed.reduce(0, +)
    guard !flexible.isEmpty, rest < 0 || distribution != .fit else { return needed }
    var widths = needed
    for index in flexible {
      if distribution == .fillEqually {
        widths[index] = max(0, content + rest) / CGFloat(flexible.count)
      } else if distribution == .fillProportionally || rest < 0 {
        widths[index] = content > 0 ? needed[index] * max(0, content + rest) / content : 0
      } else {
        widths[index] += rest / CGFloat(flexible.count)
      }
    }
    return widths
  }
}

/// The visible parts of a segmented control: one bezel, and in it the segments with lines between them.
@MainActor
final class SegmentFace {
  let bezel = UIView(frame: .zero)
  private var cells: [SegmentCell] = []

  static let height: CGFloat = 24
  private static let cornerRadius: CGFloat = 6
  private static let padding: CGFloat = 10
  private static let space: CGFloat = 4
  private static let lineInset: CGFloat = 5

  struct Look {
    var font = UIFont.systemFont(ofSize: 13)
    /// The colour of the bezel of a selected segment.
    var accent = NSColor.controlAccentColor
    var isSelected = false
    var isPressed = false
    var isEnabled = true
  }

  func add(to node: UIView) {
    node.addSubview(bezel)
    bezel.clipsToBounds = true
    bezel.layer.cornerRadius = Self.cornerRadius
    bezel.layer.borderWidth = 0.5
    bezel.backgroundColor = NSColor.controlColor.uiColor
  }

  /// The text whose baseline is the control's; nil without segments.
  var baselineNode: UIView? { cells.first?.text }

  func appearanceChanged(in traits: UITraitCollection) {
    bezel.layer.borderColor = CGColor(NSColor.tertiaryLabelColor.uiColor.value(in: traits))
  }

  func show(_ segments: [ControlSegment], look: (Int) -> Look) {
    while cells.count > segments.count { cells.removeLast().remove() }
    while cells.count < segments.count {
      let cell = SegmentCell()
      cell.add(to: bezel)
      cells.append(cell)
    }
    for (index, segment) in segments.enumerated() { cells[index].show(segment, look(index)) }
    for index in cells.indices {
      // There is no line beside a selected segment, nor after the last.
      cells[index].line.isHidden =
        index == cells.count - 1 || segments[index].isSelected || segments[index + 1].isSelected
    }
  }

  /// The width of what a segment shows, with the space at its sides, in whole points.
  func naturalWidth(of index: Int) -> CGFloat {
    cells[index].contentWidth(space: Self.space).rounded(.up) + 2 * Self.padding
  }

  func layOut(in bounds: CGRect, frames: [CGRect], isMirrored: Bool) {
    let used = frames.dropFirst().reduce(frames.first ?? .null) { $0.union($1) }
    bezel.frame =
      used.isNull
      ? .zero
      : CGRect(
        x: used.minX, y: bounds.minY + (bounds.height - Self.height) / 2, width: used.width,
        height: Self.height)
    for (cell, frame) in zip(cells, frames) {
      let own = CGRect(
        x: frame.minX - bezel.frame.minX, y: 0, width: frame.width, height: Self.height)
      cell.layOut(in: own, space: Self.space)
      let edge = isMirrored ? own.minX : own.maxX
      cell.line.frame = CGRect(
        x: edge - 0.5, y: Self.lineInset, width: 1, height: Self.height - 2 * Self.lineInset)
    }
  }
}

@MainActor
private final class SegmentCell {
  private let back = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  let text = UILabel(frame: .zero)
  let line = UIView(frame: .zero)

  func add(to bezel: UIView) {
    for view in [back, picture, text, line] { bezel.addSubview(view) }
    picture.contentMode = .scaleAspectFit
    line.backgroundColor = NSColor.separatorColor.uiColor
  }

  func remove() { for view in [back, picture, text, line] { view.removeFromSuperview() } }

  func show(_ segment: ControlSegment, _ look: SegmentFace.Look) {
    text.text = segment.label
    text.font = look.font
    picture.image = segment.image?.shown
    let color: NSColor =
      !look.isEnabled
      ? .disabledControlTextColor : look.isSelected ? .white : .controlTextColor
    text.textColor = color.uiColor
    picture.tintColor = color.uiColor
    back.backgroundColor =
      look.isSelected ? look.accent.uiColor : NSColor.quaternaryLabelColor.uiColor
    back.isHidden = !look.isSelected && !look.isPressed
    back.alpha = look.isEnabled ? 1 : 0.5
  }

  private var imageSize: CGSize { picture.image?.size ?? .zero }
  private var textWidth: CGFloat {
    (text.text ?? "").isEmpty ? 0 : text.sizeThatFits(.zero).width.rounded(.up)
  }

  func contentWidth(space: CGFloat) -> CGFloat {
    let (image, text) = (imageSize.width, textWidth)
    return image + text + (image > 0 && text > 0 ? space : 0)
  }

  func layOut(in frame: CGRect, space: CGFloat) {
    back.frame = frame
    let content = min(contentWidth(space: space), frame.width)
    var start = frame.minX + (frame.width - content) / 2
    let image = imageSize
    picture.frame = CGRect(
      x: start, y: frame.minY + (frame.height - image.height) / 2, width: image.width,
      height: image.height)
    if image.width > 0 { start += image.width + space }
    let height = min(frame.height, text.font.lineHeight.rounded(.up))
    text.frame = CGRect(
      x: start, y: frame.minY + ((frame.height - height) / 2).rounded(),
      width: max(0, frame.midX + content / 2 - start), height: height)
  }
}
