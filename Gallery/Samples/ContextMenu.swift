// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grid of photos; a long press on one of them opens its menu, and then a submenu.
final class ContextMenuViewController: SampleViewController, ScriptedSample, ConfigurableSample {
  static let name = "context-menu"
  static let summary = "A press opens a photo's menu, with a submenu and groups."
  static let duration: TimeInterval? = 2.4
  static let poster: Double? = 0.35 / 2.4
  static let options = [SampleOption.selected]
  // Shadows over photos do not compress: the less of both, the smaller the references.
  static var referenceSize: CGSize? { CGSize(width: 282, height: 488) }
  static var ownStates: GoldenState.Changes {
    [
      "pressed": { $0.moment = 0.35 / 2.4 },
      "open": { $0.moment = 0.9 / 2.4 },
      "open-dark": {
        $0.moment = 0.9 / 2.4
        $0.style = .dark
      },
      "open-rtl": {
        $0.moment = 0.9 / 2.4
        $0.direction = .rightToLeft
      },
      "submenu": { $0.moment = 1.6 / 2.4 },
      "selected": {
        $0.own.selected = [4, 3, 1].map { ItemOption(section: 0, item: $0) }
        $0.moment = 0.9 / 2.4
      },
    ]
  }

  private static let photoCount = 9
  /// The photo that is pressed, unless several are selected.
  private static let pressed = 4

  var settings = SampleSettings()
  var script: Script?
  private var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    let place = IndexPath(item: settings.selected.first?.item ?? Self.pressed, section: 0)
    script.add(at: 0) { [collectionView] in
      guard let cell = collectionView?.cellForItem(at: place) else { return }
      window.beginTouch(at: cell.middleInWindow)
    }
    script.add(at: 0.7) { window.endTouch() }
    script.add(at: 1.1) { window.chooseMenuElement(titled: "Add to Album") }
    script.add(at: 1.9) { window.chooseMenuElement(titled: "Holidays") }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }
}

extension ContextMenuViewController {
  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(
      PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = true
    view.addSubview(collectionView)
    for option in settings.selected where option.section == 0 && option.item < Self.photoCount {
      collectionView.selectItem(
        at: IndexPath(item: option.item, section: 0), animated: false, scrollPosition: [])
    }
  }

  /// What can be done with photos.
  func menu(forPhotos count: Int) -> UIMenu {
    let edit = UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc")) { _ in },
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { _ in },
      ])
    let albums = UIMenu(
      title: "Add to Album", image: UIImage(systemName: "folder"),
      children: [
        UIAction(title: "Holidays") { _ in },
        UIAction(title: "Family", state: .on) { _ in },
        UIAction(title: "Wallpapers", subtitle: "12 Photos") { _ in },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "New Album", image: UIImage(systemName: "plus")) { _ in }
          ]),
      ])
    let delete = UIMenu(
      options: .displayInline,
      children: [
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in }
      ])
    return UIMenu(
      title: count == 1 ? "Saturday, 24 July" : "\(count) Photos",
      children: [edit, albums, delete])
  }
}

extension ContextMenuViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.photoCount }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    (cell as? PhotoCell)?.show(Landscape(number: indexPath.item))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.menu(forPhotos: indexPaths.count)
    })
  }
}
