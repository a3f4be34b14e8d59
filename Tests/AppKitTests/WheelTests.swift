// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import Testing

/// Appkit rules MD-4, MD-8, MU-1 and MU-7: what the wheel, knobs and animators scroll.
@Suite("AppKit: the wheel, scrollers and animated scrolling")
@MainActor
struct WheelTests {
  private func list(_ count: Int) -> Fixture {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 100, height: 50)
    flow.minimumLineSpacing = 0
    return Fixture(clip: NSSize(width: 100, height: 100), counts: [count], layout: flow)
  }

  private func offset(_ fixture: Fixture) -> NSPoint {
    fixture.scrollView.contentView.bounds.origin
  }

  @Test func `The wheel scrolls as far as the document goes`() {
    let fixture = list(20)
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaY: -130)
    expectEqual(offset(fixture), NSPoint(x: 0, y: 130))
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.view.indexPathsForVisibleItems(), [path(0, 2), path(0, 3), path(0, 4)])
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaX: 40, deltaY: 500)
    expectEqual(offset(fixture), .zero)
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaY: -5000)
    expectEqual(offset(fixture), NSPoint(x: 0, y: 900))
  }

  @Test func `What goes nowhere is passed on`() {
    final class Listener: NSView {
      var heard = 0
      override func scrollWheel(with event: NSEvent) { heard += 1 }
    }
    let fixture = list(1)
    let listener = Listener(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    fixture.window.contentView?.addSubview(listener)
    listener.addSubview(fixture.scrollView)
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaY: -130)
    expectEqual(listener.heard, 1)
  }

  private func shelf(
    _ behavior: NSCollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> Fixture {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(80), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return Fixture(
      clip: NSSize(width: 200, height: 100), counts: [10, 10],
      layout: NSCollectionViewCompositionalLayout(section: section))
  }

  @Test func `A wheel along a section scrolls it, across it the document`() {
    let fixture = shelf(.continuous)
    // The window's y runs up: this is the first section.
    let point = NSPoint(x: 100, y: 80)
    fixture.window.scrollWheel(at: point, deltaX: -70, deltaY: 3)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 70)
    expectEqual(fixture.view.orthogonalOffset(forSection: 1), 0)
    expectEqual(offset(fixture), .zero)
    fixture.window.scrollWheel(at: point, deltaX: 2, deltaY: -15)
    expectEqual(offset(fixture).y, 15)
    fixture.window.scrollWheel(at: point, deltaX: -5000)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 600)
  }

  @Test func `A section in pages rests at the end of a gesture`() {
    let fixture = shelf(.groupPaging)
    let point = NSPoint(x: 100, y: 80)
    fixture.window.scrollWheel(at: point, deltaX: -30, phase: .began)
    fixture.window.scrollWheel(at: point, deltaX: -30, phase: .changed)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 60)
    fixture.window.scrollWheel(at: point, deltaX: -1, phase: .ended)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 80)
    // A mouse's wheel has no end: it rests each time.
    fixture.window.scrollWheel(at: point, deltaX: -50)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 160)
  }

  @Test func `From right to left contents follow the swipe as well`() {
    let fixture = shelf(.continuous)
    fixture.view.userInterfaceLayoutDirection = .rightToLeft
    fixture.window.layoutIfNeeded()
    fixture.window.scrollWheel(at: NSPoint(x: 100, y: 80), deltaX: 70)
    expectEqual(fixture.view.orthogonalOffset(forSection: 0), 70)
  }

  @Test func `An animator scrolls over time, past what lies between`() {
    let fixture = list(60)
    fixture.source.log = []
    fixture.view.animator().scrollToItems(at: [path(0, 30)], scrollPosition: .top)
    expectEqual(offset(fixture), .zero)
    fixture.window.advance(to: 0.125)
    expectEqual(offset(fixture).y, 750)
    expectEqual(fixture.view.indexPathsForVisibleItems(), [path(0, 15), path(0, 16)])
    fixture.window.advance(to: 0.25)
    expectEqual(offset(fixture).y, 1500)
    // The next one is at once.
    fixture.view.scrollToItems(at: [path(0, 0)], scrollPosition: .top)
    expectEqual(offset(fixture), .zero)
  }

  @Test func `A clip view is scrolled over time in a group`() {
    let fixture = list(60)
    let clip = fixture.scrollView.contentView
    var isDone = false
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 1
      clip.animator().setBoundsOrigin(NSPoint(x: 0, y: 400))
    } completionHandler: {
      isDone = true
    }
    fixture.window.advance(to: 0.5)
    expectEqual(clip.bounds.minY, 200)
    expect(!isDone)
    // Another scroll ends it where it is, and the group with it.
    clip.scroll(to: NSPoint(x: 0, y: 10))
    expect(isDone)
    fixture.window.advance(to: 2)
    expectEqual(clip.bounds.minY, 10)
  }

  @Test func `The layout says which scroller there is`() {
    let fixture = list(20)
    expect(fixture.scrollView.hasVerticalScroller)
    expect(!fixture.scrollView.hasHorizontalScroller)
    let flow = fixture.view.collectionViewLayout as? NSCollectionViewFlowLayout
    flow?.scrollDirection = .horizontal
    fixture.window.layoutIfNeeded()
    expect(!fixture.scrollView.hasVerticalScroller)
    expect(fixture.scrollView.hasHorizontalScroller)
  }

  @Test func `An overlay scroller is there while somebody scrolls`() throws {
    let fixture = list(20)
    let scroller = try #require(fixture.scrollView.verticalScroller)
    expectNil(scroller.superview)
    expectEqual(fixture.scrollView.contentSize, NSSize(width: 100, height: 100))
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaY: -450)
    expectSame(scroller.superview, fixture.scrollView)
    expectEqual(scroller.frame, NSRect(x: 84, y: 0, width: 16, height: 100))
    expect(isNear(scroller.knobProportion, 0.1))
    expectEqual(scroller.doubleValue, 0.5)
    // No shorter than can be pressed.
    expectEqual(scroller.rect(for: .knob), NSRect(x: 6, y: 37, width: 7, height: 26))
    fixture.window.advance(to: 0.6)
    expect(isNear(scroller.alphaValue, 0.6))
    fixture.window.scrollWheel(at: NSPoint(x: 50, y: 50), deltaY: -10)
    expectEqual(scroller.alphaValue, 1)
    fixture.window.advance(to: 1.36)
    expectNil(scroller.superview)
  }

  @Test func `A legacy scroller has a place and a knob to drag`() throws {
    let fixture = list(8)
    fixture.scrollView.scrollerStyle = .legacy
    fixture.window.layoutIfNeeded()
    let scroller = try #require(fixture.scrollView.verticalScroller)
    expectEqual(scroller.frame, NSRect(x: 85, y: 0, width: 15, height: 100))
    expectEqual(fixture.scrollView.contentSize, NSSize(width: 85, height: 100))
    expectEqual(scroller.knobProportion, 0.25)
    expectEqual(scroller.rect(for: .knob), NSRect(x: 4, y: 2, width: 8, height: 26))
    // From its middle to the end of the slot.
    fixture.window.drag(from: NSPoint(x: 92, y: 85), to: NSPoint(x: 92, y: -50))
    expectEqual(offset(fixture), NSPoint(x: 0, y: 300))
    // A press of the slot goes a page up.
    fixture.window.click(at: NSPoint(x: 92, y: 90))
    expectEqual(offset(fixture), NSPoint(x: 0, y: 200))
  }

  @Test func `Legacy scrollers hide where nothing scrolls, if they may`() {
    let fixture = list(1)
    fixture.scrollView.scrollerStyle = .legacy
    expectEqual(fixture.scrollView.contentSize.width, 85)
    fixture.scrollView.autohidesScrollers = true
    expectEqual(fixture.scrollView.contentSize.width, 100)
  }

  @Test func `A border takes its width`() {
    let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.borderType = .bezelBorder
    expectEqual(scrollView.contentView.frame, NSRect(x: 1, y: 1, width: 98, height: 98))
  }
}
