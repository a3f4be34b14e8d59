// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// The program as its delegate and its windows know it.
///
/// There is one, ``shared``. It keeps the windows that were shown and the scenes that are connected;
/// there is no system around it, so it neither comes nor goes by itself.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// The windows that were shown, the oldest first, as long as they are retained.
  private var shownWindows: [WindowReference] = []
  private var scenes: [UIScene] = []
  private var state = State.inactive

  /// The delegate that is notified of the program's life, and asked for its scenes. Held here.
  open var delegate: (any UIApplicationDelegate)?

  /// The windows that were shown, the oldest first.
  open var windows: [UIWindow] { shownWindows.compactMap(\.window) }
  /// The window that became key last; nil without one, and from the moment that it is hidden. It is
  /// held here until another window becomes key (interaction rule IX-17).
  open var keyWindow: UIWindow? { key.window }
  private(set) var key = KeyWindow.none
  private var clock: RunLoopClock?

  /// A Boolean value that says whether the key window is laid out, and its time goes on by what
  /// passes, while `RunLoop.main` runs; false unless set.
  ///
  /// Code that waits as on a device needs no other change then: after
  /// `RunLoop.main.run(until: Date() + 0.5)` half a second of animations is over. Otherwise
  /// ``UIWindow/advance(to:)`` alone moves time, which gives the same frames at each run.
  public var advancesWindowsWithRunLoop: Bool {
    get { clock != nil }
    set {
      guard newValue != (clock != nil) else { return }
      clock?.stop()
      clock = newValue ? RunLoopClock(.main) : nil
    }
  }
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// A Boolean value that says whether the program can have several scenes; false.
  open var supportsMultipleScenes: Bool { false }

  /// The state of the program: inactive before its launch, and active from then on.
  open var applicationState: State { state }

  /// The reading direction of the key window; from left to right without one.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The reader's text size in the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// Has no effect: nothing dims. A Boolean value that says whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// Has no effect: there is no home screen. The number on the program's icon.
  open var applicationIconBadgeNumber = 0

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Sends an action to its target or, without one, to the first object in the responder chain that
  /// responds to it.
  ///
  /// - Parameters:
  ///   - action: The action. One that the target does not understand is a programmer error.
  ///   - target: Who gets it; nil for an object in the chain, from the sender on or, if that is no
  ///     responder, from the key window's root controller on.
  ///   - sender: The object that sends the action.
  ///   - event: What the user did; nil for nothing.
  /// - Returns: Whether an object got it.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.sendAction(to: target.map { $0 as AnyObject }, from: sender, for: event)
  }

  /// Returns whether another program opens addresses of a kind; there is none, so false.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens no URL, and reports that.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Has no effect: there is no other program to open addresses in.
  ///   - completion: Called at once with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Keeps in mind that a window is shown.
  func windowIsShown(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil }
    guard !shownWindows.contains(where: { $0.window === window }) else { return }
    shownWindows.append(WindowReference(window: window))
  }

  func setKeyWindow(_ window: UIWindow?) {
    guard let window else {
      key = .none
      return
    }
    key = window.isHeldAsKey ? .held(window) : .known(WindowReference(window: window))
  }

  package func connect(_ scene: UIScene) {
    if !scenes.contains(where: { $0 === scene }) { scenes.append(scene) }
  }

  /// Counts a scene no longer among the connected ones.
  package func disconnect(_ scene: UIScene) { scenes.removeAll { $0 === scene } }

  package func enter(_ state: State) { self.state = state }
}

extension UIApplication {
  /// The stage of the program's life.
  public enum State: Int, Hashable, Sendable {
    /// The program is in front and receives events.
    case active = 0
    /// The program is in front and receives no events.
    case inactive = 1
    /// The program is in the background; it never is here.
    case background = 2
  }

  /// A key of the reason for launching the program. There is none here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the application launch options key.
    public let rawValue: String
    /// Creates an application launch options key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address that it is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A shortcut on the home screen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A message from a server.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// An option for an address that the program is asked to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the application open URL options key.
    public let rawValue: String
    /// Creates an application open URL options key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// An option for an address that another program is asked to open.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text of the application open external URL options key.
    public let rawValue: String
    /// Creates an application open external URL options key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option that only a program that is made for the address may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Posted after the delegate's `didFinishLaunching` method was called.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the program is in front; once, after the launch.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Has no effect: the program stays in front. Never posted.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Has no effect: the program stays in front. Never posted.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Has no effect: the program stays in front. Never posted.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the program ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Has no effect: memory is not watched. Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// The key window, held or not (interaction rule IX-17).
enum KeyWindow {
  case none
  case held(UIWindow)
  case known(WindowReference)

  @MainActor var window: UIWindow? {
    switch self {
    case .none: nil
    case .held(let window): window
    case .known(let reference): reference.window
    }
  }
}

struct WindowReference {
  weak var window: UIWindow?
}
