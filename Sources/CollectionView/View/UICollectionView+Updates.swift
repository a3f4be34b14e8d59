// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine

extension UICollectionView {
  /// Makes several updates as one, named by a closure that need not escape.
  ///
  /// Calls with a closure come here, so that it can name members without `self`, as on iOS. It
  /// calls ``performBatchUpdates(_:completion:)``, which is the one that subclasses override.
  ///
  /// - Parameters:
  ///   - updates: Changes the data and names the changes.
  ///   - completion: Called at the end of the animation, or after the layout pass if there is none.
  ///   - caller: Leave it out. In an override, `super.performBatchUpdates({ … })` comes here, too,
  ///     and must not call the override again.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, caller: StaticString = #function
  ) {
    guard batchForwarding.begin(calledBy: caller) else {
      return engine.record(updates, completion: completion)
    }
    defer { batchForwarding.end() }
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
