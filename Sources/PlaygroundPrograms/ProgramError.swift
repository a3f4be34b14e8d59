// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Why a file cannot be shown, where it is not the file's fault; a sentence.
package struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
