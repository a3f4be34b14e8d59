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

@Suite("Layout traces")
@MainActor
struct LayoutTraceTests {
  private func measuredRows() -> (UICollectionView, TestDataSource) {
    let source = TestDataSource([3])
    source.height = { $0.item == 1 ? 60 : 44 }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.estimated(44))))
    source.register(in: view)
    return (view, source)
  }

  @Test func `A pass says who was measured, what that moved and why it ended`() throws {
    let (view, source) = measuredRows()
    view.layoutTrace = LayoutTrace()
    view.layoutIfNeeded()
    let trace = try #require(view.layoutTrace)
    expectEqual(
      trace.description,
      """
      pass 1
        round 1   content 320 × 132
          measured  the item at [0, 0]   320 × 44, as it was
          measured  the item at [0, 1]   320 × 44 → 320 × 60
          measured  the item at [0, 2]   320 × 44, as it was
        round 2   content 320 × 148
          moved     the item at [0, 1]   0, 44  320 × 44 → 0, 44  320 × 60
          moved     the item at [0, 2]   0, 88 → 0, 104
        settled: no view asks for another size
      """)
    _ = source
  }

  @Test func `A trace that is off records nothing, and one that is on goes on`() {
    let (view, source) = measuredRows()
    view.layoutIfNeeded()
    expectNil(view.layoutTrace)
    view.layoutTrace = LayoutTrace()
    expectEqual(view.layoutTrace?.description, "no layout passes")
    for _ in 0..<150 {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    expectEqual(view.layoutTrace?.passCount, 150)
    expectEqual(view.layoutTrace?.passes.count, LayoutTrace.passLimit)
    view.layoutTrace = nil
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expectNil(view.layoutTrace)
    _ = source
  }

  /// Two of its cells ask for another height each time they are measured, one of them settles.
  private final class RestlessCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let isRestless = layoutAttributes.indexPath.item != 1
      let height = layoutAttributes.size.height
      layoutAttributes.size.height = isRestless ? (height == 60 ? 40 : 60) : 50
      return layoutAttributes
    }
  }

  private final class ObedientLayout: UICollectionViewLayout {
    private var heights: [Int: CGFloat] = [:]
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        // Another width in each round has every view measured again.
        attributes.frame = CGRect(
          x: 0, y: CGFloat(item) * 100, width: heights[0] == 60 ? 300 : 320,
          height: heights[item] ?? 40)
        return attributes
      }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      let item = preferredAttributes.indexPath.item
      defer { heights[item] = preferredAttributes.size.height }
      return heights[item] != preferredAttributes.size.height
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test(.waitsForProcesses)
  func `The message at the limit names exactly the items that do not settle`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = Source()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 480),
          collectionViewLayout: ObedientLayout())
        view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutTrace = LayoutTrace()
        view.layoutIfNeeded()
        print(view.layoutTrace?.passes.first?.end == .roundLimit ? "limit" : "no limit")
        _ = source
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectContains(message, "did not settle in 12 rounds")
    expectContains(message, "the item at [0, 0] alternates between")
    expectContains(message, "the item at [0, 2] alternates between")
    expectLacks(message, "the item at [0, 1]")
    expectContains(message, "round 12: ")
    expectLacks(message, "round 8: ")
  }
}
