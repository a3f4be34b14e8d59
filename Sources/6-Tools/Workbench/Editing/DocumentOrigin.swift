// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package struct DocumentOrigin: Hashable, Sendable {
  /// The name of the document, for one without a name of its own.
  package let name: String
  /// Whether it is the document of the file that the server may write.
  package let isOfFile: Bool

  package init(name: String = "", isOfFile: Bool = false) {
    self.name = name
    self.isOfFile = isOfFile
  }
}
