// Draws the floors of this package, each with its targets, out of sections with a header at the side.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Illustrations
import UIKit

let floors: [(name: String, targets: [String])] = [
  (
    "6 Tools",
    [
      "LayoutDocuments", "LayoutExport", "DocumentScreens", "PictureResults", "PictureReports",
      "PictureTesting",
      "PictureTestingAppKit", "PlaygroundPrograms", "PlaygroundRecords", "PlaygroundSession",
      "PlaygroundServer", "Workbench", "Playground", "IllustrationFiles", "Illustrations",
      "IllustrationsAppKit", "illustrate", "IllustratePlugin", "objc-translate",
      "TranslateObjectiveC",
    ]
  ),
  (
    "5 Faces",
    [
      "Controls", "Screens", "CoreGraphics", "QuartzCore", "UnifiedLog", "UIKit", "AppKit", "Cocoa",
      "Combine",
    ]
  ),
  (
    "4 Collections",
    ["CollectionEngine", "LayoutInspection", "CellContents", "CollectionView", "TableView"]
  ),
  ("3 Views", ["Views", "Interactions", "Pictures"]),
  ("2 Drawing", ["CairoGraphics"]),
  (
    "1 Values",
    [
      "Geometry", "ViewLayout", "AssetCatalogues", "CollectionLayout", "CollectionData",
      "ConstraintSolver", "InterfaceDocuments", "ImageComparison", "LocatedJSON", "SeededRandom",
      "PreviewMacros",
    ]
  ),
]
let nameWidth = 118.0
// snippet.show

let chip = NSCollectionLayoutItem(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .estimated(120), heightDimension: .absolute(24)))
let line = NSCollectionLayoutGroup.horizontal(
  layoutSize: NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
  subitems: [chip])
line.interItemSpacing = .fixed(6)
let floor = NSCollectionLayoutSection(group: line)
floor.interGroupSpacing = 5
floor.contentInsets = NSDirectionalEdgeInsets(
  top: 10, leading: nameWidth, bottom: 10, trailing: 10)
floor.boundarySupplementaryItems = [
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .absolute(nameWidth), heightDimension: .absolute(24)),
    elementKind: "name", alignment: .leading, absoluteOffset: CGPoint(x: -nameWidth, y: 0))
]
floor.decorationItems = [.background(elementKind: "floor")]

// snippet.hide
final class FloorView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

final class NameView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

final class ChipCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    contentView.layer.cornerRadius = 7
    label.font = .systemFont(ofSize: 9.2)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
}

let settings = UICollectionViewCompositionalLayoutConfiguration()
settings.interSectionSpacing = 8
let layout = UICollectionViewCompositionalLayout(section: floor, configuration: settings)
layout.register(FloorView.self, forDecorationViewOfKind: "floor")
let collectionView = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 560, height: 560), collectionViewLayout: layout)
let cells = UICollectionView.CellRegistration<ChipCell, String> { cell, _, target in
  cell.label.text = target
}
let names = UICollectionView.SupplementaryRegistration<NameView>(elementKind: "name") {
  view, _, indexPath in view.label.text = floors[indexPath.section].name
}
let dataSource = UICollectionViewDiffableDataSource<String, String>(
  collectionView: collectionView
) { collectionView, indexPath, target in
  collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: target)
}
dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
  collectionView.dequeueConfiguredReusableSupplementary(using: names, for: indexPath)
}
var snapshot = NSDiffableDataSourceSnapshot<String, String>()
for floor in floors {
  snapshot.appendSections([floor.name])
  snapshot.appendItems(floor.targets)
}
dataSource.apply(snapshot)
collectionView.layoutIfNeeded()
collectionView.bounds.size.height = layout.collectionViewContentSize.height
try illustrate("floors", of: collectionView)
