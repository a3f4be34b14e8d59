// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry
package import Views

/// A view's picture with its accessible elements numbered in reading order, and beside it what a
/// screen reader says.
@MainActor
struct AccessibilitySheet {
  private let viewSize: CGSize
  private let surround: PictureSurround?
  private let palette: AnatomyPalette
  private let text: AnatomyText
  private let numbers: NumberedFrames
  private let rows: [Row]
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

  /// Places the list beside a view.
  ///
  /// - Parameters:
  ///   - elements: The elements in reading order.
  ///   - view: The view that they are of.
  ///   - surround: What is around the view; nil for nothing.
  init(_ elements: [ReadElement], of view: UIView, surround: PictureSurround?) {
    self.surround = surround
    viewSize = view.bounds.size
    numbers = NumberedFrames(of: view)
    palette = numbers.palette
    text = numbers.text
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
      corner.y += max(layout.size.height, NumberedFrames.markerHeight) + Self.rowSpacing
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
        numbers.draw(rows.map(\.element.frame), filled: true, on: canvas)
      }
    }
    canvas.fill(
      CGRect(x: outer.width, y: 0, width: 1, height: size.height), with: palette.separator)
    for (index, row) in rows.enumerated() {
      numbers.drawMarker(index, at: row.origin, on: canvas)
      canvas.draw(
        row.layout, at: CGPoint(x: row.origin.x + Self.indent, y: row.origin.y + 1),
        color: palette.text)
    }
    if text.rendering == .real, !rows.isEmpty { context.hasRealText = true }
  }
}

/// The accessible elements of a view as text: a line for each, in reading order.
package struct AccessibilityList {
  package let elements: [ReadElement]
  /// The areas that are not shown, in the view's coordinates: an element whose middle is in one is
  /// listed as `ignored`.
  var covered: [CGRect] = []

  init(elements: [ReadElement]) { self.elements = elements }

  /// The list, which ends with a line break; empty without elements.
  package var text: String {
    let width = "\(elements.count)".count
    return elements.enumerated().map { index, element in
      let number = "\(index + 1)"
      let space = String(repeating: " ", count: width - number.count)
      let middle = CGPoint(x: element.frame.midX, y: element.frame.midY)
      let isCovered = covered.contains { $0.contains(middle) }
      return "\(space)\(number). \(isCovered ? "ignored" : element.words)\n"
    }.joined()
  }
}
