// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// The visible part of a menu that is open: rows on a panel with a shadow (appkit rule MO-6).
@MainActor
final class MenuPanel: NSView {
  /// From the panel's left edge to the words.
  static let textInset: CGFloat = 23
  private static let trailingInset: CGFloat = 17
  private static let edge: CGFloat = 5
  private static let separatorHeight: CGFloat = 11
  private static let cornerRadius: CGFloat = 6

  private let clip = UIView(frame: .zero)
  private let list = UIView(frame: .zero)
  private var rows: [MenuRow] = []
  /// The distance that the rows are scrolled up, where they are higher than the panel.
  private var offset: CGFloat = 0

  override var isFlipped: Bool { true }

  override func setUp() {
    super.setUp()
    viewNode.addSubview(clip)
    clip.addSubview(list)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = Self.cornerRadius
    viewNode.backgroundColor = NSColor(light: 0xF6F6F6, dark: 0x2A2A2A).uiColor
    let layer = viewNode.layer
    layer.cornerRadius = Self.cornerRadius
    layer.borderWidth = 0.5
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 6)
    appearanceChanged()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    viewNode.layer.borderColor = CGColor(
      NSColor.tertiaryLabelColor.uiColor.value(in: viewNode.traitCollection))
  }

  // MARK: Rows

  /// Shows items in place of those before.
  func show(_ items: [NSMenuItem], font: NSFont) {
    for row in rows { row.view.removeFromSuperview() }
    rows = items.map { MenuRow($0, font: font) }
    for row in rows { list.addSubview(row.view) }
  }

  /// The width of the widest row and the height of all, with what is around them.
  var contentSize: CGSize {
    let width = rows.map(\.textWidth).max() ?? 0
    return CGSize(
      width: Self.textInset + width + Self.trailingInset,
      height: rows.reduce(2 * Self.edge) { $0 + height(of: $1) })
  }

  private func height(of row: MenuRow) -> CGFloat {
    row.item.isSeparatorItem ? Self.separatorHeight : row.height
  }

  /// Gives the rows their places in the panel's width.
  func layOutRows() {
    let size = viewNode.bounds.size
    clip.frame = CGRect(origin: .zero, size: size)
    var top = Self.edge
    for row in rows {
      let height = height(of: row)
      row.view.frame = CGRect(x: 0, y: top, width: size.width, height: height)
      row.layOut(edge: Self.edge, textInset: Self.textInset, trailing: Self.trailingInset)
      top += height
    }
    list.frame = CGRect(x: 0, y: 0, width: size.width, height: top + Self.edge)
    scroll(to: offset)
  }

  /// The middle of an item's row from the top of all rows; nil for an item that is not shown.
  func middle(of item: NSMenuItem) -> CGFloat? {
    var top = Self.edge
    for row in rows {
      if row.item === item { return top + height(of: row) / 2 }
      top += height(of: row)
    }
    return nil
  }

  /// The item at a point of the panel, from its upper left corner; nil beside all rows.
  func item(at point: CGPoint) -> NSMenuItem? {
    let inside = CGPoint(x: point.x, y: point.y + offset)
    return rows.first { $0.view.frame.contains(inside) }?.item
  }

  func showHighlight() { for row in rows { row.showHighlight() } }

  // MARK: Scrolling

  private func scroll(to newOffset: CGFloat) {
    offset = max(0, min(newOffset, list.frame.height - viewNode.bounds.height))
    list.frame.origin.y = -offset
  }

  /// Scrolls by a distance, as far as there are rows.
  func scroll(by distance: CGFloat) { scroll(to: offset + distance) }

  /// Scrolls by as little as shows an item's row.
  func reveal(_ item: NSMenuItem) {
    guard let frame = rows.first(where: { $0.item === item })?.view.frame else { return }
    let height = viewNode.bounds.height
    if frame.minY - Self.edge < offset {
      scroll(to: frame.minY - Self.edge)
    } else if frame.maxY + Self.edge > offset + height {
      scroll(to: frame.maxY + Self.edge - height)
    }
  }
}

@MainActor
private struct MenuRow {
  let item: NSMenuItem
  let view = UIView(frame: .zero)
  /// The height of a row with words.
  let height: CGFloat
  private let highlight = UIView(frame: .zero)
  private let text = UILabel(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)

  private static let markLength: CGFloat = 10
  /// A step of indentation, in points (appkit rule MO-6).
  private static let indentation: CGFloat = 11
  private static let lineInset: CGFloat = 10

  init(_ item: NSMenuItem, font: NSFont) {
    self.item = item
    height = font.labelHeight + 6
    for part in [highlight, text, mark, line] { view.addSubview(part) }
    text.text = item.title
    text.font = font.uiFont
    mark.contentMode = .scaleAspectFit
    mark.image =
      switch item.state {
      case .on: UIImage(systemName: "checkmark")
      case .mixed: UIImage(systemName: "minus")
      default: nil
      }
    highlight.layer.cornerRadius = 4
    highlight.backgroundColor = NSColor.controlAccentColor.uiColor
    line.backgroundColor = NSColor.separatorColor.uiColor
    line.isHidden = !item.isSeparatorItem
    showHighlight()
  }

  private var indent: CGFloat { CGFloat(item.indentationLevel) * Self.indentation }
  /// The width of the words with what they are indented by.
  var textWidth: CGFloat {
    item.title.isEmpty ? 0 : indent + text.sizeThatFits(.zero).width.rounded(.up)
  }

  func layOut(edge: CGFloat, textInset: CGFloat, trailing: CGFloat) {
    let size = view.bounds.size
    highlight.frame = CGRect(
      x: edge, y: 0, width: max(0, size.width - 2 * edge), height: size.height)
    let length = Self.markLength
    mark.frame = CGRect(
      x: textInset - 4 - length, y: (size.height - length) / 2, width: length, height: length)
    text.frame = CGRect(
      x: textInset + indent, y: 3, width: max(0, size.width - textInset - indent - trailing),
      height: max(0, size.height - 6))
    let inset = Self.lineInset
    line.frame = CGRect(
      x: inset, y: (size.height - 1) / 2, width: max(0, size.width - 2 * inset), height: 1)
  }

  func showHighlight() {
    highlight.isHidden = !item.isHighlighted
    let color: NSColor =
      item.isHighlighted
      ? .alternateSelectedControlTextColor
      : item.isEnabled ? .controlTextColor : .disabledControlTextColor
    text.textColor = color.uiColor
    mark.tintColor = color.uiColor
  }
}
