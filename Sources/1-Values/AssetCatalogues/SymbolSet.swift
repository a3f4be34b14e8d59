// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A symbol set of an asset catalogue: a template with the symbol in several weights and scales.
package struct SymbolSet: Hashable, Sendable {
  package var fileName: String

  /// Reads a set.
  ///
  /// - Parameter contents: The bytes of the set's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long, is no JSON, names no file or one in another
  ///   folder.
  package init(contents: Data) throws(AssetError) {
    for entry in try ContentsFile.read(contents).symbols ?? [] {
      guard let name = try entry.fileName() else { continue }
      fileName = name
      return
    }
    throw AssetError("it names no file")
  }
}
