// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import LayoutDocuments

/// The reason why a document was not edited: a sentence for the page.
package struct EditRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  init(_ failure: DocumentEditFailure) {
    switch failure {
    case .unreadable(let mistake): self.init("The text cannot be read: \(mistake.message)")
    case .noValue(let path): self.init("There is no value at \(path).")
    }
  }

  /// The text has a mistake, so that its values are not known.
  static let unreadable = EditRefusal("The text cannot be read. Correct it, or undo.")
  /// The text has changed since the edit was made.
  static let stale = EditRefusal("The text has changed in the meantime.")
}
