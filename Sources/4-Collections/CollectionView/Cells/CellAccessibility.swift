// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
package import Views

extension UICollectionReusableView: AccessibilityGrouping {}

extension UICollectionView: AccessibilitySections {}

extension UICollectionViewListCell: AccessibilityDescribing {
  /// A row is one element with the texts in it; headers of lists are headings.
  package var accessibilityDescription: AccessibilityDescription {
    var traits: UIAccessibilityTraits = isSelected ? .selected : []
    if list.row?.role == .header { traits.insert(.header) }
    let label = combinedAccessibilityLabel
    return AccessibilityDescription(
      isElement: label != nil, label: label, traits: traits, showsControls: true)
  }
}
