// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation

/// The laid out texts that a label keeps: what was measured is what is drawn.
package struct LabelLayouts {
  // Two are enough: a cell measures its label in one width and draws it in the same or another.
  private var kept: [TextLayout] = []
  /// How many texts were laid out, for tests.
  package private(set) var count = 0

  init() {}

  /// The layout of a request, made or found.
  mutating func layout(_ request: TextRequest) -> TextLayout {
    if let found = kept.first(where: { $0.request == request }) { return found }
    let layout = TextLayout(request)
    if kept.count == 2 { kept.removeFirst() }
    kept.append(layout)
    count += 1
    return layout
  }

  /// A layout made for more width whose lines all fit into less: they break at the same places.
  func layout(fitting request: TextRequest) -> TextLayout? {
    // Lines of paragraphs with indents of their own have places in the width.
    guard request.paragraphs.isEmpty else { return nil }
    return kept.first { layout in
      guard layout.request.width >= request.width, !layout.isTruncated,
        layout.size.width <= request.width + 0.01, request.alignment != .justified,
        request.maximumNumberOfLines == 0 || layout.lines.count <= request.maximumNumberOfLines
      else { return false }
      var same = layout.request
      same.width = request.width
      same.maximumNumberOfLines = request.maximumNumberOfLines
      return same == request
    }
  }

  /// Forgets everything but the count.
  mutating func removeAll() { kept = [] }
}
