// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that says what a screen reader reads of it: every `NSObject`, as in UIKit.
///
/// The properties are those of ``UIResponder``. Objects that are no responders hold them as values that are
/// associated with them, and are read where ``UIResponder/accessibilityElements`` names them.
///
/// > Note: Differs from UIKit: a class that is no responder cannot override them.
@preconcurrency @MainActor
public protocol AccessibilityObject: NSObject {}

extension NSObject: AccessibilityObject {}

extension AccessibilityObject {
  /// A Boolean value that says whether a screen reader stops at the object; false at first.
  public var isAccessibilityElement: Bool {
    get { associatedValues.isElement ?? false }
    set { associatedValues.isElement = newValue }
  }
  /// The name, in a few words; nil for none.
  public var accessibilityLabel: String? {
    get { associatedValues.label?.string }
    set { associatedValues.label = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The name with attributes; nil for none.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { associatedValues.label }
    set { associatedValues.label = newValue }
  }
  /// The result of using the object, as a sentence; nil for none.
  public var accessibilityHint: String? {
    get { associatedValues.hint?.string }
    set { associatedValues.hint = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The hint with attributes; nil for none.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { associatedValues.hint }
    set { associatedValues.hint = newValue }
  }
  /// The value, where it is not the name; nil for none.
  public var accessibilityValue: String? {
    get { associatedValues.value?.string }
    set { associatedValues.value = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The value with attributes; nil for none.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { associatedValues.value }
    set { associatedValues.value = newValue }
  }
  /// The kind of the object and its behaviour; none at first.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { associatedValues.traits ?? .none }
    set { associatedValues.traits = newValue }
  }
  /// The language of the object's words, such as `de-CH`; nil for the program's.
  public var accessibilityLanguage: String? {
    get { associatedValues.language }
    set { associatedValues.language = newValue }
  }
  /// The frame of the object in the coordinates of the screen, which are the window's; zero at first.
  public var accessibilityFrame: CGRect {
    get { associatedValues.frame ?? .zero }
    set { associatedValues.frame = newValue }
  }
  /// The outline of the object in the coordinates of the screen; nil for its frame.
  public var accessibilityPath: UIBezierPath? {
    get { associatedValues.path }
    set { associatedValues.path = newValue }
  }
  /// The point that is touched to use the object; the middle of its frame at first.
  public var accessibilityActivationPoint: CGPoint {
    get {
      associatedValues.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { associatedValues.activationPoint = newValue }
  }
  /// A Boolean value that says whether the object and what is inside are left out.
  public var accessibilityElementsHidden: Bool {
    get { associatedValues.hidesElements }
    set { associatedValues.hidesElements = newValue }
  }
  /// Has no effect: an object is no view. Whether what is beside it is left out.
  public var accessibilityViewIsModal: Bool {
    get { associatedValues.isModal }
    set { associatedValues.isModal = newValue }
  }
  /// Has no effect: what an object names is read in its order. Whether it is read together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { associatedValues.groupsChildren }
    set { associatedValues.groupsChildren = newValue }
  }
  /// The elements inside the object in the order in which they are read; nil for none.
  public var accessibilityElements: [Any]? {
    get { associatedValues.elements }
    set { associatedValues.elements = newValue }
  }
  /// The actions that are offered beside the object's own; nil for none.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { associatedValues.actions }
    set { associatedValues.actions = newValue }
  }

  /// The values that were set; to read them associates nothing with the object.
  private var associatedValues: AccessibilityValues {
    get { accessibilityStorage?.values ?? AccessibilityValues() }
    set {
      if let accessibilityStorage { return accessibilityStorage.values = newValue }
      let made = AccessibilityStorage()
      made.values = newValue
      objc_setAssociatedObject(self, &accessibilityKey, made, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  private var accessibilityStorage: AccessibilityStorage? {
    objc_getAssociatedObject(self, &accessibilityKey) as? AccessibilityStorage
  }
}

@MainActor private var accessibilityKey: UInt8 = 0

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
