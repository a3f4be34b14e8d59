// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A timer that knows its user information, and releases its target when it is invalidated.
///
/// Foundation's timers have a place for neither; the initializers of `Timer` itself cannot make one of
/// these, `scheduledTimer` can.
final class SelectorTimer: Timer {
  var message: SelectorMessage?
  var information: Any?

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    message?.release()
  }
}
