// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Screens
import Views

/// Found by its name, as an app's is that has no property list.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var calls: [String] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let state: UIScene.ActivationState = scene.activationState
    Self.calls.append("willConnect \(state)")
    Launched.title = window?.rootViewController?.title
    session.userInfo = ["number": 1]
    Launched.hasIdentifier = !session.persistentIdentifier.isEmpty && session.userInfo?.count == 1
    guard !Launched.isWithoutWindow, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = Launched.background
    window.backgroundColor = Launched.windowBackground
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    Self.calls.append("willEnterForeground \(scene.activationState)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    Self.calls.append("didBecomeActive \(scene.activationState)")
    Launched.size = window?.bounds.size
    Launched.traits = window?.traitCollection
    if let scene = scene as? UIWindowScene {
      Launched.isOnMainScreen = scene.screen === UIScreen.main
      Launched.orientation = scene.interfaceOrientation
    }
    Launched.safeArea = window?.safeAreaInsets
    Launched.nextResponders = sequence(first: window?.next, next: { $0?.next })
      .prefix { $0 != nil }.compactMap { $0.map { "\(type(of: $0))" } }
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    Self.calls.append("didDisconnect \(scene.activationState)")
  }
}

/// What a launch came to, seen from inside.
@MainActor enum Launched {
  static var isWithoutWindow = false
  static var background: UIColor? = .systemTeal
  static var windowBackground: UIColor?
  /// The title of the controller whose window the scene's delegate has at first.
  static var title: String?
  static var size: CGSize?
  static var safeArea: UIEdgeInsets?
  static var traits: UITraitCollection?
  static var nextResponders: [String] = []
  static var hasIdentifier = false
  static var isOnMainScreen = false
  static var orientation = UIInterfaceOrientation.unknown
}

/// An app's delegate as templates have it.
class AppDelegate: UIResponder, UIApplicationDelegate {
  let number: Int

  override init() {
    number = 7
    super.init()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SceneDelegate.calls.append("willFinishLaunching")
    return true
  }

  /// Not called: the scene's delegate is called instead.
  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneDelegate.calls.append("application didBecomeActive")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SceneDelegate.calls.append("didFinishLaunching \(number)")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneDelegate.calls.append("configuration")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}
