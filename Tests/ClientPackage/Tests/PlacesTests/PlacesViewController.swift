// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A header above a collection view, both pinned to the safe area.
final class PlacesViewController: UIViewController {
  private struct Place {
    let name: String
    let region: String
    let distance: String
    let color: UIColor
  }

  private let places = [
    Place(
      name: "Lauterbrunnen", region: "Bern, Switzerland", distance: "12 km", color: .systemTeal),
    Place(name: "Hallstatt", region: "Upper Austria", distance: "208 km", color: .systemIndigo),
    Place(
      name: "Llanfairpwllgwyngyllgogerychwyrndrobwll", region: "Anglesey, Wales",
      distance: "1,090 km", color: .systemOrange),
    Place(name: "Reine", region: "Lofoten, Norway", distance: "2,460 km", color: .systemPink),
  ]

  private let header = UIView()
  private let titleLabel = UILabel()
  private let searchField = UIView()
  private let placeholder = UILabel()
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private(set) var headerHeight: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    configureHeader()
    configureCollectionView()
    let guide = view.safeAreaLayoutGuide
    let height = header.heightAnchor.constraint(equalToConstant: 104)
    headerHeight = height
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: guide.topAnchor),
      header.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      height,
      collectionView.topAnchor.constraint(equalTo: header.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func configureHeader() {
    titleLabel.text = "Places"
    titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
    placeholder.text = "Search"
    placeholder.textColor = .secondaryLabel
    searchField.backgroundColor = .tertiarySystemFill
    searchField.layer.cornerRadius = 10
    view.addSubview(header)
    header.addSubview(titleLabel)
    header.addSubview(searchField)
    searchField.addSubview(placeholder)
    [header, titleLabel, searchField, placeholder].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    titleLabel.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16).isActive = true
    titleLabel.topAnchor.constraint(equalTo: header.topAnchor, constant: 4).isActive = true
    NSLayoutConstraint.activate([
      searchField.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      searchField.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      searchField.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      searchField.heightAnchor.constraint(equalToConstant: 36),
      placeholder.leadingAnchor.constraint(equalTo: searchField.leadingAnchor, constant: 10),
      placeholder.centerYAnchor.constraint(equalTo: searchField.centerYAnchor),
    ])
  }

  private func configureCollectionView() {
    collectionView.backgroundColor = .clear
    collectionView.dataSource = self
    collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

extension PlacesViewController: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    places.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
    let place = places[indexPath.item]
    if let cell = cell as? PlaceCell {
      cell.photoView.backgroundColor = place.color
      cell.titleLabel.text = place.name
      cell.subtitleLabel.text = place.region
      cell.distanceLabel.text = place.distance
    }
    return cell
  }
}
