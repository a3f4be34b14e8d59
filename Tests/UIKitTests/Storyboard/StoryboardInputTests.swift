// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit
import WaitingSuites

@MainActor
@Suite("Storyboards that cannot be used")
struct StoryboardInputTests {
  typealias Folder = StoryboardFolder

  @Test(.waitsForProcesses)
  func `A missing storyboard stops at once, with the folders that were looked in`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    let message = stopMessage(result)
    expectContains(message, "Could not find a storyboard named 'Nowhere' in bundle /")
    expectContains(message, "Looked in: /")
    let name = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main.storyboard", bundle: nil) }
    }
    expectContains(stopMessage(name), "a nib's name has no folder and no extension")
  }

  @Test(.waitsForProcesses) func `A missing scene stops with those that there are`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene("A", "storyboardIdentifier=\"one\"")
            + StoryboardFolder.scene("B", "storyboardIdentifier=\"two\""))
        _ = storyboard.instantiateViewController(withIdentifier: "x")
      }
    }
    expectContains(
      stopMessage(result),
      """
      Storyboard (Main) doesn't contain a view controller with identifier 'x'. It has: 'one', 'two'
      """)
  }

  @Test(.waitsForProcesses) func `A missing segue stops with those that there are`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene(
            "A", type: "SceneController",
            connections: StoryboardFolder.segue("show", to: "A", "identifier=\"again\"")),
          initial: "A")
        storyboard.instantiateInitialViewController()?
          .performSegue(withIdentifier: "x", sender: nil)
      }
    }
    expectContains(
      stopMessage(result),
      "Receiver (<SceneController>) has no segue with identifier 'x'. It has: 'again'")
    let code = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewController().performSegue(withIdentifier: "x", sender: nil) }
    }
    expectContains(
      stopMessage(code),
      "Receiver (<UIViewController>) has no segue with identifier 'x'. No storyboard created it."
    )
  }

  @Test(.waitsForProcesses) func `A segue of an unknown kind stops when it is triggered`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene(
            "A", connections: StoryboardFolder.segue("teleport", to: "A", "identifier=\"open\"")),
          initial: "A")
        storyboard.instantiateInitialViewController()?
          .performSegue(withIdentifier: "open", sender: nil)
      }
    }
    expectContains(stopMessage(result), "the segue \"open\" has the unknown kind \"teleport\"")
  }

  @Test(.waitsForProcesses) func `A scene that embeds itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene(
            "A", "storyboardIdentifier=\"Loop\"",
            view: """
              <subviews><containerView id="c"><connections>\(StoryboardFolder.segue("embed", to: "A"))</connections></containerView></subviews>
              """), initial: "A")
        _ = storyboard.instantiateInitialViewController()?.view
      }
    }
    expectContains(stopMessage(result), "\"Loop\" loads itself: Loop → Loop → Loop → …")
  }

  @Test(.waitsForProcesses) func `A relationship to itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene(
            "A", element: "navigationController", "storyboardIdentifier=\"Loop\"",
            connections: StoryboardFolder.root("A")), initial: "A")
        _ = storyboard.instantiateInitialViewController()
      }
    }
    expectContains(stopMessage(result), "\"Loop\" loads itself: Loop → Loop → Loop → …")
  }

  @Test(.waitsForProcesses) func `A storyboard that refers to itself stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let scene = """
          <scene sceneID="s"><objects><viewControllerPlaceholder storyboardName="Main" id="P" sceneMemberID="viewController"/></objects></scene>
          """
        let folder = try StoryboardFolder(["Main": ("P", scene)])
        _ = UIStoryboard(name: "Main", bundle: folder.bundle).instantiateInitialViewController()
      }
    }
    expectContains(stopMessage(result), "\"Main.storyboard\" loads itself: ")
  }

  @Test(.waitsForProcesses) func `Controllers of the wrong class stop`() async {
    let creator = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene("A", type: "SceneHome", "storyboardIdentifier=\"a\""))
        let _: UIViewController = storyboard.instantiateViewController(identifier: "a") { _ in
          UIViewController()
        }
      }
    }
    expectContains(
      stopMessage(creator), "Custom instantiated <UIViewController> is not a kind of <SceneHome>")
    let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene("A", "storyboardIdentifier=\"a\""))
        let _: UITableViewController = storyboard.instantiateViewController(identifier: "a")
      }
    }
    expectContains(
      stopMessage(type), "has a UIViewController where the code expects a UITableViewController")
    let segue = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let storyboard = try StoryboardFolder.storyboard(
          StoryboardFolder.scene(
            "A",
            connections: StoryboardFolder.segue(
              "custom", to: "A",
              "identifier=\"x\" customClass=\"SceneCell\" customModule=\"UIKitTests\"")),
          initial: "A")
        storyboard.instantiateInitialViewController()?.performSegue(
          withIdentifier: "x", sender: nil)
      }
    }
    expectContains(stopMessage(segue), "UIKitTests.SceneCell is not a UIStoryboardSegue")
  }

  @Test(.waitsForProcesses) func `A nib is no storyboard, nor is a document for the Mac`() async {
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let folder = try StoryboardFolder([:])
      try Data(NibSources.text("<view id=\"v\"/>").utf8)
        .write(to: folder.url.appendingPathComponent("Main.storyboard"))
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: folder.bundle) }
    }
    expectContains(
      stopMessage(nib), "Main.storyboard: the document is a nib, and UIStoryboard takes storyboards"
    )
    let mac = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let folder = try StoryboardFolder([:])
      let text = StoryboardFolder.text("", initial: nil).replacing("CocoaTouch", with: "Cocoa")
      try Data(text.utf8).write(to: folder.url.appendingPathComponent("Main.storyboard"))
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: folder.bundle) }
    }
    expectContains(stopMessage(mac), "the document is made for the Mac, and UIStoryboard takes")
  }
}
