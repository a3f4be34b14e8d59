// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout

/// A layout whose solver says where the numbers of its elements come from.
@MainActor
package protocol LayoutExplaining: EngineLayout {
  /// What the solver says of an element; nil for one that it does not have, and before it has solved.
  func sums(of key: ElementIdentity) -> ElementSums?
  /// Whether an item that has no place is one that no group took; false unless the layout says
  /// otherwise.
  var placesItemsInGroups: Bool { get }
  /// Whether a section changes its visible items itself; false unless the layout says otherwise.
  func hasVisibleItemsHandler(inSection section: Int) -> Bool
}

extension LayoutExplaining {
  package var placesItemsInGroups: Bool { false }
  package func hasVisibleItemsHandler(inSection section: Int) -> Bool { false }
}
