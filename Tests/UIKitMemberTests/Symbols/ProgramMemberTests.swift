// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
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
    expectContains(application.windows, window)
    expectSame(application.keyWindow, window)
    expect(!application.supportsMultipleScenes)
    expectContains([.active, .inactive], application.applicationState)
    expectEqual(application.openSessions.count, application.connectedScenes.count)
    let address = URL(fileURLWithPath: "/")
    expect(!application.canOpenURL(address))
    let tally = Tally()
    application.open(
      address, options: [.universalLinksOnly: true],
      completionHandler: { tally.names.append("\($0)") })
    expectEqual(tally.names, ["false"])
    window.isHidden = true
  }

  @Test func `Keys and notifications have UIKit's names`() {
    expectEqual(
      UIApplication.LaunchOptionsKey.shortcutItem.rawValue,
      "UIApplicationLaunchOptionsShortcutItemKey")
    expectEqual(
      UIApplication.LaunchOptionsKey.remoteNotification.rawValue,
      "UIApplicationLaunchOptionsRemoteNotificationKey")
    expectEqual(
      UIApplication.didFinishLaunchingNotification.rawValue,
      "UIApplicationDidFinishLaunchingNotification")
    expectEqual(
      UIApplication.didBecomeActiveNotification.rawValue, "UIApplicationDidBecomeActiveNotification"
    )
    expectEqual(
      UIApplication.willTerminateNotification.rawValue, "UIApplicationWillTerminateNotification")
  }

  @Test func `Orientations are upright or on a side`() {
    expect(UIInterfaceOrientation.portrait.isPortrait)
    expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    expect(!UIInterfaceOrientation.unknown.isPortrait)
    expect(UIInterfaceOrientation.landscapeLeft.isLandscape)
    expect(!UIInterfaceOrientation.portrait.isLandscape)
  }

  @Test func `A scene is made for nothing in particular`() {
    let options = UIScene.ConnectionOptions()
    expectEmpty(options.urlContexts)
    expectEmpty(options.userActivities)
    expectNil(options.sourceApplication)
    expectEmpty(options.urlContexts.map(\.url))
    let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
    configuration.sceneClass = UIWindowScene.self
    configuration.delegateClass = nil
    expectEqual(configuration.name, "Main")
    expect(configuration.sceneClass == UIWindowScene.self)
    expectNil(configuration.delegateClass)
  }
}
