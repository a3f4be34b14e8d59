// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// What views say of themselves to those who do not see them.
@Suite("Accessibility") @MainActor
struct AccessibilityTests {
  @Test func `A label is an element with its text, unless something else is set`() {
    let label = UILabel()
    expect(!label.isAccessibilityElement)
    label.text = "Apples"
    expect(label.isAccessibilityElement)
    expectEqual(label.accessibilityLabel, "Apples")
    expectEqual(label.accessibilityTraits, .staticText)
    label.accessibilityLabel = "Fruit"
    label.accessibilityTraits = [.header]
    label.isAccessibilityElement = false
    expectEqual(label.accessibilityLabel, "Fruit")
    expectEqual(label.accessibilityTraits, .header)
    expect(!label.isAccessibilityElement)
    label.accessibilityLabel = nil
    label.accessibilityTraits = .none
    expectEqual(label.accessibilityLabel, "Apples")
    expectEqual(label.accessibilityTraits, .none)
  }

  @Test func `Texts have a form with attributes`() {
    let view = UIView()
    view.accessibilityAttributedLabel = NSAttributedString(string: "a")
    view.accessibilityAttributedHint = NSAttributedString(string: "b")
    view.accessibilityAttributedValue = NSAttributedString(string: "c")
    expectEqual(view.accessibilityLabel, "a")
    expectEqual(view.accessibilityHint, "b")
    expectEqual(view.accessibilityValue, "c")
    view.accessibilityHint = "d"
    expectEqual(view.accessibilityAttributedHint?.string, "d")
    expectEqual(view.accessibilityUserInputLabels, ["a"])
    view.accessibilityUserInputLabels = ["x", "y"]
    expectEqual(view.accessibilityUserInputLabels, ["x", "y"])
    view.accessibilityLanguage = "de-CH"
    view.accessibilityNavigationStyle = .combined
    view.accessibilityContainerType = .list
    view.shouldGroupAccessibilityChildren = true
    expectEqual(view.accessibilityLanguage, "de-CH")
    expectEqual(view.accessibilityContainerType, .list)
    expectEqual(view.accessibilityNavigationStyle, .combined)
    expect(view.shouldGroupAccessibilityChildren)
  }

  @Test func `Controls say their state`() {
    let toggle = UISwitch()
    toggle.isOn = true
    expectEqual(toggle.accessibilityValue, "1")
    expectEqual(toggle.accessibilityTraits, [.button, .toggleButton])
    toggle.isEnabled = false
    expect(toggle.accessibilityTraits.contains(.notEnabled))
    let button = UIButton(configuration: .filled())
    button.setTitle("Buy", for: .normal)
    button.isSelected = true
    expectEqual(button.accessibilityLabel, "Buy")
    expectEqual(button.accessibilityTraits, [.button, .selected])
    let field = UITextField()
    field.placeholder = "Name"
    expectEqual(field.accessibilityValue, "Name")
    field.text = "Ada"
    expectEqual(field.accessibilityValue, "Ada")
    field.isSecureTextEntry = true
    expectEqual(field.accessibilityValue, "3 characters")
    let progress = UIProgressView()
    progress.progress = 0.25
    expectEqual(progress.accessibilityValue, "25%")
    expectEqual(progress.accessibilityLabel, "Progress")
    let pages = UIPageControl()
    expect(!pages.isAccessibilityElement)
    pages.numberOfPages = 3
    expectEqual(pages.accessibilityValue, "page 1 of 3")
    pages.accessibilityIncrement()
    expectEqual(pages.currentPage, 1)
    expectEqual(pages.accessibilityValue, "page 2 of 3")
    pages.accessibilityDecrement()
    pages.accessibilityDecrement()
    expectEqual(pages.currentPage, 0)
  }

  @Test func `A slider moves by a tenth of its range, and says so once`() {
    let slider = UISlider()
    slider.maximumValue = 50
    slider.value = 48
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    expectEqual(slider.value, 50)
    expectEqual(count, 1)
    expectEqual(slider.accessibilityValue, "100%")
    slider.accessibilityDecrement()
    expectEqual(slider.value, 45)
    expectEqual(count, 2)
    expectEqual(slider.accessibilityTraits, .adjustable)
  }

  @Test func `Frames are those of the window, and a point is in their middle`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    window.addSubview(view)
    expectEqual(view.accessibilityFrame, CGRect(x: 10, y: 20, width: 40, height: 60))
    expectEqual(view.accessibilityActivationPoint, CGPoint(x: 30, y: 50))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(element.accessibilityFrame, CGRect(x: 11, y: 22, width: 3, height: 4))
    expect(element.isAccessibilityElement)
    expectSame(element.accessibilityContainer, view)
    let inner = UIAccessibilityElement(accessibilityContainer: element)
    inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
    expectEqual(inner.accessibilityFrame, CGRect(x: 12, y: 23, width: 1, height: 1))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    view.accessibilityActivationPoint = .zero
    expectEqual(view.accessibilityFrame.width, 2)
    expectEqual(view.accessibilityActivationPoint, .zero)
    expectEqual(
      UIAccessibility.convertToScreenCoordinates(view.bounds, in: view),
      CGRect(x: 10, y: 20, width: 40, height: 60))
    let path = UIBezierPath(rect: view.bounds)
    view.accessibilityPath = path
    expectSame(view.accessibilityPath, path)
  }

  @Test func `A container lists its elements`() {
    let view = UIView()
    expectEqual(view.accessibilityElementCount(), NSNotFound)
    expectNil(view.accessibilityElement(at: 0))
    let (one, two) = (UIView(), UIView())
    view.accessibilityElements = [one, two]
    expectEqual(view.accessibilityElementCount(), 2)
    expectSame(view.accessibilityElement(at: 1) as? UIView, two)
    expectNil(view.accessibilityElement(at: 2))
    expectEqual(view.index(ofAccessibilityElement: two), 1)
    expectEqual(view.index(ofAccessibilityElement: UIView()), NSNotFound)
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    expect(view.accessibilityElementsHidden)
    expect(view.accessibilityViewIsModal)
    expect(view.accessibilityRespondsToUserInteraction)
    view.accessibilityRespondsToUserInteraction = false
    expect(!view.accessibilityRespondsToUserInteraction)
  }

  @Test func `A view does nothing unless it overrides the method`() {
    let view = UIView()
    expect(!view.accessibilityActivate())
    expect(!view.accessibilityPerformEscape())
    expect(!view.accessibilityScroll(.down))
    expect(!view.accessibilityPerformMagicTap())
    expect(!view.accessibilityElementIsFocused())
    view.accessibilityElementDidBecomeFocused()
    view.accessibilityElementDidLoseFocus()
  }

  @Test func `A custom action has a handler or sends a selector`() {
    var names: [String] = []
    let view = UIView()
    let action = UIAccessibilityCustomAction(name: "Delete") { action in
      names.append(action.name)
      return true
    }
    view.accessibilityCustomActions = [action]
    expectEqual(view.accessibilityCustomActions?.first?.actionHandler?(action), true)
    expectEqual(names, ["Delete"])
    expectNil(action.image)
    expectNil(action.target)
    action.attributedName = NSAttributedString(string: "Remove")
    expectEqual(action.name, "Remove")
    expectNil(action.selector)
    let other = UIAccessibilityCustomAction(
      attributedName: NSAttributedString(string: "More"), actionHandler: nil)
    expectEqual(other.name, "More")
    expectNil(other.actionHandler)
  }

  @Test func `An announcement is finished at once`() async {
    await confirmation { finished in
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { notification in
        let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
        let isWhole = notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey]
        if text as? String == "Saved just now", isWhole as? Bool == true { finished() }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      UIAccessibility.post(notification: .announcement, argument: "Saved just now")
      UIAccessibility.post(notification: .layoutChanged, argument: "Saved just now")
    }
  }

  @Test func `No assistive technology runs`() {
    expect(!UIAccessibility.isVoiceOverRunning)
    expect(!UIAccessibility.isSwitchControlRunning)
    expect(!UIAccessibility.isReduceMotionEnabled)
    expect(!UIAccessibility.isReduceTransparencyEnabled)
    expect(!UIAccessibility.isBoldTextEnabled)
    expect(!UIAccessibility.isInvertColorsEnabled)
    expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    expect(!UIAccessibility.isGrayscaleEnabled)
    expect(!UIAccessibility.shouldDifferentiateWithoutColor)
    expect(!UIAccessibility.isOnOffSwitchLabelsEnabled)
    expect(!UIAccessibility.isGuidedAccessEnabled)
    expect(!UIAccessibility.isSpeakScreenEnabled)
    expect(!UIAccessibility.isSpeakSelectionEnabled)
  }

  @Test func `Contrast is a trait`() {
    let traits = UITraitCollection(accessibilityContrast: .high)
    expectEqual(traits.accessibilityContrast, .high)
    expectNotEqual(UITraitCollection.current.accessibilityContrast, .high)
    let kinds: [UIAccessibilityContrast] = [.unspecified, .normal, .high]
    expectEqual(kinds.map(\.rawValue), [-1, 0, 1])
    expect(UITraitAccessibilityContrast.differs(traits, .current))
    expect(!UITraitAccessibilityContrast.differs(traits, traits))
  }

  @Test func `Kinds and news have UIKit's numbers`() {
    let containers: [UIAccessibilityContainerType] = [
      .none, .dataTable, .list, .landmark, .semanticGroup,
    ]
    expectEqual(containers.map(\.rawValue), [0, 1, 2, 3, 4])
    let styles: [UIAccessibilityNavigationStyle] = [.automatic, .separate, .combined]
    expectEqual(styles.map(\.rawValue), [0, 1, 2])
    let directions: [UIAccessibilityScrollDirection] = [
      .right, .left, .up, .down, .next, .previous,
    ]
    expectEqual(directions.map(\.rawValue), [1, 2, 3, 4, 5, 6])
    let news: [UIAccessibility.Notification] = [
      .screenChanged, .layoutChanged, .announcement, .pageScrolled, .pauseAssistiveTechnology,
      .resumeAssistiveTechnology,
    ]
    expectEqual(Set(news.map(\.rawValue)).count, news.count)
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
      UIAccessibility.boldTextStatusDidChangeNotification,
    ]
    expectAll(names, where: { $0.rawValue.hasPrefix("UIAccessibility") })
  }

  @Test func `Traits have UIKit's numbers`() {
    let traits: [UIAccessibilityTraits] = [
      .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
      .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
      .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
    ]
    expectEqual(traits.map(\.rawValue), (0...16).map { 1 << $0 })
    expect(UIAccessibilityTraits.none.isEmpty)
  }
}
