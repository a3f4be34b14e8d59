// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The list that `gallery SAMPLE --marks` prints: the elements of a picture, by their numbers there.
struct MarkRecord: Encodable {
  let sample: String
  /// The size of the picture, in points.
  let size: [Double]
  /// Pixels per point.
  let scale: Double
  let marks: [Element]

  /// A numbered element.
  struct Element: Encodable {
    let number: Int
    /// The part that can be seen, in points of the picture.
    let frame: [Double]
    @Nullable var text: String?
    let element: ExplanationRecord.Element
  }

  /// Makes the list of a screen.
  @MainActor init(_ screen: Screen) {
    sample = screen.subject.argument
    size = screen.pictureSize.numbers
    scale = screen.settings.scale
    let origin = screen.origin
    marks = screen.marks.map { mark in
      Element(
        number: mark.number, frame: mark.frame.offsetBy(dx: origin.x, dy: origin.y).numbers,
        text: mark.text, element: ExplanationRecord.Element(mark.explanation))
    }
  }
}
