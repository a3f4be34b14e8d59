// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Screens
import Testing
import Views

/// Where items are in a tab bar, and what is in them.
struct TabBarLayoutTests {
  private func minXs(_ layout: TabBarLayout) -> [CGFloat] { layout.frames.map(\.minX) }

  @Test func `Items share the bar in equal parts`() {
    let layout = TabBarLayout(count: 3, area: CGRect(x: 0, y: 0, width: 390, height: 49))
    expectEqual(
      layout.frames,
      [
        CGRect(x: 2, y: 1, width: 126, height: 48), CGRect(x: 132, y: 1, width: 126, height: 48),
        CGRect(x: 262, y: 1, width: 126, height: 48),
      ])
  }

  @Test func `A bar without items has no frames`() {
    expectEqual(TabBarLayout(count: 0, area: CGRect(x: 0, y: 0, width: 390, height: 49)).frames, [])
  }

  @Test func `Items keep to the area that the safe area leaves`() {
    let layout = TabBarLayout(count: 3, area: CGRect(x: 47, y: 0, width: 750, height: 32))
    expectEqual(minXs(layout), [49, 299, 549])
    expectAll(layout.frames, where: { $0.width == 246 && $0.height == 31 })
  }

  @Test func `From right to left the first item is the last from the left`() {
    var layout = TabBarLayout(count: 3, area: CGRect(x: 0, y: 0, width: 390, height: 49))
    layout.isMirrored = true
    expectEqual(minXs(layout), [262, 132, 2])
  }

  @Test func `In the middle items have their width and distance, where these fit`() {
    var layout = TabBarLayout(
      count: 3, area: CGRect(x: 0, y: 0, width: 1024, height: 50), isCentered: true,
      itemWidth: 76, itemSpacing: 34)
    // 3 × 76 and 2 × 34 are 296; half of the rest is 364.
    expectEqual(minXs(layout), [364, 474, 584])
    expectAll(layout.frames, where: { $0.width == 76 })
    layout.isMirrored = true
    expectEqual(minXs(layout), [584, 474, 364])
    // 5 × 76 and 4 × 34 are 516.
    layout = TabBarLayout(
      count: 5, area: CGRect(x: 0, y: 0, width: 390, height: 49), isCentered: true,
      itemWidth: 76, itemSpacing: 34)
    expectEqual(minXs(layout), [2, 80, 158, 236, 314])
  }

  // MARK: Items

  private static let contents = TabItemLayout.Contents(
    image: CGSize(width: 24, height: 24), title: CGSize(width: 40, height: 12),
    badge: CGSize(width: 8, height: 16))
  private static let phone = CGSize(width: 130, height: 49)

  @Test func `The title is below the image, both in the middle`() {
    let layout = TabItemLayout(Self.contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.image, CGRect(x: 53, y: 7, width: 24, height: 24))
    expectEqual(layout.title, CGRect(x: 45, y: 35, width: 40, height: 12))
  }

  @Test func `A badge begins over the end of the image, above its top`() {
    let layout = TabItemLayout(Self.contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge, CGRect(x: 68, y: 3, width: 18, height: 18))
    let mirrored = TabItemLayout(Self.contents, in: Self.phone, isInline: false, isMirrored: true)
    expectEqual(mirrored.badge, CGRect(x: 44, y: 3, width: 18, height: 18))
    expectEqual(mirrored.image, layout.image)
    expectEqual(mirrored.title, layout.title)
  }

  @Test func `Contents are at their heights in the bar, wherever the item begins`() {
    let size = CGSize(width: 130, height: 48)
    for isInline in [false, true] {
      let whole = TabItemLayout(
        Self.contents, in: Self.phone, isInline: isInline, isMirrored: false)
      let lower = TabItemLayout(
        Self.contents, in: size, top: 1, isInline: isInline, isMirrored: false)
      expectEqual(lower.image, whole.image.offsetBy(dx: 0, dy: -1))
      expectEqual(lower.title, whole.title.offsetBy(dx: 0, dy: -1))
      expectEqual(lower.badge, whole.badge.offsetBy(dx: 0, dy: -1))
    }
  }

  @Test func `Without an image a badge begins 11 points beside the middle`() {
    var contents = Self.contents
    contents.image = .zero
    let layout = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge, CGRect(x: 76, y: 3, width: 18, height: 18))
    let mirrored = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: true)
    expectEqual(mirrored.badge, CGRect(x: 36, y: 3, width: 18, height: 18))
  }

  @Test func `A badge is as wide as its words, and stays in its item`() {
    var contents = Self.contents
    contents.badge = CGSize(width: 60, height: 16)
    var layout = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge, CGRect(x: 62, y: 3, width: 68, height: 18))
    contents.badge = CGSize(width: 600, height: 16)
    layout = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge, CGRect(x: 0, y: 3, width: 130, height: 18))
    contents.badge = .zero
    layout = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge.size, CGSize(width: 18, height: 18))
    contents.badge = nil
    layout = TabItemLayout(contents, in: Self.phone, isInline: false, isMirrored: false)
    expectEqual(layout.badge, .zero)
  }

  @Test func `Beside each other, image and title are in the middle together`() {
    let contents = TabItemLayout.Contents(
      image: CGSize(width: 24, height: 24), title: CGSize(width: 60, height: 16), badge: .zero)
    let size = CGSize(width: 200, height: 50)
    expectEqual(contents.inlineWidth, 90)
    let layout = TabItemLayout(contents, in: size, isInline: true, isMirrored: false)
    expectEqual(layout.image, CGRect(x: 55, y: 13, width: 24, height: 24))
    expectEqual(layout.title, CGRect(x: 85, y: 17, width: 60, height: 16))
    expectEqual(layout.badge, CGRect(x: 70, y: 9, width: 18, height: 18))
    let mirrored = TabItemLayout(contents, in: size, isInline: true, isMirrored: true)
    expectEqual(mirrored.image, CGRect(x: 121, y: 13, width: 24, height: 24))
    expectEqual(mirrored.title, CGRect(x: 55, y: 17, width: 60, height: 16))
  }

  @Test func `A title without space is cut, not its image`() {
    let contents = TabItemLayout.Contents(
      image: CGSize(width: 24, height: 24), title: CGSize(width: 60, height: 16))
    let beside = TabItemLayout(
      contents, in: CGSize(width: 60, height: 32), isInline: true, isMirrored: false)
    expectEqual(beside.image.minX, 0)
    expectEqual(beside.title.minX, 30)
    expectEqual(beside.title.width, 30)
    let below = TabItemLayout(
      contents, in: CGSize(width: 50, height: 49), isInline: false, isMirrored: false)
    expectEqual(below.title.minX, 0)
    expectEqual(below.title.width, 50)
    expectEqual(below.image.minX, 13)
  }

  @Test func `A title alone has no gap before it`() {
    let contents = TabItemLayout.Contents(image: .zero, title: CGSize(width: 60, height: 16))
    expectEqual(contents.inlineWidth, 60)
    let layout = TabItemLayout(
      contents, in: CGSize(width: 100, height: 32), isInline: true, isMirrored: false)
    expectEqual(layout.title, CGRect(x: 20, y: 8, width: 60, height: 16))
  }

  @Test(
    arguments: zip(
      [
        (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone),
        (CGSize(width: 844, height: 390), .phone), (CGSize(width: 1024, height: 768), .pad),
        (CGSize(width: 768, height: 1024), .pad),
      ], [49, 32, 50, 50] as [CGFloat]))
  func `A tab bar is as high as the device and its turn say`(
    window: (size: CGSize, idiom: UIUserInterfaceIdiom), height: CGFloat
  ) {
    expectEqual(BarMetrics(windowSize: window.size, idiom: window.idiom).tabBar, height)
  }
}
