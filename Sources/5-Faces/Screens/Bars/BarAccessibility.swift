// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Views

extension UINavigationBar: AccessibilityGrouping {}
extension UIToolbar: AccessibilityGrouping {}
extension UISearchBar: AccessibilityGrouping {}

extension BarButtonView: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    // A client's view speaks for itself.
    AccessibilityDescription(
      isElement: item.customView == nil,
      label: item.accessibilityLabel ?? item.title ?? combinedAccessibilityLabel,
      traits: stateTraits.union(.button))
  }
}

extension BackButtonView: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      label: combinedAccessibilityLabel ?? "Back", traits: stateTraits.union(.button))
  }
}

extension TextButton: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      label: combinedAccessibilityLabel, traits: stateTraits.union(.button))
  }
}

extension BookmarkButton: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(label: "Bookmarks", traits: stateTraits.union(.button))
  }
}

extension ClearButton: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(label: "Clear text", traits: stateTraits.union(.button))
  }
}

extension UITextField: AccessibilityDescribing {
  /// The value is the text, or what stands in its place; a secret is not read.
  package var accessibilityDescription: AccessibilityDescription {
    let text = text ?? ""
    return AccessibilityDescription(
      value: text.isEmpty ? placeholder : isSecureTextEntry ? "\(text.count) characters" : text,
      traits: stateTraits.union(self is UISearchTextField ? .searchField : .textEntry),
      showsControls: true)
  }
}
