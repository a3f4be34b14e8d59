// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The drawings behind `UIImage(systemName:)`, the files of the folder Symbols, as
/// texts of the program.
///
/// A drawing's size is the symbol's at a font size of 20 points, regular weight and medium scale.
/// Its strokes take `stroke-width` from the root element and its colour is `currentColor`, so that
/// a style sheet can make it bolder and tint it. Finer strokes are scaled, and so follow the weight.
/// What the boldest strokes cover, 3.4 wide, is inside of the view box. Drawings with the outline of `circle`
/// have a view box of 25.6 for a circle of 22.1, folders one of 26.96 for 22.3 (behaviour rule LC-l).
enum SymbolCatalogue {
  /// The names there are, in alphabetical order. Some are other names of one drawing.
  static let names: [String] =
    (SymbolFiles.all.map { "\($0.name)" } + otherNames.map(\.key)).sorted()

  /// Names that mean what is drawn already, and that drawing's.
  private static let otherNames: KeyValuePairs<String, String> = [
    "arrow.backward": "arrow.left",
    "arrow.forward": "arrow.right",
    "arrow.up.forward": "arrow.up.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "chevron.backward.circle": "chevron.left.circle",
    "chevron.backward.circle.fill": "chevron.left.circle.fill",
    "chevron.forward.circle": "chevron.right.circle",
    "chevron.forward.circle.fill": "chevron.right.circle.fill",
    "cube.box": "shippingbox",
    "icloud": "cloud",
    "icloud.fill": "cloud.fill",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "line.horizontal.3.decrease.circle": "line.3.horizontal.decrease.circle",
    "line.horizontal.3.decrease.circle.fill": "line.3.horizontal.decrease.circle.fill",
    "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right",
  ]

  /// The SVG document of a symbol.
  ///
  /// - Parameter name: A name such as `chevron.right`.
  /// - Returns: The document's bytes, or nil for a name that is not in ``names``.
  /// - Complexity: O(log *n*), *n* names.
  static func document(named name: String) -> Data? {
    let name = otherNames.first { $0.key == name }?.value ?? name
    let files = SymbolFiles.all
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if "\(files[middle].name)" < name { low = middle + 1 } else { high = middle }
    }
    guard low < files.count, "\(files[low].name)" == name else { return nil }
    let document = files[low].document
    return Data(bytes: document.utf8Start, count: document.utf8CodeUnitCount)
  }
}
