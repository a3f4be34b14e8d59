// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct SplitViewControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
  private let primary = Recorder("primary")
  private let secondary = Recorder("secondary")

  init() {
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.displayScale = 2
  }

  private final class Recorder: UIViewController {
    static var calls: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { Self.calls.append("\(name) willAppear") }
    override func viewDidAppear(_ animated: Bool) { Self.calls.append("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
      Self.calls.append("\(name) willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) { Self.calls.append("\(name) didDisappear") }
  }

  private final class PrimaryFirst: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private func makeSplit(
    _ style: UISplitViewController.Style = .doubleColumn
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func show(_ split: UISplitViewController) {
    Recorder.calls = []
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func frame(of controller: UIViewController) -> CGRect {
    guard let view = controller.navigationController?.view else { return .null }
    return view.convert(view.bounds, to: window)
  }

  @Test func `At 1024 the primary column is 320 wide, and a line stands before the secondary`() {
    let split = makeSplit()
    show(split)
    expect(!split.isCollapsed)
    expectEqual(split.displayMode, .oneBesideSecondary)
    expectEqual(split.primaryColumnWidth, 320)
    expectEqual(frame(of: primary), CGRect(x: 0, y: 0, width: 320, height: 768))
    expectEqual(frame(of: secondary), CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    expectEqual(primary.traitCollection.horizontalSizeClass, .compact)
    expectEqual(secondary.traitCollection.horizontalSizeClass, .regular)
    expectSame(primary.splitViewController, split)
    expectSame(secondary.splitViewController, split)
    expectSame(split.viewController(for: .primary), primary)
    expectEqual(Recorder.calls.sorted().count, 4)
  }

  @Test func `From right to left the columns are mirrored`() {
    window.traitOverrides.layoutDirection = .rightToLeft
    show(makeSplit())
    expectEqual(frame(of: primary).minX, 704)
    expectEqual(frame(of: secondary), CGRect(x: 0, y: 0, width: 703.5, height: 768))
  }

  @Test func `Widths are kept in their limits`() {
    let split = makeSplit()
    show(split)
    split.preferredPrimaryColumnWidth = 400
    expectEqual(split.primaryColumnWidth, 400)
    split.maximumPrimaryColumnWidth = 350
    expectEqual(split.primaryColumnWidth, 350)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(split.primaryColumnWidth, 256)
    split.minimumPrimaryColumnWidth = 300
    window.layoutIfNeeded()
    expectEqual(frame(of: primary).width, 300)
  }

  @Test func `In a compact width the columns are one stack, the secondary column on top`() {
    window.traitOverrides.horizontalSizeClass = .compact
    let split = makeSplit()
    show(split)
    expect(split.isCollapsed)
    expectEqual(split.primaryColumnWidth, 0)
    expectEqual(split.viewControllers.count, 1)
    expectSame(primary.navigationController, secondary.navigationController)
    expectEqual(primary.navigationController?.viewControllers, [primary, secondary])
    expectEqual(Recorder.calls, ["secondary willAppear", "secondary didAppear"])
  }

  @Test func `A delegate can have the primary column come first`() {
    window.traitOverrides.horizontalSizeClass = .compact
    let split = makeSplit()
    let delegate = PrimaryFirst()
    split.delegate = delegate
    show(split)
    expectEqual(primary.navigationController?.viewControllers, [primary])
    split.show(.secondary)
    window.advance(to: 1)
    expectSame(primary.navigationController?.topViewController, secondary)
    split.hide(.secondary)
    window.advance(to: 2)
    expectEqual(primary.navigationController?.viewControllers, [primary])
    let detail = Recorder("detail")
    primary.showDetailViewController(detail, sender: nil)
    window.advance(to: 3)
    expectEqual(primary.navigationController?.viewControllers, [primary, detail])
    expectSame(split.viewController(for: .secondary), detail)
  }

  @Test func `Columns become a stack and columns again, with what was pushed meanwhile`() {
    let split = makeSplit()
    show(split)
    window.traitOverrides.horizontalSizeClass = .compact
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    expect(split.isCollapsed)
    expectEqual(primary.navigationController?.viewControllers, [primary, secondary])
    let pushed = Recorder("pushed")
    secondary.navigationController?.pushViewController(pushed, animated: false)
    window.traitOverrides.horizontalSizeClass = .regular
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    expect(!split.isCollapsed)
    expectEqual(primary.navigationController?.viewControllers, [primary])
    expectEqual(secondary.navigationController?.viewControllers, [secondary, pushed])
    expectEqual(frame(of: primary).width, 320)
    expectEqual(frame(of: pushed).width, 703.5)
  }

  @Test func `What was left in the stack is in its column again`() {
    window.traitOverrides.horizontalSizeClass = .compact
    let split = makeSplit()
    show(split)
    primary.navigationController?.popViewController(animated: false)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expectEqual(secondary.navigationController?.viewControllers, [secondary])
    expectSame(secondary.view.window, window)
  }

  @Test func `Upright the primary column lies over the secondary one when it is shown`() {
    window.frame.size = CGSize(width: 768, height: 1000)
    let split = makeSplit()
    show(split)
    expectEqual(split.displayMode, .secondaryOnly)
    expectEqual(frame(of: secondary).width, 768)
    expectNil(primary.viewIfLoaded?.window)
    split.show(.primary)
    window.advance(to: 1)
    expectEqual(split.displayMode, .oneOverSecondary)
    expectEqual(frame(of: primary), CGRect(x: 0, y: 0, width: 320, height: 1000))
    expectEqual(frame(of: secondary).width, 768)
    // What is dimmed takes a tap to bring the column away.
    window.tap(at: CGPoint(x: 700, y: 500))
    window.advance(to: 2)
    expectEqual(split.displayMode, .secondaryOnly)
    expectNil(primary.view.window)
  }

  @Test func `A triple-column style has a supplementary column`() {
    window.frame.size = CGSize(width: 1366, height: 1024)
    let supplementary = Recorder("supplementary")
    let split = makeSplit(.tripleColumn)
    split.setViewController(supplementary, for: .supplementary)
    show(split)
    expectEqual(split.displayMode, .oneBesideSecondary)
    expectEqual(frame(of: supplementary), CGRect(x: 0, y: 0, width: 320, height: 1024))
    expectNil(primary.viewIfLoaded?.window)
    split.show(.primary)
    window.advance(to: 1)
    expectEqual(split.displayMode, .twoBesideSecondary)
    expectEqual(frame(of: primary).minX, 0)
    expectEqual(frame(of: supplementary).minX, 320.5)
    expectEqual(frame(of: secondary), CGRect(x: 641, y: 0, width: 725, height: 1024))
    split.hide(.primary)
    window.advance(to: 2)
    expectEqual(frame(of: supplementary).minX, 0)
  }

  @Test func `A compact column takes the place of the others`() {
    window.traitOverrides.horizontalSizeClass = .compact
    let compact = Recorder("compact")
    let split = makeSplit()
    split.setViewController(compact, for: .compact)
    show(split)
    expectEqual(split.viewControllers, [compact])
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expectNil(compact.view.window)
    expectSame(primary.view.window, window)
  }

  @Test func `A split view 200 points wide keeps its columns inside`() throws {
    window.frame.size = CGSize(width: 200, height: 300)
    for mode in [
      UISplitViewController.DisplayMode.automatic, .oneBesideSecondary, .oneOverSecondary,
      .twoDisplaceSecondary,
    ] {
      let split = makeSplit()
      split.preferredDisplayMode = mode
      show(split)
      for controller in [primary, secondary] where controller.viewIfLoaded?.window != nil {
        expectAtMost(frame(of: controller).width, 200)
        expectAtLeast(frame(of: controller).width, 0)
      }
      _ = try Picture(of: window, scale: 1).data(.png)
    }
  }

  @Test func `Controllers can be set while they are shown`() {
    let split = makeSplit()
    show(split)
    let other = Recorder("other")
    Recorder.calls = []
    split.setViewController(other, for: .secondary)
    window.layoutIfNeeded()
    expectNil(secondary.parent?.parent)
    expectNil(secondary.viewIfLoaded?.window)
    expectEqual(frame(of: other).minX, 320.5)
    expectContains(Recorder.calls, "secondary didDisappear")
    expectContains(Recorder.calls, "other didAppear")
    split.setViewController(nil, for: .primary)
    window.layoutIfNeeded()
    expectNil(primary.viewIfLoaded?.window)
  }

  @Test func `The classic style shows two controllers as they are`() {
    let split = UISplitViewController()
    let left = UINavigationController(rootViewController: primary)
    split.viewControllers = [left, secondary]
    show(split)
    expectEqual(left.view.frame.width, 320)
    expectEqual(secondary.view.frame.minX, 320.5)
    expectNil(secondary.navigationController)
    expectEqual(split.viewControllers, [left, secondary])
  }
}
