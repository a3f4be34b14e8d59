// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIControl {
  package var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if !isEnabled { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

extension UILabel: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: !(text ?? "").isEmpty, label: text,
      traits: isEnabled ? .staticText : [.staticText, .notEnabled])
  }
}

extension UIImageView: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(isElement: false, traits: .image)
  }
}

extension UISwitch: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      value: isOn ? "1" : "0", traits: stateTraits.union([.button, .toggleButton]))
  }
}

extension UIRefreshControl: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: isRefreshing, label: attributedTitle?.string ?? "In progress",
      traits: .updatesFrequently)
  }
}

extension UIView {
  /// Whether the view, or what is inside, is read: it can be seen and is not left out.
  package var isRead: Bool {
    !presentationIsHidden && presentationAlpha > 0.01 && !accessibilityElementsHidden
  }

  /// The names of the texts inside, in reading order and joined by commas; nil if there are none.
  package var combinedAccessibilityLabel: String? {
    let labels = textViews(in: self).compactMap(\.accessibilityLabel).filter { !$0.isEmpty }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func textViews(in view: UIView) -> [UIView] {
    view.childrenInDrawingOrder.flatMap { child -> [UIView] in
      guard child.isRead, child.accessibilityValues?.isElement != false, !(child is UIControl)
      else {
        return []
      }
      return child is UILabel ? [child] : textViews(in: child)
    }
  }
}
