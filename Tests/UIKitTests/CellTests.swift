// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Testing
import UIKit

@Suite("Cells of a client")
@MainActor
struct CellTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell =
        collectionView.dequeueReusableCell(
          withReuseIdentifier: LabelCell.reuseIdentifier, for: indexPath) as! LabelCell
      cell.label.text = "\(indexPath.section), \(indexPath.item)"
      return cell
    }
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func makeView() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: makeLayout())
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    return view
  }

  @Test func `A class that is registered is created by its own initializer`() {
    let view = makeView()
    let source = Source()
    LabelCell.created = 0
    view.register(LabelCell.self, forCellWithReuseIdentifier: LabelCell.reuseIdentifier)
    view.dataSource = source
    view.layoutIfNeeded()
    expectEqual(LabelCell.created, 3)
    let cells = view.visibleCells.compactMap { $0 as? LabelCell }
    expectEqual(cells.map(\.label.text), ["0, 0", "0, 1", "0, 2"])
    expectEqual(cells.map(\.frame.minY), [0, 44, 88])
    expectEqual(cells.first?.reuseIdentifier, LabelCell.reuseIdentifier)
  }

  @Test func `A registration creates and configures cells`() {
    enum Section { case main }
    let view = makeView()
    let registration = UICollectionView.CellRegistration<LabelCell, Int> {
      cell, indexPath, identifier in
      cell.label.text = "\(identifier)"
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int)
        -> UICollectionViewCell? in
      return collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: identifier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<94))
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    expectEqual(view.visibleCells.count, 11)
    expectEqual((view.visibleCells.last as? LabelCell)?.label.text, "10")
    expectEqual(dataSource.itemIdentifier(for: IndexPath(item: 93, section: 0)), 93)
    expectEqual(dataSource.indexPath(for: 5), IndexPath(item: 5, section: 0))
  }

  @Test func `A cell without initializers of its own inherits them`() {
    let view = makeView()
    view.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
    let cell = view.dequeueReusableCell(
      withReuseIdentifier: "plain", for: IndexPath(item: 0, section: 0))
    expect(cell, is: PlainCell.self)
  }

  @Test func `A header takes the height of its text`() {
    enum Section: Int { case first, second }
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
      elementKind: TitleView.kind, alignment: .top)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [header]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium

    let cells = UICollectionView.CellRegistration<PlainCell, Int> { cell, _, item in
      cell.number = item
    }
    let titles = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: TitleView.kind
    ) { titleView, kind, indexPath in
      titleView.label.text = "\(kind) for section \(indexPath.section)"
    }
    let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: titles, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems([1, 2], toSection: .first)
    snapshot.appendItems([3], toSection: .second)
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()

    let view1 = view.supplementaryView(
      forElementKind: TitleView.kind, at: IndexPath(item: 0, section: 1))
    let text = (view1 as? TitleView)?.label.sizeThatFits(CGSize(width: 370, height: 1000)).height
    expectAtLeast((view1?.bounds.height ?? 0), (text ?? 0) + 20)
    expectGreater((view1?.bounds.height ?? 0), 50)
    expectEqual((view1 as? TitleView)?.label.text, "title for section 1")
  }
}
