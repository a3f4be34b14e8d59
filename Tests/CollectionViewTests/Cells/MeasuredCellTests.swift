// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import CollectionView
import Expectations
import Foundation
import Geometry
import Testing
import Views

/// Worked examples 48 to 52, measured on UIKit: one wrapping label, 8 at the sides, 6 above and
/// below.
@Suite("Measured cells with constraints")
@MainActor
struct MeasuredCellTests {
  private final class TextCell: UICollectionViewCell {
    let label = CourierLabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func fix(width: CGFloat) {
      contentView.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let texts: [String]
    let width: CGFloat?

    init(_ texts: [String], width: CGFloat?) {
      self.texts = texts
      self.width = width
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let cell = cell as? TextCell {
        cell.label.text = texts[indexPath.item]
        if let width { cell.fix(width: width) }
      }
      return cell
    }
  }

  private func sizes(
    _ texts: [String], width: CGFloat? = nil, cellClass: UICollectionViewCell.Type = TextCell.self
  ) throws -> [CGSize] {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize =
      cellClass == TextCell.self
      ? UICollectionViewFlowLayout.automaticSize : CGSize(width: 100, height: 60)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 800, height: 600), collectionViewLayout: layout)
    view.traitOverrides.displayScale = 2
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    let source = Source(texts, width: width)
    view.dataSource = source
    view.layoutIfNeeded()
    return try texts.indices.map { item in
      try #require(view.cellForItem(at: IndexPath(item: item, section: 0))).frame.size
    }
  }

  @Test func `A content view of a fixed width wraps its text`() throws {
    try expectEqual(
      sizes(["Short", CourierLabel.long], width: 320),
      [CGSize(width: 320, height: 29), CGSize(width: 320, height: 63)])
    let two = "xxxxxxxxxx xxxxxxxxxx xxxxxxxxxx"
    try expectEqual(
      sizes([CourierLabel.long, two], width: 200),
      [CGSize(width: 200, height: 97), CGSize(width: 200, height: 46)])
  }

  @Test func `With both axes free a cell is as wide as its text`() throws {
    try expectEqual(
      sizes(["Short", "x", "Ok", CourierLabel.long]),
      [58.5, 24.5, 33, 697].map { CGSize(width: $0, height: 29) })
  }

  @Test func `Cells without constraints keep the estimate`() throws {
    try expectEqual(
      sizes(["", ""], cellClass: UICollectionViewCell.self),
      [CGSize(width: 100, height: 60), CGSize(width: 100, height: 60)])
  }
}
