// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// An exchange of layouts that a touch drives.
struct InteractiveExchange {
  /// The layout that elements come from.
  let old: any EngineLayout
  /// The layout that they go to.
  let new: any EngineLayout
  /// Called when the exchange is over: whether it came to the new layout, and whether the animation
  /// ran to its end.
  let completion: ((_ completed: Bool, _ finished: Bool) -> Void)?
  /// Whether it is going on by itself to one of the two layouts.
  var isSettling = false
  /// An exchange that was asked for meanwhile.
  var waiting: (() -> Void)?
}
