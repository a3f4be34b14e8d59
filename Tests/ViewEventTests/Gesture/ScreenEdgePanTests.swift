// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing
import Views

@MainActor
@Suite("Drags from the edges of the screen")
struct ScreenEdgePanTests {
  private let fixture = GestureFixture()

  private func edgePan(_ edges: UIRectEdge) -> UIScreenEdgePanGestureRecognizer {
    let pan = fixture.add(UIScreenEdgePanGestureRecognizer(), "edge", to: fixture.window)
    pan.edges = edges
    return pan
  }

  private func drag(from start: CGPoint, by distance: CGPoint) {
    fixture.log = []
    fixture.window.beginTouch(at: start)
    fixture.window.moveTouch(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
    fixture.window.endTouch()
  }

  @Test func `A drag that begins within 20 points of the edge is recognized`() {
    let pan = edgePan(.left)
    drag(from: CGPoint(x: 20, y: 250), by: CGPoint(x: 30, y: 5))
    expectEqual(fixture.log, ["edge began", "edge ended"])
    expectEqual(pan.state, .possible)
    drag(from: CGPoint(x: 21, y: 250), by: CGPoint(x: 30, y: 5))
    expectEqual(fixture.log, [])
  }

  @Test func `Every edge has its drags, and the others go to no recognizer`() {
    let starts: [(UIRectEdge, CGPoint, CGPoint)] = [
      (.top, CGPoint(x: 250, y: 2), CGPoint(x: 0, y: 20)),
      (.left, CGPoint(x: 2, y: 250), CGPoint(x: 20, y: 0)),
      (.bottom, CGPoint(x: 250, y: 298), CGPoint(x: 0, y: -20)),
      (.right, CGPoint(x: 298, y: 250), CGPoint(x: -20, y: 0)),
    ]
    let pan = edgePan([])
    for (edge, _, _) in starts {
      pan.edges = edge
      for (other, start, distance) in starts {
        drag(from: start, by: distance)
        expectEqual(fixture.log, (edge == other ? ["edge began", "edge ended"] : []))
      }
    }
  }

  @Test func `A drag along the edge is not one from it`() {
    _ = edgePan(.left)
    drag(from: CGPoint(x: 2, y: 250), by: CGPoint(x: 10, y: -30))
    expectEqual(fixture.log, [])
  }

  @Test func `Another drag may wait for one from the edge to fail`() {
    let edge = edgePan(.left)
    fixture.add(UIPanGestureRecognizer(), "pan", to: fixture.window).require(toFail: edge)
    drag(from: CGPoint(x: 2, y: 250), by: CGPoint(x: 30, y: 0))
    expectEqual(fixture.log, ["edge began", "edge ended"])
    drag(from: CGPoint(x: 100, y: 250), by: CGPoint(x: 30, y: 0))
    expectEqual(fixture.log, ["pan began", "pan ended"])
  }
}
