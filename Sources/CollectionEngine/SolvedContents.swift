// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// The result of solving a layout, with what is visible of it.
///
/// It says more than attributes do: where sections and groups are, and the sums behind the numbers.
/// Copies share their storage; one that is kept while an element is measured costs a copy of all.
package enum SolvedContents {
  /// Groups, with what of their description is not a value.
  case compositional(SolvedLayout, CompositionalDescription, Viewport)
  /// Lines.
  case flow(SolvedFlowLayout, Viewport)
  /// The rows of a table.
  case table(SolvedTable)
  /// A grid of equal items.
  case grid(SolvedGridLayout)
  /// Attributes are all that is known: of a layout of the client's own, or of one that is not solved
  /// yet.
  case custom

  /// Returns whether a section changes its visible items itself.
  func hasVisibleItemsHandler(inSection section: Int) -> Bool {
    guard case .compositional(_, let description, _) = self else { return false }
    return description.handler(ofSection: section) != nil
  }

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

/// What a layout describes in a size, to look for what breaks there.
package enum FoundDescription {
  case compositional(LayoutSpecification)
  case flow(FlowSpecification)
  /// The description has no layout, and this is why.
  case invalid(String)
  /// Attributes are all that is known.
  case custom
}

extension EngineLayout {
  package var solved: SolvedContents { .custom }
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { false }
  package func description(at size: CGSize) -> FoundDescription { .custom }
  package func hasClass(forDecorationsOfKind kind: String) -> Bool { false }
}
