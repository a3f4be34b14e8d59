// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a program implements for its launch and its run. All methods may be left out.
///
/// A class with `@main` that conforms is a program: see ``main()``.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }

  /// Called first, before any state is restored.
  ///
  /// - Parameters:
  ///   - application: The program, which is launching.
  ///   - launchOptions: Why it is launched; nil here.
  /// - Returns: Has no effect. Whether the program can open the address that it was launched with.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the program is launched and nothing is visible yet.
  ///
  /// - Parameters:
  ///   - application: The program, which is launching.
  ///   - launchOptions: Why it is launched; nil here.
  /// - Returns: Has no effect. Whether the program can open the address that it was launched with.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called for the scene of a program that has scenes.
  ///
  /// - Parameters:
  ///   - application: The program, which runs.
  ///   - connectingSceneSession: What is known of the scene.
  ///   - options: Why it is made.
  /// - Returns: How the scene is made, above all the class of its delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Has no effect: scenes stay until the program ends. Never called.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called when the program is in front; not if it has scenes, whose delegates are called.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Has no effect: the program stays in front. Never called.
  func applicationWillResignActive(_ application: UIApplication)
  /// Has no effect: the program stays in front. Never called.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Has no effect: the program stays in front. Never called.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Has no effect: memory is not watched. Never called.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// The window of the program; nil, as it belongs to a scene, or was made by the delegate for
  /// itself. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// Does nothing: the default of `application(_:willFinishLaunchingWithOptions:)`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing: the default of `application(_:didFinishLaunchingWithOptions:)`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration without a name, which says that the program has no scenes unless it
  /// has a class called `SceneDelegate`.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing: the default of `application(_:didDiscardSceneSessions:)`.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing: the default of `applicationDidBecomeActive(_:)`.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing: the default of `applicationWillResignActive(_:)`.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing: the default of `applicationDidEnterBackground(_:)`.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing: the default of `applicationWillEnterForeground(_:)`.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing: the default of `applicationWillTerminate(_:)`.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing: the default of `applicationDidReceiveMemoryWarning(_:)`.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}
