// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An accessible element that is no view: a part of what a view draws.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that the element is in; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// The frame of the element in its container's coordinates, in points; empty for
  /// ``UIResponder/accessibilityFrame``.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  ///
  /// - Parameter container: The view or element that the element is in; held weakly.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  /// The frame in the coordinates of the screen: ``accessibilityFrameInContainerSpace`` converted, or what
  /// was set.
  open override var accessibilityFrame: CGRect {
    get {
      guard !accessibilityFrameInContainerSpace.isEmpty else { return super.accessibilityFrame }
      switch accessibilityContainer {
      case let view as UIView:
        return UIAccessibility.convertToScreenCoordinates(
          accessibilityFrameInContainerSpace, in: view)
      case let element as UIAccessibilityElement where !isInside(itself: element):
        let origin = element.accessibilityFrame.origin
        return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
      default: return super.accessibilityFrame
      }
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Returns whether the containers of an element lead back to this one or to one another.
  private func isInside(itself container: UIAccessibilityElement) -> Bool {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    var current: UIAccessibilityElement? = container
    while let element = current {
      guard seen.insert(ObjectIdentifier(element)).inserted else { return true }
      current = element.accessibilityContainer as? UIAccessibilityElement
    }
    return false
  }
}
