// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
public import Views

@MainActor
enum ProgramLaunch {
  /// Tells a delegate of the launch, and connects its scene.
  ///
  /// In UIKit's order: the window of the main storyboard, unless a scene has it;
  /// `willFinishLaunching`, `didFinishLaunching`; with scenes `configurationFor…`, `willConnectTo`, `sceneWillEnterForeground`, `sceneDidBecomeActive`; without them
  /// `applicationDidBecomeActive`.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - environment: What the windows have that it makes.
  ///   - storyboard: The storyboard that the program begins with; nil for a program that makes its
  ///     windows itself.
  /// - Returns: The window that is shown; nil if none is.
  static func launch(
    _ delegate: any UIApplicationDelegate, in environment: WindowEnvironment,
    _ storyboard: UIStoryboard?
  ) -> UIWindow? {
    let application = UIApplication.shared
    // A window that was key before says neither how large the screen is nor what is shown.
    UIWindow.withdrawKey()
    UIScreen.main.environment = environment
    application.delegate = delegate
    let main = StoryboardWindow(storyboard, of: delegate)
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    if let scene = connectScene(of: delegate, storyboard, main) {
      scene.enter(.foregroundInactive)
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.enter(.foregroundActive)
      application.enter(.active)
      scene.delegate?.sceneDidBecomeActive(scene)
    } else {
      main?.show { delegate.window }
      application.enter(.active)
      delegate.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
    return application.keyWindow
  }

  static func terminate() {
    let application = UIApplication.shared
    for scene in application.connectedScenes {
      application.disconnect(scene)
      scene.enter(.unattached)
      scene.delegate?.sceneDidDisconnect(scene)
    }
    application.delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
    UIWindow.withdrawKey()
    UIScreen.main.environment = nil
  }

  private static func connectScene(
    of delegate: any UIApplicationDelegate, _ storyboard: UIStoryboard?,
    _ launched: StoryboardWindow?
  ) -> UIScene? {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      UIApplication.shared, configurationForConnecting: session, options: options)
    guard let type = ClassName.sceneDelegate(of: configuration, for: delegate) else { return nil }
    session.take(configuration)
    let sceneType = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    let sceneDelegate = ClassName.makeSceneDelegate(type)
    scene.delegate = sceneDelegate
    UIApplication.shared.connect(scene)
    let owner = sceneDelegate as? any UIWindowSceneDelegate
    let controller = launched?.withdraw(from: delegate)
    let own = configuration.storyboard
    let isMain = own.map { own in storyboard.map(own.isSame(as:)) ?? false } ?? true
    let main = StoryboardWindow(
      own ?? storyboard, of: scene, owner, isMain ? controller : nil)
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    main?.show { owner?.window }
    return scene
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}

/// The window with the initial controller of a program's storyboard (rule IB-37).
@MainActor
private struct StoryboardWindow {
  private let window: UIWindow
  private let controller: UIViewController

  /// Makes the window of a program without scenes; nil for one with scenes, or without a storyboard.
  init?(_ storyboard: UIStoryboard?, of delegate: any UIApplicationDelegate) {
    guard !ClassName.hasSceneDelegate(delegate) else { return nil }
    self.init(storyboard) { UIWindow(frame: UIScreen.main.bounds) }
    delegate.window = window
  }

  /// Makes the window of a scene; nil without a storyboard.
  ///
  /// - Parameters:
  ///   - storyboard: The storyboard that the scene begins with.
  ///   - scene: The scene.
  ///   - delegate: The scene's delegate, which gets the window.
  ///   - controller: The initial controller that was created already; nil for none.
  init?(
    _ storyboard: UIStoryboard?, of scene: UIScene, _ delegate: (any UIWindowSceneDelegate)?,
    _ controller: UIViewController?
  ) {
    guard let scene = scene as? UIWindowScene else { return nil }
    self.init(storyboard, controller) { UIWindow(windowScene: scene) }
    delegate?.window = window
  }

  /// Takes the window back from a delegate whose program has scenes, as only its answer for the first
  /// of them says.
  ///
  /// - Returns: The initial controller; nil if the delegate has put another in its place.
  func withdraw(from delegate: any UIApplicationDelegate) -> UIViewController? {
    if delegate.window === window { delegate.window = nil }
    let isKept = window.rootViewController === controller
    window.isHidden = true
    window.rootViewController = nil
    return isKept ? controller : nil
  }

  private init?(
    _ storyboard: UIStoryboard?, _ made: UIViewController? = nil, _ makeWindow: () -> UIWindow
  ) {
    guard let controller = made ?? storyboard?.instantiateInitialViewController() else {
      return nil
    }
    self.controller = controller
    window = makeWindow()
    // The view is not asked for before the window is shown.
    window.isHidden = true
    window.rootViewController = controller
  }

  /// Shows the window, unless its owner has put another in its place.
  func show(_ ownWindow: () -> UIWindow?) {
    if let other = ownWindow(), other !== window { return }
    window.makeKeyAndVisible()
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the program whose delegate is the class; `@main` calls it.
  ///
  /// It is launched as on iOS: the delegate is created by its `init()`, its launch methods are
  /// called, a scene is connected if there is a scene delegate (see
  /// ``UISceneConfiguration/delegateClass``), and the key window is drawn to the file that the
  /// command line names.
  ///
  /// ```swift
  /// @main
  /// class AppDelegate: UIResponder, UIApplicationDelegate {}
  /// // swift run App --out screen.png --appearance dark
  /// ```
  ///
  /// The program ends with 0, or with one line on standard error: 64 for a wrong command line, 73 for
  /// a file that cannot be written, 70 for anything else, such as a launch that shows no window.
  ///
  /// > Note: Differs from UIKit: there the program goes on until it is ended, and shows its windows on
  /// > a screen.
  public static func main() {
    ProgramRun(CommandLine.arguments).runAndExit { objectiveCInit() }
  }
}

/// Runs the program of a delegate by the name of its class, as `main.swift` does in older apps.
///
/// As `UIApplicationDelegate.main()`; it does not return.
///
/// - Parameters:
///   - argc: Not read: the command line is known.
///   - argv: Not read.
///   - principalClassName: Not read: the program's class is `UIApplication`.
///   - delegateClassName: The name of the delegate's class with its module, as
///     `NSStringFromClass(AppDelegate.self)` says it. A class that is not there, or is no delegate,
///     is a programmer error.
/// - Returns: Nothing.
@discardableResult
@preconcurrency @MainActor
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  let type = ClassName.delegate(delegateClassName)
  ProgramRun(CommandLine.arguments).runAndExit { ClassName.makeDelegate(type) }
}

/// Classes that are known by their names.
@MainActor enum ClassName {
  static func delegate(_ name: String?) -> NSObject.Type {
    guard let name else {
      programmerError(
        "UIApplicationMain needs the delegate's class name: no nib provides it.")
    }
    guard let type = NSClassFromString(name) as? NSObject.Type else {
      programmerError(
        "Unknown class '\(name)'. Pass NSStringFromClass(AppDelegate.self), with the module.")
    }
    return type
  }

  static func makeDelegate(_ type: NSObject.Type) -> any UIApplicationDelegate {
    guard let delegate = type.objectiveCInit() as? any UIApplicationDelegate else {
      programmerError(
        "\(type) cannot be the application's delegate: it is not a UIApplicationDelegate.")
    }
    return delegate
  }

  /// Returns the class of a scene's delegate: the configuration's, or the one called `SceneDelegate`
  /// in the module of the program's delegate; nil if neither is there.
  static func sceneDelegate(
    of configuration: UISceneConfiguration, for delegate: any UIApplicationDelegate
  ) -> AnyClass? {
    configuration.delegateClass ?? ownSceneDelegate(of: delegate)
  }

  /// Returns whether the module of a program's delegate has the delegate of a scene.
  static func hasSceneDelegate(_ delegate: any UIApplicationDelegate) -> Bool {
    ownSceneDelegate(of: delegate) != nil
  }

  private static func ownSceneDelegate(of delegate: any UIApplicationDelegate) -> AnyClass? {
    let type: AnyClass? = NSClassFromString(
      "\(moduleName(of: Swift.type(of: delegate))).SceneDelegate")
    return type is any UISceneDelegate.Type ? type : nil
  }

  static func makeSceneDelegate(_ type: AnyClass) -> any UISceneDelegate {
    guard let type = type as? NSObject.Type,
      let delegate = type.objectiveCInit() as? any UISceneDelegate
    else {
      programmerError("\(type) cannot be a scene's delegate: it is not a UISceneDelegate.")
    }
    return delegate
  }
}
