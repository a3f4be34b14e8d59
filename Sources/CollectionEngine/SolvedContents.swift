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
  package var adjustsElements: Bool { true }
  package var solved: SolvedContents { .custom }
  package func isBadgeOfItem(_ key: ElementIdentity) -> Bool { false }
  package func description(at size: CGSize) -> FoundDescription { .custom }
  package func hasClass(forDecorationsOfKind kind: String) -> Bool { false }
}
