// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

@testable import gallery

/// What `--scroll-to` scrolls where a sample shows no collection view, or several.
@MainActor struct ScrolledScreenTests {
  private func screen(
    _ name: String, _ change: (inout ScreenSettings) -> Void
  ) throws -> Screen {
    let sample = try #require(catalogue.first { $0.name == name })
    var settings = ScreenSettings()
    settings.size = CGSize(width: 390, height: 500)
    settings.scale = 1
    settings.text = .blocks
    change(&settings)
    return try Screen(Subject(sample), settings: settings)
  }

  private func table(in view: UIView) -> UITableView? {
    (view as? UITableView) ?? view.subviews.lazy.compactMap { table(in: $0) }.first
  }

  @Test(arguments: ["index-titles", "table-styles"])
  func `A table scrolls to the offset, as far as that goes`(name: String) throws {
    for (y, expected) in [(0, 0), (120, 120), (-50, 0)] as [(CGFloat, CGFloat)] {
      let screen = try screen(name) { $0.contentOffset = CGPoint(x: 0, y: y) }
      expectEqual(table(in: screen.window)?.contentOffset, CGPoint(x: 0, y: expected))
    }
    let screen = try screen(name) { $0.contentOffset = CGPoint(x: 0, y: 1e6) }
    let table = try #require(self.table(in: screen.window))
    expectEqual(table.contentOffset.y, table.contentSize.height - table.bounds.height)
  }

  @Test func `What cannot be scrolled is said`() throws {
    let cases: [(name: String, words: String, change: (inout ScreenSettings) -> Void)] = [
      ("table-row-animations", "8 scroll views", { $0.contentOffset = .zero }),
      ("mac-controls", "no scroll view", { $0.contentOffset = .zero }),
      (
        "index-titles", "does not show one collection view",
        { $0.sectionOffsets = [SectionOffset(section: 0, offset: 10)] }
      ),
    ]
    for (name, words, change) in cases {
      do {
        _ = try screen(name, change)
        Issue.record("\(name) is scrolled")
      } catch let failure as GalleryFailure {
        expectContains("\(failure)", words)
      }
    }
  }
}
