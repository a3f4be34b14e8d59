// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Where bars and what is in them stand, as measured on iOS at scale 3 (behaviour rules NB-1 to NB-3).
@Suite("Places of navigation bars")
@MainActor
struct NavigationBarPlaceTests {
  /// A phone's window at scale 3.
  private func window(_ width: CGFloat, _ height: CGFloat, top: CGFloat) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = 3
    window.safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    return window
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func imageView(in view: UIView) -> UIImageView? {
    if let view = view as? UIImageView, view.image != nil { return view }
    return view.subviews.lazy.compactMap { self.imageView(in: $0) }.first
  }

  @Test func `Title, back button's words and items are on a pixel, rounded down`() throws {
    let window = window(390, 844, top: 47)
    let (first, second) = (controller("First"), controller("Second"))
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    for text in ["First", "Second", "Save"] {
      let label = try #require(self.label(text, in: bar))
      let frame = label.convert(label.bounds, to: bar)
      expectNear(frame.minY, 35 / 3, within: 1e-3, "\(text): \(frame)")
      if text == "First" { expectNear(frame.minX, 29, within: 1e-9) }
    }
    // The image's ink begins 1.333 from its left edge.
    let chevron = try #require(imageView(in: bar))
    let frame = chevron.convert(chevron.bounds, to: bar)
    expectNear(frame.minX, 8, within: 1e-3)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `A title begins on a pixel, in the middle as nearly as that allows`(scale: CGFloat) throws {
    let window = window(391, 844, top: 47)
    window.traitOverrides.displayScale = scale
    for title in ["First", "Firsts", "A longer title", "i", "Wi"] {
      let navigation = UINavigationController(rootViewController: controller(title))
      window.rootViewController = navigation
      window.layoutIfNeeded()
      let label = try #require(self.label(title, in: navigation.navigationBar))
      let frame = label.convert(label.bounds, to: navigation.navigationBar)
      expectNear(frame.minX * scale, (frame.minX * scale).rounded(), within: 1e-6, "\(title)")
      expectNear(frame.midX, 391 / 2, within: 0.5 / scale + 1e-6, "\(title)")
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `What is read of a back button ends with its words`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    let window = window(390, 844, top: 47)
    window.traitOverrides.layoutDirection = direction
    let navigation = UINavigationController(rootViewController: controller("First"))
    navigation.pushViewController(controller("Second"), animated: false)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    let label = try #require(self.label("First", in: navigation.navigationBar))
    let words = label.convert(label.bounds, to: nil)
    let button = try #require(label.superview)
    let isMirrored = direction == .rightToLeft
    let frame = button.accessibilityFrame
    expectNear(frame.minX, isMirrored ? words.minX : 0, within: 1e-9)
    expectNear(frame.maxX, isMirrored ? 390 : words.maxX, within: 1e-9)
    expectEqual([frame.minY, frame.height], [47, 44])
    button.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(button.accessibilityFrame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    arguments: [
      (393.0, 852.0, 59.0, 161.0 / 3), (402, 874, 62, 169.0 / 3), (390, 844, 47, 47),
      (375, 667, 20, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `On a phone with a Dynamic Island the bar begins above the safe area's top`(
    width: CGFloat, height: CGFloat, top: CGFloat, y: CGFloat
  ) {
    let window = window(width, height, top: top)
    let first = controller("First")
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    expectNear(navigation.navigationBar.frame.minY, y, within: 1e-6)
    expectEqual(navigation.navigationBar.frame.height, 44)
    expectNear(first.view.safeAreaInsets.top, y + 44, within: 1e-6)
    // Below a bar that lets nothing through the view itself begins there.
    first.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    expectNear(first.view.frame.minY, y + 44, within: 1e-6)
    expectEqual(first.view.frame.maxY, height)
    // Without a bar the safe area is the window's.
    first.edgesForExtendedLayout = .all
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expectEqual(first.view.safeAreaInsets.top, top)
  }

  @Test func `Contents at their start are below the bar, and keep its large title`() throws {
    let window = window(393, 852, top: 59)
    let first = controller("First")
    let scrollView = UIScrollView(frame: window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3000)
    first.view = scrollView
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.layoutIfNeeded()
    expectLess(abs(scrollView.contentOffset.y + 161 / 3 + 96), 1e-6)
    expectNear(navigation.navigationBar.frame.height, 96, within: 1e-6)
    scrollView.contentOffset.y += 20
    window.layoutIfNeeded()
    expectNear(navigation.navigationBar.frame.height, 76, within: 1e-6)
  }
}
