// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation

/// What a solver says of an element: its frame, and the sums behind it.
package struct ElementSums {
  /// The frame in layout coordinates, pinned as it is now.
  var frame: CGRect
  /// The sums, from the container to the element.
  var reasons: [ElementExplanation.Reason]
}

extension SolvedContents {
  /// Returns what the solver says of an element; nil for one that it does not have.
  func sums(of key: ElementIdentity) -> ElementSums? {
    switch self {
    case .compositional(let layout, let description, let viewport):
      CompositionalSums(layout, viewport: viewport) { section in
        description.section(section)?.listAppearance.map { "list, \($0)" }
      }.sums(of: key)
    case .flow(let layout, let viewport): FlowSums(layout, viewport: viewport).sums(of: key)
    case .table, .grid, .custom: nil
    }
  }
}
