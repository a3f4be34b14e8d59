// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionFixtures
import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// What goes with items while a gap is open: their badges, and measured sizes.
@Suite("Dropping on items: badges, and gaps in layouts that measure")
@MainActor
struct BadgeGapTests {
  /// A badge that says whose it is.
  private final class Badge: UICollectionReusableView {
    var letter = ""
  }

  private final class Asked {
    var paths: [IndexPath] = []
  }

  private let stage = DragStage(["ABCDEFGHIJKLMNOPQRSTUVWXYZ"])
  private let asked = Asked()

  init() {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(8), heightDimension: .absolute(8)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row,
      subitems: [NSCollectionLayoutItem(layoutSize: row, supplementaryItems: [badge])])
    let (view, asked) = (stage.view, asked)
    view.register(
      Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    stage.source.supplementary = { [source = stage.source] view, kind, path in
      asked.paths.append(path)
      let badge = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "badge", for: path)
      (badge as? Badge)?.letter = source.rows[path.section][path.item]
      return badge
    }
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      animated: false)
    stage.window.layoutIfNeeded()
  }

  /// The letters of the badges that are shown, by row; `_` where none is.
  private var badges: String {
    let first = Int(stage.view.contentOffset.y / 20)
    let shown = stage.view.subviews.compactMap { $0 as? Badge }.filter { !$0.isHidden }
    return (first..<(first + 10)).map { row in
      shown.first { Int($0.frame.minY / 20) == row }?.letter ?? "_"
    }.joined()
  }

  @Test func `Badges go with their items, and the gap has none`() {
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    stage.lift(4)
    stage.move(toRow: 2)
    stage.settle()
    expectPrefix(stage.seen, "AB_CDEFGHI")
    expectEqual(badges, "AB_CDEFGHI")
    // What becomes visible then is asked for where the data have it.
    stage.view.contentOffset.y = 200
    stage.window.layoutIfNeeded()
    expectEqual(badges, "JKLMNOPQRS")
    stage.view.contentOffset.y = 340
    stage.window.layoutIfNeeded()
    expectEqual(badges, "QRSTUVWXYZ")
    expectAll(asked.paths, where: { $0.item < 26 })
  }

  @Test func `Badges go with an item of the view itself`() {
    stage.lift(0)
    stage.move(toRow: 3)
    stage.settle()
    expectEqual(badges, "BCDAEFGHIJ")
    stage.view.contentOffset.y = 200
    stage.window.layoutIfNeeded()
    stage.view.contentOffset.y = 0
    stage.window.layoutIfNeeded()
    expectEqual(badges, "BCDAEFGHIJ")
  }
}

/// A gap in a layout whose cells say how high they are.
@Suite("Dropping on items: a gap in a layout that measures")
@MainActor
struct MeasuredGapTests {
  /// C is twice as high as the others.
  private final class MeasuredCell: LetterCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = letter == "C" ? 60 : 30
      return layoutAttributes
    }
  }

  @Test func `The gap is as high as the item that it is before`() {
    let stage = DragStage(["ABCDEF"])
    stage.view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(20))), animated: false)
    stage.view.reloadData()
    stage.window.layoutIfNeeded()
    stage.drags.propose = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }
    func top(_ letter: String) -> CGFloat? { stage.cell(letter)?.frame.minY }
    expectEqual([top("C"), top("D"), top("E")], [60, 120, 150])
    stage.window.longPress(at: CGPoint(x: 50, y: 165))
    stage.window.advance(to: stage.window.currentTime + 0.5)
    stage.move(to: CGPoint(x: 50, y: 90))
    stage.settle()
    expectEqual([top("B"), top("C"), top("D")], [30, 120, 180])
    // D takes its place, and it is as high as E (interaction rule DP-9 b).
    stage.move(to: CGPoint(x: 50, y: 195))
    stage.settle()
    expectEqual([top("B"), top("C"), top("D")], [30, 60, 120])
  }
}
