// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Two lists beside each other: two rows are dragged from one to the other.
final class DragBetweenViewController: SampleViewController, ScriptedSample {
  static let name = "drag-between"
  static let summary = "Two selected rows are dragged from one list to another."
  static let duration: TimeInterval? = 2.6
  static let poster: Double? = 1.0 / 2.6

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  var script: Script?
  private var lists: [UICollectionView] = []
  private var dataSources: [DataSource] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .opaqueSeparator
    for names in [
      ["Aneto", "Breithorn", "Civetta", "Dom", "Eiger", "Finsteraarhorn"],
      ["Lofoten", "Madeira", "Nordkapp"],
    ] {
      addList(of: names)
    }
    lists[0].allowsMultipleSelection = true
    for item in [1, 3] {
      lists[0].selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = (view.bounds.width - 1) / 2
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, list) in lists.enumerated() {
      let column = isMirrored ? 1 - index : index
      list.frame = CGRect(
        x: CGFloat(column) * (width + 1), y: 0, width: width, height: view.bounds.height)
    }
  }

  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    script.addDrag(at: 0, duration: 0.5, pause: 0.75) { [lists] in
      guard let from = lists[0].cellForItem(at: IndexPath(item: 1, section: 0)),
        let to = lists[1].cellForItem(at: IndexPath(item: 1, section: 0))
      else { return nil }
      return (from.middleInWindow, to.middleInWindow)
    }
    self.script = script
  }

  private func addList(of names: [String]) {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.dragDelegate = self
    list.dropDelegate = self
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    lists.append(list)
    dataSources.append(dataSource)
    show(names, in: dataSource, animated: false)
  }

  private func show(_ names: [String], in dataSource: DataSource, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func dataSource(of list: UICollectionView) -> DataSource? {
    lists.firstIndex { $0 === list }.map { dataSources[$0] }
  }
}

extension DragBetweenViewController: UICollectionViewDragDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let name = dataSource(of: collectionView)?.itemIdentifier(for: indexPath) else {
      return []
    }
    session.localContext = collectionView
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    return [item]
  }
}

extension DragBetweenViewController: UICollectionViewDropDelegate {
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
    guard let destination = coordinator.destinationIndexPath,
      let target = dataSource(of: collectionView),
      let list = coordinator.session.localDragSession?.localContext as? UICollectionView,
      let source = dataSource(of: list), source !== target
    else { return }
    let names = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    show(
      source.snapshot().itemIdentifiers.filter { !names.contains($0) }, in: source, animated: true)
    var all = target.snapshot().itemIdentifiers
    all.insert(contentsOf: names, at: destination.item)
    show(all, in: target, animated: true)
    for (index, dropped) in coordinator.items.enumerated() {
      coordinator.drop(
        dropped.dragItem,
        toItemAt: IndexPath(item: destination.item + index, section: destination.section))
    }
  }
}
