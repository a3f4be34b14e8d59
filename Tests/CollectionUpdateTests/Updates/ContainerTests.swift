// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Cells that stay while the view changes that they are in: the collection view, or a scroll area.
@Suite("Updates: scroll areas that come, go and exchange items")
@MainActor
struct ContainerTests {
  private func square(_ x: CGFloat, _ y: CGFloat) -> [CGRect] {
    [CGRect(x: x, y: y, width: 50, height: 50)]
  }

  @Test func `An item leaves a section that scrolls orthogonally`() {
    let stage = LetterStage(
      ["abcdef", "x"],
      UICollectionViewCompositionalLayout { section, _ in squares(scrollAcross: section == 0) })
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    stage.animate(["acdef", "xb"]) {
      stage.view.moveItem(at: item(1), to: IndexPath(item: 1, section: 1))
    }
    expectEqual(stage.shown("b"), square(20, 0))
    stage.window.advance(to: 0.5)
    expectEqual(stage.shown("b"), square(10, 50))
    stage.window.advance(to: 2)
    expectEqual(stage.shown("b"), square(0, 100))
  }

  @Test func `An item that comes to a section that scrolls orthogonally scrolls with it`() {
    let stage = LetterStage(
      ["abcdef", "x"],
      UICollectionViewCompositionalLayout { section, _ in squares(scrollAcross: section == 0) })
    stage.animate(["axbcdef", ""]) {
      stage.view.moveItem(at: IndexPath(item: 0, section: 1), to: item(1))
    }
    expectEqual(stage.shown("x"), square(0, 50))
    stage.window.advance(to: 2)
    expectEqual(stage.shown("x"), square(50, 0))
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    expectEqual(stage.shown("x"), square(20, 0))
  }

  @Test func `A mirrored section that scrolls orthogonally and gets longer stays visible`() {
    let stage = LetterStage(
      ["abcdef"], UICollectionViewCompositionalLayout(section: squares(scrollAcross: true)),
      isMirrored: true)
    func x(_ letter: String) -> [CGFloat] { stage.shown(letter).map(\.minX) }
    expectEqual(x("a"), [50])
    expectEqual(x("b"), [0])
    stage.animate(["xabcdef"]) { stage.view.insertItems(at: [item(0)]) }
    expectEqual(x("a"), [50])
    expectEqual(x("b"), [0])
    expectEqual(x("x"), [50])
    stage.window.advance(to: 0.5)
    expectEqual(x("a"), [25])
    expectEqual(x("b"), [-25])
    expectEqual(x("x"), [50])
    // Another one, at the end, while the first runs.
    stage.animate(["xabcdefg"]) { stage.view.insertItems(at: [item(7)]) }
    expectEqual(x("a"), [25])
    stage.window.advance(to: 2)
    expectEqual(x("a"), [0])
    expectEqual(x("x"), [50])
  }

  @Test func `An item moves between two orthogonal sections`() {
    let stage = LetterStage(
      ["abcdef", "xyzuvw"],
      UICollectionViewCompositionalLayout(section: squares(scrollAcross: true)))
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    stage.animate(["acdef", "bxyzuvw"]) {
      stage.view.moveItem(at: item(1), to: IndexPath(item: 0, section: 1))
    }
    expectEqual(stage.shown("b"), square(20, 0))
    stage.window.advance(to: 2)
    expectEqual(stage.shown("b"), square(0, 50))
  }

  @Test(arguments: [false, true])
  func `A change of layout takes cells out of a scroll area and back`(isAnimated: Bool) {
    let across = UICollectionViewCompositionalLayout(section: squares(scrollAcross: true))
    let stage = LetterStage(["abcdef"], across)
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    let down = UICollectionViewCompositionalLayout(section: squares())
    stage.view.setCollectionViewLayout(down, animated: isAnimated)
    if isAnimated { expectEqual(stage.shown("b"), square(20, 0)) }
    stage.window.advance(to: 1)
    expectEqual(stage.shown("b"), square(0, 50))
    expectEqual(stage.shown("d"), square(0, 150))
    stage.view.setCollectionViewLayout(across, animated: isAnimated)
    stage.window.advance(to: 2)
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    expectEqual(stage.shown("b"), square(20, 0))
  }

  @Test func `A section begins and stops to scroll orthogonally`() {
    var scrolls = false
    let layout = UICollectionViewCompositionalLayout { _, _ in squares(scrollAcross: scrolls) }
    let stage = LetterStage(["abcdef"], layout)
    scrolls = true
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    stage.view.setOrthogonalOffset(30, forSection: 0)
    stage.view.layoutIfNeeded()
    expectEqual(stage.shown("b"), square(20, 0))
    scrolls = false
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    expectEqual(stage.shown("b"), square(0, 50))
  }
}
