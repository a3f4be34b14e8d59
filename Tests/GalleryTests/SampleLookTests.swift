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
}
