// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

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
