// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The properties of a folder in an asset catalogue that groups sets.
package struct AssetGroup: Hashable, Sendable {
  /// Whether the names of sets in the folder begin with its own and a slash.
  package var providesNamespace: Bool

  /// Reads the properties of a folder.
  ///
  /// - Parameter contents: The bytes of the folder's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long or is no JSON.
  package init(contents: Data) throws(AssetError) {
    providesNamespace = try ContentsFile.read(contents).properties?.providesNamespace ?? false
  }
}
