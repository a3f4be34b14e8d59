// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import Foundation

/// A layout that can be solved as if its view had other sizes, to look for what breaks there.
@MainActor
package protocol FindingLayout: EngineLayout {
  /// What the layout would describe in a size; nothing is solved.
  ///
  /// - Parameter size: The size of the view, in points.
  /// - Returns: The description, or what is wrong with it.
  func description(at size: CGSize) -> FoundDescription
  /// Whether a class is registered for a background.
  func hasClass(forDecorationsOfKind kind: String) -> Bool
}

/// What a layout describes in a size.
package enum FoundDescription {
  case compositional(LayoutSpecification)
  case flow(FlowSpecification)
  /// The description has no layout, and this is why.
  case invalid(String)
}
