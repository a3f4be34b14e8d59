// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

extension PlaygroundSession {
  /// Does something now, and remembers it.
  func perform(_ action: History.Action) {
    history.add(action, at: stage.window.currentTime)
    stage.carryOut(action)
    calls.update(from: stage.window)
    setNeedsFrame()
  }

  /// Does again what was done.
  func repeated(_ action: History.Action) {
    stage.carryOut(action)
    if case .settings(let settings) = action { self.settings = settings }
  }
}
