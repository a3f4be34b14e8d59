// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// A list below a navigation bar, as a collection view controller has it.
@MainActor struct NavigationScrollTests {
  private final class Rows: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 50 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  private func screen(isLarge: Bool) -> (screen: NavigationScreen, list: UICollectionView) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 60)
    layout.minimumLineSpacing = 0
    let rows = Rows(collectionViewLayout: layout)
    rows.title = "Rows"
    rows.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    let screen = NavigationScreen([rows])
    screen.bar.prefersLargeTitles = isLarge
    screen.window.layoutIfNeeded()
    return (screen, rows.collectionView)
  }

  @Test func `The first row is below the bar`() {
    let (screen, list) = screen(isLarge: false)
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    expectEqual(list.adjustedContentInset, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    expectEqual(list.contentOffset, CGPoint(x: 0, y: -91))
  }

  @Test func `The first row is below the large title`() {
    let (screen, list) = screen(isLarge: true)
    expectEqual(list.contentOffset, CGPoint(x: 0, y: -143))
    expectEqual(screen.bar.frame, CGRect(x: 0, y: 47, width: 390, height: 96))
  }

  @Test func `A large title goes with the offset, and the one in the row takes its place`() throws {
    let (screen, list) = screen(isLarge: true)
    let start = try #require(screen.frame(of: "Rows"))
    list.contentOffset.y = -123
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.height, 76)
    expectEqual(screen.frame(of: "Rows")?.minY, start.minY - 20)
    list.contentOffset.y = 200
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.height, 44)
    expectEqual(list.adjustedContentInset.top, 91)
    let small = try #require(screen.frame(of: "Rows"))
    expectAtMost(abs(small.midX - 195), 0.5)
    list.contentOffset.y = -143
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.height, 96)
    expectEqual(list.adjustedContentInset.top, 143)
  }

  @Test func `A drag to the start shows the large title again`() {
    let (screen, list) = screen(isLarge: true)
    list.contentOffset.y = 200
    screen.window.layoutIfNeeded()
    list.endDrag(at: CGPoint(x: 0, y: -400))
    screen.window.layoutIfNeeded()
    expectEqual(list.contentOffset.y, -143)
    expectEqual(screen.bar.frame.height, 96)
  }

  @Test func `The line below the bar is there only while contents are under it`() {
    let (screen, list) = screen(isLarge: false)
    func lineAlpha() -> CGFloat {
      screen.window.layoutIfNeeded()
      let lines = screen.bar.subviews.flatMap(\.subviews).filter {
        $0.frame.minY == 91 && $0.frame.height < 1 && $0.frame.height > 0
      }
      return lines.first?.backgroundColor?.cgColor.alpha ?? -1
    }
    screen.window.traitOverrides.displayScale = 2
    expectEqual(lineAlpha(), 0)
    list.contentOffset.y = -90
    expectNear(lineAlpha(), 0.3, within: 0.001)
    list.contentOffset.y = -91
    expectEqual(lineAlpha(), 0)
  }

  @Test func `Contents that are shorter than the screen begin below the bar as well`() {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 100)
    controller.view.addSubview(scrollView)
    scrollView.frame = controller.view.bounds
    let screen = NavigationScreen([controller])
    expectEqual(scrollView.contentOffset.y, -91)
    screen.navigation.isNavigationBarHidden = true
    screen.window.layoutIfNeeded()
    expectEqual(scrollView.contentOffset.y, -47)
  }

  @Test func `A view that does not extend below bars is between them`() {
    let controller = UIViewController()
    controller.edgesForExtendedLayout = []
    controller.toolbarItems = [.flexibleSpace()]
    let screen = NavigationScreen([controller])
    screen.navigation.isToolbarHidden = false
    screen.window.layoutIfNeeded()
    // Less 34 and 44 at the bottom.
    expectEqual(controller.view.frame, CGRect(x: 0, y: 91, width: 390, height: 675))
    expectEqual(controller.view.safeAreaInsets, .zero)
  }

  @Test func `A toolbar is 44 points high, above the home area`() {
    let controller = UIViewController()
    let screen = NavigationScreen([controller])
    screen.navigation.setToolbarHidden(false, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(screen.navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 390, height: 44))
    expectEqual(controller.view.safeAreaInsets.bottom, 78)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    screen.navigation.pushViewController(next, animated: false)
    screen.window.layoutIfNeeded()
    expectEqual(next.view.safeAreaInsets.bottom, 34)
  }

  // MARK: Coming to rest

  /// Drags the list up by hand, and lets it rest.
  private func drag(_ screen: NavigationScreen, by distance: CGFloat) {
    screen.window.scrollsOverTime = true
    screen.window.beginTouch(at: CGPoint(x: 195, y: 500))
    screen.advance(by: 0.2)
    screen.window.moveTouch(to: CGPoint(x: 195, y: 500 - distance / 2))
    screen.advance(by: 0.2)
    // The first 10 points decide that it scrolls.
    screen.window.moveTouch(to: CGPoint(x: 195, y: 490 - distance))
    screen.advance(by: 0.2)
    screen.window.endTouch()
    screen.advance(by: 2)
  }

  @Test(arguments: [(20, -143), (30, -91), (200, 57)] as [(CGFloat, CGFloat)])
  func `A large title that a touch leaves half gone goes, or comes back`(
    distance: CGFloat, rest: CGFloat
  ) {
    let (screen, list) = screen(isLarge: true)
    drag(screen, by: distance)
    expectEqual(list.contentOffset.y, rest)
    expectEqual(screen.bar.frame.height, (rest == -143 ? 96 : 44))
  }

  @Test func `A bar without a large title leaves contents where they come to rest`() {
    let (screen, list) = screen(isLarge: false)
    drag(screen, by: 20)
    expectEqual(list.contentOffset.y, -71)
  }

  @Test func `A large title follows the text size, and so do the contents below it`() throws {
    let (screen, list) = screen(isLarge: true)
    let usual = try #require(screen.frame(of: "Rows"))
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.window.layoutIfNeeded()
    // 60 points in place of 34: lines of 71.6 and 40.6.
    expectNear(screen.bar.frame.height, 127, within: 1e-9)
    expectLess(abs(list.contentOffset.y + 174), 1e-9)
    let large = try #require(screen.frame(of: "Rows"))
    expectGreater(large.height, usual.height * 1.7)
    expectAtMost(abs(large.maxY - usual.maxY - 31), 1)
    screen.window.traitOverrides.preferredContentSizeCategory = .extraSmall
    screen.window.layoutIfNeeded()
    expectNear(screen.bar.frame.height, 92, within: 1e-9)
    screen.bar.prefersLargeTitles = false
    screen.window.layoutIfNeeded()
    expectEqual(screen.bar.frame.height, 44)
  }
}
