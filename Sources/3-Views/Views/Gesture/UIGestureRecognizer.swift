// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of a gesture of touches on a view and its descendants, which sends actions.
///
/// A recognizer gets the touches of its view before the views do. One that recognizes takes them away
/// from the views, unless ``cancelsTouchesInView`` is false, and lets those fail that it
/// ``canPrevent(_:)``. Times are those of the window, see `UIWindow.advance(to:)`.
///
/// A subclass overrides the methods of touches, calls the inherited ones, and sets ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture. Some gestures go from ``possible`` to ``ended`` at once; others begin,
  /// change and end.
  public enum State: Int, Hashable, Sendable {
    /// The touches may be such a gesture, and are not yet.
    case possible = 0
    /// The gesture began.
    case began = 1
    /// The touches of the gesture moved.
    case changed = 2
    /// The gesture is over and was one.
    case ended = 3
    /// Another object took over the touches.
    case cancelled = 4
    /// The touches are no such gesture.
    case failed = 5

    /// The gesture was recognized, which is all there is to say of a tap.
    public static let recognized = State.ended
  }

  var targets = GestureTargets()
  var touches: [UITouch] = []
  var currentState = State.possible
  /// The gesture that begins as soon as those fail that have to fail first.
  var held: HeldGesture?
  /// The number of waits of the recognizer, so that one that is no longer waited for is known.
  var waitCount = 0
  /// Whether the touches that are over may go on with another one, as a tap of two.
  var waitsForAnotherTouch: Bool { false }
  /// Whether touches that were lifted count until the gesture is over, as those of a tap do.
  var keepsLiftedTouches: Bool { false }
  var takesTouches: Bool { true }
  /// Called when the gesture came further, before the actions are sent.
  func stateChanged() {}
  /// Those that have to fail first.
  var prerequisites: [WeakGestureRecognizer] = []
  /// The arbiter between recognizers while touches are on the view.
  weak var arbiter: GestureArbiter?
  private weak var host: UIView?

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who gets the action; it is not kept alive.
  ///   - action: The action, whose method gets the recognizer, or nothing; nil for none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that sends nothing.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target and an action; added again, the action is still sent once.
  ///
  /// - Parameters:
  ///   - target: Who gets it; it is not kept alive.
  ///   - action: The action, whose method gets the recognizer, or nothing.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  /// Removes a target and an action.
  ///
  /// - Parameters:
  ///   - target: Who got it; nil for all.
  ///   - action: The action; nil for all.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// The delegate that decides what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches count; nil before it is added to one.
  open var view: UIView? { host }
  func setView(_ view: UIView?) { host = view }

  /// A Boolean value that says whether the recognizer gets touches. Set to false while a gesture is
  /// under way, it cancels it.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// The state of the gesture; a subclass sets it. After an end it is ``State/possible`` again.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }
  /// A Boolean value that says whether a gesture takes its touches away from the views; true at first.
  open var cancelsTouchesInView = true
  /// A Boolean value that says whether views get touches only after the gesture failed.
  open var delaysTouchesBegan = false
  /// A Boolean value that says whether views get the end of touches only after the gesture failed;
  /// true at first.
  open var delaysTouchesEnded = true
  /// A name to find the recognizer by.
  open var name: String?
  /// The modifiers of the keyboard that are held down.
  open var modifierFlags: UIKeyModifierFlags { arbiter?.event?.modifierFlags ?? [] }

  /// Makes the recognizer wait for another one to fail before it recognizes.
  ///
  /// - Parameter otherGestureRecognizer: The other one. As long as no touches are on its view, it does
  ///   not count. It is not kept alive.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    prerequisites.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The number of touches that count.
  open var numberOfTouches: Int { touches.count }

  /// Returns the middle of the touches.
  ///
  /// - Parameter view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: The point; the last one when the touches are over.
  open func location(in view: UIView?) -> CGPoint {
    middle(of: touches, in: view)
  }

  /// Returns where one of the touches is.
  ///
  /// - Parameters:
  ///   - touchIndex: Which, from 0; another number than one of a touch is a programmer error.
  ///   - view: Whose coordinates are wanted; nil for the window's.
  /// - Returns: The point of the gesture.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touch(at: touchIndex).location(in: view)
  }

  /// Ignores a touch from now on. The view under the touch no longer waits for the recognizer; a
  /// recognizer without touches that has not begun fails.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.setGestureRecognizers((touch.gestureRecognizers ?? []).filter { $0 !== self })
    if touches.isEmpty, held == nil { fail() }
  }

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when another object took over touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when a gesture has ended, before ``state`` is ``State/possible`` again. A subclass
  /// resets its own state.
  open func reset() {}

  // MARK: Others

  /// Returns whether the gesture, once it is recognized, lets another one fail; true unless a subclass
  /// says something else.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the gesture fails once another one is recognized; true unless a subclass says
  /// something else.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture has to fail first; false unless a subclass says something else.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the gesture has to fail before another one; false unless a subclass says
  /// something else.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// The targets of a gesture recognizer. It keeps weak references.
@MainActor
struct GestureTargets {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []

  mutating func add(_ target: Any, _ action: Selector) {
    guard let object = UIControl.object(target) else { return }
    targets.removeAll { $0.object == nil }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Without a target those of all are meant, without an action all of them.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  func send(from recognizer: UIGestureRecognizer) {
    for target in targets {
      if let object = target.object { target.action.send(to: object, recognizer) }
    }
  }
}

/// The methods that decide what a gesture recognizer may do. All methods are optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether a gesture may begin, when its touches are recognized; true unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Returns whether two gestures may be recognized at once; false unless implemented. It is enough
  /// if one of the two delegates allows it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether another gesture has to fail first; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the gesture has to fail before another one; false unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Returns whether the recognizer gets a touch that begins; true unless implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIView {
  var ownGestureRecognizers: [UIGestureRecognizer] {
    get { interactionState.gestureRecognizers }
    set { interactionState.gestureRecognizers = newValue }
  }

  /// The recognizers of touches on the view: where touches zoom or scroll, also those that do it.
  var recognizersOfTouches: [UIGestureRecognizer] {
    guard let scrollView = self as? UIScrollView else { return ownGestureRecognizers }
    var recognizers = ownGestureRecognizers
    if let pinch = scrollView.pinchGestureRecognizer { recognizers.append(pinch) }
    if root?.touchState.scroll != nil { recognizers.append(scrollView.panGestureRecognizer) }
    return recognizers
  }

  /// Whether touches on the view come to a recognizer, its own or one of a view around it.
  var hasRecognizersInChain: Bool {
    var current: UIView? = self
    while let view = current {
      if !view.recognizersOfTouches.isEmpty { return true }
      current = view.superview
    }
    return false
  }

  func exchangeGestureRecognizers(for new: [UIGestureRecognizer]) {
    for old in ownGestureRecognizers where !new.contains(old) { removeGestureRecognizer(old) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}

extension UIControl {
  /// Whether a recognizer around the control waits for a single tap, which controls that do something
  /// when they are tapped keep to themselves.
  package func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
