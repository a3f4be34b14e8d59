// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// What a tab bar shows, what touches do, and what is read aloud.
@MainActor struct TabBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
  private let items: [UITabBarItem]

  init() throws {
    let star = try #require(UIImage(systemName: "star"))
    items = [
      UITabBarItem(title: "Home", image: star, tag: 1),
      UITabBarItem(title: "Saved", image: star, selectedImage: UIImage(systemName: "star.fill")),
      UITabBarItem(title: "More", image: star, tag: 3),
    ]
    bar.items = items
    bar.selectedItem = items[0]
    window.addSubview(bar)
    window.layoutIfNeeded()
  }

  private var views: [UIControl] {
    window.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UIControl }
  }

  private func label(_ index: Int) -> UILabel? {
    views[index].subviews.compactMap { $0 as? UILabel }.first
  }

  private func image(_ index: Int) -> UIImageView? {
    views[index].subviews.compactMap { $0 as? UIImageView }.first
  }

  /// The badge of an item; nil for none.
  private func badge(_ index: Int) -> UIView? {
    views[index].subviews.last { !($0 is UILabel) && !($0 is UIImageView) && !$0.isHidden }
  }

  private final class Delegate: NSObject, UITabBarDelegate {
    var chosen: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      chosen.append(tabBar.items?.firstIndex(of: item) ?? -1)
      expectSame(tabBar.selectedItem, item)
    }
  }

  // MARK: Appearance

  @Test func `The selected item has the tint, the others are grey`() {
    bar.tintColor = .systemGreen
    expectEqual(label(0)?.textColor, .systemGreen)
    expectEqual(image(0)?.tintColor, .systemGreen)
    expectEqual(label(1)?.textColor, .systemGray)
    expectEqual(image(1)?.tintColor, .systemGray)
    bar.selectedItem = items[1]
    expectEqual(label(0)?.textColor, .systemGray)
    expectEqual(label(1)?.textColor, .systemGreen)
    bar.unselectedItemTintColor = .brown
    expectEqual(label(0)?.textColor, .brown)
    expectEqual(label(1)?.textColor, .systemGreen)
    items[2].isEnabled = false
    expectEqual(label(2)?.textColor, .tertiaryLabel)
  }

  @Test func `A title is 10 points high below its image, beside it 13`() {
    expectEqual(label(0)?.font, .systemFont(ofSize: 10, weight: .medium))
    func frame(_ view: UIView?) -> CGRect { view?.convert(view?.bounds ?? .zero, to: bar) ?? .null }
    expectAtMost(abs(frame(image(0)).midX - 65), 0.5)
    expectAtMost(abs(frame(image(0)).midY - 19), 0.5)
    expectAtMost(abs(frame(label(0)).maxY - 47), 0.5)
    window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(label(0)?.font, .systemFont(ofSize: 13))
    expectGreater((label(0)?.frame.minX ?? 0), (image(0)?.frame.maxX ?? 1000))
    expect(views[0].frame.width >= 76 && views[1].frame.minX - views[0].frame.maxX == 34)
    window.traitOverrides.layoutDirection = .rightToLeft
    expectLess((label(0)?.frame.maxX ?? 1000), (image(0)?.frame.minX ?? 0))
    expectGreater(views[0].frame.minX, views[1].frame.minX)
  }

  @Test func `Titles do not follow the text size`() {
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    expectEqual(label(0)?.font.pointSize, 10)
    expectEqual(bar.intrinsicContentSize.height, 49)
  }

  @Test func `The selected item has its own image`() {
    // Images that say how they are drawn are shown as they are.
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    let usual = renderer.image { _ in }.withRenderingMode(.alwaysTemplate)
    let selected = renderer.image { _ in }.withRenderingMode(.alwaysTemplate)
    (items[1].image, items[1].selectedImage) = (usual, selected)
    expectSame(image(1)?.image, usual)
    bar.selectedItem = items[1]
    expectSame(image(1)?.image, selected)
    bar.selectedItem = nil
    expectSame(image(1)?.image, usual)
    expectAll(views, where: { !$0.isSelected })
    bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    expectNil(bar.selectedItem)
  }

  @Test func `An image that does not say how it is drawn takes the item's colour`() {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    items[0].image = drawn
    expectEqual(image(0)?.image?.renderingMode, .alwaysTemplate)
    items[0].image = drawn.withRenderingMode(.alwaysOriginal)
    expectEqual(image(0)?.image?.renderingMode, .alwaysOriginal)
  }

  @Test func `A badge is a red capsule at the image's end`() throws {
    expectNil(badge(1))
    items[1].badgeValue = "8"
    let badge = try #require(self.badge(1))
    let image = try #require(self.image(1))
    expectEqual(badge.frame.size, CGSize(width: 18, height: 18))
    expectLess(badge.frame.minX, image.frame.maxX)
    expectGreater(badge.frame.maxX, image.frame.maxX)
    expectEqual(badge.backgroundColor, .systemRed)
    expectEqual(badge.layer.cornerRadius, 9)
    expectEqual(badge.subviews.compactMap { ($0 as? UILabel)?.text }, ["8"])
    items[1].badgeColor = .blue
    items[1].badgeValue = "1234"
    let wide = try #require(self.badge(1))
    expectGreater(wide.frame.width, 30)
    expectEqual(wide.frame.height, 18)
    expectEqual(wide.backgroundColor, .blue)
    items[1].badgeValue = ""
    expectEqual(self.badge(1)?.frame.size, CGSize(width: 18, height: 18))
    items[1].badgeValue = nil
    expectNil(self.badge(1))
  }

  @Test func `From right to left a badge is at the other end`() throws {
    window.traitOverrides.layoutDirection = .rightToLeft
    items[1].badgeValue = "8"
    let badge = try #require(self.badge(1))
    let image = try #require(self.image(1))
    expectLess(badge.frame.minX, image.frame.minX)
    expectGreater(badge.frame.maxX, image.frame.minX)
  }

  // MARK: Items without images

  // Behaviour rule TB-6, measured.
  @Test(
    arguments: [
      (393, [2...64, 68...129, 133...195, 199...260, 264...326, 330...391]),
      (402, [2...65, 69...132, 136...199, 203...266, 270...333, 337...400]),
      (393, [2...129, 133...260, 264...391]),
      (402, [2...99, 103...199, 203...300, 304...400]),
    ] as [(CGFloat, [ClosedRange<CGFloat>])])
  func `Buttons are 48 high, between edges in whole points, with badges beside the middle`(
    width: CGFloat, ranges: [ClosedRange<CGFloat>]
  ) throws {
    bar.frame.size.width = width
    bar.items = (1...ranges.count).map { number in
      let item = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
      item.badgeValue = "\(number)"
      return item
    }
    window.traitOverrides.displayScale = 3
    expectEqual(
      views.map(\.frame),
      ranges.map {
        CGRect(x: $0.lowerBound, y: 1, width: $0.upperBound - $0.lowerBound, height: 48)
      })
    for (index, view) in views.enumerated() {
      let badge = try #require(self.badge(index))
      let frame = badge.convert(badge.bounds, to: bar)
      expectEqual(frame.origin.y, 3)
      expectEqual(badge.frame.size, CGSize(width: 18, height: 18))
      // On a pixel.
      expectNear(frame.minX, view.frame.midX + 11, within: 0.34)
    }
  }

  @Test func `A touch beside a button is on it`() {
    let delegate = Delegate()
    bar.delegate = delegate
    for x in [1, 128.5, 131.5, 389] { window.tap(at: CGPoint(x: x, y: 795.5)) }
    expectEqual(delegate.chosen, [0, 0, 1, 2])
  }

  // MARK: Touches

  @Test func `A touch selects an item and tells the delegate, code does not`() {
    let delegate = Delegate()
    bar.delegate = delegate
    bar.selectedItem = items[2]
    window.tap(at: CGPoint(x: 195, y: 820))
    window.tap(at: CGPoint(x: 195, y: 820))
    window.tap(at: CGPoint(x: 10, y: 797))
    expect(delegate.chosen == [1, 1, 0] && bar.selectedItem === items[0])
    items[1].isEnabled = false
    window.tap(at: CGPoint(x: 195, y: 820))
    expectEqual(delegate.chosen, [1, 1, 0])
  }

  @Test func `A delegate may leave out its method`() {
    final class Silent: NSObject, UITabBarDelegate {}
    let silent = Silent()
    bar.delegate = silent
    window.tap(at: CGPoint(x: 195, y: 820))
    expectSame(bar.selectedItem, items[1])
  }

  @Test func `Other items keep the selection that is among them`() {
    bar.setItems([items[1], items[0]], animated: true)
    expectSame(bar.selectedItem, items[0])
    expectEqual(views.map(\.isSelected), [false, true])
    expect(window.isAnimating && views[0].presentationAlpha == 0)
    window.advance(to: 1)
    expectEqual(views[0].presentationAlpha, 1)
    bar.items = [items[1]]
    expectNil(bar.selectedItem)
    bar.items = nil
    expectNil(bar.items)
    expectEmpty(views)
  }

  // MARK: Accessibility

  @Test func `Items are buttons with their place, and the bar is a tab bar`() {
    items[1].badgeValue = "8"
    items[2].isEnabled = false
    items[2].accessibilityLabel = "Further"
    expectEqual(bar.accessibilityTraits, .tabBar)
    expect(!bar.isAccessibilityElement)
    expectEqual(
      window.readAccessibility().map(\.words),
      [
        "selected, Home, 1 of 3, button", "Saved, 8, 2 of 3, button",
        "Further, 3 of 3, button, dimmed",
      ])
    window.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(window.readAccessibility().first?.label, "Home")
  }
}
