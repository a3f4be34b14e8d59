// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import Views

/// The order in which accessible elements are read.
@Suite("Reading for those who do not see") @MainActor
struct AccessibilityReadingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @discardableResult
  private func add(
    _ text: String, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat), to view: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
    label.text = text
    (view ?? root).addSubview(label)
    return label
  }

  private var words: [String] { root.readAccessibility().map(\.words) }

  @Test func `Rows are read from the top, each in the direction of the language`() {
    add("four", (200, 100, 50, 20))
    add("two", (200, 12, 50, 20))
    add("three", (10, 100, 50, 20))
    add("one", (10, 0, 50, 40))
    expectEqual(words, ["one", "two", "three", "four"])
    root.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(words, ["two", "one", "four", "three"])
  }

  @Test func `What is grouped is read together`() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    let right = UIView(frame: CGRect(x: 150, y: 0, width: 150, height: 300))
    root.addSubview(right)
    root.addSubview(left)
    add("a", (0, 0, 50, 20), to: left)
    add("b", (0, 50, 50, 20), to: left)
    add("c", (0, 0, 50, 20), to: right)
    add("d", (0, 50, 50, 20), to: right)
    expectEqual(words, ["a", "c", "b", "d"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    expectEqual(words, ["a", "b", "c", "d"])
  }

  @Test func `Any object can be an element of a view that names it`() {
    let object = NSObject()
    expect(!object.isAccessibilityElement)
    expectNil(object.accessibilityLabel)
    object.isAccessibilityElement = true
    object.accessibilityLabel = "bar of March"
    object.accessibilityValue = "12"
    object.accessibilityHint = "Shows the days"
    object.accessibilityTraits = .button
    object.accessibilityFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectEqual(object.accessibilityActivationPoint, CGPoint(x: 25, y: 40))
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "share") { _ in true }]
    let list = NSObject()
    list.accessibilityElements = [object, list]
    let one = add("one", (0, 0, 50, 20))
    root.accessibilityElements = [list, one]
    expectEqual(
      words, ["bar of March, 12, button, “Shows the days”, actions: share", "one"])
    expectEqual(root.readAccessibility()[0].frame, object.accessibilityFrame)
    object.accessibilityElementsHidden = true
    expectEqual(words, ["one"])
    // Values of another object are its own, and a label's stay its text.
    expectNil(NSObject().accessibilityLabel)
    expectEqual(one.accessibilityLabel, "one")
  }

  @Test func `What an object says is kept`() {
    let object = NSObject()
    object.accessibilityAttributedLabel = NSAttributedString(string: "a")
    object.accessibilityAttributedValue = NSAttributedString(string: "b")
    object.accessibilityAttributedHint = NSAttributedString(string: "c")
    expectEqual(
      [object.accessibilityLabel, object.accessibilityValue, object.accessibilityHint],
      ["a", "b", "c"])
    object.accessibilityLanguage = "de-CH"
    object.accessibilityViewIsModal = true
    object.shouldGroupAccessibilityChildren = true
    object.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    object.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    expectEqual(object.accessibilityLanguage, "de-CH")
    expect(object.accessibilityViewIsModal && object.shouldGroupAccessibilityChildren)
    expectEqual(object.accessibilityPath?.bounds.width, 1)
    expectEqual(object.accessibilityActivationPoint, CGPoint(x: 1, y: 2))
  }

  @Test func `Elements that a view names are read in that order`() {
    let one = add("one", (0, 0, 50, 20))
    let two = add("two", (0, 50, 50, 20))
    let drawn = UIAccessibilityElement(accessibilityContainer: root)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityTraits = .button
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 100, width: 20, height: 20)
    root.accessibilityElements = [two, drawn, one]
    expectEqual(words, ["two", "drawn, button", "one"])
    expectEqual(root.readAccessibility()[1].frame, CGRect(x: 10, y: 100, width: 20, height: 20))
    root.accessibilityElements = []
    expectEmpty(words)
  }

  @Test func `What cannot be seen is not read`() {
    add("hidden", (0, 0, 50, 20)).isHidden = true
    add("clear", (0, 20, 50, 20)).alpha = 0
    add("outside", (400, 0, 50, 20))
    add("silent", (0, 40, 50, 20)).accessibilityElementsHidden = true
    let window = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 20))
    window.clipsToBounds = true
    root.addSubview(window)
    add("cut off", (0, 30, 50, 20), to: window)
    add("cut", (0, 10, 50, 20), to: window)
    expectEqual(words, ["cut"])
    expectEqual(root.readAccessibility().first?.frame, CGRect(x: 0, y: 110, width: 50, height: 10))
  }

  @Test func `An element hides what is inside, and a modal view what is beside`() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(card)
    add("inside", (0, 0, 50, 20), to: card)
    add("beside", (0, 200, 50, 20))
    expectEqual(words, ["inside", "beside"])
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.accessibilityHint = "Opens it."
    card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete") { _ in true }]
    expectEqual(words, ["Card, “Opens it.”, actions: Delete", "beside"])
    card.accessibilityViewIsModal = true
    expectEqual(words, ["Card, “Opens it.”, actions: Delete"])
  }

  @Test func `Lists that lead back to themselves end`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(inner)
    let label = add("label", (0, 0, 50, 20))
    inner.accessibilityElements = [root, inner, label]
    root.accessibilityElements = [inner, root]
    expectEqual(words, ["label"])
    let one = UIAccessibilityElement(accessibilityContainer: root)
    let two = UIAccessibilityElement(accessibilityContainer: one)
    one.accessibilityContainer = two
    for element in [one, two] {
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 9, height: 9)
      element.accessibilityLabel = "round"
    }
    expectEqual(one.accessibilityFrame, .zero)
    expectEqual(two.accessibilityFrame, .zero)
    one.isAccessibilityElement = false
    one.accessibilityElements = [one, label]
    root.accessibilityElements = [one]
    expectEqual(words, ["label"])
  }

  @Test func `A switch says on or off, and what is nameless says that`() {
    let toggle = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    root.addSubview(toggle)
    expectEqual(words, ["Wi-Fi, off, switch button"])
    toggle.isOn = true
    toggle.isEnabled = false
    expectEqual(words, ["Wi-Fi, on, switch button, dimmed"])
    toggle.isHidden = true
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isAccessibilityElement = true
    root.addSubview(view)
    expectEqual(words, ["no label"])
    view.accessibilityTraits = [.image, .selected]
    expectEqual(words, ["selected, image"])
  }
}
