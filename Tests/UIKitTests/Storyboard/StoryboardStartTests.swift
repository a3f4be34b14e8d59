// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// The delegate of a program that begins with a storyboard, as the template has it.
final class StartDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// What the window was when the delegate learned of the launch.
  static var root: String?
  static var wasVisible = false
  static var replacesWindow = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.root = window?.rootViewController?.title
    Self.wasVisible = window?.isHidden == false
    guard Self.replacesWindow else { return true }
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.rootViewController = UIViewController()
    other.rootViewController?.title = "Other"
    other.makeKeyAndVisible()
    window = other
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneCalls.all.append("active \(application.keyWindow?.rootViewController?.title ?? "none")")
  }
}

/// The delegate of a program whose scenes only its answer names.
final class CodedStart: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The storyboard that the scenes begin with; nil for the program's.
  static var storyboard: UIStoryboard?
  /// The controller that takes the place of the window's first; nil for none.
  static var root: UIViewController?
  /// The window that the program has until the scene is named.
  static var firstWindow: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.firstWindow = window
    if let root = Self.root {
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = CodedScene.self
    configuration.storyboard = Self.storyboard
    return configuration
  }
}

/// The delegate of a scene that has no usual name.
final class CodedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let app = UIApplication.shared.delegate?.window ?? nil
    let title = window?.rootViewController?.title ?? "none"
    SceneCalls.all.append("connect \(title)\(app == nil ? "" : " beside another window")")
  }
}

extension StoryboardSuites {
  @MainActor
  @Suite("The start of a program with a storyboard")
  struct StoryboardStartTests {
    private let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("start-\(UUID().uuidString).png")

    init() {
      SceneCalls.all = []
      StartDelegate.root = nil
      StartDelegate.replacesWindow = false
      CodedStart.storyboard = nil
      CodedStart.root = nil
      CodedStart.firstWindow = nil
    }

    private func run(_ storyboard: UIStoryboard?) throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let arguments = ["app", "--out", file.path, "--size", "100x200"]
      _ = try ProgramRun(arguments, storyboard: storyboard).run { StartDelegate() }
      expectEqual(UIImage(contentsOfFile: file.path)?.size.width, 200)
    }

    /// Starts a program whose delegate names that of its scene.
    private func runCoded(_ storyboard: UIStoryboard) throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let arguments = ["app", "--out", file.path, "--size", "100x200"]
      _ = try ProgramRun(arguments, storyboard: storyboard).run { CodedStart() }
    }

    private static let calls = [
      "A.init", "A.awake storyboard", "connect A", "A.viewDidLoad", "A.viewWillAppear",
    ]

    @Test func `A program that names its scene's delegate in code makes one initial controller`()
      throws
    {
      try runCoded(try storyboard())
      expectEqual(SceneCalls.all, Self.calls)
    }

    @Test func `What the delegate shows in the first window does not go on to the scene`() throws {
      let other = UIViewController()
      other.title = "Other"
      CodedStart.root = other
      try runCoded(try storyboard())
      expectContains(SceneCalls.all, "connect A")
      expectEqual(CodedStart.firstWindow?.isHidden, true)
    }

    @Test func `The storyboard that a scene names may be the program's, or another`() throws {
      let own = try StoryboardFolder([
        "Main": (
          "A", StoryboardFolder.scene("A", type: "SceneController", "title=\"A\"", view: "")
        )
      ])
      CodedStart.storyboard = UIStoryboard(name: "Main", bundle: own.bundle)
      try runCoded(UIStoryboard(name: "Main", bundle: own.bundle))
      expectEqual(SceneCalls.all, Self.calls)

      SceneCalls.all = []
      let folder = try StoryboardFolder([
        "Other": (
          "B", StoryboardFolder.scene("B", type: "SceneController", "title=\"B\"", view: "")
        )
      ])
      CodedStart.storyboard = UIStoryboard(name: "Other", bundle: folder.bundle)
      try runCoded(try storyboard())
      expectContains(SceneCalls.all, "connect B")
      expectLacks(SceneCalls.all, "A.viewDidLoad")
    }

    @Test func `A storyboard of the same name in another bundle is another`() throws {
      CodedStart.storyboard = try StoryboardFolder.storyboard(
        StoryboardFolder.scene("B", type: "SceneController", "title=\"B\"", view: ""), initial: "B")
      try runCoded(try storyboard())
      expectContains(SceneCalls.all, "connect B")
      expectContains(SceneCalls.all, "B.viewDidLoad")
      expectLacks(SceneCalls.all, "A.viewDidLoad")
    }

    private func storyboard() throws -> UIStoryboard {
      try StoryboardFolder.storyboard(
        StoryboardFolder.scene("A", type: "SceneController", "title=\"A\"", view: ""), initial: "A")
    }

    @Test func `The delegate has the window before it learns of the launch`() throws {
      try run(try storyboard())
      expectEqual(StartDelegate.root, "A")
      expect(!StartDelegate.wasVisible)
      expectEqual(
        SceneCalls.all,
        [
          "A.init", "A.awake storyboard", "A.viewDidLoad", "A.viewWillAppear", "active A",
        ])
    }

    @Test func `A window of the delegate's takes the place of the storyboard's`() throws {
      StartDelegate.replacesWindow = true
      try run(try storyboard())
      expectEqual(StartDelegate.root, "A")
      expectEqual(SceneCalls.all, ["A.init", "A.awake storyboard", "active Other"])
    }

    @Test func `A program without a storyboard shows what its delegate makes`() throws {
      StartDelegate.replacesWindow = true
      try run(nil)
      expectNil(StartDelegate.root)
      expectEqual(SceneCalls.all, ["active Other"])
    }
  }
}
