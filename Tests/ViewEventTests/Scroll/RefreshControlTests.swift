// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Behaviour rule SV-13.
@Suite("Refresh controls")
@MainActor
struct RefreshControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
  private let control = UIRefreshControl()
  private let log = Log()

  private final class Log: UIScrollViewDelegate {
    var actions: [String] = []
    var insets: [CGFloat] = []
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insets.append(scrollView.adjustedContentInset.top)
    }
  }

  init() {
    window.traitOverrides.displayScale = 2
    window.scrollsOverTime = true
    view.contentSize = CGSize(width: 300, height: 5000)
    view.addSubview(row)
    view.refreshControl = control
    view.delegate = log
    window.addSubview(view)
    control.addAction(
      UIAction { [log, view] _ in
        log.actions.append("changed \(view.isDragging ? "while dragging" : "at rest")")
      }, for: .valueChanged)
  }

  /// Moves a touch down in frames of a sixtieth of a second, and leaves it there. The first 10 points
  /// move nothing.
  private func drag(by distance: CGFloat, from start: CGFloat = 100) {
    window.beginTouch(at: CGPoint(x: 150, y: start))
    for frame in 1...10 {
      wait(1.0 / 60)
      window.moveTouch(to: CGPoint(x: 150, y: start + distance * CGFloat(frame) / 10))
    }
  }

  private func wait(_ seconds: TimeInterval) { window.advance(to: window.currentTime + seconds) }

  @Test func `It stands above the contents, behind them`() {
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
    expectSame(control.superview, view)
    expectSame(view.subviews.first, control)
    expectEqual(control.intrinsicContentSize.height, 60)
    expectEqual(
      control.sizeThatFits(CGSize(width: 200, height: 10)), CGSize(width: 200, height: 60))
    expect(!control.isRefreshing)
    expect(!control.canBecomeFocused)
    view.frame.size.width = 280
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 280, height: 60))
    view.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    expectEqual(control.frame, CGRect(x: -5, y: -80, width: 280, height: 60))
    view.contentOffset.y = 300
    expectEqual(control.frame.minY, -80)
  }

  @Test func `Pulled further than it is high it stays at the top`() {
    drag(by: 60)
    expectGreater(view.contentOffset.y, -60)
    expectEqual(control.frame.minY, -60)
    window.moveTouch(to: CGPoint(x: 150, y: 260))
    let pull = RubberBand.shown(150, length: 500)
    expectLess(abs(control.frame.minY + pull), 1e-9)
    expect(!control.isRefreshing, "\(pull) is less than 120")
    window.endTouch()
    wait(3)
    expectEqual(view.contentOffset.y, 0)
    expectEqual(log.actions, [])
  }

  @Test func `A pull of 120 points refreshes while it is under way`() {
    drag(by: 290)
    expectLess(RubberBand.shown(280, length: 500), 120)
    expect(!control.isRefreshing)
    window.moveTouch(to: CGPoint(x: 150, y: 400))
    expectGreater(RubberBand.shown(290, length: 500), 120)
    expect(control.isRefreshing)
    expectEqual(log.actions, ["changed while dragging"])
    // The contents do not jump under the touch.
    expectEqual(view.adjustedContentInset.top, 0)
    expectLess(abs(view.contentOffset.y + RubberBand.shown(290, length: 500)), 1e-9)
    wait(0.2)
    window.endTouch()
    expectEqual(view.adjustedContentInset.top, 60)
    expectEqual(view.contentInset.top, 0)
    wait(3)
    expectEqual(view.contentOffset.y, -60)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 300, height: 60))
    expectEqual(log.actions.count, 1)
    expectEqual(log.insets, [60])
  }

  @Test func `At the end the contents go back over time`() {
    drag(by: 310)
    window.endTouch()
    wait(3)
    control.endRefreshing()
    expect(!control.isRefreshing)
    expectEqual(view.adjustedContentInset.top, 0)
    expectEqual(view.contentOffset.y, -60)
    wait(0.15)
    expectLess(abs(view.contentOffset.y + 30), 1e-4, "half of the way in half of the time")
    wait(0.2)
    expectEqual(view.contentOffset.y, 0)
    expect(!window.isAnimating)
    drag(by: 310)
    expect(control.isRefreshing)
    expectEqual(log.actions.count, 2)
  }

  @Test func `An end under the touch waits for it, and one pull refreshes once`() {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    drag(by: 310)
    expect(!control.isRefreshing)
    for y in [380, 450, 410, 470] { window.moveTouch(to: CGPoint(x: 150, y: y)) }
    expectEqual(log.actions.count, 1)
    wait(0.2)
    window.endTouch()
    expectEqual(view.adjustedContentInset.top, 0)
    wait(3)
    expectEqual(view.contentOffset.y, 0)
    drag(by: 310)
    expectEqual(log.actions.count, 2)
  }

  @Test func `Contents that rest below it and are dragged go back when the drag ends`() {
    drag(by: 310)
    window.endTouch()
    wait(3)
    drag(by: 30)
    let offset = view.contentOffset
    control.endRefreshing()
    expectEqual(view.contentOffset, offset)
    expectEqual(view.adjustedContentInset.top, 60)
    window.endTouch()
    expectEqual(view.adjustedContentInset.top, 0)
    wait(3)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func `A program begins without an action, and nothing scrolls`() {
    control.beginRefreshing()
    expect(control.isRefreshing)
    expectEqual(log.actions, [])
    expectEqual(view.contentOffset.y, 0)
    expectEqual(view.adjustedContentInset.top, 60)
    expectEqual(control.frame.minY, -60)
    view.contentInset.top = 8
    expectEqual(view.contentOffset.y, -8, "contents that were not scrolled stay at their top")
    view.setContentOffset(CGPoint(x: 0, y: -68), animated: true)
    wait(1)
    expectEqual(view.contentOffset.y, -68)
    control.beginRefreshing()
    control.endRefreshing()
    control.endRefreshing()
    wait(1)
    expectEqual(view.contentOffset.y, -8)
    expectEqual(view.adjustedContentInset.top, 8)
  }

  @Test func `Contents that are scrolled away stay there at the end`() {
    view.contentOffset.y = 700
    control.beginRefreshing()
    control.endRefreshing()
    expectEqual(view.contentOffset.y, 700)
    expect(!window.isAnimating)
  }

  @Test func `A fling that runs into the top refreshes nothing`() {
    view.contentOffset.y = 300
    drag(by: 100)
    window.endTouch(velocity: CGPoint(x: 0, y: 9000))
    var least: CGFloat = 0
    for _ in 0..<120 {
      wait(1.0 / 60)
      least = min(least, view.contentOffset.y)
    }
    expectLess(least, -120)
    expectEqual(view.contentOffset.y, 0)
    expect(!control.isRefreshing)
    expectEqual(log.actions, [])
  }

  @Test func `A pull counts from below the safe area`() {
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
    expectEqual(view.contentOffset.y, -47)
    expectEqual(control.frame.minY, -60)
    drag(by: 290)
    expect(!control.isRefreshing)
    expectNear(control.frame.minY, view.contentOffset.y + 47, within: 1e-9)
    window.moveTouch(to: CGPoint(x: 150, y: 400))
    expect(control.isRefreshing)
    wait(0.2)
    window.endTouch()
    wait(3)
    expectEqual(view.contentOffset.y, -107)
    expectEqual(view.safeAreaInsets.top, 47)
    expectEqual(row.safeAreaInsets.top, 0, "the control's height is not in the safe area")
  }

  @Test func `A scroll view has one control, and a control one scroll view`() {
    control.beginRefreshing()
    let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
    other.refreshControl = control
    expectNil(view.refreshControl)
    expectEqual(view.adjustedContentInset.top, 0)
    expectSame(control.superview, other)
    expectEqual(other.adjustedContentInset.top, 60)
    other.refreshControl = UIRefreshControl()
    expectNil(control.superview)
    expectEqual(other.adjustedContentInset.top, 0)
    other.refreshControl = nil
    expectEmpty(other.subviews)
  }

  @Test func `Spokes appear one after the other, and in the tint`() throws {
    view.removeFromSuperview()
    control.tintColor = .red
    // Half of the pull: four of the eight.
    view.contentOffset.y = -60
    let pixels = try Pixels(of: view)
    // The middle of the spokes is at (150, 30), the length of one 6 of 10.
    expectEqual(pixels.hex(150, 23), "FF0000FF", "up")
    expectEqual(pixels.hex(157, 30), "FF0000FF", "to the right")
    expectEqual(pixels.hex(150, 37), "00000000", "down")
    expectEqual(pixels.hex(142, 30), "00000000", "to the left")
  }

  @Test func `A title stands below the spokes, and appears with them`() throws {
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.layoutIfNeeded()
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    let spokes = try #require(control.subviews.first)
    expectEqual(label.text, "Loading")
    expectEqual(label.frame.minY, spokes.frame.maxY + 4)
    expectEqual(label.frame.midX, 150)
    expectEqual(spokes.frame.midX, 150)
    expectEqual(spokes.frame.size, CGSize(width: 20, height: 20))
    expectEqual(label.alpha, 0)
    view.contentOffset.y = -30
    expectEqual(label.alpha, 0.25)
    control.beginRefreshing()
    expectEqual(label.alpha, 1)
    expect(control.isAccessibilityElement)
    expectEqual(control.accessibilityLabel, "Loading")
  }

  @Test func `The end of a refresh does not end a scroll under way`() {
    control.beginRefreshing()
    view.contentOffset = CGPoint(x: 0, y: -60)
    view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    control.endRefreshing()
    for _ in 0..<120 { wait(1.0 / 60) }
    expectEqual(view.contentOffset.y, 2000)
  }
}
