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

/// Behaviour rule Z-3: sizes that never settle.
@Suite("Self-sizing feedback")
@MainActor
struct FeedbackTests {
  /// Asks for another height each time its width changes, while the layout changes its width with
  /// its height.
  private final class RestlessCell: UICollectionViewCell {
    static var measurements = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.measurements += 1
      layoutAttributes.size.height = layoutAttributes.size.width == 320 ? 60 : 40
      return layoutAttributes
    }
  }

  private final class RestlessLayout: UICollectionViewLayout {
    private var size = CGSize(width: 320, height: 50)
    var preparations = 0

    override func prepare() { preparations += 1 }
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(origin: .zero, size: size)
      return [attributes]
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      size = preferredAttributes.size
      size.width = size.height == 60 ? 300 : 320
      return true
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private static func run() -> (UICollectionView, RestlessLayout, Source) {
    let (layout, source) = (RestlessLayout(), Source())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RestlessCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return (view, layout, source)
  }

  @Test func `Rounds end at the limit with the last sizes`() {
    RestlessCell.measurements = 0
    let (view, layout, source) = Self.run()
    expectEqual(RestlessCell.measurements, 12)
    expectEqual(layout.preparations, 13)
    expectEqual(view.visibleCells.map(\.frame.size), [CGSize(width: 320, height: 40)])
    view.layoutIfNeeded()
    expectEqual(RestlessCell.measurements, 12)
    _ = source
  }

  @Test(.waitsForProcesses) func `One message names the item and both sizes`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, _, source) = FeedbackTests.run()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        _ = source
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    expectEqual(message.split(separator: "\n").count { $0.contains("did not settle") }, 1)
    expectContains(message, "in 12 rounds")
    expect(
      message.contains("the item at [0, 0] alternates between 300 × 60 and 320 × 40")
        || message.contains("the item at [0, 0] alternates between 320 × 60 and 300 × 40"))
  }

  @Test func `A cell that asks to be measured whenever it is laid out comes to an end`() {
    final class AskingCell: UICollectionViewCell {
      var height: CGFloat = 10
      override func layoutSubviews() {
        super.layoutSubviews()
        height += 1
        invalidateIntrinsicContentSize()
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
      }
    }
    let source = Source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: listSection(.estimated(44))))
    view.register(AskingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    let height = view.visibleCells[0].frame.height
    expectGreater(height, 10)
    expectLess(height, 60)
  }

  @Test func `A cell whose contents change is measured again when it asks`() {
    let source = TestDataSource([3])
    source.height = { _ in 30 }
    let view = makeView(
      UICollectionViewCompositionalLayout(section: listSection(.estimated(44))), source)
    expectEqual(view.cellRows, [0, 30, 60])
    let cell = view.visibleCells[0] as! TestCell
    cell.naturalHeight = 50
    view.layoutIfNeeded()
    expectEqual(view.cellRows, [0, 30, 60])
    cell.contentView.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    expectEqual(view.cellRows, [0, 50, 80])
    view.selfSizingInvalidation = .disabled
    cell.naturalHeight = 70
    cell.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    expectEqual(view.cellRows, [0, 50, 80])
  }
}
