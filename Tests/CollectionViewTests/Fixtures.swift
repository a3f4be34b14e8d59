// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Foundation
import Geometry
import Views

/// A cell that notes what happens to it, and whose natural height can be set.
final class TestCell: UICollectionViewCell {
  var naturalHeight: CGFloat?
  var preparations = 0
  var log: CallLog?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    log?.add("prepareForReuse")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log?.add("apply \(layoutAttributes.indexPath.item)")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let naturalHeight else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: naturalHeight)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    log?.add("preferred \(layoutAttributes.indexPath.item)")
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A header or footer of a natural height.
final class TestHeader: UICollectionReusableView {
  var naturalHeight: CGFloat?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let naturalHeight else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: naturalHeight)
  }
}

/// Calls in the order in which they came.
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Supplies test cells, and notes what it is asked.
@MainActor
final class TestDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var log: CallLog?
  /// The natural height of a cell; nil for one that has none.
  var height: (IndexPath) -> CGFloat? = { _ in nil }
  /// The natural height of a supplementary view.
  var supplementaryHeight: (String, IndexPath) -> CGFloat? = { _, _ in nil }
  var supplied: [IndexPath] = []
  var configure: (TestCell) -> Void = { _ in }

  init(_ counts: [Int], log: CallLog? = nil) {
    self.counts = counts
    self.log = log
  }

  func register(in view: UICollectionView, kinds: [String] = []) {
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = self
    view.delegate = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log?.add("cellForItemAt \(indexPath.item)")
    supplied.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let testCell = cell as! TestCell
    testCell.log = log
    testCell.naturalHeight = height(indexPath)
    configure(testCell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as! TestHeader).naturalHeight = supplementaryHeight(kind, indexPath)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log?.add("willDisplay \(indexPath.item)\(cell.superview == nil ? "" : " (already added)")")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log?.add("didEndDisplaying \(indexPath.item)")
  }
}

/// Rows as wide as the container.
@MainActor
func listSection(
  _ height: NSCollectionLayoutDimension, spacing: CGFloat = 0
) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  return section
}

/// A header or footer as wide as the section.
func boundaryItem(
  _ height: NSCollectionLayoutDimension, kind: String = UICollectionView.elementKindSectionHeader,
  alignment: NSRectAlignment = .top
) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height),
    elementKind: kind, alignment: alignment)
}

/// A collection view of 320 × 480 points with a data source, laid out.
@MainActor
func makeView(
  _ layout: UICollectionViewLayout, _ source: TestDataSource, kinds: [String] = [],
  size: CGSize = CGSize(width: 320, height: 480)
) -> UICollectionView {
  let view = UICollectionView(
    frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  source.register(in: view, kinds: kinds)
  view.layoutIfNeeded()
  return view
}

extension UICollectionView {
  /// The frames of the visible cells, by index path.
  var cellFrames: [CGRect] { visibleCells.map(\.frame) }
  /// The y coordinates of the visible cells.
  var cellRows: [CGFloat] { visibleCells.map(\.frame.origin.y) }

  func header(_ section: Int) -> UICollectionReusableView? {
    supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }
}
