// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// What an application, its scenes and their delegates are asked and told.
@Suite("Members of programs")
@MainActor
struct ProgramMemberTests {
  @Test func `An application knows its windows, opens nothing, and has a state`() {
    let application = UIApplication.shared
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    window.makeKeyAndVisible()
    #expect(application.windows.contains(window) && application.keyWindow === window)
    #expect(!application.supportsMultipleScenes)
    #expect([.active, .inactive].contains(application.applicationState))
    #expect(application.openSessions.count == application.connectedScenes.count)
    let address = URL(fileURLWithPath: "/")
    #expect(!application.canOpenURL(address))
    let tally = Tally()
    application.open(
      address, options: [.universalLinksOnly: true],
      completionHandler: { tally.names.append("\($0)") })
    #expect(tally.names == ["false"])
    window.isHidden = true
  }

  @Test func `Keys and notifications have UIKit's names`() {
    #expect(
      UIApplication.LaunchOptionsKey.shortcutItem.rawValue
        == "UIApplicationLaunchOptionsShortcutItemKey")
    #expect(
      UIApplication.LaunchOptionsKey.remoteNotification.rawValue
        == "UIApplicationLaunchOptionsRemoteNotificationKey")
    #expect(
      UIApplication.didFinishLaunchingNotification.rawValue
        == "UIApplicationDidFinishLaunchingNotification")
    #expect(
      UIApplication.didBecomeActiveNotification.rawValue
        == "UIApplicationDidBecomeActiveNotification")
    #expect(
      UIApplication.willTerminateNotification.rawValue
        == "UIApplicationWillTerminateNotification")
  }

  @Test func `Orientations are upright or on a side`() {
    #expect(UIInterfaceOrientation.portrait.isPortrait)
    #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    #expect(!UIInterfaceOrientation.unknown.isPortrait)
    #expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    #expect(!UIInterfaceOrientation.portrait.isLandscape)
  }

  @Test func `A scene is made for nothing in particular`() {
    let options = UIScene.ConnectionOptions()
    #expect(options.urlContexts.isEmpty && options.userActivities.isEmpty)
    #expect(options.sourceApplication == nil)
    #expect(options.urlContexts.map(\.url).isEmpty)
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = nil
    #expect(configuration.name == "Main" && configuration.sceneClass == UIWindowScene.self)
    #expect(configuration.delegateClass == nil)
  }
}
