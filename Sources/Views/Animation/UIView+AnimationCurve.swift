// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation's speed changes on its way.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Of one speed.
    case linear = 3
  }
}

extension UIView.AnimationCurve {
  /// The curve itself.
  var timing: TimingCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
