// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a timer sends: a selector to a target, which it keeps alive as long as it may fire.
final class SelectorMessage: @unchecked Sendable {
  private var target: AnyObject?
  private let selector: Selector

  init(to target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ timer: Timer) {
    guard let target else { return }
    selector.send(to: target, timer)
    if !timer.isValid { release() }
  }

  func release() { target = nil }
}
