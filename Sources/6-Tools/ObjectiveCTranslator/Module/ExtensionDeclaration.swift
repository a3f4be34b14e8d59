// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
/// An extension of any type.
struct ExtensionDeclaration: Sendable {
  /// The extended type as it is written, without generic arguments.
  let name: String
  let file: Int
  let inherited: [String]
  let isActive: Bool
}
#endif
