// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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
    }

    private func run(_ storyboard: UIStoryboard?) throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let arguments = ["app", "--out", file.path, "--size", "100x200"]
      _ = try ProgramRun(arguments, storyboard: storyboard).run { StartDelegate() }
      #expect(UIImage(contentsOfFile: file.path)?.size.width == 200)
    }

    private func storyboard() throws -> UIStoryboard {
      try StoryboardFolder.storyboard(
        StoryboardFolder.scene("A", type: "SceneController", "title=\"A\"", view: ""), initial: "A")
    }

    @Test func `The delegate has the window before it learns of the launch`() throws {
      try run(try storyboard())
      #expect(StartDelegate.root == "A" && !StartDelegate.wasVisible)
      #expect(
        SceneCalls.all == [
          "A.init", "A.awake storyboard", "A.viewDidLoad", "A.viewWillAppear", "active A",
        ])
    }

    @Test func `A window of the delegate's takes the place of the storyboard's`() throws {
      StartDelegate.replacesWindow = true
      try run(try storyboard())
      #expect(StartDelegate.root == "A")
      #expect(SceneCalls.all == ["A.init", "A.awake storyboard", "active Other"])
    }

    @Test func `A program without a storyboard shows what its delegate makes`() throws {
      StartDelegate.replacesWindow = true
      try run(nil)
      #expect(StartDelegate.root == nil)
      #expect(SceneCalls.all == ["active Other"])
    }
  }
}
