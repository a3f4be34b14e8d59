// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
struct ExtensionDeclaration: Sendable {
  /// The extended type as it is written, without generic arguments.
  let name: String
  let file: Int
  let inherited: [String]
  let isActive: Bool
}
#endif
