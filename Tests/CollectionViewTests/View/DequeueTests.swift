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

/// Behaviour rule RE-3.
@Suite("Dequeuing")
@MainActor
struct DequeueTests {
  /// A view that writes down what becomes of it.
  final class DiaryCell: UICollectionViewCell {
    static var diary: [String] = []
    override func prepareForReuse() {
      super.prepareForReuse()
      Self.diary.append("reused")
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      Self.diary.append("\(layoutAttributes.indexPath.item): \(layoutAttributes.size.height)")
    }
  }

  /// A list of `DiaryCell`s, each with corners of half its height.
  private func makeDiary(
    _ counts: [Int], height: @escaping (IndexPath) -> CGFloat
  ) -> (view: UICollectionView, adapter: CellSource, flow: Flow) {
    DiaryCell.diary = []
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(DiaryCell.self, forCellWithReuseIdentifier: "diary")
    let adapter = CellSource(counts) { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "diary", for: path)
      cell.layer.cornerRadius = cell.bounds.height / 2
      DiaryCell.diary.append("configured at \(cell.frame.origin.y)")
      return cell
    }
    let flow = Flow(height)
    view.dataSource = adapter
    view.delegate = flow
    view.layoutIfNeeded()
    return (view, adapter, flow)
  }

  @Test func `A dequeued cell has received the attributes of its item, new or reused`() {
    let (view, adapter, flow) = makeDiary([9]) { 30 + 10 * CGFloat($0.item) }
    expectEqual(
      DiaryCell.diary,
      [
        "0: 30.0", "configured at 0.0", "1: 40.0", "configured at 30.0", "2: 50.0",
        "configured at 70.0",
      ])
    DiaryCell.diary = []
    view.contentOffset.y = 80
    view.layoutIfNeeded()
    // Received once each: what is shown is what dequeuing gave.
    expectEqual(
      DiaryCell.diary,
      ["reused", "3: 60.0", "configured at 120.0"])
    expectEqual(view.visibleCells.map(\.layer.cornerRadius), [25, 30])
    _ = (adapter, flow)
  }

  @Test func `In a batch a dequeued cell has the attributes of its new index path`() {
    let (view, adapter, flow) = makeDiary([2]) { [40, 60, 20][$0.item] }
    DiaryCell.diary = []
    view.performBatchUpdates {
      adapter.counts = [3]
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    expectEqual(Array(DiaryCell.diary.prefix(2)), ["1: 60.0", "configured at 40.0"])
    _ = flow
  }

  @Test func `A cell that is dequeued for no item of the layout has a frame of zero`() {
    let (view, adapter, flow) = makeDiary([9]) { 30 + 10 * CGFloat($0.item) }
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    DiaryCell.diary = []
    let path = IndexPath(item: 20, section: 0)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "diary", for: path)
    expectEqual(cell.frame, .zero)
    expectEqual(DiaryCell.diary, ["reused"])
    // As a client does that asks its data source for a cell.
    let other = view.dequeueReusableCell(
      withReuseIdentifier: "diary", for: IndexPath(item: 4, section: 0))
    expectEqual(other.frame, CGRect(x: 0, y: 180, width: 320, height: 70))
    _ = (adapter, flow)
  }

  @Test func `A dequeued supplementary view has received its attributes`() {
    DiaryCell.diary = []
    let section = listSection(.absolute(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
        elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(
      DiaryCell.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let adapter = CellSource([1]) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
    adapter.supplementary = { view, kind, path in
      let header = view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
      DiaryCell.diary.append("configured with \(header.bounds.height)")
      return header
    }
    view.dataSource = adapter
    view.layoutIfNeeded()
    expectEqual(DiaryCell.diary, ["0: 24.0", "configured with 24.0"])
  }
}

/// A data source that asks for its views.
private final class CellSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  var supplementary: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(_ counts: [Int], _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.counts = counts
    self.cell = cell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementary!(collectionView, kind, indexPath) }
}

private final class Flow: NSObject, UICollectionViewDelegateFlowLayout {
  let height: (IndexPath) -> CGFloat
  init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 320, height: height(indexPath)) }
}
