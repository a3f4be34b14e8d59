// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

package struct AnatomyPart: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    case outline
    /// Hatching: space that nothing is in.
    case area
    /// Only its dimension: a distance between two edges.
    case distance
  }

  /// A length of a part that is shown as an arrow.
  package struct Measure: Hashable, Sendable {
    package var axis: LayoutAxis
    /// The text at the arrow: a number of points, or the sum that it came from.
    package var text: String

    package init(_ axis: LayoutAxis, _ text: String) {
      self.axis = axis
      self.text = text
    }
  }

  package struct Detail: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var kind: PictureAnatomy.Kind
  /// The name in UIKit's words: `inter-item spacing`.
  package var name: String
  package var form: Form
  package var rect: CGRect
  package var measures: [Measure]
  /// The number of outlines of its kind around it.
  package var level = 0
  /// The section that it belongs to; nil outside of sections.
  package var section: Int?
  /// Whether it moves with the section's own scrolling.
  package var isInScrollArea = false
  /// The rectangle in which it can be seen; nil for wherever its view can.
  package var clip: CGRect?
  /// A word in a corner of an outline; nil for none.
  package var tag: String?
  /// The specification, where it differs from the result: `flexible, at least 10`.
  package var note: String?
  /// Whether its lengths are outside of it where there is space: what is around it is dimmed.
  package var isMeasuredOutside = false
  /// Further lines of the legend: names and values, such as sums.
  package var details: [Detail] = []

  package init(
    _ kind: PictureAnatomy.Kind, _ name: String, _ form: Form, _ rect: CGRect,
    measures: [Measure] = []
  ) {
    self.kind = kind
    self.name = name
    self.form = form
    self.rect = rect
    self.measures = measures
  }

  /// An outline whose width and height are shown.
  package static func sized(
    _ kind: PictureAnatomy.Kind, _ name: String, _ rect: CGRect
  ) -> AnatomyPart {
    AnatomyPart(
      kind, name, .outline, rect,
      measures: [
        Measure(.horizontal, rect.width.compactDescription),
        Measure(.vertical, rect.height.compactDescription),
      ])
  }

  /// A space whose length along an axis is shown.
  package static func space(
    _ kind: PictureAnatomy.Kind, _ name: String, _ rect: CGRect, along axis: LayoutAxis
  ) -> AnatomyPart {
    AnatomyPart(
      kind, name, .area, rect, measures: [Measure(axis, rect.size[axis].compactDescription)])
  }

  /// The space that insets take off a rectangle, as up to four areas: top and bottom from side to
  /// side, the sides between them.
  ///
  /// - Parameters:
  ///   - kind: Insets or margins.
  ///   - name: What they are.
  ///   - rect: The rectangle before the insets.
  ///   - insets: The insets; edges without any, or with less than none, give no area.
  ///   - form: Areas, or distances.
  /// - Returns: The areas.
  package static func insets(
    _ kind: PictureAnatomy.Kind, _ name: String, of rect: CGRect, _ insets: UIEdgeInsets,
    form: Form = .area
  ) -> [AnatomyPart] {
    let (top, bottom) = (max(0, insets.top), max(0, insets.bottom))
    let between = CGRect(
      x: rect.minX, y: rect.minY + top, width: rect.width,
      height: max(0, rect.height - top - bottom))
    let strips: [(CGRect, LayoutAxis)] = [
      (CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top), .vertical),
      (
        CGRect(x: rect.minX, y: between.minY, width: insets.left, height: between.height),
        .horizontal
      ),
      (
        CGRect(x: rect.minX, y: rect.maxY - bottom, width: rect.width, height: bottom), .vertical
      ),
      (
        CGRect(
          x: rect.maxX - insets.right, y: between.minY, width: insets.right, height: between.height),
        .horizontal
      ),
    ]
    return strips.compactMap { strip, axis in
      guard strip.size.width > 0, isVisible(strip) else { return nil }
      var part = space(kind, name, strip, along: axis)
      part.form = form
      return part
    }
  }

  /// Returns whether a rectangle has any area; less than a hundredth of a point is rounding.
  package static func isVisible(_ rect: CGRect) -> Bool {
    rect.isFinite && rect.size.width > 0.01 && rect.size.height > 0.01
  }

  package func applying(_ transform: CGAffineTransform) -> AnatomyPart {
    var part = self
    part.rect = rect.applying(transform)
    part.clip = clip?.applying(transform)
    return part
  }
}
