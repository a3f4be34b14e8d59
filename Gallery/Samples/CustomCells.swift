// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list's cells with a content view of the list's and views of their own.
final class CustomCellsViewController: SampleViewController, ConfigurableSample {
  static let name = "custom-cells"
  static let summary = "List cells that show a list's content view and a category beside it."
  static let options = [SampleOption.selected]
  static var ownStates: GoldenState.Changes {
    ["large-text": { $0.textSize = .accessibilityLarge }]
  }

  enum Section {
    case main
  }

  var settings = SampleSettings()
  var dataSource: UICollectionViewDiffableDataSource<Section, CategorizedItem>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension CustomCellsViewController {
  func createLayout() -> UICollectionViewLayout {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<CategoryListCell, CategorizedItem> {
      cell, indexPath, item in
      cell.update(with: item)
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource<Section, CategorizedItem>(
      collectionView: collectionView
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: item)
    }

    var snapshot = NSDiffableDataSourceSnapshot<Section, CategorizedItem>()
    snapshot.appendSections([.main])
    snapshot.appendItems(CategorizedItem.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// What a row shows.
struct CategorizedItem: Hashable {
  enum Category: String {
    case music = "Music"
    case transportation = "Transportation"
    case weather = "Weather"

    var icon: UIImage? {
      switch self {
      case .music: UIImage(systemName: "music.note")
      case .transportation: UIImage(systemName: "car.fill")
      case .weather: UIImage(systemName: "cloud.fill")
      }
    }
  }

  let category: Category
  let symbol: String
  let title: String
  let text: String

  static let all = [
    CategorizedItem(
      category: .music, symbol: "headphones", title: "Headphones",
      text: "A portable pair of earphones that are used to listen to music and other sounds."),
    CategorizedItem(
      category: .music, symbol: "hifispeaker.fill", title: "Loudspeaker",
      text: "A device used to reproduce sound by converting electrical impulses into waves."),
    CategorizedItem(
      category: .transportation, symbol: "airplane", title: "Plane",
      text: "A vehicle with wings that carries people and goods through the air."),
    CategorizedItem(
      category: .transportation, symbol: "tram.fill", title: "Tram",
      text: "A rail vehicle that runs on tracks laid along the streets of a city."),
    CategorizedItem(
      category: .transportation, symbol: "car.fill", title: "Car",
      text: "A road vehicle with four wheels and a motor, for a few people."),
    CategorizedItem(
      category: .weather, symbol: "snowflake", title: "Snow",
      text: "Ice crystals that fall from the clouds in light white flakes."),
    CategorizedItem(
      category: .weather, symbol: "cloud.rain.fill", title: "Rain",
      text: "Moisture from the air that falls in drops one can see."),
    CategorizedItem(
      category: .weather, symbol: "sun.max.fill", title: "Sun",
      text: "The light and the warmth that come from the star of our planet."),
  ]
}
