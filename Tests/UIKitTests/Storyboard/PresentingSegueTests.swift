// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

extension StoryboardSuites {
  /// Segues that present their destination, and lead back from it.
  @MainActor
  @Suite("Segues that present")
  struct PresentingSegueTests {
    typealias Folder = StoryboardFolder

    init() { SceneCalls.all = [] }

    /// A root in a navigation controller, and a scene that it presents.
    private func window(
      _ segue: String, destination: String = "", width: CGFloat = 375
    ) throws -> UIWindow {
      let storyboard = try Folder.storyboard(
        Folder.scene("N", element: "navigationController", connections: Folder.root("R"))
          + Folder.scene(
            "R", type: "SceneHome", "title=\"R\"",
            view: """
              <subviews><button id="open"><rect key="frame" x="20" y="200" width="100" height="40"/>
              <connections>\(segue)</connections></button>
              <view id="anchor"><rect key="frame" x="300" y="300" width="20" height="20"/></view></subviews>
              """)
          + Folder.scene(
            "D", type: "SceneController", "title=\"D\" \(destination)", view: "",
            connections: Folder.unwinding("home", "back:", from: "D")
              + Folder.segue("show", to: "L", "identifier=\"next\""))
          + Folder.scene(
            "L", type: "SceneController", "title=\"L\"", view: "",
            connections: Folder.unwinding("home", "back:", from: "L")),
        initial: "N")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 667))
      if width > 700 { window.traitOverrides.horizontalSizeClass = .regular }
      window.rootViewController = storyboard.instantiateInitialViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    private func open(_ window: UIWindow) throws -> UIViewController {
      let navigation = try #require(window.rootViewController as? UINavigationController)
      let button = try #require(navigation.topViewController?.view.subviews.first as? UIButton)
      SceneCalls.all = []
      button.sendActions(for: .touchUpInside)
      return try #require(navigation.presentedViewController)
    }

    @Test(arguments: ["presentation", "modal"])
    func `A segue presents its destination`(kind: String) throws {
      let window = try window(
        Folder.segue(
          kind, to: "D",
          "identifier=\"open\" modalPresentationStyle=\"fullScreen\" modalTransitionStyle=\"crossDissolve\""
        ))
      let shown = try open(window)
      expectEqual(
        SceneCalls.all.prefix(5),
        [
          "R.should open", "D.init", "D.awake storyboard", "R.prepare open D", "D.viewDidLoad",
        ])
      expectEqual(shown.title, "D")
      expect(shown.isBeingPresented)
      expectEqual(shown.modalPresentationStyle, .fullScreen)
      expectEqual(shown.modalTransitionStyle, .crossDissolve)
      window.advance(to: window.currentTime + 0.5)
      expectEqual(shown.view.frame, window.bounds)
      expect(!shown.isBeingPresented)
    }

    @Test func `Without animation it is there at once, in the style of its own scene`() throws {
      let window = try window(
        Folder.segue("presentation", to: "D", "animates=\"NO\""),
        destination: "modalPresentationStyle=\"formSheet\" definesPresentationContext=\"YES\" "
          + "providesPresentationContextTransitionStyle=\"YES\"")
      let shown = try open(window)
      expect(!shown.isBeingPresented)
      expectEqual(shown.sheetPresentationController?.presentationStyle, .formSheet)
      expect(shown.definesPresentationContext)
      expect(shown.providesPresentationContextTransitionStyle)
    }

    @Test func `A popover points at what triggers it, or at the anchor of the document`() throws {
      let own = try window(
        Folder.segue("popoverPresentation", to: "D", "identifier=\"open\""), width: 1024)
      let popover = try #require(try open(own).popoverPresentationController)
      expectEqual((popover.sourceView as? UIButton)?.frame.minX, 20)
      expectEqual(popover.permittedArrowDirections, .any)
      let other = try window(
        """
        <segue kind="popoverPresentation" destination="D" popoverAnchorView="anchor" id="p">\
        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
        """, width: 1024)
      let second = try #require(try open(other).popoverPresentationController)
      expectEqual(second.sourceView?.frame.minX, 300)
      expectEqual(second.permittedArrowDirections, [.up, .left])
    }

    @Test func `Unwinding dismisses what was presented`() throws {
      let window = try window(
        Folder.segue("presentation", to: "D", "identifier=\"open\" animates=\"NO\""))
      let shown = try open(window)
      SceneCalls.all = []
      UIView.performWithoutAnimation {
        UIView.setAnimationsEnabled(false)
        shown.performSegue(withIdentifier: "home", sender: nil)
        UIView.setAnimationsEnabled(true)
      }
      expectEqual(SceneCalls.all.prefix(2), ["D.prepare home R loaded", "R.back from D"])
      expectNil(window.rootViewController?.presentedViewController)
      expectNil(shown.view.window)
    }

    @Test func `From the second of two presented controllers unwinding dismisses both`() throws {
      let window = try window(
        Folder.segue("presentation", to: "D", "identifier=\"open\" animates=\"NO\""))
      let shown = try open(window)
      // There is no navigation controller around it: what is shown is presented.
      UIView.setAnimationsEnabled(false)
      shown.performSegue(withIdentifier: "next", sender: nil)
      let last = try #require(shown.presentedViewController)
      expectEqual(last.title, "L")
      last.performSegue(withIdentifier: "home", sender: nil)
      UIView.setAnimationsEnabled(true)
      expectNil(window.rootViewController?.presentedViewController)
      expectNil(last.view.window)
      expectNil(shown.view.window)
    }
  }
}
