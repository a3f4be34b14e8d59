// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
package import Views

extension UITableView: AccessibilitySections {}

extension UITableViewCell: AccessibilityDescribing, AccessibilityGrouping {
  /// A row is one element with the texts in it.
  package var accessibilityDescription: AccessibilityDescription {
    let label = combinedAccessibilityLabel
    return AccessibilityDescription(
      isElement: label != nil, label: label, traits: isSelected ? .selected : [],
      showsControls: true)
  }
}

extension UITableViewHeaderFooterView: AccessibilityDescribing, AccessibilityGrouping {
  package var accessibilityDescription: AccessibilityDescription {
    let label = combinedAccessibilityLabel
    return AccessibilityDescription(
      isElement: label != nil, label: label, traits: edge == .header ? .header : .staticText,
      showsControls: true)
  }
}
