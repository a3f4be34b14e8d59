// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that presents its data in another order while something is dragged over it (interaction
/// rule DP-11).
///
/// Clients see the order of the data everywhere; this translates between it and the order that the
/// layout shows, with the gap and placeholders.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
  /// Returns where a section of the data is presented; `NSNotFound` for one that does not exist.
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  /// Returns which section of the data is presented at a place; `NSNotFound` for one that does not
  /// exist.
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  /// Returns where an item of the data is presented; nil for nil and for one that does not exist.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns which item of the data is presented at a place; nil for the gap, for a placeholder, and
  /// for a place that does not exist.
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  /// Lets the view's methods take and return presented index paths in a closure.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
