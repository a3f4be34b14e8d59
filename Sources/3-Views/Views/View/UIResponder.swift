// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that responds to events: the base class of views and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject, ObjectiveCMethods, ObjectiveCKeys {
  nonisolated(unsafe) package var associatedValues: AssociatedValues?
  /// The values for those who do not see the responder; nil for none.
  package var accessibilityStorage: AccessibilityStorage?

  /// Creates a responder.
  public override init() { super.init() }

  /// The responder that is asked next: a view's controller or superview, a controller's superview;
  /// nil at the end.
  open var next: UIResponder? { nil }

  // MARK: Typing

  /// A Boolean value that says whether the responder can get what is typed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that says whether the responder may resign; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that says whether the responder gets what is typed in its window.
  open var isFirstResponder: Bool { isFirst }
  /// Makes the object the first responder of its window, which receives what is typed.
  ///
  /// - Returns: Whether it succeeded: it is in a window, it can, and the one before resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = windowAround else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }
  /// Resigns the status of first responder.
  ///
  /// - Returns: Whether the responder no longer gets it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirst else { return true }
    guard canResignFirstResponder else { return false }
    windowAround?.firstResponder = nil
    return true
  }

  // MARK: Input views

  /// Has no effect: no keyboard appears by itself. The view in place of the keyboard; nil unless
  /// overridden.
  open var inputView: UIView? { nil }
  /// Has no effect: no keyboard appears by itself. The view above the keyboard; nil unless
  /// overridden.
  open var inputAccessoryView: UIView? { nil }
  /// Has no effect: no keyboard appears by itself. Reloads ``inputView`` and
  /// ``inputAccessoryView``.
  open func reloadInputViews() {}
  /// Has no effect: there is no keyboard. The input mode of the keyboard; nil unless overridden.
  open var textInputMode: UITextInputMode? { nil }
  /// Has no effect: no Interface Builder shows the object. Called there before it is drawn.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  // Implicitly unwrapped as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns whether the responder has the method of a selector.
  ///
  /// - Parameter aSelector: The selector. One that is a name alone is understood by no object; nil is
  ///   not, either.
  /// - Returns: Whether sending it calls a method.
  open func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isUnderstood(by: self) ?? false
  }

  /// Returns the method that a text names; the translator overrides it in classes whose methods are
  /// named by text.
  ///
  /// - Parameter name: The selector's name, such as `move:with:`.
  /// - Returns: The selector with its code; nil unless overridden.
  open nonisolated class func objectiveCMethod(named name: String) -> Selector? { nil }

  /// Returns the property that an Interface Builder document names; the translator overrides it in
  /// classes with outlets or inspectable properties.
  ///
  /// - Parameter name: The property's name, such as `titleLabel`.
  /// - Returns: The property; unless overridden one of UIKit's own, or nil.
  open nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    NibKeys.ownKey(named: name, of: self)
  }

  /// Called once after an Interface Builder document created the object and its outlets are set.
  /// Never called for objects created in code.
  open func awakeFromNib() {}

  /// Returns whether an action without a target can be done here; whether it ``responds(to:)`` the
  /// action unless overridden.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that would send the action.
  /// - Returns: Whether it can; otherwise ``next`` is asked.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns who does an action without a target: this responder or the next one that can.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that would send the action.
  /// - Returns: The responder; nil if none can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing

  /// Moves the selection to the pasteboard. Does nothing unless overridden, and a menu offers it
  /// only where ``canPerformAction(_:withSender:)`` allows it; the same is true of the five actions
  /// below.
  ///
  /// > Note: Differs from UIKit: an override of the action alone is not offered. There
  /// > ``canPerformAction(_:withSender:)`` finds it by its name, and here unless it is overridden only
  /// > what the translator makes known.
  ///
  /// - Parameter sender: The object that sends the action, such as a `UIMenuController`.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; does nothing unless overridden, as ``cut(_:)``.
  ///
  /// - Parameter sender: The object that sends the action.
  open func copy(_ sender: Any?) {}
  /// Inserts the contents of the pasteboard; does nothing unless overridden, as ``cut(_:)``.
  ///
  /// - Parameter sender: The object that sends the action.
  open func paste(_ sender: Any?) {}
  /// Selects the text at the insertion point; does nothing unless overridden, as ``cut(_:)``.
  ///
  /// - Parameter sender: The object that sends the action.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing unless overridden, as ``cut(_:)``.
  ///
  /// - Parameter sender: The object that sends the action.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing unless overridden, as ``cut(_:)``.
  ///
  /// - Parameter sender: The object that sends the action.
  open func delete(_ sender: Any?) {}

  // MARK: Touches and keys

  /// Called when a touch begins here; passed on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when a touch that began here moves; passed on to ``next`` unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when a touch that began here ends; passed on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when another object takes over a touch that began here; passed on to ``next`` unless
  /// overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when a key goes down; passed on to ``next`` unless overridden. A key that reaches the
  /// end of the chain moves the focus.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else {
      event?.cameToEnd = true
      return
    }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the pressure of a key changed; never here.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when a key goes up; passed on to ``next`` unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when another object takes over a press; passed on to ``next`` unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Accessibility

  /// A Boolean value that says whether a screen reader stops here; what is inside is then left out.
  /// Unless it is set, true of labels with text, controls, and cells of lists and tables.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues?.isElement ?? ownAccessibility?.isElement ?? false }
    set { sayAccessibility(\.isElement, newValue) }
  }
  /// The name, in a few words; unless it is set, the text of labels, controls and cells.
  open var accessibilityLabel: String? {
    get { accessibilityValues?.label?.string ?? ownAccessibility?.label }
    set { sayAccessibility(\.label, newValue.map(NSAttributedString.init(string:))) }
  }
  /// The name with attributes; nil for ``accessibilityLabel``.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityValues?.label ?? accessibilityLabel.map(NSAttributedString.init(string:)) }
    set { sayAccessibility(\.label, newValue) }
  }
  /// The result of using the element, as a sentence; nil for none.
  open var accessibilityHint: String? {
    get { accessibilityValues?.hint?.string }
    set { sayAccessibility(\.hint, newValue.map(NSAttributedString.init(string:))) }
  }
  /// The hint with attributes; nil for ``accessibilityHint``.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityValues?.hint ?? accessibilityHint.map(NSAttributedString.init(string:)) }
    set { sayAccessibility(\.hint, newValue) }
  }
  /// The value, where it is not the name; unless it is set, that of switches, sliders and fields.
  open var accessibilityValue: String? {
    get { accessibilityValues?.value?.string ?? ownAccessibility?.value }
    set { sayAccessibility(\.value, newValue.map(NSAttributedString.init(string:))) }
  }
  /// The value with attributes; nil for ``accessibilityValue``.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValues?.value ?? accessibilityValue.map(NSAttributedString.init(string:)) }
    set { sayAccessibility(\.value, newValue) }
  }
  /// The kind of the element and its behaviour; unless it is set, those of its class.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues?.traits ?? ownAccessibility?.traits ?? .none }
    set { sayAccessibility(\.traits, newValue) }
  }
  /// A name for tests: a picture in a test ignores the views that it names.
  open var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { sayAccessibility(\.identifier, newValue) }
  }
  /// The language of label, value and hint, such as `de-CH`; nil for the program's.
  open var accessibilityLanguage: String? {
    get { accessibilityValues?.language }
    set { sayAccessibility(\.language, newValue) }
  }
  /// The frame in the coordinates of the screen, which are the window's; unless it is set, the view's.
  open var accessibilityFrame: CGRect {
    get {
      accessibilityValues?.frame
        ?? (self as? UIView).map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) }
        ?? .zero
    }
    set { sayAccessibility(\.frame, newValue) }
  }
  /// The outline in the coordinates of the screen; nil for ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityValues?.path }
    set { sayAccessibility(\.path, newValue) }
  }
  /// The point that is touched to use the element; unless it is set, the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { sayAccessibility(\.activationPoint, newValue) }
  }
  /// A Boolean value that says whether what is inside is left out.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityValues?.hidesElements ?? false }
    set { sayAccessibility(\.hidesElements, newValue) }
  }
  /// A Boolean value that says whether the views beside this one are left out.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityValues?.isModal ?? false }
    set { sayAccessibility(\.isModal, newValue) }
  }
  /// A Boolean value that says whether all that is inside comes before what is beside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityValues?.groupsChildren ?? false }
    set { sayAccessibility(\.groupsChildren, newValue) }
  }
  /// The way of visiting the elements with switches; nothing reads it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityValues?.navigationStyle ?? .automatic }
    set { sayAccessibility(\.navigationStyle, newValue) }
  }
  /// The kind of container; nothing reads it.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityValues?.containerType ?? .none }
    set { sayAccessibility(\.containerType, newValue) }
  }
  /// A Boolean value that says whether the element can be used; unless it is set, whether the view
  /// takes touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibilityValues?.respondsToInteraction
        ?? (self as? UIView)?.isUserInteractionEnabled ?? false
    }
    set { sayAccessibility(\.respondsToInteraction, newValue) }
  }
  // Implicitly unwrapped as in UIKit: nil is set, never read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The words that name the element in voice control; unless they are set, its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityValues?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { sayAccessibility(\.inputLabels, newValue) }
  }
  /// The actions that are offered beside the element's own; nil for none.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityValues?.actions }
    set { sayAccessibility(\.actions, newValue) }
  }

  /// Has no effect: there is no screen reader. The custom rotors of the element; nil for none.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityValues?.rotors }
    set { sayAccessibility(\.rotors, newValue) }
  }
  /// Has no effect: nothing inverts colours. A Boolean value that says whether the view keeps its
  /// colours.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityValues?.ignoresInvertColors ?? false }
    set { sayAccessibility(\.ignoresInvertColors, newValue) }
  }

  /// The elements inside in the order in which they are read, views or ``UIAccessibilityElement``s; nil
  /// for the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityValues?.elements }
    set { sayAccessibility(\.elements, newValue) }
  }
  /// Returns the number of elements of ``accessibilityElements``; `NSNotFound` if that is nil.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns an element of ``accessibilityElements``.
  ///
  /// - Returns: The element; nil outside of the list.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element of ``accessibilityElements``.
  ///
  /// - Returns: The index; `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the element without a touch.
  ///
  /// - Returns: Whether it was used; false unless overridden, and then a touch is sent to
  ///   ``accessibilityActivationPoint``.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable element; does nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable element; does nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Scrolls by a page.
  ///
  /// - Returns: Whether it scrolled; false unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the view that is shown over the rest.
  ///
  /// - Returns: Whether it left; false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action, such as answering a call.
  ///
  /// - Returns: Whether it was done; false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when a screen reader moves to the element; never here, where there is none.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when a screen reader leaves the element; never here, where there is none.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether a screen reader is here: false.
  open func accessibilityElementIsFocused() -> Bool { false }
}

extension UIResponder: AssociationHolder {}
