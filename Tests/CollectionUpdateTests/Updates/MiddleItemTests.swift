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
import WaitingSuites

/// Behaviour rule T-i: where contents are when another layout takes the place of one.
@Suite("An exchange of layouts keeps what is in the middle")
@MainActor
struct MiddleItemTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view: UICollectionView
  private let source = TestDataSource([100])

  init() {
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(50)))
    )
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Squares of 80 points, four in a line, without spacing.
  private func makeSquares(_ layout: UICollectionViewFlowLayout = .init())
    -> UICollectionViewFlowLayout
  {
    layout.itemSize = CGSize(width: 80, height: 80)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    return layout
  }

  @Test(arguments: [false, true])
  func `The item in the middle is there again`(isAnimated: Bool) {
    view.contentOffset.y = 1985
    window.layoutIfNeeded()
    view.setCollectionViewLayout(makeSquares(), animated: isAnimated)
    window.advance(to: window.currentTime + 1)
    window.layoutIfNeeded()
    // Item 44, in the twelfth line.
    expectEqual(view.contentOffset.y, 680)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))),
      animated: isAnimated)
    window.advance(to: window.currentTime + 1)
    window.layoutIfNeeded()
    // Items 45 and 46 are as near to the middle as 44 is not: they are 40 points away.
    expectEqual(view.contentOffset.y, 50 * 45 + 25 - 240)
  }

  @Test func `The property keeps it, too, within the contents`() {
    view.contentOffset.y = 4_400
    window.layoutIfNeeded()
    view.collectionViewLayout = makeSquares()
    window.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 25 * 80 - 480)
  }

  @Test func `Contents at their start stay there`() {
    view.setCollectionViewLayout(makeSquares(), animated: false)
    window.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 0)
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: listSection(.absolute(50))), animated: false)
    window.layoutIfNeeded()
    expectEqual(view.contentOffset.y, 0)
  }

  private final class TargetLayout: UICollectionViewFlowLayout {
    var proposals: [CGFloat] = []
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      proposals.append(proposedContentOffset.y)
      return CGPoint(x: 0, y: 333)
    }
  }

  @Test func `A layout with an offset of its own gets that offset proposed`() {
    view.contentOffset.y = 1985
    window.layoutIfNeeded()
    let layout = TargetLayout()
    view.setCollectionViewLayout(makeSquares(layout), animated: false)
    window.layoutIfNeeded()
    expectEqual(layout.proposals, [680])
    expectEqual(view.contentOffset.y, 333)
  }

  @Test(.waitsForProcesses) func `A group without room is named on the console, once`() async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        for (width, isEmpty) in [(32.0, false), (0, false), (32, true), (320, false)] {
          let section = listSection(.absolute(50))
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 16, bottom: 0, trailing: 16)
          let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
          let source = TestDataSource([isEmpty ? 0 : 3])
          view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
          view.dataSource = source
          view.layoutIfNeeded()
          view.collectionViewLayout.invalidateLayout()
          view.layoutIfNeeded()
        }
      }
    }
    expectEqual(
      String(decoding: result.standardErrorContent, as: UTF8.self),
      """
      Compositional layout: there is no room for the group of section 0: the container is 32.0 points \
      wide, and the section's insets take 32.0. Make the insets smaller, or the view larger.

      """)
  }
}
