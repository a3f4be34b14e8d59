// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a stack in order, each with the spacing of its own after it, if any.
@MainActor
struct ArrangedViews {
  /// A view and what belongs to its place.
  struct Entry {
    let view: UIView
    /// Points, or one of the stack's constants; nil for the stack's spacing.
    var customSpacing: CGFloat?
  }

  private(set) var entries: [Entry] = []

  var views: [UIView] { entries.map(\.view) }
  var count: Int { entries.count }

  func index(of view: UIView) -> Int? { entries.firstIndex { $0.view === view } }

  /// Puts a view at an index; one that is there already moves and keeps its spacing (rules ALS-17
  /// and ALS-18).
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: Its index afterwards, or the count for the end.
  mutating func insert(_ view: UIView, at index: Int) {
    let entry = self.index(of: view).map { entries.remove(at: $0) } ?? Entry(view: view)
    entries.insert(entry, at: min(index, entries.count))
  }

  /// Takes a view out, and forgets its spacing.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ view: UIView) -> Bool {
    guard let index = index(of: view) else { return false }
    entries.remove(at: index)
    return true
  }

  /// The spacing of its own after a view; nil if it has none, or is not there.
  func customSpacing(after view: UIView) -> CGFloat? {
    index(of: view).flatMap { entries[$0].customSpacing }
  }

  /// Changes the spacing after a view; nothing for a view that is not there.
  ///
  /// - Returns: Whether anything changed.
  mutating func setCustomSpacing(_ spacing: CGFloat?, after view: UIView) -> Bool {
    guard let index = index(of: view), entries[index].customSpacing != spacing else { return false }
    entries[index].customSpacing = spacing
    return true
  }
}
