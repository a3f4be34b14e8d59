// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import IllustrationFiles

/// Where illustrations belong.
struct Placement: Sendable {
  /// The folder that the user named, if any.
  let output: String?
  let catalogues: [Catalogue]

  /// The folders whose illustrations are the command's: others in them are orphans.
  ///
  /// None where the user names the folder: other packages may draw into it as well.
  var folders: [String] { output == nil ? catalogues.map(\.resources) : [] }

  /// Returns the folders of an illustration: that of the only catalogue, or of those whose articles
  /// show it.
  ///
  /// - Parameter name: The illustration.
  /// - Returns: From the package's folder on, or absolute.
  /// - Throws: What the user may do if no catalogue shows it.
  func folders(for name: IllustrationName) throws(IllustrateFailure) -> [String] {
    if let output { return [output] }
    guard catalogues.count != 1 else { return [catalogues[0].resources] }
    guard !catalogues.isEmpty else {
      throw IllustrateFailure(
        "there is no DocC catalogue: create Sources/TARGET/TARGET.docc, or give --output.", .failed)
    }
    let showing = catalogues.filter { $0.references.contains(name.text) }
    guard !showing.isEmpty else {
      throw IllustrateFailure(
        """
        no article of the \(catalogues.count) catalogues shows '\(name.text)': write \
        ![…](\(name.text)) in one, or give --output.
        """, .failed)
    }
    return showing.map(\.resources)
  }
}
