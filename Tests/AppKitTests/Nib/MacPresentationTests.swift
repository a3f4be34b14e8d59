// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Foundation
import Testing
import WaitingSuites

/// Segues of the Mac that present their destinations (rule IB-57).
extension MacStoryboardTests {
  /// The window of ``window``, whose segue "more" has other attributes, with its controller.
  private static func presenting(
    _ attributes: String
  ) throws -> (window: NSWindow, source: MacSceneController) {
    let text = window.replacing("kind=\"show\"", with: attributes)
    let controller = try #require(
      try storyboard(text, initial: "W").instantiateInitialController() as? NSWindowController)
    let window = try #require(controller.window)
    let source = try #require(window.contentViewController as? MacSceneController)
    MacSceneCalls.all = []
    return (window, source)
  }

  @Test func `A segue presents a sheet`() throws {
    let (window, source) = try Self.presenting("kind=\"sheet\"")
    let button = try #require(source.view.subviews.compactMap { $0 as? NSButton }.first)
    button.performClick(nil)
    expectEqual(
      MacSceneCalls.all,
      [
        "A.should more", "D.init", "D.awake", "A.prepare more D", "D.viewDidLoad -",
      ])
    let sheet = try #require(window.attachedSheet)
    let destination = try #require(sheet.contentViewController)
    expectEqual(destination.title, "D")
    expectEqual(sheet.title, "D")
    expectEqual(sheet.frame.size, NSSize(width: 300, height: 200))
    expectEqual(source.presentedViewControllers, [destination])
    destination.dismiss(nil)
    expectNil(window.attachedSheet)
  }

  @Test func `A segue presents a modal window`() throws {
    let (_, source) = try Self.presenting("kind=\"modal\"")
    source.performSegue(withIdentifier: "more", sender: nil)
    let modal = try #require(NSApp.modalWindow)
    expectEqual(modal.contentViewController?.title, "D")
    expect(modal.isVisible)
    expectSame(modal.contentViewController?.presentingViewController, source)
    modal.close()
    expectNil(NSApp.modalWindow)
    expectNil(source.presentedViewControllers)
  }

  // The label is at (10, 150), 100 × 16; the button at (10, 100), 90 × 32.
  @Test(
    arguments: [
      ("popoverAnchorView=\"L\" popoverBehavior=\"t\"", CGFloat(122), true),
      ("popoverAnchorView=\"L\" popoverBehavior=\"semitransient\"", CGFloat(122), true),
      ("", CGFloat(112), false),
    ])
  func `A segue presents a popover at its anchor, or at what triggers it`(
    attributes: String, start: CGFloat, isTransient: Bool
  ) throws {
    let (window, source) = try Self.presenting(
      "kind=\"popover\" preferredEdge=\"maxX\" \(attributes)")
    window.setContentSize(NSSize(width: 600, height: 400))
    let button = try #require(source.view.subviews.compactMap { $0 as? NSButton }.first)
    button.performClick(nil)
    let destination = try #require(source.presentedViewControllers?.first)
    let popover = try #require(destination.view.window)
    expectSame(popover.contentViewController, destination)
    expectEqual(popover.frame.size, NSSize(width: 300, height: 200))
    expectEqual(popover.frame.minX - window.frame.minX, start)
    window.click(at: NSPoint(x: 595, y: 5))
    expectEqual((source.presentedViewControllers == nil), isTransient)
  }

  @Test func `A segue presents the window of a controller as a sheet`() throws {
    // A scene's controller of a window, whose contents are the detail.
    let scenes =
      Self.window.replacing("kind=\"show\"", with: "kind=\"sheet\"")
      .replacing("destination=\"D\" kind", with: "destination=\"V\" kind") + """
        <scene sceneID="V-scene"><objects>
        <windowController id="V" sceneMemberID="viewController">
        <window key="window" title="Detail" visibleAtLaunch="NO" id="Vwin">
        <rect key="contentRect" x="0" y="0" width="50" height="40"/></window>
        <connections><segue destination="D" kind="relationship" relationship="window.shadowedContentViewController" id="r2"/></connections>
        </windowController></objects></scene>
        """
    let controller = try #require(
      try Self.storyboard(scenes, initial: "W").instantiateInitialController()
        as? NSWindowController)
    let window = try #require(controller.window)
    window.contentViewController?.performSegue(withIdentifier: "more", sender: nil)
    let sheet = try #require(window.attachedSheet)
    expectEqual(sheet.title, "Detail")
    expectEqual(sheet.contentViewController?.title, "D")
    expectNotNil(sheet.windowController)
    window.endSheet(sheet)
    expectNil(window.attachedSheet)
  }

  @Test(.waitsForProcesses) func `A sheet of a view in no window stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let text = Self.window.replacing("kind=\"show\"", with: "kind=\"sheet\"")
        let controller: MacSceneController? = try Self.storyboard(text, initial: "A")
          .instantiateInitialController(creator: nil)
        controller?.performSegue(withIdentifier: "more", sender: nil)
      }
    }
    expectStop(result, says: "cannot present a sheet: its view is in no window")
  }
}
