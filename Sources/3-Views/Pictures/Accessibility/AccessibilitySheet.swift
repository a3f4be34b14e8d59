// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
import Views

/// A view's picture with its accessible elements numbered in reading order, and beside it what a
/// screen reader says.
@MainActor
struct AccessibilitySheet {
  private let viewSize: CGSize
  private let surround: PictureSurround?
  private let isMirrored: Bool
  private let palette: AnatomyPalette
  private let text: AnatomyText
  private let rows: [Row]
  /// The size of all, in points.
  let size: CGSize

  /// An element with its line of the list, and that line's place in the picture.
  private struct Row {
    var element: ReadElement
    var layout: TextLayout
    var origin: CGPoint
  }

  private static let padding: CGFloat = 16
  private static let columnWidth: CGFloat = 248
  private static let rowSpacing: CGFloat = 7
  /// From the start of a marker to that of its words.
  private static let indent: CGFloat = 28
  private static let wordLines = 4
  private static let markerHeight: CGFloat = 15

  /// Places the list beside a view.
  ///
  /// - Parameters:
  ///   - elements: The elements in reading order.
  ///   - view: The view that they are of.
  ///   - surround: What is around the view; nil for nothing.
  init(_ elements: [ReadElement], of view: UIView, surround: PictureSurround?) {
    self.surround = surround
    viewSize = view.bounds.size
    isMirrored = view.traitCollection.layoutDirection == .rightToLeft
    palette = AnatomyPalette(isDark: view.traitCollection.userInterfaceStyle == .dark)
    text = AnatomyText(rendering: view.traitCollection.textRendering)
    let outer = PictureSurround.size(of: surround, around: viewSize)
    let wordWidth = Self.columnWidth - Self.indent - Self.padding
    var corner = CGPoint(x: outer.width + Self.padding, y: Self.padding)
    let bottom = max(outer.height, 240) - Self.padding
    var rows: [Row] = []
    var lowest = corner.y
    for element in elements {
      let layout = text.layout(
        element.words, .name, width: wordWidth, lines: Self.wordLines)
      if corner.y + layout.size.height > bottom, corner.y > Self.padding {
        corner = CGPoint(x: corner.x + Self.columnWidth, y: Self.padding)
      }
      rows.append(Row(element: element, layout: layout, origin: corner))
      corner.y += max(layout.size.height, Self.markerHeight) + Self.rowSpacing
      lowest = max(lowest, corner.y)
    }
    self.rows = rows
    size = CGSize(
      width: corner.x - Self.padding + Self.columnWidth,
      height: max(outer.height, lowest - Self.rowSpacing + Self.padding))
  }

  /// Draws the view, the elements over it, and the list.
  func draw(_ view: UIView, in context: CGContext, scale: CGFloat) {
    let canvas = context.canvas
    let outer = PictureSurround.size(of: surround, around: viewSize)
    canvas.fill(CGRect(origin: .zero, size: size), with: palette.background)
    PictureSurround.draw(surround, around: viewSize, in: context, scale: scale) {
      canvas.withSavedState {
        canvas.clip(to: CGRect(origin: .zero, size: viewSize))
        ViewDrawing.draw(view, in: context, scale: scale)
        for (index, row) in rows.enumerated() { drawFrame(of: row.element, index, on: canvas) }
        // Over all frames: a number is never behind a later element.
        for (index, row) in rows.enumerated() {
          drawMarker(index, at: markerOrigin(of: row.element, index), on: canvas)
        }
      }
    }
    canvas.fill(
      CGRect(x: outer.width, y: 0, width: 1, height: size.height), with: palette.separator)
    for (index, row) in rows.enumerated() {
      drawMarker(index, at: row.origin, on: canvas)
      canvas.draw(
        row.layout, at: CGPoint(x: row.origin.x + Self.indent, y: row.origin.y + 1),
        color: palette.text)
    }
    if text.rendering == .real, !rows.isEmpty { context.hasRealText = true }
  }

  private func drawFrame(of element: ReadElement, _ index: Int, on canvas: Canvas) {
    let color = color(index)
    let inset = min(0.75, element.frame.width / 2, element.frame.height / 2)
    let path = Path(rect: element.frame.insetBy(dx: inset, dy: inset))
    canvas.fill(path, with: color.withAlpha(0.16))
    canvas.stroke(path, with: color, width: 1.5)
  }

  /// The corner of an element's number: at the start of its top edge; of a low element before that, if
  /// there is space.
  private func markerOrigin(of element: ReadElement, _ index: Int) -> CGPoint {
    let (frame, width) = (element.frame, markerWidth(index))
    let inside = isMirrored ? frame.maxX - width : frame.minX
    let before = isMirrored ? frame.maxX : frame.minX - width
    let isLow = frame.height < Self.markerHeight * 1.6
    let fits = before >= 0 && before + width <= viewSize.width
    return CGPoint(
      x: isLow && fits ? before : min(max(inside, 0), max(viewSize.width - width, 0)),
      y: min(max(frame.minY, 0), max(viewSize.height - Self.markerHeight, 0)))
  }

  private func markerWidth(_ index: Int) -> CGFloat { index < 9 ? 15 : index < 99 ? 19 : 24 }

  private func drawMarker(_ index: Int, at origin: CGPoint, on canvas: Canvas) {
    let frame = CGRect(
      origin: origin, size: CGSize(width: markerWidth(index), height: Self.markerHeight))
    let color = color(index)
    canvas.fill(Path(roundedRect: frame, cornerRadius: 4), with: color)
    let layout = text.layout("\(index + 1)", .label)
    canvas.draw(
      layout,
      at: CGPoint(
        x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2),
      color: palette.text(on: color))
  }

  /// The colours take turns, so that neighbours differ.
  private func color(_ index: Int) -> RGBA {
    palette.color(Self.kinds[index % Self.kinds.count])
  }

  private static let kinds: [PictureAnatomy.Kind] = [
    .items, .groups, .sections, .supplementaries, .insets, .spacing,
  ]
}
