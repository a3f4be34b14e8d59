// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A rectangle that the focus can be moved to, and which hands it on (interaction rule FC-14).
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// A Boolean value that says whether the focus finds the guide.
  open var isEnabled = true
  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where the focus goes from the guide, best first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
