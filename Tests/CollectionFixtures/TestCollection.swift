// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout
package import CollectionView
package import Foundation
package import Geometry
import Views

/// A cell that notes what happens to it, and whose natural height can be set.
package final class TestCell: UICollectionViewCell {
  package var naturalHeight: CGFloat?
  package var preparations = 0
  package var log: CallLog?

  package override init(frame: CGRect) { super.init(frame: frame) }

  package required init?(coder: NSCoder) { fatalError("not archived") }

  package override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
    log?.add("prepareForReuse")
  }

  package override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    log?.add("apply \(layoutAttributes.indexPath.item)")
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let naturalHeight else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: naturalHeight)
  }

  package override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    log?.add("preferred \(layoutAttributes.indexPath.item)")
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

/// A header or footer of a natural height.
package final class TestHeader: UICollectionReusableView {
  package var naturalHeight: CGFloat?

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let naturalHeight else { return super.sizeThatFits(size) }
    return CGSize(width: size.width, height: naturalHeight)
  }
}

/// Calls in the order in which they came.
package final class CallLog {
  package private(set) var calls: [String] = []

  package init() {}

  package func add(_ call: String) { calls.append(call) }

  /// The calls since the last time.
  package func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// Supplies test cells, and notes what it is asked.
@MainActor
package final class TestDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  package var counts: [Int]
  package var log: CallLog?
  /// The natural height of a cell; nil for one that has none.
  package var height: (IndexPath) -> CGFloat? = { _ in nil }
  /// The natural height of a supplementary view.
  package var supplementaryHeight: (String, IndexPath) -> CGFloat? = { _, _ in nil }
  package var supplied: [IndexPath] = []
  package var configure: (TestCell) -> Void = { _ in }

  package init(_ counts: [Int], log: CallLog? = nil) {
    self.counts = counts
    self.log = log
  }

  package func register(in view: UICollectionView, kinds: [String] = []) {
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = self
    view.delegate = self
  }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  package func collectionView(
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

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as! TestHeader).naturalHeight = supplementaryHeight(kind, indexPath)
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log?.add("willDisplay \(indexPath.item)\(cell.superview == nil ? "" : " (already added)")")
  }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log?.add("didEndDisplaying \(indexPath.item)")
  }
}

/// Rows as wide as the container.
@MainActor
package func listSection(
  _ height: NSCollectionLayoutDimension, spacing: CGFloat = 0
) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: height)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = spacing
  return section
}

/// Squares of 50 points below one another, or in a row that scrolls orthogonally.
@MainActor
package func squares(scrollAcross: Bool = false) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .absolute(50), heightDimension: .absolute(50))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  if scrollAcross { section.orthogonalScrollingBehavior = .continuous }
  return section
}

/// A header or footer as wide as the section.
package func boundaryItem(
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
package func makeView(
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
  package var cellFrames: [CGRect] { visibleCells.map(\.frame) }
  /// The y coordinates of the visible cells.
  package var cellRows: [CGFloat] { visibleCells.map(\.frame.origin.y) }

  package func header(_ section: Int) -> UICollectionReusableView? {
    supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }
}

/// A path in the first section.
package func item(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }
