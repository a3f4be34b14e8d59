// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// Launches a program as iOS does.
@MainActor
enum ProgramLaunch {
  /// Tells a delegate of the launch, and connects its scene.
  ///
  /// In UIKit's order: `willFinishLaunching`, `didFinishLaunching`; with scenes `configurationFor…`,
  /// `willConnectTo`, `sceneWillEnterForeground`, `sceneDidBecomeActive`; without them
  /// `applicationDidBecomeActive`.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - environment: What the windows have that it makes.
  /// - Returns: The window that is shown; nil if none is.
  static func launch(
    _ delegate: any UIApplicationDelegate, in environment: WindowEnvironment
  ) -> UIWindow? {
    let application = UIApplication.shared
    // A window that was key before says neither how large the screen is nor what is shown.
    UIWindow.withdrawKey()
    UIScreen.main.environment = environment
    application.delegate = delegate
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    if let scene = connectScene(of: delegate) {
      scene.enter(.foregroundInactive)
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.enter(.foregroundActive)
      application.enter(.active)
      scene.delegate?.sceneDidBecomeActive(scene)
    } else {
      application.enter(.active)
      delegate.applicationDidBecomeActive(application)
    }
    post(UIApplication.didBecomeActiveNotification)
    return application.keyWindow
  }

  /// Ends the program.
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

  private static func connectScene(of delegate: any UIApplicationDelegate) -> UIScene? {
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
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    return scene
  }

  private static func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: UIApplication.shared)
  }
}
