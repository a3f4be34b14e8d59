// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row is dragged near the lower edge of a long list, which scrolls on below it.
final class DragAutoScrollViewController: SampleViewController, ScriptedSample {
  static let name = "drag-autoscroll"
  static let summary = "A row that is held near the edge scrolls the list below it."
  static let duration: TimeInterval? = 2
  static let poster: Double? = 1.0 / 2

  var script: Script?
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>! = nil
  private var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.addDrag(at: 0, duration: 0.25, pause: 0.75, rest: 2) { [collectionView] in
      guard let collectionView,
        let from = collectionView.cellForItem(at: IndexPath(item: 2, section: 0))?.middleInWindow
      else { return nil }
      let edge = collectionView.bounds.maxY - collectionView.adjustedContentInset.bottom - 10
      return (
        from, CGPoint(x: from.x, y: collectionView.convert(CGPoint(x: 0, y: edge), to: nil).y)
      )
    }
    self.script = script
  }

  private func configureDataSource() {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension DragAutoScrollViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.item)" as NSString))]
  }
}

extension DragAutoScrollViewController: UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
}
