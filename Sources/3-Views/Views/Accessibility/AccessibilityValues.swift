// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The values that were set on a responder for those who do not see it; nil where none was.
package struct AccessibilityValues {
  package var isElement: Bool?
  package var label: NSAttributedString?
  package var hint: NSAttributedString?
  package var value: NSAttributedString?
  package var traits: UIAccessibilityTraits?
  package var identifier: String?
  package var language: String?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var elements: [Any]?
  package var containerType = UIAccessibilityContainerType.none
  package var navigationStyle = UIAccessibilityNavigationStyle.automatic
  package var hidesElements = false
  package var isModal = false
  package var groupsChildren = false
  package var respondsToInteraction: Bool?
  package var inputLabels: [String]?
  package var actions: [UIAccessibilityCustomAction]?
  package var rotors: [UIAccessibilityCustomRotor]?
  package var ignoresInvertColors = false
}

/// Holds the values of the few responders that have any.
package final class AccessibilityStorage {
  package var values = AccessibilityValues()
}

/// A responder that has something to say by itself, as labels have their text.
@MainActor
package protocol AccessibilityDescribing: UIResponder {
  /// The description without the values that are set.
  var accessibilityDescription: AccessibilityDescription { get }
}

/// The description that a responder has by itself.
package struct AccessibilityDescription {
  package var isElement: Bool
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits
  /// Whether controls inside of the element are elements of their own, after it.
  package var showsControls: Bool

  package init(
    isElement: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits = [], showsControls: Bool = false
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
    self.showsControls = showsControls
  }
}

/// The kind of a container of accessible elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The way of visiting a container's elements with switches.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The direction in which content is scrolled without a drag.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

extension UIResponder {
  /// The values that were set, to be read.
  package var accessibilityValues: AccessibilityValues? { accessibilityStorage?.values }

  /// The description of the responder itself; nil for most.
  var ownAccessibility: AccessibilityDescription? {
    (self as? any AccessibilityDescribing)?.accessibilityDescription
  }

  func sayAccessibility<Value>(
    _ path: WritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    let storage = accessibilityStorage ?? AccessibilityStorage()
    accessibilityStorage = storage
    storage.values[keyPath: path] = value
  }
}
