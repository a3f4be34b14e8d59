// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import UIKit

/// Elements of collection views and tables which say of themselves what only what is in them should: that no
/// constraints stand for their mask (behaviour rule RE-12).
@Suite("Elements that their owner places") @MainActor
struct PlacedElementTests {
  /// Adds a label with constraints to a view, 12 points from its sides.
  private static func addLabel(to view: UIView) {
    let label = UILabel()
    label.text = "A title that goes on and on, and is wider than what it is in, whatever that is"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }

  private final class Cell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      PlacedElementTests.addLabel(to: contentView)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      PlacedElementTests.addLabel(to: self)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      PlacedElementTests.addLabel(to: contentView)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TableHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      PlacedElementTests.addLabel(to: contentView)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource,
    UITableViewDelegate
  {
    var ownHeader: UIView?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      ownHeader ?? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  private func expectPlaced(_ view: UIView, _ container: UIView, _ comment: String) throws {
    let label = try #require(container.subviews.first { $0 is UILabel }, "\(comment)")
    let frame = label.convert(label.bounds, to: view)
    // A label is as wide as the element but for 24, whatever its text asks for.
    expectNear(frame.minX, 12, within: 1e-6, "\(comment)")
    expectNear(frame.width, view.bounds.width - 24, within: 1e-6, "\(comment)")
  }

  @Test(arguments: ["absolute", "estimated", "flow"])
  func `Constraints in cells and headers are tied to the layout's frames`(name: String) throws {
    let layout: UICollectionViewLayout
    if name == "flow" {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 200, height: 50)
      flow.headerReferenceSize = CGSize(width: 320, height: 44)
      layout = flow
    } else {
      let height: NSCollectionLayoutDimension =
        name == "absolute" ? .absolute(50) : .estimated(50)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height)
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      layout = UICollectionViewCompositionalLayout(section: section)
    }
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    window.addSubview(view)
    window.layoutIfNeeded()
    for width in [320, 280] as [CGFloat] {
      view.frame.size.width = width
      window.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      expectEqual(cell.frame.width, name == "flow" ? 200 : width)
      expectEqual(cell.frame.minY > 40, true)
      try expectPlaced(cell, cell.contentView, "cell, \(name), \(width)")
      let header = try #require(
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 0)))
      expectEqual(header.frame.origin, .zero)
      try expectPlaced(header, header, "header, \(name), \(width)")
    }
  }

  @Test(arguments: [true, false])
  func `So are those in rows and headers of tables`(isAutomatic: Bool) throws {
    for isOwn in [false, true] {
      let table = UITableView(frame: window.bounds)
      table.register(Row.self, forCellReuseIdentifier: "cell")
      table.register(TableHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      if !isAutomatic { (table.rowHeight, table.sectionHeaderHeight) = (50, 44) }
      let header = UIView()
      Self.addLabel(to: header)
      header.translatesAutoresizingMaskIntoConstraints = false
      source.ownHeader = isOwn ? header : nil
      (table.dataSource, table.delegate) = (source, source)
      window.addSubview(table)
      window.layoutIfNeeded()
      for width in [320, 280] as [CGFloat] {
        table.frame.size.width = width
        window.layoutIfNeeded()
        let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        expectEqual(row.frame.width, width)
        try expectPlaced(row, row.contentView, "row, \(isAutomatic), \(width)")
        if isOwn {
          expectEqual(header.convert(header.bounds, to: table).width, width)
          try expectPlaced(header, header, "own header, \(isAutomatic), \(width)")
        } else {
          let header = try #require(table.headerView(forSection: 0))
          expectEqual(header.frame.width, width)
          try expectPlaced(header, header.contentView, "header, \(isAutomatic), \(width)")
        }
      }
      table.removeFromSuperview()
    }
  }
}
