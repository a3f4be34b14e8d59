// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The root of a tree of views that is drawn.
///
/// A window owns what holds for everything in it: the traits (its `traitOverrides` over
/// `UITraitCollection.standard`), the safe area, and time, which ``advance(to:)`` moves.
@preconcurrency @MainActor
open class UIWindow: UIView {
  fileprivate var safeArea = UIEdgeInsets.zero {
    didSet { if safeArea != oldValue { announceSafeArea() } }
  }
  /// Whether a controller in the window ever added to the safe area of its view.
  var hasAdditionalSafeArea = false
  /// The changes that go on with time; see ``advance(to:)``.
  package var timeline = Timeline()
  /// The focus system; nil as long as there is none.
  package var focus: UIFocusSystem?
  var touchState = TouchState()
  /// The pointer; nil before it was over the window.
  var pointer: PointerState?
  package var activeTouch: UITouch? { touchState.active }
  /// The features that take part in the window's touches and keys, in the order of their ranks.
  package internal(set) var features: [any WindowFeature] = []
  /// A Boolean value that says whether touches scroll, and contents come to rest over the window's
  /// time; false unless set.
  ///
  /// Set it where time goes on by itself: the code that shows the window calls ``advance(to:)`` for
  /// each frame. Then a touch that moves more than 10 points drags the contents below it, with UIKit's
  /// rubber band beyond their edges and its deceleration after the touch, scroll indicators are seen
  /// meanwhile, and a row of a list that moves sideways shows its swipe actions. Otherwise a drag is a
  /// call, ``UIScrollView/endDrag(at:velocity:)``, after which the contents are at rest at once.
  public var scrollsOverTime = false
  /// Times and looks of interactions, a tablet's in windows for one.
  package var interactionMetrics: InteractionMetrics {
    .metrics(in: traitCollection)
  }

  package weak var firstResponder: UIResponder?

  /// Creates a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    root = self
    takeEnvironment()
  }

  /// Creates a window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    root = self
    takeEnvironment()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a window of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    root = self
    takeEnvironment()
  }

  /// The scene that the window belongs to; nil for none.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  /// The scene or, without one, the program.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }
  /// The screen that the window is on: the only one.
  open var screen: UIScreen { .main }
  /// Has no effect: each window is drawn by itself. The level of the window above others.
  open var windowLevel = Level.normal

  /// The insets that bars and corners of the screen cover: what was set, since there is no device
  /// to say it. See ``SafeAreaHolder/safeAreaInsets``.
  open override var safeAreaInsets: UIEdgeInsets { safeArea }

  /// The controller whose view fills the window. While the window is hidden, the view is not asked for.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.endPresentations()
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRoot()
    }
  }

  /// The height of the keyboard; see ``keyboardHeight``.
  var shownKeyboardHeight: CGFloat = 0
  /// The controllers that appear with the next layout; nil without any.
  var rootAppearance: RootAppearance?

  private func showRoot() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self,
      rootViewController?.presentation?.isCovered != true
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    showRoot(view)
  }

  /// The window's rectangle; the root view controller is notified before its size changes.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue.size != super.bounds.size {
        for feature in features { feature.windowSizeWillChange() }
      }
      guard newValue.size != super.bounds.size, let rootViewController else {
        super.bounds = newValue
        return
      }
      let change = SizeChange(in: self)
      let presented = rootViewController.presentedInside
      rootViewController.viewWillTransition(to: newValue.size, with: change)
      for controller in presented {
        controller.presentation?.controller?.windowWillTransition(
          to: newValue.size, with: change)
      }
      super.bounds = newValue
      for controller in [rootViewController] + presented {
        controller.windowWidthMayHaveChanged()
      }
      change.run()
    }
  }

  /// The window that became the key window last.
  static var key: UIWindow? { UIApplication.shared.key.window }

  /// Whether the application holds the window while it is key; one that stands for another object,
  /// which its clients hold, is not held.
  package var isHeldAsKey = true

  /// A Boolean value that says whether the window is the one that typing goes to.
  open var isKeyWindow: Bool { UIWindow.key === self }

  /// Makes the window the key window, and shows it. Windows here are visible from the start.
  open func makeKeyAndVisible() {
    isHidden = false
    UIApplication.shared.windowIsShown(self)
    makeKey()
  }

  /// Makes the window the key window, which receives what is typed.
  open func makeKey() {
    guard !isKeyWindow else { return }
    let previous = UIWindow.key
    UIApplication.shared.setKeyWindow(self)
    previous?.resignKey()
    becomeKey()
    CADisplayLink.windowBecameKey(self)
  }

  /// A Boolean value that says whether the window is hidden. One that is hidden is not key any more.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if !newValue { showRoot() }
      guard newValue, isKeyWindow else { return }
      UIApplication.shared.setKeyWindow(nil)
      resignKey()
    }
  }

  /// Leaves the application without a key window, as before a program is launched and after its end.
  package static func withdrawKey() {
    guard let window = key else { return }
    UIApplication.shared.setKeyWindow(nil)
    window.resignKey()
  }

  /// Called when the window became the key window; not to be called by clients.
  open func becomeKey() {}
  /// Called when another window became the key window; not to be called by clients.
  open func resignKey() {}

  /// Takes what the screen says of new windows.
  private func takeEnvironment() {
    guard let environment = UIScreen.main.environment else { return }
    traitOverrides = environment.traits
    safeArea = environment.safeArea
  }
}

/// A window, as what its safe area is set on.
///
/// UIKit's `safeAreaInsets` is read-only, so that subclasses override it as such; the setter is
/// therefore this protocol's.
@preconcurrency @MainActor
public protocol SafeAreaHolder: UIWindow {}

extension SafeAreaHolder {
  /// The insets that bars and corners of the screen cover.
  ///
  /// > Note: Differs from UIKit: it can be set, since there is no device to say it.
  public var safeAreaInsets: UIEdgeInsets {
    get { (self as UIWindow).safeAreaInsets }
    set { safeArea = newValue }
  }
}

extension UIWindow: SafeAreaHolder {}

extension UIWindow {
  /// The level of a window in front of others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level's number; the higher, the further in front.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether a level is further back than another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns the level that is a number further in front.
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }
    /// Returns the level that is a number further back.
    public static func - (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue - number)
    }
  }

  /// The height of the keyboard at the bottom of the window, in points, from the top of the keyboard to
  /// the bottom of the window; 0, as at first, for none.
  ///
  /// Nothing shows a keyboard by itself, not even a text field that becomes the first responder. Setting
  /// a height does what UIKit does when one appears: it posts `keyboardWillChangeFrameNotification` and
  /// `keyboardWillShowNotification`, moves each `UIView.keyboardLayoutGuide`, and posts
  /// `keyboardDidChangeFrameNotification` and `keyboardDidShowNotification` when ``advance(to:)`` has
  /// gone on by a quarter of a second. Setting 0 posts those of hiding. The keyboard itself is no view:
  /// only pictures of a test show one.
  ///
  /// A height below zero or that is not finite counts as 0, one above that of the window as the window's.
  public var keyboardHeight: CGFloat {
    get { shownKeyboardHeight }
    set {
      let height = newValue.isFinite ? min(max(newValue, 0), bounds.height) : 0
      guard height != shownKeyboardHeight else { return }
      changeKeyboard(to: height)
    }
  }

  /// The seconds in which a keyboard appears or disappears, as on iOS.
  package nonisolated static let keyboardDuration: TimeInterval = 0.25

  private func changeKeyboard(to height: CGFloat) {
    let isHiding = height == 0
    // A keyboard that is hidden is as high as the other one, below the window.
    let begin = keyboardFrame(
      shownKeyboardHeight, of: shownKeyboardHeight > 0 ? shownKeyboardHeight : height)
    let end = keyboardFrame(height, of: isHiding ? shownKeyboardHeight : height)
    let userInfo: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
      // iOS's number is 7, which is no case of `UIView.AnimationCurve` and would be nil here.
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: UIView.AnimationCurve.easeInOut.rawValue),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [Notification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
      }
    }
    post([
      UIResponder.keyboardWillChangeFrameNotification,
      isHiding
        ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification,
    ])
    shownKeyboardHeight = height
    keyboardChanged()
    let event = Schedule.Event(
      owner: ObjectIdentifier(self), time: currentTime + Self.keyboardDuration
    ) {
      post([
        UIResponder.keyboardDidChangeFrameNotification,
        isHiding
          ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification,
      ])
    }
    timeline.schedule.add(event)
  }

  private func keyboardFrame(_ visible: CGFloat, of height: CGFloat) -> CGRect {
    CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: height)
  }
}

extension UIView {
  fileprivate func keyboardChanged() {
    if autoLayout?.keyboardGuide != nil { constraintInputsChanged() }
    for child in children { child.keyboardChanged() }
  }

  /// The height of the bottom of the view that the keyboard covers, in points.
  var keyboardOverlap: CGFloat {
    guard let root, root.shownKeyboardHeight > 0 else { return 0 }
    let bottom = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil).y
    return min(max(bottom - (root.bounds.height - root.shownKeyboardHeight), 0), bounds.height)
  }
}

extension UIResponder {
  /// A keyboard is about to be shown; posted when ``UIWindow/keyboardHeight`` is set.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard was shown; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to go; posted when ``UIWindow/keyboardHeight`` is set to 0.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// The keyboard has gone; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set to 0.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change; posted when ``UIWindow/keyboardHeight`` is set.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed; posted a quarter of a second of the window's time after
  /// ``UIWindow/keyboardHeight`` was set.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the frame before a change: an `NSValue` of a rectangle in the window's coordinates, which
  /// can also be cast to `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame after a change: an `NSValue` of a rectangle in the window's coordinates, which
  /// can also be cast to `CGRect`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the seconds that a change takes: a number, 0.25.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the number of the curve that a change follows: that of `UIView.AnimationCurve.easeInOut`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the Boolean value that says whether the keyboard is this program's: true.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
