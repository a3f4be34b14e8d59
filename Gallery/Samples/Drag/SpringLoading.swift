// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A drag rests over a folder, which flashes and opens.
final class SpringLoadingViewController: SampleViewController, ScriptedSample {
  static let name = "spring-loading"
  static let summary = "A folder that a drag rests over opens."
  static let duration: TimeInterval? = 3
  static let poster: Double? = 1.0 / 3

  private struct Entry: Hashable {
    var name: String
    var isFolder = false
    var level = 0
  }

  var script: Script?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Entry>! = nil
  private var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.delegate = self
    collectionView.isSpringLoaded = true
    view.addSubview(collectionView)
    configureDataSource()
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.addDrag(at: 0, duration: 0.25, pause: 0.75, rest: 3) { [collectionView] in
      // At its upper edge, so that something of the folder is seen.
      collectionView?.places(from: 4, to: 1, heldAt: CGPoint(x: 0.5, y: 0.15))
    }
    self.script = script
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> {
      cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.name
      content.image = UIImage(systemName: entry.isFolder ? "folder" : "doc")
      cell.contentConfiguration = content
      cell.indentationLevel = entry.level
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections([0])
    snapshot.appendItems([
      Entry(name: "Letters", isFolder: true), Entry(name: "Photos", isFolder: true),
      Entry(name: "Plan"), Entry(name: "Report"), Entry(name: "Sketch"),
    ])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension SpringLoadingViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { dataSource.itemIdentifier(for: indexPath)?.isFolder ?? false }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let folder = dataSource.itemIdentifier(for: indexPath), folder.isFolder else { return }
    var snapshot = dataSource.snapshot()
    snapshot.insertItems(
      ["Alps", "Sea"].map { Entry(name: $0, level: 1) }, afterItem: folder)
    dataSource.apply(snapshot)
  }
}

extension SpringLoadingViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = dataSource.itemIdentifier(for: indexPath)?.name ?? ""
    return [UIDragItem(itemProvider: NSItemProvider(object: name as NSString))]
  }
}

extension SpringLoadingViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move) }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
