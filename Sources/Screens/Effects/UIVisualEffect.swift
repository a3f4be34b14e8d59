// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a visual effect view does with what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  /// Creates an effect that does nothing.
  public override init() { super.init() }

  /// Returns the effect itself: it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
