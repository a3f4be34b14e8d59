// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Auto-layout rule ALL-9: `UIViewController.traitCollectionDidChange(_:)`, as measured on iOS: once
/// before the first layout, then at every change, a parent before its children.
@Suite("Traits of controllers")
@MainActor
struct ControllerTraitTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  final class Controller: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.lines.append("\(name) is appearing") }
    override func viewWillLayoutSubviews() { log.lines.append("\(name) layout") }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let style = previous.map { $0.userInterfaceStyle == .dark ? "dark" : "light" }
      let now = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      log.lines.append("\(name) \(style ?? "nil") to \(now)")
    }
  }

  final class LoggingView: UIView {
    var log: Log?
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log?.lines.append("view")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `It is called once before the first layout, also with the default traits`() {
    let log = Log()
    let controller = Controller("a", log)
    controller.loadViewIfNeeded()
    expectEmpty(log.lines)
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(log.lines, ["a will appear", "a nil to light", "a is appearing", "a layout"])
    window.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(log.lines.filter { $0.contains("to") }.count, 1)
  }

  @Test func `The first call is one, with the window's traits`() {
    let log = Log()
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = Controller("a", log)
    expectEqual(log.lines.filter { $0.contains("to") }, ["a nil to dark"])
  }

  @Test func `Each change is reported to a parent before its children`() {
    let log = Log()
    let (outer, inner) = (Controller("outer", log), Controller("inner", log))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    window.rootViewController = outer
    log.lines = []
    window.overrideUserInterfaceStyle = .dark
    expectEqual(log.lines, ["outer light to dark", "inner light to dark"])
    log.lines = []
    window.overrideUserInterfaceStyle = .dark
    expectEmpty(log.lines)
    // Inside an override of the inner view's own nothing changes.
    inner.view.overrideUserInterfaceStyle = .dark
    window.overrideUserInterfaceStyle = .light
    expectEqual(log.lines, ["outer dark to light"])
  }

  @Test func `Coming back with other traits is a change, with the same none`() {
    let log = Log()
    let controller = Controller("a", log)
    window.addSubview(controller.view)
    controller.view.removeFromSuperview()
    window.addSubview(controller.view)
    expectEqual(log.lines.filter { $0.contains("to") }, ["a nil to light"])
    controller.view.removeFromSuperview()
    window.overrideUserInterfaceStyle = .dark
    window.addSubview(controller.view)
    expectEqual(log.lines.filter { $0.contains("to") }, ["a nil to light", "a light to dark"])
  }

  @Test func `A controller hears before the views in its view`() {
    let log = Log()
    let controller = Controller("a", log)
    let view = LoggingView()
    view.log = log
    controller.view.addSubview(view)
    window.rootViewController = controller
    log.lines = []
    window.overrideUserInterfaceStyle = .dark
    expectEqual(log.lines, ["a light to dark", "view"])
  }

  @Test func `A registration is called for its traits, after the method and until it ends`() {
    let log = Log()
    let controller = Controller("a", log)
    let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: Controller, previous: UITraitCollection) in
      log.lines.append(
        "\(controller.name) registered \(previous.userInterfaceStyle == .dark ? "dark" : "light")")
    }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    log.lines = log.lines.filter { $0.contains("registered") }
    expectEqual(log.lines, [])
    window.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(log.lines, ["a light to light"])
    window.traitOverrides.userInterfaceStyle = .dark
    expectEqual(log.lines, ["a light to light", "a light to dark", "a registered light"])
    controller.unregisterForTraitChanges(registration)
    window.traitOverrides.userInterfaceStyle = .light
    expectEqual(log.lines.last, "a dark to light")
  }
}
