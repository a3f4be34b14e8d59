// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

/// How samples look beyond their references: as written for a reader's text size, a bar and a window.
@MainActor struct SampleLookTests {
  private func screen(
    _ name: String, _ change: (inout ScreenSettings) -> Void = { _ in }
  ) throws -> Screen {
    let sample = try #require(catalogue.first { $0.name == name })
    var settings = ScreenSettings()
    settings.size = CGSize(width: 390, height: 844)
    settings.scale = 1
    settings.text = .blocks
    change(&settings)
    return try Screen(Subject(sample), settings: settings)
  }

  private func views<View: UIView>(in view: UIView, _ type: View.Type) -> [View] {
    view.subviews.flatMap { child in
      (child as? View).map { [$0] } ?? views(in: child, type)
    }
  }

  @Test func `Bars over the grid stand on the system's background`() throws {
    let grid = try screen("grid")
    expectEqual(grid.collectionViews.map(\.backgroundColor), [.systemBackground])
  }

  @Test func `Text around a shape begins at the margin of the other rows`() throws {
    for (width, margin) in [(375, 16), (390, 20)] as [(CGFloat, CGFloat)] {
      let screen = try screen("attributed-text") { $0.size = CGSize(width: width, height: 844) }
      let list = try #require(screen.collectionViews.first)
      let row = try #require(list.cellForItem(at: IndexPath(item: 9, section: 0)))
      let cover = UIView()
      cover.backgroundColor = .systemBackground
      list.addSubview(cover)
      func covers(_ columns: CGFloat) throws -> Bool {
        cover.frame = CGRect(x: 0, y: row.frame.minY, width: columns, height: 60)
        cover.isHidden = true
        let shown = try screen.data(.png)
        cover.isHidden = false
        return try screen.data(.png) != shown
      }
      try expect(!covers(margin - 1))
      try expect(covers(margin + 5))
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `The line between two lists hides what is behind the screen`(
    style: UIUserInterfaceStyle
  ) throws {
    let screen = try screen("drag-between") { $0.style = style }
    let pictures = try [UIColor.white, .black].map { color in
      screen.window.backgroundColor = color
      return try screen.data(.png)
    }
    expectEqual(pictures[0], pictures[1])
  }

  @Test(arguments: [UIContentSizeCategory.large, .accessibilityLarge, .accessibilityExtraLarge])
  func `Buttons stand inside the page at every text size`(size: UIContentSizeCategory) throws {
    let screen = try screen("buttons") { $0.textSize = size }
    let buttons = views(in: screen.window, UIButton.self)
    expectEqual(buttons.count, 24)
    for button in buttons {
      let frame = button.convert(button.bounds, to: screen.window)
      expect(frame.minX >= 0 && frame.maxX <= 390, "\(frame)")
    }
  }

  @Test(arguments: ["badges", "mountains-search"])
  func `Texts stand inside of what is around them at large text sizes`(name: String) throws {
    for size in [UIContentSizeCategory.large, .accessibilityLarge] {
      let screen = try screen(name) { $0.textSize = size }
      let labels = views(in: screen.window, UILabel.self)
      expect(labels.count > 20)
      for label in labels where !(label.superview?.isHidden ?? true) && !label.isHidden {
        let space = try #require(label.superview).bounds.size
        let line = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        // Digits are in a circle, and have nothing below the baseline.
        let isCount = label.superview is BadgeSupplementaryView
        let height = isCount ? hypot(line.width, label.font.capHeight) : line.height
        expectAtMost(height, space.height)
      }
    }
  }
}
