// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("View tree")
struct ViewTreeTests {
  /// An ordinary subclass, written as for iOS, that counts its calls.
  final class Counting: UIView {
    var layouts = 0
    var traitChanges = 0
    var windows: [UIWindow?] = []
    var onLayout: () -> Void = {}
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout()
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { traitChanges += 1 }
    override func didMoveToWindow() { windows.append(window) }
  }

  @Test func `Views are inserted where they are asked to be`() {
    let root = UIView()
    let views = (0..<4).map { _ in UIView() }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: 0)
    root.insertSubview(views[2], aboveSubview: views[1])
    root.insertSubview(views[3], belowSubview: views[1])
    expectEqual(root.subviews, [views[3], views[1], views[2], views[0]])
    root.bringSubviewToFront(views[3])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectEqual(root.subviews, [views[0], views[2], views[1], views[3]])
    root.insertSubview(views[3], aboveSubview: views[0])
    expectEqual(root.subviews, [views[0], views[3], views[2], views[1]])
    views[3].removeFromSuperview()
    expectNil(views[3].superview)
  }

  @Test func `A view added elsewhere leaves its previous superview`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    expectEmpty(first.subviews)
    expectSame(view.superview, second)
  }

  @Test func `A whole branch is notified of its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let branch = UIView()
    let leaf = Counting()
    branch.addSubview(leaf)
    window.addSubview(branch)
    branch.removeFromSuperview()
    expectEqual(leaf.windows, [window, nil])
  }

  @Test func `Layout runs once for many requests`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting(frame: window.bounds)
    window.addSubview(view)
    window.layoutIfNeeded()
    view.setNeedsLayout()
    view.setNeedsLayout()
    view.frame = view.frame
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    expectEqual(view.layouts, 2)
  }

  @Test func `A change of size lays out, a move does not`() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    view.center.x += 5
    view.layoutIfNeeded()
    expectEqual(view.layouts, 1)
    view.frame.size.width = 11
    view.layoutIfNeeded()
    expectEqual(view.layouts, 2)
  }

  @Test func `A view that always asks again does not hang`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = Counting()
    root.addSubview(view)
    view.onLayout = { [unowned view] in view.setNeedsLayout() }
    root.layoutIfNeeded()
    expectGreater(view.layouts, 1)
    expectLess(view.layouts, 100)
  }

  @Test func `A view that is laid out from within is laid out again for what it asks meanwhile`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let holder = UIView(frame: root.bounds)
    let view = Counting(frame: root.bounds)
    root.addSubview(holder)
    holder.addSubview(view)
    view.onLayout = { [unowned view, unowned holder] in
      guard view.layouts == 1 else { return }
      holder.setNeedsLayout()
      view.setNeedsLayout()
      // The holder is laid out at once, and finds the view in the middle of its layout.
      view.layoutIfNeeded()
      expectEqual(view.layouts, 1)
    }
    root.layoutIfNeeded()
    expectEqual(view.layouts, 2)
    view.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(view.layouts, 3)
  }

  @Test func `Traits are inherited and changes are reported`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView()
    let leaf = Counting()
    middle.addSubview(leaf)
    window.addSubview(middle)
    expectEqual(leaf.traitCollection.displayScale, 2)
    var seen: [UIUserInterfaceStyle] = []
    leaf.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: Counting, previous: UITraitCollection) in
      seen.append(previous.userInterfaceStyle)
    }
    middle.traitOverrides.userInterfaceStyle = .dark
    expectEqual(leaf.traitCollection.userInterfaceStyle, .dark)
    expectEqual(leaf.traitChanges, 1)
    expectEqual(seen, [.light])
    middle.traitOverrides.userInterfaceStyle = .dark
    window.traitOverrides.displayScale = 3
    expectEqual(leaf.traitChanges, 2)
    expectEqual(seen, [.light])
    expectEqual(leaf.traitCollection.displayScale, 3)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `A branch built before has the traits of where it is put`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.traitOverrides.userInterfaceStyle = .dark
    let (branch, leaf) = (UIView(), Counting())
    branch.addSubview(leaf)
    expectEqual(leaf.traitCollection.userInterfaceStyle, .light)
    // As in a layout pass of the window, where its traits are the current ones.
    window.traitCollection.performAsCurrent { window.addSubview(branch) }
    expectEqual(leaf.traitCollection.userInterfaceStyle, .dark)
    expectEqual(leaf.traitChanges, 1)
  }

  @Test func `Scrolling tells only those whose safe area changes`() {
    final class Watching: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.safeAreaInsets.top = 20
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    let middle = Watching(frame: CGRect(x: 0, y: 50, width: 100, height: 10))
    scroll.addSubview(middle)
    scroll.contentOffset.y = 10
    expectEqual(middle.changes, 0)
    scroll.contentOffset.y = 40
    expectEqual(middle.safeAreaInsets.top, 10)
    expectEqual(middle.changes, 1)
  }

  @Test func `Direction follows the traits unless the view says otherwise`() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    window.addSubview(view)
    window.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    view.semanticContentAttribute = .playback
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }

  @Test func `Tint is inherited`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .systemRed
    expectEqual(inner.tintColor, .systemRed)
    inner.tintColor = .systemGreen
    outer.tintColor = nil
    expectEqual(outer.tintColor, .systemBlue)
    expectEqual(inner.tintColor, .systemGreen)
  }

  @Test func `The safe area is what still covers a view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 390, height: 800))
    window.addSubview(view)
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 35, left: 8, bottom: 18, right: 8))
  }

  @Test func `Directional margins follow the direction`() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func `A controller's view is loaded once and told about its window`() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidLayoutSubviews() { calls.append("layout") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(controller.calls, ["load", "will appear", "layout"])
    expectEqual(controller.view.frame, window.bounds)
  }
}
