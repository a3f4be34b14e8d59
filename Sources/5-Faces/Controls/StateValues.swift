// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value that was set for exactly a state; nil if none was.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value that is shown in a state: what was set for it, else what was set for the usual one.
  func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
