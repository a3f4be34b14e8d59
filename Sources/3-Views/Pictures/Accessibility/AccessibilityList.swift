// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

/// The accessible elements of a view as text: a line for each, in reading order.
package struct AccessibilityList {
  /// The elements in reading order.
  package let elements: [ReadElement]

  /// The list, which ends with a line break; empty without elements.
  package var text: String {
    let width = "\(elements.count)".count
    return elements.enumerated().map { index, element in
      let number = "\(index + 1)"
      let space = String(repeating: " ", count: width - number.count)
      return "\(space)\(number). \(element.words)\n"
    }.joined()
  }
}
