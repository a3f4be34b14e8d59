// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Synchronization
import Testing

@testable import Views

/// A view that can have the focus and notes what it hears.
@MainActor
private final class Focusable: UIView {
  var canHave = true
  var allows = true
  var log: (String) -> Void = { _ in }
  let name: String

  init(_ name: String, _ frame: CGRect) {
    self.name = name
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { canHave }

  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    log("should \(name)")
    return allows
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { log("did \(name)") }
}

@MainActor
@Suite("Focus")
struct FocusTests {
  private let window = UIWindow(frame: rect(0, 0, 320, 480))

  private func add(_ name: String, _ frame: CGRect, to parent: UIView? = nil) -> Focusable {
    let view = Focusable(name, frame)
    (parent ?? window).addSubview(view)
    return view
  }

  private var focused: String? { (window.focusSystem?.focusedItem as? Focusable)?.name }

  @Test func `Nothing has the focus until a key is pressed`() {
    let a = add("a", rect(0, 0, 100, 100))
    expectNil(window.focusSystem)
    expect(!a.isFocused)
    window.press(.keyboardTab)
    expect(window.isFocusEnabled)
    expect(a.isFocused)
    window.isFocusEnabled = false
    expect(!a.isFocused)
    expectNil(window.focusSystem)
  }

  @Test func `Arrow keys move it among the views of a group, and fail at the edge`() {
    _ = add("a", rect(0, 0, 100, 100))
    _ = add("b", rect(110, 0, 100, 100))
    _ = add("c", rect(0, 110, 100, 100))
    let failures = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { _ in failures.withLock { $0 += 1 } }
    window.isFocusEnabled = true
    window.press(.keyboardRightArrow)
    expectEqual(focused, "a")
    window.press(.keyboardRightArrow)
    expectEqual(focused, "b")
    window.press(.keyboardRightArrow)
    expectEqual(focused, "b")
    expectEqual(failures.withLock { $0 }, 1)
    window.press(.keyboardDownArrow)
    // 10 down and 10 aside is near enough.
    expectEqual(focused, "c")
    window.press(.keyboardHome)
    expectEqual(focused, "a")
    window.press(.keyboardEnd)
    expectEqual(focused, "c")
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `Tab goes from group to group and comes back to where it was`() {
    _ = add("a", rect(0, 0, 100, 100))
    _ = add("b", rect(110, 0, 100, 100))
    let scrollView = UIScrollView(frame: rect(0, 200, 320, 100))
    window.addSubview(scrollView)
    _ = add("c", rect(0, 0, 50, 50), to: scrollView)
    _ = add("d", rect(60, 0, 50, 50), to: scrollView)
    let named = UIView(frame: rect(0, 320, 320, 100))
    named.focusGroupIdentifier = "named"
    window.addSubview(named)
    _ = add("e", rect(0, 0, 50, 50), to: named)
    window.press(.keyboardTab)
    window.press(.keyboardRightArrow)
    expectEqual(focused, "b")
    window.press(.keyboardTab)
    expectEqual(focused, "c")
    window.press(.keyboardRightArrow)
    expectEqual(focused, "d")
    window.press(.keyboardTab)
    expectEqual(focused, "e")
    window.press(.keyboardTab)
    expectEqual(focused, "b")
    window.press(.keyboardTab, modifiers: .shift)
    expectEqual(focused, "e")
    window.press(.keyboardTab, modifiers: .shift)
    expectEqual(focused, "d")
  }

  @Test func `The view of the highest priority is its group's first`() {
    _ = add("a", rect(0, 0, 100, 100))
    let b = add("b", rect(110, 0, 100, 100))
    b.focusGroupPriority = .prioritized
    window.press(.keyboardTab)
    expectEqual(focused, "b")
  }

  @Test func `Everybody is asked from the previous view outward, then from the next, and told so`()
  {
    var calls: [String] = []
    let outer = add("outer", rect(0, 0, 320, 100))
    outer.canHave = false
    let a = add("a", rect(0, 0, 100, 100), to: outer)
    let b = add("b", rect(110, 0, 100, 100))
    for view in [outer, a, b] { view.log = { calls.append($0) } }
    window.press(.keyboardTab)
    expectEqual(focused, "a")
    calls = []
    window.press(.keyboardRightArrow)
    expectEqual(
      calls,
      [
        "should a", "should outer", "should b", "did a", "did outer", "did b",
      ])
    calls = []
    b.allows = false
    window.press(.keyboardLeftArrow)
    expectEqual(calls, ["should b"])
    expectEqual(focused, "b")
  }

  @Test func `A key that a view takes does not move the focus`() {
    final class Taking: UIViewController {
      var keys: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.characters }
        if presses.first?.key?.keyCode != .keyboardA { super.pressesBegan(presses, with: event) }
      }
    }
    let controller = Taking()
    window.rootViewController = controller
    _ = add("a", rect(0, 0, 100, 100), to: controller.view)
    window.press(.keyboardA, modifiers: .shift)
    expectEqual(controller.keys, ["A"])
    expectNil(focused)
    window.press(.keyboardTab)
    expectEqual(controller.keys, ["A", "\t"])
    expectEqual(focused, "a")
  }

  @Test func `A guide hands the focus on`() {
    _ = add("a", rect(0, 0, 50, 50))
    let far = add("far", rect(60, 300, 50, 50))
    let guide = UIFocusGuide()
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 60),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.press(.keyboardTab)
    window.press(.keyboardRightArrow)
    expectEqual(focused, "a")
    guide.preferredFocusEnvironments = [far]
    window.press(.keyboardRightArrow)
    expectEqual(focused, "far")
  }

  @Test func `A request moves the focus into an environment, later while it is moving`() {
    let a = add("a", rect(0, 0, 50, 50))
    let b = add("b", rect(60, 0, 50, 50))
    window.isFocusEnabled = true
    window.focusSystem?.requestFocusUpdate(to: a)
    expectEqual(focused, "a")
    a.log = { [window] call in
      if call == "did a" { window.focusSystem?.requestFocusUpdate(to: a) }
    }
    window.focusSystem?.requestFocusUpdate(to: b)
    expectEqual(focused, "b")
    window.advance(to: 0.1)
    expectEqual(focused, "a")
  }

  @Test func `More requests than come to an end are dropped, and said`() {
    let views = [add("a", rect(0, 0, 50, 50)), add("b", rect(60, 0, 50, 50))]
    window.isFocusEnabled = true
    let messages = Mutex<[String]>([])
    Console.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
      for index in 0..<60 { window.focusSystem?.requestFocusUpdate(to: views[index % 2]) }
    }
    let lines = messages.withLock { $0 }
    expectEqual(lines.count, 1)
    expectEqual(lines.first?.contains("more than 50 times"), true)
    expectEqual(focused, "b")
  }

  @Test func `A view that is removed or hidden loses the focus`() {
    let a = add("a", rect(0, 0, 50, 50))
    _ = add("b", rect(60, 0, 50, 50))
    window.press(.keyboardTab)
    a.removeFromSuperview()
    expectNil(window.focusSystem?.focusedItem)
    window.press(.keyboardRightArrow)
    expectEqual(focused, "b")
  }

  @Test func `Animations of the coordinator take 0,2 seconds, those of what loses it first`() {
    final class Growing: UIView {
      var calls: [String] = []
      override var canBecomeFocused: Bool { true }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
      ) {
        coordinator.addCoordinatedFocusingAnimations { self.calls.append("focus \($0.duration)") }
        coordinator.addCoordinatedUnfocusingAnimations { _ in self.calls.append("unfocus") }
        coordinator.addCoordinatedAnimations {
          self.alpha = 0.5
        } completion: {
          self.calls.append("end")
        }
      }
    }
    let view = Growing(frame: rect(0, 0, 50, 50))
    window.addSubview(view)
    window.press(.keyboardTab)
    expectEqual(view.calls, ["unfocus", "focus 0.2"])
    window.advance(to: 0.2)
    expectEqual(view.calls.last, "end")
  }

  // Worked example IE-45.
  @Test func `The line goes around the outline, 3,5 points wide, or inside where it is cut`() throws
  {
    window.isFocusEnabled = true
    let view = add("a", rect(100, 100, 100, 100))
    view.layer.cornerRadius = 8
    window.focusSystem?.requestFocusUpdate(to: view)
    let halo = try #require(view.focusHalo)
    expectEqual(halo.rect, rect(-1.75, -1.75, 103.5, 103.5))
    expectEqual(halo.radius, 9.75)
    view.frame.origin.x = 2
    expectEqual(view.focusHalo?.rect, rect(1.75, 1.75, 96.5, 96.5))
    expectEqual(view.focusHalo?.radius, 6.25)
    view.focusEffect = UIFocusHaloEffect(
      roundedRect: rect(0, 0, 50, 50), cornerRadius: 4, curve: .circular)
    expectEqual(view.focusHalo?.rect, rect(1.75, 1.75, 46.5, 46.5))
    view.focusEffect = nil
    expectNil(view.focusHalo)
  }

  @Test func `The line has the tint's hue`() {
    func bytes(_ color: ColorValue) -> [Int] {
      [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    let blue = FocusHalo.color(of: ColorValue(red: 0, green: 122.0 / 255, blue: 1, alpha: 1))
    expectEqual(bytes(blue), [110, 173, 242])
    expectEqual(blue.alpha, 0.8)
    expectEqual(
      bytes(FocusHalo.color(of: ColorValue(red: 0.3, green: 0.3, blue: 0.3, alpha: 1))),
      [
        176, 176, 176,
      ])
  }
}
