// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// Layouts without a solution, in the view that is there.
@MainActor @Suite("Problems of documents") struct DocumentProblemTests {
  @Test func `A layout without a solution shows nothing until an edit gives it one`() throws {
    let grid = try Stage.document("grid")
    let stage = Stage(grid)
    expectNil(stage.controller.problem)
    var wrong = grid
    wrong.layout =
      try Stage.read(
        """
        { version: 1, layout: { type: "compositional", section: { group: {
          group: "horizontal", width: { fractionalWidth: 1 }, height: 1, count: 1000, items: [{
            group: "vertical", width: 1, height: 1, count: 1000,
            items: [{ width: 1, height: 1 }] }] } } },
          data: { sections: [{ count: 1 }] } }
        """
      ).layout
    for _ in 0..<2 {
      stage.controller.update(to: wrong)
      stage.window.layoutIfNeeded()
      let problem = try #require(stage.controller.problem)
      expectPrefix(problem, "A group in section 0 would hold more than 100000 elements")
      expectEmpty(stage.view.visibleCells)
      stage.controller.update(to: grid)
      stage.window.layoutIfNeeded()
      expectNil(stage.controller.problem)
      expectEqual(stage.frames, Stage(grid).frames)
    }
    stage.controller.update(to: wrong)
    stage.window.layoutIfNeeded()
    let frames = try Stage.document("frames")
    stage.controller.update(to: frames)
    stage.window.layoutIfNeeded()
    expectNil(stage.controller.problem)
  }

  @Test func `Items of a flow that no pixel tells apart are a problem, too`() throws {
    let flow = try Stage.read(
      """
      { version: 1, layout: { type: "flow" }, data: { sections: [{ count: 9 }] } }
      """)
    let stage = Stage(flow)
    // More than a document may say, but not a value.
    var wrong = flow
    var layout = LayoutDocument.Flow()
    layout.itemSize = CGSize(width: 50, height: 1e18)
    wrong.layout = .flow(layout)
    stage.controller.update(to: wrong)
    stage.window.layoutIfNeeded()
    expectEqual(stage.controller.problem?.contains("item 0 in section 0"), true)
    expectEmpty(stage.view.visibleCells)
    stage.controller.update(to: flow)
    stage.window.layoutIfNeeded()
    expectNil(stage.controller.problem)
    expectEqual(stage.view.visibleCells.count, 9)
  }
}
