// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell that shows the number of its row.
@MainActor protocol NumberedCell: UICollectionViewCell {
  func show(_ number: Int)
}

/// A collection view of rows in a window.
@MainActor final class Rows: NSObject, UICollectionViewDataSource {
  /// A row with a label, that counts how many of its kind were made.
  final class Cell: UICollectionViewCell, NumberedCell {
    static var made = 0
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      Cell.made += 1
      label.font = .preferredFont(forTextStyle: .body)
      contentView.backgroundColor = .secondarySystemBackground
      contentView.layer.cornerRadius = 8
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds.insetBy(dx: 12, dy: 0)
    }

    func show(_ number: Int) { label.text = "Row \(number)" }
  }

  static let rowHeight: CGFloat = 44

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let view: UICollectionView
  var count: Int

  init(
    _ count: Int, cellClass: (any NumberedCell.Type) = Cell.self, isEstimated: Bool = false
  ) {
    self.count = count
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: isEstimated ? .estimated(Rows.rowHeight) : .absolute(Rows.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? any NumberedCell)?.show(indexPath.item)
    return cell
  }

  /// Scrolls on by a number of frames, from the top.
  func scroll(frames: Int, by distance: CGFloat) { scroll(frames: frames, by: distance) {} }

  /// Scrolls on by a number of frames, from the top, and shows each.
  func scroll(frames: Int, by distance: CGFloat, _ show: () throws -> Void) rethrows {
    view.contentOffset = .zero
    for _ in 0..<frames {
      view.contentOffset.y += distance
      window.layoutIfNeeded()
      try show()
    }
  }
}
