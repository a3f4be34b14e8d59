// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Expectations
import SeededRandom
import Testing

/// Appkit rule MV-12: segmented controls.
@Suite("AppKit: segmented controls")
@MainActor
struct SegmentedControlTests {
  /// A control of three segments, 60 points each, in a window of 400 × 100.
  private func scene(
    _ mode: NSSegmentedControl.SwitchTracking = .selectOne
  ) -> (window: NSWindow, control: NSSegmentedControl) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    let control = NSSegmentedControl(
      labels: ["One", "Two", "Three"], trackingMode: mode, target: nil, action: nil)
    for segment in 0..<3 { control.setWidth(60, forSegment: segment) }
    control.frame = NSRect(x: 10, y: 20, width: 180, height: 24)
    window.contentView?.addSubview(control)
    window.layoutIfNeeded()
    return (window, control)
  }

  private func image(_ length: CGFloat) -> NSImage {
    NSImage(size: NSSize(width: length, height: length), flipped: false) { _ in true }
  }

  /// The middle of a segment in the window.
  private func middle(_ segment: Int) -> NSPoint {
    NSPoint(x: 40 + 60 * CGFloat(segment), y: 32)
  }

  private func selection(_ control: NSSegmentedControl) -> [Int] {
    (0..<control.segmentCount).filter { control.isSelected(forSegment: $0) }
  }

  @Test func `Segments have what is set for them`() {
    let control = NSSegmentedControl(frame: .zero)
    expectEqual(control.segmentCount, 0)
    expectEqual(control.selectedSegment, -1)
    expectEqual(control.trackingMode, .selectOne)
    expectEqual(control.segmentDistribution, .fit)
    expectEqual(control.segmentStyle, .automatic)
    expectNil(control.selectedSegmentBezelColor)
    control.segmentCount = 2
    expectNil(control.label(forSegment: 1))
    expectNil(control.image(forSegment: 1))
    expect(control.isEnabled(forSegment: 1))
    expectEqual(control.width(forSegment: 1), 0)
    let image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
    control.setLabel("List", forSegment: 0)
    control.setImage(image, forSegment: 1)
    control.setWidth(44, forSegment: 1)
    control.setEnabled(false, forSegment: 1)
    control.setTag(7, forSegment: 1)
    expectEqual(control.label(forSegment: 0), "List")
    expectSame(control.image(forSegment: 1), image)
    expectEqual(control.width(forSegment: 1), 44)
    expect(!control.isEnabled(forSegment: 1))
    expectEqual(control.tag(forSegment: 1), 7)
    expectEqual(control.tag(forSegment: 0), 0)
    expect(control.selectSegment(withTag: 7))
    expectEqual(control.selectedSegment, 1)
    expect(!control.selectSegment(withTag: 8))
    expectEqual(control.indexOfSelectedItem, 1)
    control.segmentCount = 1
    expectEqual(control.selectedSegment, -1)
    expectEqual(control.label(forSegment: 0), "List")
  }

  @Test func `Shapes have AppKit's values`() {
    let styles: [NSSegmentedControl.Style] = [
      .automatic, .rounded, .texturedRounded, .roundRect, .texturedSquare, .capsule, .smallSquare,
      .separated,
    ]
    expectEqual(styles.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 8])
    let control = NSSegmentedControl(frame: .zero)
    control.segmentStyle = .separated
    control.selectedSegmentBezelColor = .systemGreen
    expectEqual(control.segmentStyle, .separated)
    expectEqual(control.selectedSegmentBezelColor, .systemGreen)
  }

  @Test func `A control is as wide as its segments, and 24 points high`() {
    let control = scene().control
    expectEqual(control.intrinsicContentSize, NSSize(width: 180, height: 24))
    let images = NSSegmentedControl(
      images: [image(16), image(9)],
      trackingMode: .momentary, target: nil, action: nil)
    // What they show, and 10 points at each side.
    expectEqual(images.frame.size, NSSize(width: 36 + 29, height: 24))
    images.segmentDistribution = .fillEqually
    expectEqual(images.intrinsicContentSize.width, 72)
  }

  @Test(
    arguments: [
      (.fit, 100, [36, 29]), (.fit, 52, [28.8, 23.2]), (.fill, 85, [46, 39]),
      (.fillEqually, 85, [42.5, 42.5]), (.fillProportionally, 130, [72, 58]),
    ] as [(NSSegmentedControl.Distribution, CGFloat, [CGFloat])])
  func `Another width is distributed`(
    distribution: NSSegmentedControl.Distribution, width: CGFloat, widths: [CGFloat]
  ) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 100), styleMask: [], backing: .buffered,
      defer: false)
    let control = NSSegmentedControl(
      images: [image(16), image(9)],
      trackingMode: .selectOne, target: nil, action: nil)
    control.segmentDistribution = distribution
    control.frame = NSRect(x: 0, y: 0, width: width, height: 24)
    window.contentView?.addSubview(control)
    window.layoutIfNeeded()
    // The edges of the segments are where clicks change the selection.
    for (x, segment) in [
      (0.1, 0), (widths[0] - 0.1, 0), (widths[0] + 0.1, 1), (widths[0] + widths[1] - 0.1, 1),
    ] {
      control.selectedSegment = -1
      window.click(at: NSPoint(x: x, y: 12))
      expectEqual(control.selectedSegment, segment)
    }
    control.selectedSegment = -1
    window.click(at: NSPoint(x: widths[0] + widths[1] + 0.1, y: 12))
    expectEqual(control.selectedSegment, -1)
  }

  @Test func `A click selects one segment`() {
    let (window, control) = scene()
    var clicks: [Int] = []
    control.handler = { [unowned control] in clicks.append(control.selectedSegment) }
    for segment in [1, 2, 2] { window.click(at: middle(segment)) }
    expectEqual(clicks, [1, 2, 2])
    expectEqual(selection(control), [2])
    control.setEnabled(false, forSegment: 0)
    window.click(at: middle(0))
    control.isEnabled = false
    window.click(at: middle(1))
    expectEqual(clicks.count, 3)
    expectEqual(selection(control), [2])
  }

  @Test func `A click selects any segment, or none`() {
    let (window, control) = scene(.selectAny)
    var clicks: [Int] = []
    control.handler = { [unowned control] in clicks.append(control.selectedSegment) }
    for segment in [1, 2, 1] { window.click(at: middle(segment)) }
    expectEqual(clicks, [1, 2, 1])
    expectEqual(selection(control), [2])
    expectEqual(control.selectedSegment, 2)
    control.setSelected(true, forSegment: 0)
    expectEqual(selection(control), [0, 2])
    control.trackingMode = .selectOne
    expectEqual(selection(control), [0])
  }

  @Test func `A momentary segment is selected while its action is sent`() {
    let (window, control) = scene(.momentary)
    var clicks: [Int] = []
    control.handler = { [unowned control] in
      clicks.append(control.selectedSegment)
      expect(control.isSelected(forSegment: control.selectedSegment))
    }
    window.click(at: middle(1))
    expectEqual(clicks, [1])
    expectEmpty(selection(control))
    expectEqual(control.selectedSegment, -1)
    expectEqual(control.indexOfSelectedItem, -1)
  }

  @Test func `A click ends in the segment in which it began`() {
    let (window, control) = scene()
    window.drag(from: middle(0), to: middle(1))
    expectEqual(control.selectedSegment, -1)
    window.pressMouse(at: middle(0))
    window.moveMouse(to: middle(2))
    window.moveMouse(to: NSPoint(x: 12, y: 40))
    window.releaseMouse()
    expectEqual(control.selectedSegment, 0)
  }

  @Test func `From right to left the first segment is at the right`() {
    let (window, control) = scene()
    control.userInterfaceLayoutDirection = .rightToLeft
    window.layoutIfNeeded()
    window.click(at: middle(0))
    expectEqual(control.selectedSegment, 2)
    window.click(at: middle(2))
    expectEqual(control.selectedSegment, 0)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `Random clicks leave the selection of a plain model`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let mode = random.pick(
      [.selectOne, .selectAny, .momentary] as [NSSegmentedControl.SwitchTracking])
    let (window, control) = scene(mode)
    var model: Set<Int> = []
    for _ in 0..<40 {
      let segment = random.next(below: 3)
      if random.once(in: 3) {
        let isSelected = random.once(in: 2)
        control.setSelected(isSelected, forSegment: segment)
        if isSelected, mode != .selectAny { model = [] }
        if isSelected { model.insert(segment) } else { model.remove(segment) }
      } else {
        window.click(at: middle(segment))
        switch mode {
        case .selectOne: model = [segment]
        case .selectAny: model.formSymmetricDifference([segment])
        case .momentary: model = []
        }
      }
      expectEqual(Set(selection(control)), model)
      expect(
        model.isEmpty ? control.selectedSegment == -1 : model.contains(control.selectedSegment))
    }
  }
}
