// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

/// A part of the selection's frame that is dragged to change a number.
struct SelectionHandle: Hashable {
  /// The property that a handle changes: how the page draws it.
  enum Kind: String, Hashable {
    /// A width or a height, at an outer edge.
    case edge
    /// An inset, at an inner edge.
    case inset
    /// The space between two items, groups or lines.
    case gap
    /// The offset of a badge, a header or a footer.
    case anchor
  }

  let kind: Kind
  /// The words for those who do not see it, such as "width of item".
  let title: String
  let path: ValuePath
  /// The number, or what stands for it where none is written yet.
  let value: Double
  /// The change of the number for each point that the handle is moved to the right or down.
  let valuePerPoint: Double
  let form: NumberForm
  let isHorizontal: Bool
  /// The handle in the window's coordinates, as thick as nothing.
  let rect: CGRect
  /// The value to set, with null in place of the number; nil where the number is the value.
  var shape: JSONValue?
  /// The numbers of siblings, to which the handle snaps.
  var siblings: [Double] = []

  var json: JSONValue {
    .record([
      "kind": .string(kind.rawValue), "title": .string(title), "path": .path(path),
      "value": .number(value), "valuePerPoint": .number(valuePerPoint),
      "unit": .string(form.unit.rawValue), "step": .number(form.step),
      "least": .number(form.range.lowerBound), "most": .number(form.range.upperBound),
      "isHorizontal": .boolean(isHorizontal), "rect": .rectangle(rect), "shape": shape,
      "siblings": siblings.isEmpty ? nil : .array(siblings.map { .number($0) }),
    ])
  }
}

extension JSONValue {
  /// A rectangle as x, y, width and height, in hundredths of points.
  static func rectangle(_ rect: CGRect) -> JSONValue {
    .array(
      [rect.minX, rect.minY, rect.width, rect.height].map {
        .number(($0 * 100).rounded() / 100)
      })
  }
}

extension CGRect {
  /// Returns the line at the beginning of the rectangle along an axis.
  func startLine(_ axis: LayoutAxis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: minX, y: minY, width: 0, height: height)
      : CGRect(x: minX, y: minY, width: width, height: 0)
  }

  func endLine(_ axis: LayoutAxis) -> CGRect {
    axis == .horizontal
      ? CGRect(x: maxX, y: minY, width: 0, height: height)
      : CGRect(x: minX, y: maxY, width: width, height: 0)
  }
}
