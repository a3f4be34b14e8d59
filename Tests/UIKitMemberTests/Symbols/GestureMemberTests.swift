// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What recognizers are asked about each other, and what they do with touches.
@Suite("Members of gesture recognizers")
@MainActor
struct GestureMemberTests {
  private final class Recognizer: UITapGestureRecognizer {
    var prevents = true
    var preventable = true
    /// What it came to before it was reset.
    var outcome = State.possible
    override func reset() {
      outcome = state
      super.reset()
    }
    weak var awaited: UIGestureRecognizer?
    weak var follower: UIGestureRecognizer?
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
      prevents
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      preventable
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === awaited
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
      otherGestureRecognizer === follower
    }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    weak var awaited: UIGestureRecognizer?
    weak var follower: UIGestureRecognizer?
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === awaited }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === follower }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let one = Recognizer()
  private let two = Recognizer()

  init() {
    window.addSubview(view)
    for recognizer in [one, two] { view.addGestureRecognizer(recognizer) }
  }

  /// What came of a tap, as soon as it is over.
  private func tap() -> [UIGestureRecognizer.State] {
    for recognizer in [one, two] { recognizer.outcome = .possible }
    window.beginTouch(at: CGPoint(x: 80, y: 90))
    window.endTouch()
    let ended = [one.outcome, two.outcome]
    window.advance(to: window.currentTime + 1)
    return ended
  }

  @Test func `Of two taps one is recognized, unless it may not prevent or be prevented`() {
    let usual = tap()
    expectAtMost(usual.filter { $0 == .ended }.count, 1)
    (one.prevents, two.prevents) = (false, false)
    expectEqual(tap(), [.ended, .ended])
  }

  @Test func `A tap waits for another to fail, as either of them or a delegate says`() {
    (one.prevents, two.prevents) = (false, false)
    two.numberOfTapsRequired = 2
    one.awaited = two
    expectEqual(tap()[0], .possible)
    one.awaited = nil
    expectEqual(tap()[0], .ended)
    two.follower = one
    expectEqual(tap()[0], .possible)
    two.follower = nil
    let delegate = Delegate()
    one.delegate = delegate
    delegate.awaited = two
    expectEqual(tap()[0], .possible)
    delegate.awaited = nil
    two.delegate = delegate
    delegate.follower = one
    expectEqual(tap()[0], .possible)
  }

  @Test func `A touch is at a place in any view`() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    press.allowableMovement = 5
    view.addGestureRecognizer(press)
    window.beginTouch(at: CGPoint(x: 80, y: 90))
    expectEqual(press.state, .possible)
    expectEqual(press.location(ofTouch: 0, in: view), CGPoint(x: 30, y: 40))
    expectEqual(press.location(ofTouch: 0, in: nil), CGPoint(x: 80, y: 90))
    window.advance(to: 0.1)
    expectEqual(press.state, .possible)
    window.advance(to: 0.25)
    expectEqual(press.state, .began)
    window.endTouch()
    window.advance(to: 1)
    // Beyond the movement that is allowed it is no press.
    window.beginTouch(at: CGPoint(x: 80, y: 90))
    window.moveTouch(to: CGPoint(x: 80, y: 97))
    window.advance(to: 2)
    expectNotEqual(press.state, .began)
    expectNotEqual(press.state, .changed)
    window.endTouch()
  }
}

/// What search bars, their controllers and split views say of themselves.
@Suite("Members of searches and split views")
@MainActor
struct SearchAndSplitMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))

  @Test func `A search bar shows a bookmark, scopes and a cancel button`() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var count = 0
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { count += 1 }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    let delegate = Delegate()
    bar.delegate = delegate
    window.addSubview(bar)
    bar.showsBookmarkButton = true
    window.layoutIfNeeded()
    let button = bar.searchTextField.rightView
    expectNotNil(button)
    (button as? UIControl)?.sendActions(for: .touchUpInside)
    expectEqual(delegate.count, 1)
    let width = bar.searchTextField.frame.width
    bar.setShowsCancelButton(true, animated: false)
    window.layoutIfNeeded()
    expect(bar.showsCancelButton)
    expectLess(bar.searchTextField.frame.width, width)
    bar.scopeButtonTitles = ["One", "Two"]
    let height = bar.intrinsicContentSize.height
    bar.setShowsScope(true, animated: false)
    expect(bar.showsScopeBar)
    expectGreater(bar.intrinsicContentSize.height, height)
    bar.searchBarStyle = .minimal
    expectEqual(bar.searchBarStyle, .minimal)
    bar.searchTextField.tokenBackgroundColor = .red
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Token"), at: 0)
    window.layoutIfNeeded()
    expectContains(
      bar.searchTextField.subviews,
      where: { subview in
        subview.backgroundColor == .red || subview.subviews.contains { $0.backgroundColor == .red }
      })
  }

  @Test func `A search controller shows results as it is set, and is asked to present`() {
    final class Delegate: NSObject, UISearchControllerDelegate {
      var asked = 0
      func presentSearchController(_ searchController: UISearchController) { asked += 1 }
    }
    let search = UISearchController(searchResultsController: UIViewController())
    expect(search.automaticallyShowsCancelButton)
    expect(search.automaticallyShowsScopeBar)
    expect(search.automaticallyShowsSearchResultsController)
    expect(search.hidesNavigationBarDuringPresentation)
    expect(!search.showsSearchResultsController)
    search.showsSearchResultsController = true
    expect(search.showsSearchResultsController)
    let delegate = Delegate()
    search.delegate = delegate
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    search.isActive = true
    expectEqual(delegate.asked, 1)
    let suggestion = UISearchSuggestionItem(
      localizedSuggestion: "Words", localizedDescription: "Described", iconImage: nil)
    expectEqual(suggestion.localizedSuggestion, "Words")
    expectEqual(suggestion.localizedDescription, "Described")
  }

  @Test func `A split view asks and tells when it collapses, expands and changes`() {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      var calls: [String] = []
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode {
        calls.append("expand to \(displayModeForExpandingToProposedDisplayMode)")
        return displayModeForExpandingToProposedDisplayMode
      }
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode
      ) { calls.append("change to \(willChangeTo)") }
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        calls.append("collapsed")
      }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    }
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Delegate()
    split.delegate = delegate
    split.primaryEdge = .trailing
    split.preferredSplitBehavior = .tile
    for column in [UISplitViewController.Column.primary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.userInterfaceIdiom = .pad
    window.rootViewController = split
    window.layoutIfNeeded()
    expectEqual(split.splitBehavior, .tile)
    expectEqual(split.supplementaryColumnWidth, 0)
    split.hide(.primary)
    window.advance(to: 1)
    expectContains(delegate.calls, "change to secondaryOnly")
    delegate.calls = []
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    expectEqual(delegate.calls, ["collapsed"])
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expectContains(delegate.calls, "expanded")
    expectContains(delegate.calls, where: { $0.hasPrefix("expand to") })
    let triple = UISplitViewController(style: .tripleColumn)
    triple.preferredSupplementaryColumnWidth = 250
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      triple.setViewController(UIViewController(), for: column)
    }
    window.rootViewController = triple
    window.layoutIfNeeded()
    expectEqual(triple.supplementaryColumnWidth, 250)
  }

  @Test func `An older split view asks to put its detail away, and to show one`() {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      var calls: [String] = []
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary: UIViewController,
        onto: UIViewController
      ) -> Bool {
        calls.append("collapse")
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail: UIViewController, sender: Any?
      ) -> Bool {
        calls.append("show")
        return true
      }
    }
    let split = UISplitViewController()
    let delegate = Delegate()
    split.delegate = delegate
    split.viewControllers = [UIViewController(), UIViewController()]
    window.traitOverrides.horizontalSizeClass = .compact
    window.rootViewController = split
    window.layoutIfNeeded()
    expectEqual(delegate.calls, ["collapse"])
    split.showDetailViewController(UIViewController(), sender: nil)
    expectEqual(delegate.calls, ["collapse", "show"])
  }
}
