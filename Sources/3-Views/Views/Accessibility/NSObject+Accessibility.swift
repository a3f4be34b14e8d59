// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

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
    get { accessibilityStore.values.isElement ?? false }
    set { accessibilityStore.values.isElement = newValue }
  }
  /// The name, in a few words; nil for none.
  public var accessibilityLabel: String? {
    get { accessibilityStore.values.label?.string }
    set { accessibilityStore.values.label = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The name with attributes; nil for none.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityStore.values.label }
    set { accessibilityStore.values.label = newValue }
  }
  /// The result of using the object, as a sentence; nil for none.
  public var accessibilityHint: String? {
    get { accessibilityStore.values.hint?.string }
    set { accessibilityStore.values.hint = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The hint with attributes; nil for none.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityStore.values.hint }
    set { accessibilityStore.values.hint = newValue }
  }
  /// The value, where it is not the name; nil for none.
  public var accessibilityValue: String? {
    get { accessibilityStore.values.value?.string }
    set { accessibilityStore.values.value = newValue.map(NSAttributedString.init(string:)) }
  }
  /// The value with attributes; nil for none.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityStore.values.value }
    set { accessibilityStore.values.value = newValue }
  }
  /// The kind of the object and its behaviour; none at first.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStore.values.traits ?? .none }
    set { accessibilityStore.values.traits = newValue }
  }
  /// The language of the object's words, such as `de-CH`; nil for the program's.
  public var accessibilityLanguage: String? {
    get { accessibilityStore.values.language }
    set { accessibilityStore.values.language = newValue }
  }
  /// The frame of the object in the coordinates of the screen, which are the window's; zero at first.
  public var accessibilityFrame: CGRect {
    get { accessibilityStore.values.frame ?? .zero }
    set { accessibilityStore.values.frame = newValue }
  }
  /// The outline of the object in the coordinates of the screen; nil for its frame.
  public var accessibilityPath: UIBezierPath? {
    get { accessibilityStore.values.path }
    set { accessibilityStore.values.path = newValue }
  }
  /// The point that is touched to use the object; the middle of its frame at first.
  public var accessibilityActivationPoint: CGPoint {
    get {
      accessibilityStore.values.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessibilityStore.values.activationPoint = newValue }
  }
  /// A Boolean value that says whether the object and what is inside are left out.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityStore.values.hidesElements }
    set { accessibilityStore.values.hidesElements = newValue }
  }
  /// Has no effect: an object is no view. Whether what is beside it is left out.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityStore.values.isModal }
    set { accessibilityStore.values.isModal = newValue }
  }
  /// Has no effect: what an object names is read in its order. Whether it is read together.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityStore.values.groupsChildren }
    set { accessibilityStore.values.groupsChildren = newValue }
  }
  /// The elements inside the object in the order in which they are read; nil for none.
  public var accessibilityElements: [Any]? {
    get { accessibilityStore.values.elements }
    set { accessibilityStore.values.elements = newValue }
  }
  /// The actions that are offered beside the object's own; nil for none.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityStore.values.actions }
    set { accessibilityStore.values.actions = newValue }
  }

  private var accessibilityStore: AccessibilityStorage {
    if let found = objc_getAssociatedObject(self, &accessibilityKey) as? AccessibilityStorage {
      return found
    }
    let made = AccessibilityStorage()
    objc_setAssociatedObject(self, &accessibilityKey, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

@MainActor private var accessibilityKey: UInt8 = 0
