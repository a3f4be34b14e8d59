// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

/// What tab bars, their items, their appearances and their controllers say and show.
@Suite("Members of tab bars")
@MainActor
struct TabMemberTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ([$0 as? View].compactMap(\.self)) + find(type, in: $0) }
  }

  private func bar(_ items: [UITabBarItem]) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    bar.setItems(items, animated: false)
    window.addSubview(bar)
    window.layoutIfNeeded()
    return bar
  }

  private func label(_ text: String, in bar: UITabBar) -> UILabel? {
    window.layoutIfNeeded()
    return find(UILabel.self, in: bar).first { $0.text == text }
  }

  // MARK: Items

  @Test(
    arguments: zip(
      [
        UITabBarItem.SystemItem.more, .favorites, .featured, .topRated, .recents, .contacts,
        .history, .bookmarks, .search, .downloads, .mostRecent, .mostViewed,
      ],
      [
        "More", "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History",
        "Bookmarks", "Search", "Downloads", "Most Recent", "Most Viewed",
      ]))
  func `The system's items have words and an image`(
    item: UITabBarItem.SystemItem, title: String
  ) {
    let made = UITabBarItem(tabBarSystemItem: item, tag: 4)
    expectEqual(made.title, title)
    expectEqual(made.tag, 4)
    expectGreater((made.image?.size.width ?? 0), 10)
  }

  @Test func `The raw values are Apple's`() {
    expectEqual(UITabBarItem.SystemItem.more.rawValue, 0)
    expectEqual(UITabBarItem.SystemItem.mostViewed.rawValue, 11)
    expectEqual([UITabBar.ItemPositioning.automatic, .fill, .centered].map(\.rawValue), [0, 1, 2])
    expectEqual(
      [UITabBarItemAppearance.Style.stacked, .inline, .compactInline].map(\.rawValue), [0, 1, 2]
    )
  }

  @Test func `An item keeps what is set`() {
    let image = UIImage(systemName: "star")
    let item = UITabBarItem(title: "A", image: image, selectedImage: image)
    item.badgeValue = "2"
    item.badgeColor = .purple
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.yellow], for: .normal)
    expectSame(item.selectedImage, image)
    expectEqual(item.badgeValue, "2")
    expectEqual(item.badgeColor, .purple)
    expectEqual(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .yellow)
    expectNil(item.badgeTextAttributes(for: .selected))
    let bar = bar([item, UITabBarItem(title: "B", image: image, tag: 1)])
    expectEqual(label("2", in: bar)?.textColor, .yellow)
    let (moved, other) = (label("A", in: bar), label("B", in: bar))
    expectAtMost(abs((moved?.frame.midX ?? 0) - (other?.frame.midX ?? 0) - 3), 1)
    expectEqual((moved?.frame.minY ?? 0), (other?.frame.minY ?? 0) - 2)
  }

  @Test func `An item's appearances are the bar's while it is selected`() {
    let (a, b) = (
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1)
    )
    let own = UITabBarAppearance()
    own.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    b.standardAppearance = own
    b.scrollEdgeAppearance = own
    // Both are copies.
    expectNotNil(b.standardAppearance)
    expectNotSame(b.standardAppearance, own)
    expectNotNil(b.scrollEdgeAppearance)
    expectNotSame(b.scrollEdgeAppearance, own)
    let bar = bar([a, b])
    bar.selectedItem = a
    expectEqual(label("B", in: bar)?.textColor, .systemGray)
    bar.selectedItem = b
    expectEqual(label("A", in: bar)?.textColor, .orange)
  }

  // MARK: Appearances

  @Test func `Appearances say how items look in each state and arrangement`() {
    let (a, b, c) = (
      UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0),
      UITabBarItem(title: "B", image: nil, tag: 1), UITabBarItem(title: "C", image: nil, tag: 2)
    )
    c.isEnabled = false
    a.badgeValue = "9"
    let bar = bar([a, b, c])
    bar.selectedItem = a
    let items = UITabBarItemAppearance(style: .stacked)
    items.normal.titleTextAttributes = [.foregroundColor: UIColor.brown]
    items.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -4)
    items.normal.badgeBackgroundColor = .purple
    items.normal.badgeTextAttributes = [.foregroundColor: UIColor.yellow]
    items.normal.badgePositionAdjustment = UIOffset(horizontal: 2, vertical: 0)
    items.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0)
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.magenta]
    items.selected.iconColor = .cyan
    items.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance = items
    appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.compactInlineLayoutAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.blue
    ]
    let bottom = label("B", in: bar)?.frame.maxY ?? 0
    bar.standardAppearance = appearance
    expectEqual(label("A", in: bar)?.textColor, .magenta)
    expectEqual(label("B", in: bar)?.textColor, .brown)
    expectEqual(label("C", in: bar)?.textColor, .green)
    expectEqual(label("B", in: bar)?.frame.maxY, bottom - 4)
    expectEqual(label("9", in: bar)?.textColor, .yellow)
    expectEqual(label("9", in: bar)?.frame.minX, 1)
    expectEqual(label("9", in: bar)?.superview?.backgroundColor, .purple)
    expectContains(find(UIImageView.self, in: bar), where: { $0.tintColor == .cyan })
    window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(label("B", in: bar)?.textColor, .red)
    window.frame.size = CGSize(width: 844, height: 390)
    bar.setNeedsLayout()
    expectEqual(label("B", in: bar)?.textColor, .blue)
  }

  @Test func `Appearances are copied with all that they say`() {
    let appearance = UITabBarAppearance()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.normal.iconColor = .blue
    appearance.inlineLayoutAppearance.selected.iconColor = .green
    appearance.compactInlineLayoutAppearance.disabled.iconColor = .brown
    let copy: UITabBarAppearance = appearance.copy()
    expectNotSame(copy, appearance)
    expectEqual(copy.backgroundColor, .red)
    expectEqual(copy.stackedLayoutAppearance.normal.iconColor, .blue)
    expectEqual(copy.inlineLayoutAppearance.selected.iconColor, .green)
    expectEqual(copy.compactInlineLayoutAppearance.disabled.iconColor, .brown)
    copy.stackedLayoutAppearance.normal.iconColor = .orange
    expectEqual(appearance.stackedLayoutAppearance.normal.iconColor, .blue)
    expectNil(UITabBarAppearance(barAppearance: UIToolbarAppearance()).backgroundColor)
    expectEqual((appearance.copy(with: nil) as? UITabBarAppearance)?.backgroundColor, .red)
    let items = UITabBarItemAppearance()
    items.normal.iconColor = .red
    let other: UITabBarItemAppearance = items.copy()
    expectEqual(other.normal.iconColor, .red)
    expectEqual((items.copy(with: nil) as? UITabBarItemAppearance)?.normal.iconColor, .red)
    items.configureWithDefault(for: .inline)
    expectNil(items.normal.iconColor)
    expectEqual(other.normal.iconColor, .red)
  }

  // MARK: Bars

  @Test func `Older settings count over the appearance`() {
    let bar = bar([UITabBarItem(title: "A", image: nil, tag: 0)])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    bar.barTintColor = .red
    bar.backgroundImage = image
    bar.shadowImage = image
    window.layoutIfNeeded()
    expectEqual(bar.barTintColor, .red)
    expectSame(bar.backgroundImage, image)
    expectSame(bar.shadowImage, image)
    expectEqual(find(UIImageView.self, in: bar).count { $0.image === image }, 2)
    bar.barStyle = .black
    expectEqual(bar.barStyle, .black)
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    bar.isTranslucent = false
    bar.scrollEdgeAppearance = UITabBarAppearance()
    expect(!bar.isTranslucent)
    expectNotNil(bar.scrollEdgeAppearance)
  }

  @Test func `Items are in the middle where the bar says so`() {
    let bar = bar([
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ])
    func frames() -> [CGRect] {
      window.layoutIfNeeded()
      return find(UIControl.self, in: bar).map(\.frame)
    }
    // Behaviour rule TB-6: half of the bar, less 2 points on each side.
    expectEqual(frames().map(\.width), [191, 191])
    bar.itemPositioning = .centered
    bar.itemWidth = 100
    bar.itemSpacing = 20
    // 100, 20 and 100 leave 85 on either side.
    expectEqual(frames().map(\.minX), [85, 205])
    expectEqual(frames().map(\.width), [100, 100])
    window.traitOverrides.horizontalSizeClass = .regular
    bar.itemPositioning = .fill
    expectEqual(frames().map(\.width), [191, 191])
  }

  @Test func `A bar takes over what is set for all`() {
    let template = UITabBar.appearance()
    let old = (template.unselectedItemTintColor, template.itemWidth)
    defer { (template.unselectedItemTintColor, template.itemWidth) = old }
    template.unselectedItemTintColor = .brown
    template.itemWidth = 60
    let bar = UITabBar(frame: .zero)
    expectEqual(bar.unselectedItemTintColor, .brown)
    expectEqual(bar.itemWidth, 60)
  }

  // MARK: Controllers

  private final class Follower: UITabBarController {
    var chosen: [Int] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      // The controller is selected only then.
      chosen.append(selectedIndex)
    }
  }

  @Test func `A subclass learns of touches before the selection changes`() {
    let tabs = Follower(nibName: nil, bundle: nil)
    let controllers = ["A", "B"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.setViewControllers(controllers, animated: false)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    expect(tabs.viewControllers == controllers && tabs.selectedViewController === controllers[0])
    expectSame(controllers[1].tabBarController, tabs)
    window.tap(at: CGPoint(x: 300, y: 820))
    expectEqual(tabs.chosen, [0])
    expectEqual(tabs.selectedIndex, 1)
    tabs.setTabBarHidden(true, animated: false)
    expect(tabs.isTabBarHidden)
    tabs.isTabBarHidden = false
    expect(!tabs.isTabBarHidden)
    expectEqual(tabs.tabBar.items?.count, 2)
  }
}
