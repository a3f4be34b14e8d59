// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
public import Pictures
import Views

/// Numbered cells, to see a layout with.
package final class NumberedCellsController: UICollectionViewController {
  private let sectionCount = 3
  private let itemCount = 24

  package override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }

  package required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private let registration = UICollectionView.CellRegistration<NumberedCell, Int> {
    cell, path, _ in
    cell.label.text = "\(path.section), \(path.item)"
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
  }

  package override func numberOfSections(in collectionView: UICollectionView) -> Int {
    sectionCount
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { itemCount }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}

/// A rounded cell with a label in its middle.
private final class NumberedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 8
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

extension UICollectionViewLayout: Pictured {
  /// The collection view that has the layout; without one, numbered cells in it.
  public var pictureContent: PictureContent {
    collectionView?.pictureContent
      ?? NumberedCellsController(collectionViewLayout: self).pictureContent
  }
}
