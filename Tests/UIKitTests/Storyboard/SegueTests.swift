// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

extension StoryboardSuites {
  @MainActor
  @Suite("Segues")
  struct SegueTests {
    typealias Folder = StoryboardFolder

    init() { SceneCalls.all = [] }

    /// A window with a storyboard's initial controller.
    private func window(_ storyboard: UIStoryboard) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = storyboard.instantiateInitialViewController()
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    /// A root in a navigation controller, with segues of its own, and two other scenes.
    private func storyboard(
      _ connections: String, view: String = "", parts: String = "", objects: String = ""
    ) throws -> UIStoryboard {
      try Folder.storyboard(
        Folder.scene("N", element: "navigationController", connections: Folder.root("R"))
          + Folder.scene(
            "R", type: "SceneHome", "title=\"R\"", view: view, connections: connections,
            parts: parts, objects: objects)
          + Folder.scene(
            "D", type: "SceneController", "title=\"D\"",
            view: """
              <subviews><button id="back"><rect key="frame" x="0" y="100" width="100" height="40"/>
              <connections>\(Folder.unwinding("home", "back:", from: "D"))</connections></button></subviews>
              """, connections: Folder.segue("show", to: "L", "identifier=\"last\""))
          + Folder.scene(
            "L", type: "SceneController", "title=\"L\"", view: "",
            connections: Folder.unwinding("all", "back:", from: "L")
              + Folder.unwinding("none", "missing:", from: "L")),
        initial: "N")
    }

    private func navigation(_ window: UIWindow) throws -> UINavigationController {
      try #require(window.rootViewController as? UINavigationController)
    }

    @Test func `Code performs a segue by its identifier, and the controller is not asked`() throws {
      let window = window(try storyboard(Folder.segue("push", to: "D", "identifier=\"more\"")))
      let navigation = try navigation(window)
      SceneCalls.all = []
      navigation.topViewController?.performSegue(withIdentifier: "more", sender: 5)
      expectEqual(SceneCalls.all.prefix(3), ["D.init", "D.awake storyboard", "R.prepare more D"])
      expectEqual(navigation.viewControllers.map(\.title), ["R", "D"])
      expectEqual((navigation.viewControllers[0] as? SceneController)?.senders.last as? Int, 5)
    }

    @Test func `A controller that was unwound is gone`() throws {
      let window = window(try storyboard(Folder.segue("push", to: "D", "identifier=\"more\"")))
      let navigation = try navigation(window)
      weak var left: UIViewController?
      UIView.performWithoutAnimation {
        navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
        navigation.topViewController?.performSegue(withIdentifier: "last", sender: nil)
        left = navigation.topViewController
        navigation.topViewController?.performSegue(withIdentifier: "all", sender: nil)
      }
      expectEqual(navigation.viewControllers.map(\.title), ["R"])
      expectNil(left)
    }

    @Test func `A controller may refuse a segue that is triggered`() throws {
      let window = window(
        try storyboard(
          "",
          parts: """
            <navigationItem key="navigationItem" title="R" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="b">
            <connections>\(Folder.segue("show", to: "D", "identifier=\"more\""))</connections></barButtonItem></navigationItem>
            """))
      let navigation = try navigation(window)
      let root = try #require(navigation.topViewController as? SceneController)
      root.refused = ["more"]
      SceneCalls.all = []
      let item = try #require(root.navigationItem.rightBarButtonItem)
      let action = try #require(item.action)
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      expectEqual(SceneCalls.all, ["R.should more"])
      expectEqual(navigation.viewControllers.count, 1)
      root.refused = []
      UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      expectEqual(navigation.viewControllers.count, 2)
      expectSame(root.senders.last as? UIBarButtonItem, item)
    }

    @Test func `A gesture triggers a segue`() throws {
      let window = window(
        try storyboard(
          "",
          view: """
            <subviews><view id="pad"><rect key="frame" x="0" y="200" width="375" height="100"/>
            <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" appendContents="YES" id="oc"/></connections></view></subviews>
            """,
          objects: """
            <tapGestureRecognizer id="tap"><connections>\(Folder.segue("show", to: "D", "identifier=\"more\""))</connections></tapGestureRecognizer>
            """))
      let navigation = try navigation(window)
      window.tap(at: CGPoint(x: 50, y: 250))
      window.advance(to: window.currentTime + 1)
      expectEqual(navigation.viewControllers.map(\.title), ["R", "D"])
    }

    @Test func `A segue of a class of the app's does what that says`() throws {
      let segues =
        Folder.segue(
          "custom", to: "D",
          "identifier=\"replace\" customClass=\"SceneReplacement\" customModule=\"UIKitTests\"")
        + Folder.segue(
          "show", to: "L",
          "identifier=\"show\" customClass=\"SceneShow\" customModule=\"UIKitTests\""
        )
      let window = window(try storyboard(segues))
      let navigation = try navigation(window)
      SceneCalls.all = []
      navigation.topViewController?.performSegue(withIdentifier: "show", sender: nil)
      expectContains(SceneCalls.all, "before show")
      expectEqual(navigation.viewControllers.map(\.title), ["R", "L"])
      SceneCalls.all = []
      navigation.viewControllers[0].performSegue(withIdentifier: "replace", sender: nil)
      expectEqual(
        SceneCalls.all.filter { !$0.hasPrefix("D.v") },
        [
          "D.init", "D.awake storyboard", "segue.init replace", "R.prepare replace D",
          "segue.perform",
        ])
      expectEqual(navigation.viewControllers.map(\.title), ["D"])
    }

    @Test func `A segue of code has a closure`() {
      let (first, second) = (UIViewController(), UIViewController())
      var isPerformed = false
      let segue = UIStoryboardSegue(
        identifier: "mine", source: first, destination: second,
        performHandler: { isPerformed = true })
      segue.perform()
      expect(isPerformed)
      expectEqual(segue.identifier, "mine")
      expectSame(segue.source, first)
      expectSame(segue.destination, second)
      UIStoryboardSegue(identifier: nil, source: first, destination: second).perform()
      // Neither has a storyboard.
      first.prepare(for: segue, sender: nil)
      expect(first.shouldPerformSegue(withIdentifier: "mine", sender: nil))
    }

    @Test func `A method creates the destination`() throws {
      let window = window(
        try storyboard(
          Folder.segue(
            "show", to: "D",
            "identifier=\"more\" destinationCreationSelector=\"makeDetail:sender:segueIdentifier:\""
          ))
      )
      let navigation = try navigation(window)
      SceneCalls.all = []
      navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
      expectEqual(
        SceneCalls.all.prefix(4),
        [
          "R.makeDetail more", "D.init 7", "D.awake storyboard", "R.prepare more D",
        ])
      expectEqual(navigation.topViewController?.title, "D")
    }

    @Test func `Unwinding goes back to the nearest controller with the action`() throws {
      let window = window(try storyboard(Folder.segue("show", to: "D", "identifier=\"more\"")))
      let navigation = try navigation(window)
      UIView.performWithoutAnimation {
        navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
        navigation.topViewController?.performSegue(withIdentifier: "last", sender: nil)
      }
      expectEqual(navigation.viewControllers.map(\.title), ["R", "D", "L"])
      SceneCalls.all = []
      let last = try #require(navigation.topViewController)
      // No controller has this action.
      last.performSegue(withIdentifier: "none", sender: nil)
      expectEqual(SceneCalls.all, [])
      expectEqual(navigation.viewControllers.count, 3)
      UIView.performWithoutAnimation { last.performSegue(withIdentifier: "all", sender: nil) }
      expectEqual(
        SceneCalls.all,
        [
          "L.prepare all R loaded", "R.back from L", "R.viewWillAppear",
        ])
      expectEqual(navigation.viewControllers.map(\.title), ["R"])
    }

    @Test func `A button triggers the way back`() throws {
      let window = window(try storyboard(Folder.segue("show", to: "D", "identifier=\"more\"")))
      let navigation = try navigation(window)
      UIView.performWithoutAnimation {
        navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
      }
      window.layoutIfNeeded()
      let detail = try #require(navigation.topViewController)
      let button = try #require(detail.view.subviews.first as? UIButton)
      SceneCalls.all = []
      button.sendActions(for: .touchUpInside)
      expectEqual(
        SceneCalls.all.prefix(3),
        [
          "D.should home", "D.prepare home R loaded", "R.back from D",
        ])
      expectEqual(navigation.viewControllers.map(\.title), ["R"])
    }

    @Test func `Controllers say where unwinding may end`() throws {
      let storyboard = try storyboard(
        Folder.segue(
          "show", to: "D", "identifier=\"more\""))
      let window = window(storyboard)
      let outer = UnwindContainer()
      let navigation = try navigation(window)
      window.rootViewController = outer
      outer.addChild(navigation)
      outer.addChild(outer.beside)
      UIView.performWithoutAnimation {
        navigation.topViewController?.performSegue(withIdentifier: "more", sender: nil)
        navigation.topViewController?.performSegue(withIdentifier: "last", sender: nil)
      }
      let last = try #require(navigation.topViewController)
      let sender = UIButton()
      last.performSegue(withIdentifier: "none", sender: sender)
      // The controllers below the last one do not have the action; this one has.
      let source = try #require(outer.source)
      expectSame(source.source, last)
      expectEqual(source.unwindAction, Selector("missing:"))
      expectSame(source.sender as? UIButton, sender)
      expectSame(outer.childContaining(source), navigation)
      expectSame(navigation.childContaining(source), last)
      expectNil(outer.beside.childContaining(source))
      expectEqual(outer.allowedChildrenForUnwinding(from: source), [outer.beside])
      expectEqual(outer.children.count, 2)
      expectEqual(SceneCalls.all.suffix(2), ["missing from L", "towards beside"])
      expect(!last.canPerformUnwindSegueAction("missing:", from: last, sender: nil))
    }

    @Test func `A split view controller shows the detail`() throws {
      let storyboard = try Folder.storyboard(
        Folder.scene(
          "S", element: "splitViewController", "style=\"doubleColumn\"",
          connections: Folder.relationship("masterViewController", to: "A")
            + Folder.relationship("detailViewController", to: "B"))
          + Folder.scene(
            "A", type: "SceneController", "title=\"A\"", view: "",
            connections: Folder.segue("showDetail", to: "C", "identifier=\"detail\""))
          + Folder.scene("B", "title=\"B\"", view: "") + Folder.scene("C", "title=\"C\"", view: ""),
        initial: "S")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
      window.traitOverrides.horizontalSizeClass = .regular
      let split = try #require(
        storyboard.instantiateInitialViewController() as? UISplitViewController)
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      split.viewController(for: .primary)?.performSegue(withIdentifier: "detail", sender: nil)
      let shown = split.viewController(for: .secondary)
      let title = (shown as? UINavigationController)?.topViewController?.title ?? shown?.title
      expectEqual(title, "C")
    }
  }
}

/// A container beside whose navigation is a controller with an action.
private final class UnwindContainer: UIViewController {
  final class Beside: UIViewController {
    override class func objectiveCMethod(named name: String) -> Selector? {
      guard name == "missing:" else { return super.objectiveCMethod(named: name) }
      return Selector(name) { (_: Beside, a) in
        let segue: UIStoryboardSegue = a[0]
        SceneCalls.all.append("missing from \(segue.source.title ?? "?")")
      }
    }
  }

  let beside = Beside()
  private(set) var source: UIStoryboardUnwindSegueSource?

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    self.source = source
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    SceneCalls.all.append("towards \(subsequentVC === beside ? "beside" : "?")")
  }
}
