// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Pictures
import Testing
import Views

@testable import TableView

/// What the anatomy of a table's rows says.
@Suite("Table anatomy")
@MainActor
struct TableAnatomyTests {
  private func margins(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, isEditing: Bool = false
  ) -> [AnatomyPart] {
    let stage = TableStage(.plain, [FixtureSection(2)])
    stage.window.traitOverrides.layoutDirection = direction
    stage.table.setEditing(isEditing, animated: false)
    stage.window.layoutIfNeeded()
    return stage.table.anatomy(AnatomyRequest(PictureAnatomy([.margins]))).parts
      .filter { $0.name == "leading margin" }
  }

  @Test func `A row shows where its text begins`() {
    let parts = margins()
    expectEqual(
      parts.map(\.rect),
      [
        CGRect(x: 0, y: 0, width: 20, height: 44), CGRect(x: 0, y: 44, width: 20, height: 44),
      ])
    expectEqual(parts.first?.measures, [.init(.horizontal, "20")])
  }

  @Test func `From right to left it is at the right`() {
    expectEqual(margins(.rightToLeft).first?.rect.maxX, 390)
  }

  @Test func `Beside controls for editing it begins where the contents do`() {
    expectEqual(margins(isEditing: true).first?.rect.minX, 40)
  }
}
