// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@testable import Controls

@Suite("Events of controls with a value") @MainActor
struct ValueEventTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Returns what a touch that ends in a control sends, each with the value of that moment.
  private func events<Control: UIControl>(
    of control: Control, from start: CGPoint, to end: CGPoint? = nil,
    _ value: @escaping (Control) -> String
  ) -> [String] {
    var log: [String] = []
    for (name, event) in [
      ("changed", .valueChanged), ("up", .touchUpInside), ("outside", .touchUpOutside),
    ] as [(String, UIControl.Event)] {
      control.addAction(
        UIAction { [unowned control] _ in log.append("\(name) \(value(control))") }, for: event)
    }
    control.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
    window.addSubview(control)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.beginTouch(at: control.convert(start, to: nil))
    if let end { window.moveTouch(to: control.convert(end, to: nil)) }
    window.endTouch()
    control.removeFromSuperview()
    return log
  }

  @Test func `A value has changed by the time that the touch is said to have ended`() {
    let left = CGPoint(x: 10, y: 16)
    let middle = CGPoint(x: 60, y: 16)
    let right = CGPoint(x: 180, y: 16)
    let segments = UISegmentedControl(items: ["0", "1"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let toggle = UIButton(type: .system)
    toggle.changesSelectionAsPrimaryAction = true
    let table: [(String, [String], [String])] = [
      ("switch", events(of: UISwitch(), from: left) { "\($0.isOn)" }, ["changed true", "up true"]),
      (
        "switch, left",
        events(of: UISwitch(), from: left, to: CGPoint(x: 10, y: 300)) { "\($0.isOn)" },
        ["outside false"]
      ),
      (
        "segments", events(of: segments, from: right) { "\($0.selectedSegmentIndex)" },
        ["changed 1", "up 1"]
      ),
      ("pages", events(of: pages, from: right) { "\($0.currentPage)" }, ["changed 1", "up 1"]),
      (
        "stepper", events(of: UIStepper(), from: middle) { "\($0.value)" },
        ["changed 1.0", "up 1.0"]
      ),
      (
        "slider", events(of: UISlider(), from: left, to: CGPoint(x: 190, y: 16)) { "\($0.value)" },
        ["changed 1.0", "up 1.0"]
      ),
      ("toggle", events(of: toggle, from: left) { "\($0.isSelected)" }, ["up true"]),
    ]
    for (name, sent, expected) in table { expectEqual(sent, expected, "\(name)") }
  }
}
