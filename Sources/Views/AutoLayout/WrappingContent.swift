// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view that is as high as its width makes it: constraints find the width first
/// (auto-layout section 2.11).
@MainActor
package protocol WrappingContent: UIView {
  /// The intrinsic size before the width is known.
  var unwrappedSize: CGSize { get }

  /// Whether the size can be another in a width that has space for the unwrapped one.
  var isSizedByAnyWidth: Bool { get }

  /// Returns the intrinsic size in a width; nil if it is the same in any.
  func wrappedSize(in width: CGFloat) -> CGSize?
}

extension WrappingContent {
  package var isSizedByAnyWidth: Bool { false }
}
