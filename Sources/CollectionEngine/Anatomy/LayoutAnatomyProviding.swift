// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
package import Views

/// A layout that knows more of its structure than where its elements are.
///
/// Parts are in layout coordinates like those of elements: from left to right, and orthogonal
/// sections not scrolled. Frames of elements are no parts of it: the engine knows where they are
/// shown.
@MainActor
package protocol LayoutAnatomyProviding: EngineLayout {
  /// The sections, groups or lines, insets and spacing that a rectangle meets.
  func anatomyParts(in rect: CGRect) -> [AnatomyPart]
  /// The dimensions of an item, with the sums that they come from; nil if it is not there.
  func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]?
}
