// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DocumentScreens
import Expectations
import Foundation
import LayoutDocuments
import Testing
import UIKit

/// Films, at times that a window is advanced to.
@MainActor @Suite("Films of documents") struct DocumentFilmTests {
  @Test func `Rows move, appear and disappear by their identifiers`() throws {
    let stage = try Stage("groceries", size: CGSize(width: 390, height: 400))
    stage.controller.beginFilm()
    let before = stage.tree
    expectEqual(stage.controller.nextStepTime, 0.4)
    stage.show(0.2)
    expectEqual(stage.tree, before)
    stage.show(0.4 + 0.01)
    expectNil(stage.controller.nextStepTime)
    expectEqual(stage.view.numberOfItems(inSection: 0), 3)
    stage.show(0.55)
    let between = stage.tree
    // Trees leave the words of what disappears out: Bread's row has none.
    expectContains(between, "\"Rice 500 g\"")
    expectLacks(between, "Bread")
    expectEqual(between.split(separator: "\n").count { $0.contains("alpha 0.5") }, 2)
    stage.show(3)
    let after = stage.tree
    expectLacks(after, "Bread")
    expectLacks(after, "alpha")
    expectEqual(stage.cells([3])[0], [[20, 39, 350, 60], [20, 99, 350, 60], [20, 159, 350, 60]])
  }

  @Test func `The times between do not matter`() throws {
    func tree(_ times: [Double]) throws -> String {
      let stage = try Stage("groceries", size: CGSize(width: 390, height: 400))
      stage.controller.beginFilm()
      for time in times { stage.show(time) }
      return stage.tree
    }
    let trees = try [[0.55], [0.1, 0.41, 0.55], [0.4, 0.55], [0.39, 0.5, 0.52, 0.55]].map(tree)
    expectEqual(Set(trees).count, 1)
  }

  @Test func `A step that is not animated cuts`() throws {
    var document = try Stage.document("groceries")
    document.film?.steps[0].animated = false
    let stage = Stage(document, size: CGSize(width: 390, height: 400))
    stage.controller.beginFilm()
    stage.show(0.4)
    expectLacks(stage.tree, "Bread")
    expectLacks(stage.tree, "alpha")
  }

  /// A content size that changes later would move the offset back into its range.
  @Test func `A step scrolls what it has changed`() throws {
    let stage = Stage(
      try Stage.read(
        """
        { version: 1, data: { sections: [{ count: 0, sizes: { header: [50, 60] } }] },
          layout: { type: "list", appearance: "plain", headerMode: "supplementary" },
          film: { steps: [{ at: 0.1, animated: false, scrollTo: [3.5, 0],
            data: { sections: [{ count: 0, sizes: { header: [50, 35] } }] } }] } }
        """))
    stage.controller.beginFilm()
    stage.show(0.1)
    #expect(stage.view.contentOffset == CGPoint(x: 3.5, y: 0))
  }

  @Test func `A step can change layout, offset and selection`() throws {
    var document = try Stage.document("grid")
    var step = LayoutDocument.Step(at: 0.1)
    step.layout = try Stage.document("flow").layout
    step.selected = [.init(section: 0, item: 3), .init(section: 7, item: 0)]
    var scroll = LayoutDocument.Step(at: 0.2)
    scroll.scrollTo = CGPoint(x: 0, y: 60)
    scroll.animated = false
    document.film = LayoutDocument.Film(steps: [step, scroll])
    let stage = Stage(document)
    stage.controller.beginFilm()
    stage.show(2)
    expect(stage.view.collectionViewLayout, is: UICollectionViewFlowLayout.self)
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    expectEqual(stage.view.contentOffset.y, 60)
  }
}

extension Stage {
  /// Goes on to a time, with the steps of the film at their own times.
  func show(_ time: Double) {
    while let next = controller.nextStepTime, next <= time {
      window.advance(to: next)
      controller.takeNextStep()
      window.layoutIfNeeded()
    }
    window.advance(to: time)
    window.layoutIfNeeded()
  }
}
