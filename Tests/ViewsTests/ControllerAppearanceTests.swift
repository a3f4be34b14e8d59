// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What a controller hears when its view is shown and taken away.
@Suite("A controller's appearance")
@MainActor
struct ControllerAppearanceTests {
  private class Controller: UIViewController {
    var log: [String] = []

    func take() -> [String] {
      defer { log = [] }
      return log
    }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is appearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
  }

  private final class Silent: Controller {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let parent = Controller()
  private let child = Controller()

  private static func appeared(_ animated: Bool) -> [String] {
    ["will appear \(animated)", "is appearing \(animated)", "did appear \(animated)"]
  }

  @Test func `Outside an animation nothing is animated`() {
    window.rootViewController = parent
    window.layoutIfNeeded()
    expectEqual(parent.take(), Self.appeared(false))
    window.rootViewController = nil
    expectEqual(parent.take(), ["will disappear false", "did disappear false"])
  }

  private final class Laid: Controller {
    override func viewDidLoad() { log.append("did load") }
    override func viewWillLayoutSubviews() { log.append("will lay out") }
    override func viewDidLayoutSubviews() { log.append("did lay out") }
  }

  @Test func `The first controller of a window has appeared when it is laid out, as in UIKit`() {
    let (outer, inner) = (Laid(), Laid())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    window.rootViewController = outer
    expectEqual(outer.take(), ["did load", "will appear false", "is appearing false"])
    expectEqual(inner.take(), ["did load", "will appear false", "is appearing false"])
    window.layoutIfNeeded()
    let rest = ["will lay out", "did lay out", "did appear false"]
    expectEqual(outer.take(), rest)
    expectEqual(inner.take(), rest)
    window.layoutIfNeeded()
    expectEqual(outer.take(), [])
  }

  private final class Resizing: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var width: CGFloat = 10

    override func viewDidLoad() { view.addSubview(box) }
    override func viewDidLayoutSubviews() { box.frame.size.width = width }
    override func viewDidAppear(_ animated: Bool) {
      width = 50
      view.setNeedsLayout()
    }
  }

  @Test func `What asks for layout as a controller has appeared is laid out with the window`() {
    let controller = Resizing()
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual(controller.box.frame.width, 50)
  }

  @Test func `A controller that has appeared with a layout is in no animation around that`() {
    let controller = Resizing()
    window.rootViewController = controller
    UIView.animate(withDuration: 1) { window.layoutIfNeeded() }
    expectEqual(controller.box.frame.width, 50)
    expect(!window.isAnimating)
  }

  @Test func `What goes before the first layout has appeared just before`() {
    window.rootViewController = parent
    window.rootViewController = nil
    expectEqual(
      parent.take(), Self.appeared(false) + ["will disappear false", "did disappear false"])
    window.layoutIfNeeded()
    expectEqual(parent.take(), [])
  }

  @Test func `In an animation everything is, and it has appeared at the end`() {
    UIView.animate(withDuration: 0.5) { window.rootViewController = parent }
    expectEqual(parent.take(), ["will appear true", "is appearing true"])
    window.advance(to: 0.4)
    expectEqual(parent.take(), [])
    window.advance(to: 0.5)
    expectEqual(parent.take(), ["did appear true"])
    UIView.animate(withDuration: 0.5) { window.rootViewController = nil }
    expectEqual(parent.take(), ["will disappear true", "did disappear true"])
  }

  @Test func `What disappears before it has appeared never has`() {
    UIView.animate(withDuration: 0.5) { window.rootViewController = parent }
    window.rootViewController = nil
    window.advance(to: 1)
    expectEqual(
      parent.take(),
      [
        "will appear true", "is appearing true", "will disappear false", "did disappear false",
      ])
  }

  @Test func `A controller in another one appears with its view`() {
    window.rootViewController = parent
    parent.addChild(child)
    expectEqual(child.take(), [])
    parent.view.addSubview(child.view)
    expectEqual(child.take(), Self.appeared(false))
    UIView.animate(withDuration: 0.5) { child.view.removeFromSuperview() }
    expectEqual(child.take(), ["will disappear true", "did disappear true"])
    parent.view.addSubview(child.view)
    window.rootViewController = nil
    expectEqual(
      child.take(), Self.appeared(false) + ["will disappear false", "did disappear false"])
  }

  @Test func `A view that moves within its window does not appear again`() {
    window.rootViewController = parent
    let box = UIView(frame: window.bounds)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.addSubview(box)
    _ = child.take()
    box.addSubview(child.view)
    expectEqual(child.take(), [])
  }

  @Test func `A view that moves to another window disappears from the first`() {
    window.rootViewController = parent
    window.layoutIfNeeded()
    _ = parent.take()
    let other = UIWindow(frame: window.frame)
    other.rootViewController = parent
    other.layoutIfNeeded()
    expectEqual(
      parent.take(), ["will disappear false", "did disappear false"] + Self.appeared(false))
  }

  @Test func `A container says when a transition begins and ends, and if it is animated`() {
    window.rootViewController = parent
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: true)
    expectEqual(child.take(), ["will appear true"])
    parent.view.addSubview(child.view)
    expectEqual(child.take(), ["is appearing true"])
    child.endAppearanceTransition()
    expectEqual(child.take(), ["did appear true"])
    child.beginAppearanceTransition(false, animated: true)
    child.view.removeFromSuperview()
    expectEqual(child.take(), ["will disappear true"])
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    expectEqual(child.take(), ["did disappear true"])
  }

  @Test func `A transition is handed on to the controllers in the view`() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.beginAppearanceTransition(true, animated: true)
    window.addSubview(parent.view)
    parent.endAppearanceTransition()
    expectEqual(parent.take(), Self.appeared(true))
    expectEqual(child.take(), Self.appeared(true))
  }

  @Test func `A container that forwards nothing tells its children itself`() {
    let parent = Silent()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    expectEqual(child.take(), [])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    expectEqual(child.take(), Self.appeared(false))
  }

  @Test func `Setting editing goes through the method that subclasses override`() {
    final class Editor: UIViewController {
      var log: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("\(editing) \(animated) \(isEditing)")
      }
    }
    let editor = Editor()
    editor.isEditing = true
    editor.setEditing(false, animated: true)
    expectEqual(editor.log, ["true false true", "false true false"])
  }

  @Test func `A controller appears again after its window was released`() {
    var other: UIWindow? = UIWindow(frame: window.frame)
    other?.rootViewController = parent
    other?.layoutIfNeeded()
    expectEqual(parent.take(), Self.appeared(false))
    other = nil
    window.rootViewController = parent
    window.layoutIfNeeded()
    expectEqual(parent.take(), Self.appeared(false))
  }

  @Test func `A child that is removed in its parent's transition can appear again`() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.beginAppearanceTransition(true, animated: false)
    child.view.removeFromSuperview()
    child.removeFromParent()
    parent.endAppearanceTransition()
    expectEqual(
      child.take(),
      [
        "will appear false", "did appear false", "will disappear false", "did disappear false",
      ])
    window.rootViewController = child
    window.layoutIfNeeded()
    expectEqual(child.take(), Self.appeared(false))
  }
}
