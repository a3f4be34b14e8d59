// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// Items that were announced before they become visible (behaviour section 11.5).
@MainActor
final class PrefetchState {
  /// The role of what was announced and neither shown nor cancelled since.
  let role: ItemReferences.Role
  /// The offset at the last layout pass; nil before the first.
  private var lastOffset: CGPoint?

  init(role: ItemReferences.Role) { self.role = role }

  /// Records the offset of a layout pass.
  ///
  /// - Returns: That of the last one; nil if there was none.
  func move(to offset: CGPoint) -> CGPoint? {
    defer { lastOffset = offset }
    return lastOffset
  }

  /// Forgets the last layout pass.
  func reset() { lastOffset = nil }
}
