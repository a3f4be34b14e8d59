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
}
