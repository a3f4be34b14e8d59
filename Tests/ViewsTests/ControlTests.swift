// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test func `Actions are done at their events in order`() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("one") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("two") }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    expectEqual(log, ["one", "two", "two"])
  }

  @Test func `An action of the same name replaces the first`() {
    let control = UIControl()
    var log: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in log.append("one") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.append("two") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(log, ["two"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(log, ["two"])
  }

  @Test func `An action knows its sender`() {
    var sender: AnyObject?
    let control = UIControl(
      frame: .zero, primaryAction: UIAction(title: "Go") { sender = $0.sender })
    control.sendActions(for: .primaryActionTriggered)
    expectSame(sender, control)
  }

  @Test func `The state says what is true`() {
    let control = UIControl()
    expectEqual(control.state, .normal)
    control.isEnabled = false
    control.isHighlighted = true
    control.isSelected = true
    expectEqual(control.state, [.disabled, .highlighted, .selected])
  }

  @Test func `A control whose area for touches is larger than its bounds is used there`() {
    final class Wide: UIControl {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = Wide(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    window.addSubview(control)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    window.tap(at: CGPoint(x: 25, y: 75))
    window.beginTouch(at: CGPoint(x: 50, y: 50))
    window.moveTouch(to: CGPoint(x: 15, y: 50))
    expect(!control.isTouchInside)
    window.moveTouch(to: CGPoint(x: 25, y: 50))
    expect(control.isTouchInside && control.isHighlighted)
    window.endTouch()
    window.tap(at: CGPoint(x: 15, y: 50))
    expectEqual(log, ["inside", "inside"])
  }

  @Test func `A touch presses a control, and uses it where it ends inside`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIControl(frame: CGRect(x: 10, y: 10, width: 50, height: 30))
    window.addSubview(control)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in log.append("inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("outside") }, for: .touchUpOutside)
    window.beginTouch(at: CGPoint(x: 20, y: 20))
    expect(control.isHighlighted)
    window.moveTouch(to: CGPoint(x: 90, y: 90))
    expect(!control.isHighlighted)
    window.endTouch()
    window.tap(at: CGPoint(x: 20, y: 20))
    expect(!control.isHighlighted)
    window.beginTouch(at: CGPoint(x: 20, y: 20))
    window.cancelTouch()
    control.isEnabled = false
    window.tap(at: CGPoint(x: 20, y: 20))
    expectEqual(log, ["down", "outside", "down", "inside", "down"])
  }
}

@MainActor
@Suite("Switch")
struct SwitchTests {
  private func pixels(
    of control: UISwitch, _ traits: (inout any UIMutableTraits) -> Void = { _ in }
  ) throws -> Pixels {
    let background = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    background.backgroundColor = .systemBackground
    control.removeFromSuperview()
    background.addSubview(control)
    return try Pixels(of: background, traits)
  }

  @Test func `A switch has its own size`() {
    let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    expectEqual(control.frame, CGRect(x: 10, y: 20, width: 51, height: 31))
    control.frame = CGRect(x: 5, y: 5, width: 1, height: 1)
    expectEqual(control.frame, CGRect(x: 5, y: 5, width: 51, height: 31))
    expectEqual(control.intrinsicContentSize, CGSize(width: 49, height: 31))
    expectEqual(control.sizeThatFits(.zero), CGSize(width: 51, height: 31))
    expectEqual(UISwitch().bounds.size, CGSize(width: 51, height: 31))
  }

  // Measured on iOS: trailing = margin of 377 gives the frame 328 to 379.
  @Test func `Constraints hold a switch by all but 2 points at its right`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let control = UISwitch()
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 377),
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 328, y: 10, width: 51, height: 31))
    expectEqual(
      control.alignmentRect(forFrame: control.frame), CGRect(x: 328, y: 10, width: 49, height: 31))
    expectEqual(
      control.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 49, height: 31))
  }

  @Test func `A tap switches, and says so`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UISwitch()
    window.addSubview(control)
    var values: [Bool] = []
    control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
    for _ in 0..<2 { window.tap(at: CGPoint(x: 20, y: 20)) }
    control.isOn = true
    expectEqual(values, [true, false])
  }

  // Green as system colour; grey is secondarySystemFill over white, 16 % of 120, 120, 128: 233.4
  // and 234.7, to which Cairo comes within one.
  @Test func `On is green with the knob at the end, off grey with the knob at the start`() throws {
    let control = UISwitch()
    let off = try pixels(of: control)
    expectEqual(off.hex(44, 15), "EAEAEBFF")
    expectEqual(off.hex(10, 15), "FFFFFFFF")
    control.isOn = true
    let on = try pixels(of: control)
    expectEqual(on.hex(6, 15), "34C759FF")
    expectEqual(on.hex(40, 15), "FFFFFFFF")
    let mirrored = try pixels(of: control) { $0.layoutDirection = .rightToLeft }
    expectEqual(mirrored.hex(10, 15), "FFFFFFFF")
    expectEqual(mirrored.hex(44, 15), "34C759FF")
  }

  @Test func `Colours can be set`() throws {
    let control = UISwitch()
    control.onTintColor = .red
    control.thumbTintColor = .blue
    control.isOn = true
    let on = try pixels(of: control)
    expectEqual(on.hex(6, 15), "FF0000FF")
    expectEqual(on.hex(40, 15), "0000FFFF")
  }

  @Test func `A switch that cannot be used is pale`() throws {
    let control = UISwitch()
    control.isOn = true
    control.isEnabled = false
    // Half of green, half of white.
    try expectEqual(pixels(of: control).hex(6, 15), "99E3ACFF")
  }

  @Test func `Setting it sends no action`() {
    let control = UISwitch()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.setOn(true, animated: true)
    expect(control.isOn)
    expectEqual(count, 0)
    control.sendActions(for: .valueChanged)
    expectEqual(count, 1)
  }
}
