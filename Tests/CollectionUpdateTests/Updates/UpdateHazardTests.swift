// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing

@testable import Views

/// What clients do beside the plain batch.
@Suite("Updates: hazards")
@MainActor
struct UpdateHazardTests {
  private func rows(_ height: CGFloat = 20) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: listSection(.absolute(height)))
  }

  private func places(_ stage: LetterStage, _ letter: String) -> [CGFloat] {
    stage.shown(letter).map(\.minY)
  }

  @Test func `Laying out inside a batch waits for its end`() {
    let stage = LetterStage(["abcdefghijkl"], rows())
    stage.view.performBatchUpdates {
      stage.source.rows = [["a", "b", "c"]]
      stage.view.collectionViewLayout.invalidateLayout()
      stage.view.contentOffset.y = 40
      stage.view.layoutIfNeeded()
      stage.view.deleteItems(at: (3..<12).map(item))
    }
    stage.window.advance(to: 1)
    expectEqual(stage.view.contentOffset.y, 0)
    expectEqual(places(stage, "c"), [40])
  }

  @Test func `A change of layout inside a batch follows it`() {
    let stage = LetterStage(["abcdefghijkl"], rows())
    let other = rows(10)
    stage.view.performBatchUpdates {
      stage.source.rows = [["a", "b", "c"]]
      stage.view.setCollectionViewLayout(other, animated: true)
      stage.view.deleteItems(at: (3..<12).map(item))
    }
    expectSame(stage.view.collectionViewLayout, other)
    stage.window.advance(to: 1)
    expectEqual(places(stage, "c"), [20])
  }

  @Test func `An animation without duration makes updates at once`() {
    let stage = LetterStage(["ab"], rows())
    stage.source.rows = [["x", "a", "b"]]
    UIView.animate(withDuration: 0) {
      stage.view.performBatchUpdates { stage.view.insertItems(at: [item(0)]) }
    }
    expectEqual(places(stage, "a"), [20])
    expect(!stage.window.isAnimating)
  }

  @Test func `A window that goes in the middle of an update takes everything along`() {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewCell?
    weak var layout: UICollectionViewLayout?
    do {
      let stage = LetterStage(["abc"], rows())
      stage.animate(["bc"]) { stage.view.deleteItems(at: [item(0)]) }
      stage.window.advance(to: 0.5)
      (view, cell) = (stage.view, stage.view.cellForItem(at: item(0)))
      layout = stage.view.collectionViewLayout
      expectNotNil(view)
      expectNotNil(cell)
      expectNotNil(layout)
    }
    expectNil(view)
    expectNil(cell)
    expectNil(layout)
  }

  @Test func `An animated scroll ends in what an update left`() {
    let stage = LetterStage([String(repeating: "a", count: 100)], rows())
    stage.view.setContentOffset(CGPoint(x: 0, y: 1800), animated: true)
    stage.window.advance(to: 0.1)
    stage.animate([String(repeating: "a", count: 20)]) {
      stage.view.deleteItems(at: (20..<100).map(item))
    }
    stage.window.advance(to: 2)
    expectEqual(stage.view.contentOffset.y, 200)
  }

  @Test func `Hidden at the start or the end is not hidden for ever`() {
    let layout = HidingLayout(section: listSection(.absolute(20)))
    let stage = LetterStage(["ab"], layout)
    stage.animate(["axb"]) { stage.view.insertItems(at: [item(1)]) }
    stage.window.advance(to: 1)
    expectEqual(places(stage, "x"), [20])
    stage.animate(["xb"]) { stage.view.deleteItems(at: [item(0)]) }
    stage.window.advance(to: 2)
    stage.animate(["xbz"]) { stage.view.insertItems(at: [item(2)]) }
    stage.window.advance(to: 3)
    expectEqual(places(stage, "z"), [40])
  }

  @Test func `What goes gets its final attributes`() {
    let stage = LetterStage(["ab"], rows())
    stage.view.register(ApplyingCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    let cell = stage.view.cellForItem(at: item(0)) as? ApplyingCell
    stage.animate(["b"]) { stage.view.deleteItems(at: [item(0)]) }
    expectEqual(cell?.opacities, [1, 0])
  }

  @Test func `An item that is moved from far away comes from there`() {
    let stage = LetterStage([String(repeating: "a", count: 70) + "b"], rows())
    stage.animate(["ab" + String(repeating: "a", count: 69)]) {
      stage.view.moveItem(at: item(70), to: item(1))
    }
    expectEqual(places(stage, "b"), [1400])
    stage.window.advance(to: 1)
    expectEqual(places(stage, "b"), [20])
  }

  @Test func `A decoration of another layout's class is not used again`() {
    func layout(_ type: UICollectionReusableView.Type) -> UICollectionViewCompositionalLayout {
      let section = listSection(.absolute(20))
      section.decorationItems = [.background(elementKind: "background")]
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(type, forDecorationViewOfKind: "background")
      return layout
    }
    let stage = LetterStage(["a"], layout(OldBackground.self))
    stage.view.setCollectionViewLayout(layout(NewBackground.self), animated: true)
    stage.window.advance(to: 1)
    stage.animate(["a", "b"]) { stage.view.insertSections([1]) }
    expectEqual(stage.view.subviews.count { $0 is NewBackground }, 2)
    expectLacks(stage.view.subviews, where: { $0 is OldBackground })
  }

  @Test func `A mirrored row that gets longer at its start stays visible`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = LetterStage(
      ["abcdef"],
      UICollectionViewCompositionalLayout(section: squares(), configuration: configuration),
      size: CGSize(width: 100, height: 50), isMirrored: true)
    func x(_ letter: String) -> [CGFloat] { stage.shown(letter).map(\.minX) }
    expectEqual(x("a"), [50])
    stage.animate(["xabcdef"]) { stage.view.insertItems(at: [item(0)]) }
    expectEqual(x("a"), [50])
    expectEqual(x("x"), [50])
    stage.window.advance(to: 0.5)
    expectEqual(x("a"), [25])
    // Another one, at the end, while the first runs.
    stage.animate(["xabcdefg"]) { stage.view.insertItems(at: [item(7)]) }
    expectEqual(x("a"), [25])
    stage.window.advance(to: 0.75)
    expectEqual(x("a"), [12.5])
    stage.window.advance(to: 2)
    expectEqual(x("a"), [0])
    expectEqual(x("x"), [50])
  }

  @Test func `New rows start at their measured places`() {
    let stage = LetterStage(
      [""], UICollectionViewCompositionalLayout(section: listSection(.estimated(44))))
    stage.view.register(LowCell.self, forCellWithReuseIdentifier: "cell")
    stage.animate(["ab"]) { stage.view.insertItems(at: [item(0), item(1)]) }
    expectEqual(stage.shown("b"), [CGRect(x: 0, y: 20, width: 100, height: 20)])
  }
}

private final class OldBackground: UICollectionReusableView {}
private final class NewBackground: UICollectionReusableView {}

/// Hides the second item when it comes, and the first when it goes.
private final class HidingLayout: UICollectionViewCompositionalLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if itemIndexPath.item == 1 { attributes?.isHidden = true }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    if itemIndexPath.item == 0 { attributes?.isHidden = true }
    return attributes
  }
}

private class ApplyingCell: LetterCell {
  var opacities: [CGFloat] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    opacities.append(layoutAttributes.alpha)
  }
}

private final class LowCell: LetterCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 20) }
}
