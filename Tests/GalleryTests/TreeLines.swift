// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines of a layout tree that a document and its exported code have alike.
enum TreeLines {
  /// Returns the size of the picture and the lines of the elements, without the name in the first line.
  static func of(_ tree: String) -> [String] {
    let lines = tree.split(separator: "\n").map(String.init)
    let size = (lines.first ?? "").components(separatedBy: "  ").last ?? ""
    return [size] + lines.dropFirst()
  }
}
