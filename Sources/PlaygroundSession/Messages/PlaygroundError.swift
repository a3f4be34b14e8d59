// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why something that a viewer asked for was not done: a sentence for the page.
package struct PlaygroundError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
