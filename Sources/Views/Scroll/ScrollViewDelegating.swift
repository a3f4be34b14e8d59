// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What has a scroll view's delegate.
///
/// A collection view's delegate has a type of its own, and Swift does not let a subclass change the
/// type of a property. A member of a protocol extension is hidden by a subclass's property of the
/// same name, whatever its type.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate, called when the view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
