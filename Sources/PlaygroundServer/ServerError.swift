// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a playground cannot be served, as a sentence for the console.
package struct ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
