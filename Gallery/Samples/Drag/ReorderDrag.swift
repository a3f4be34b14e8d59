// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card of a grid is dragged to another place; the others make space.
final class ReorderDragViewController: SampleViewController, ScriptedSample, ConfigurableSample {
  static let name = "reorder-drag"
  static let summary = "A card is dragged over others, which make space for it."
  static let duration: TimeInterval? = 2.5
  static let poster: Double? = 0.6 / 2.5
  static let options = [SampleOption.cadence]

  var settings = SampleSettings()
  var script: Script?
  var dataSource: UICollectionViewDiffableDataSource<Int, Letter>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = .letters(in: view)
    collectionView.reorderingCadence = settings.cadence ?? .immediate
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    dataSource = .letters(in: collectionView, count: 12)
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.addDrag(at: 0, duration: 0.3, pause: 0.8) { [collectionView] in
      collectionView?.places(from: 4, to: 1)
    }
    self.script = script
  }
}

extension ReorderDragViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let letter = dataSource.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: letter.text as NSString))
    item.localObject = letter
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { .card(in: collectionView, at: indexPath) }
}

extension ReorderDragViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let dropped = coordinator.items.first,
      let letter = dropped.dragItem.localObject as? Letter,
      let destination = coordinator.destinationIndexPath
    else { return }
    var letters = dataSource.snapshot().itemIdentifiers
    letters.removeAll { $0 == letter }
    letters.insert(letter, at: destination.item)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Letter>()
    snapshot.appendSections([0])
    snapshot.appendItems(letters)
    dataSource.apply(snapshot)
    coordinator.drop(dropped.dragItem, toItemAt: destination)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { .card(in: collectionView, at: indexPath) }
}
