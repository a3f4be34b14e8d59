// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

extension UIButton: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    let title = configuration?.title ?? currentTitle ?? currentAttributedTitle?.string
    return AccessibilityDescription(
      label: title ?? combinedAccessibilityLabel, traits: stateTraits.union(.button))
  }
}

extension UISlider: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      value: percent(value, from: minimumValue, to: maximumValue),
      traits: stateTraits.union(.adjustable))
  }
}

extension UIPageControl: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: numberOfPages > 0, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: stateTraits.union(.adjustable))
  }
}

extension UIProgressView: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      label: "Progress", value: percent(progress, from: 0, to: 1), traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: isAnimating || !hidesWhenStopped,
      label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
  }
}

extension UIStepper: AccessibilityParts {
  package var accessibilityParts: [AccessibilityPart] {
    let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
    func part(_ label: String, _ direction: Int, _ frame: CGRect) -> AccessibilityPart {
      AccessibilityPart(
        label: label, value: "\(value)",
        traits: canStep(direction) ? .button : [.button, .notEnabled], frame: frame)
    }
    return [
      part("Decrement", -1, isMirrored ? right : left),
      part("Increment", 1, isMirrored ? left : right),
    ]
  }
}

extension UISegmentedControl: AccessibilityParts {
  package var accessibilityParts: [AccessibilityPart] {
    segmentFrames.enumerated().map { index, frame in
      var traits: UIAccessibilityTraits = .button
      if index == selectedSegmentIndex { traits.insert(.selected) }
      if !isEnabled || !isEnabledForSegment(at: index) { traits.insert(.notEnabled) }
      return AccessibilityPart(
        label: titleForSegment(at: index), value: "\(index + 1) of \(numberOfSegments)",
        traits: traits, frame: frame)
    }
  }
}

private func percent(_ value: Float, from least: Float, to greatest: Float) -> String {
  guard greatest > least else { return "0%" }
  return "\(Int(((value - least) / (greatest - least) * 100).rounded()))%"
}
