// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import Expectations
import Foundation
import Geometry
import Testing
import Views
import WaitingSuites

@testable import Controls

@Suite("Segmented controls") @MainActor
struct SegmentedControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeControl(_ titles: [String], width: CGFloat = 300) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.frame = CGRect(x: 10, y: 100, width: width, height: 32)
    window.addSubview(control)
    window.layoutIfNeeded()
    return control
  }

  private func tap(_ control: UISegmentedControl, atX x: CGFloat) {
    window.tap(at: control.convert(CGPoint(x: x, y: 16), to: nil))
    window.layoutIfNeeded()
  }

  private func frames(_ control: UISegmentedControl) -> [CGRect] {
    control.parts.cells.map(\.frame)
  }

  // [M]: 32 points high, and three titles "Segment A" … 263 wide on iOS, whose font is not ours.
  @Test func `Three titles are as wide as the widest for each`() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    expectEqual(control.bounds.height, 32)
    expectEqual(control.frame.origin, .zero)
    expectNear(control.bounds.width, 263, within: 12)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func `Segments share the width, fixed widths apart`() {
    let control = makeControl(["A", "B", "C"])
    // A divider of a point lies between two.
    expectEqual(frames(control).map { $0.width * 3 }, [298, 298, 298])
    control.setWidth(40, forSegmentAt: 1)
    window.layoutIfNeeded()
    expectEqual(frames(control).map(\.width), [129, 40, 129])
    expectEqual(control.widthForSegment(at: 1), 40)
    control.semanticContentAttribute = .forceRightToLeft
    control.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(frames(control).map(\.minX), [171, 130, 0])
  }

  @Test func `Widths by contents differ as the contents do`() {
    let control = makeControl(["A", "A long title"])
    control.apportionsSegmentWidthsByContent = true
    window.layoutIfNeeded()
    let widths = frames(control).map(\.width)
    expectGreater(widths[1], widths[0] + 50)
    expectEqual(widths.reduce(0, +), 299)
    control.frame.size.width = 40
    window.layoutIfNeeded()
    expectAll(frames(control), where: { $0.width > 0 })
    expectNear(frames(control).map(\.width).reduce(0, +), 39, within: 0.001)
  }

  // Measured on iOS.
  @Test func `A control 32 points high pushes what is below it by 31`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (control, below) = (UISegmentedControl(items: ["A", "B", "C"]), UIView())
    for view in [control, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor),
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: control.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 0, y: 0, width: 300, height: 32))
    expectEqual(below.frame.minY, 31)
    expectEqual(control.intrinsicContentSize.height, 31)
    expectEqual(control.sizeThatFits(.zero).height, 32)
  }

  @Test func `Dividers lie between the segments, and a touch on one selects a segment`() {
    let control = makeControl(["A", "B", "C"], width: 302)
    expectEqual(frames(control).map(\.minX), [0, 101, 202])
    expectEqual(
      control.parts.lines.map(\.frame).map { [$0.minX, $0.width] }, [[100, 1], [201, 1]])
    tap(control, atX: 100.7)
    expectEqual(control.selectedSegmentIndex, 1)
    tap(control, atX: 100.2)
    expectEqual(control.selectedSegmentIndex, 0)
  }

  @Test func `The shadow of the selection ends at the control's edge`() throws {
    let control = makeControl(["A", "B"])
    control.selectedSegmentIndex = 1
    window.layoutIfNeeded()
    let thumb = control.parts.thumb
    let around = try #require(thumb.superview)
    expect(around.clipsToBounds)
    expectEqual(around.convert(around.bounds, to: control), control.bounds)
    expectEqual(
      thumb.convert(thumb.bounds, to: control), CGRect(x: 152.5, y: 2, width: 145.5, height: 28))
  }

  @Test func `Segments may go while one of them is touched`() {
    let control = makeControl(["A", "B", "C"])
    control.isMomentary = true
    control.addAction(
      UIAction { _ in
        control.removeSegment(at: 2, animated: false)
        control.removeSegment(at: 1, animated: false)
      }, for: .touchDown)
    tap(control, atX: 250)
    expectEqual(control.numberOfSegments, 1)
  }

  @Test func `A tap selects a segment, and one on it does nothing`() {
    let control = makeControl(["A", "B", "C"])
    var log: [Int] = []
    control.addAction(
      UIAction { _ in log.append(control.selectedSegmentIndex) }, for: .valueChanged)
    tap(control, atX: 150)
    tap(control, atX: 150)
    tap(control, atX: 250)
    expectEqual(log, [1, 2])
    control.setEnabled(false, forSegmentAt: 0)
    tap(control, atX: 50)
    expectEqual(log, [1, 2])
    expect(!control.isEnabledForSegment(at: 0))
  }

  @Test func `A momentary control sends and selects nothing`() {
    let control = makeControl(["A", "B"])
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    var chosen: [Int] = []
    control.addAction(
      UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    tap(control, atX: 50)
    tap(control, atX: 50)
    expectEqual(chosen, [0, 0])
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
  }

  @Test func `The selection stays with its segment when others come and go`() {
    let control = makeControl(["A", "B"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: true)
    expectEqual(control.numberOfSegments, 4)
    expectNil(control.titleForSegment(at: 3))
    expectNotNil(control.imageForSegment(at: 3))
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
    expectEqual(control.intrinsicContentSize.width, 0)
  }

  @Test func `Actions of segments are done, and found by their names`() {
    var log: [String] = []
    let name = UIAction.Identifier("two")
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "One") { _ in log.append("one") },
        UIAction(title: "Two", identifier: name) { _ in log.append("two") },
      ])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    window.addSubview(control)
    window.layoutIfNeeded()
    tap(control, atX: 150)
    expectEqual(log, ["two"])
    expectEqual(control.segmentIndex(identifiedBy: name), 1)
    expectEqual(control.segmentIndex(identifiedBy: UIAction.Identifier("none")), NSNotFound)
    expectEqual(control.actionForSegment(at: 0)?.title, "One")
    control.setAction(UIAction(title: "Three") { _ in log.append("three") }, forSegmentAt: 0)
    expectEqual(control.titleForSegment(at: 0), "Three")
    control.insertSegment(action: UIAction(title: "Four") { _ in }, at: 2, animated: false)
    expectEqual(control.titleForSegment(at: 2), "Four")
  }

  @Test func `Titles, images, offsets and attributes can be changed`() throws {
    let control = makeControl(["A", "B"])
    control.setTitle("Changed", forSegmentAt: 0)
    expectEqual(control.titleForSegment(at: 0), "Changed")
    control.setImage(UIImage(systemName: "star"), forSegmentAt: 1)
    expectNil(control.titleForSegment(at: 1))
    control.setContentOffset(CGSize(width: 3, height: -2), forSegmentAt: 0)
    expectEqual(control.contentOffsetForSegment(at: 0), CGSize(width: 3, height: -2))
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    expectEqual(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .red)
    expectNil(control.titleTextAttributes(for: .normal))
    control.selectedSegmentIndex = 0
    let label = try #require(control.parts.cells[0].subviews.first as? UILabel)
    expectEqual(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      .red)
    control.selectedSegmentTintColor = .green
    expectEqual(control.parts.thumb.backgroundColor, .green)
    expectEqual(control.parts.lines[0].alpha, 1)
    window.layoutIfNeeded()
    expectEqual(control.parts.lines[0].alpha, 0)
  }

  @Test(.waitsForProcesses) func `A segment that does not exist stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "There is no segment 1 in a UISegmentedControl of 1 segments.")
  }
}
