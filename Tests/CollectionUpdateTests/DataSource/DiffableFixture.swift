// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionFixtures
import CollectionView
import Foundation
import Views

/// A collection view with a diffable data source that notes what it is asked.
@MainActor
final class DiffableFixture {
  typealias Source = UICollectionViewDiffableDataSource<String, String>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Trees = NSDiffableDataSourceSectionSnapshot<String>

  let window: UIWindow?
  let view: UICollectionView
  let source: Source
  /// Items that the provider was asked for, and what else happens.
  let log = CallLog()
  /// Done by the provider, before it gives a cell.
  var inProvider: (String) -> Void = { _ in }

  init(isInWindow: Bool = true) {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let view = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: listSection(.absolute(20)))
    )
    let log = log
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      cell.accessibilityIdentifier = item
    }
    var provide: (UICollectionView, IndexPath, String) -> UICollectionViewCell? = { _, _, _ in nil }
    source = Source(collectionView: view) { provide($0, $1, $2) }
    window = isInWindow ? UIWindow(frame: frame) : nil
    window?.addSubview(view)
    self.view = view
    provide = { [unowned self] view, path, item in
      log.add(item)
      inProvider(item)
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  /// A snapshot from `"S: a b, T: c"`.
  func make(_ text: String) -> Snapshot {
    var snapshot = Snapshot()
    for part in text.split(separator: ",") {
      let words = part.split { $0 == " " || $0 == ":" }.map(String.init)
      guard let section = words.first else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(Array(words.dropFirst()), toSection: section)
    }
    return snapshot
  }

  /// Shows first data, and forgets what was noted.
  func show(_ text: String) {
    source.apply(make(text))
    view.layoutIfNeeded()
    _ = log.take()
  }

  /// Returns what the provider was asked for since the last time, after layout.
  func asked() -> String {
    view.layoutIfNeeded()
    return log.take().joined(separator: " ")
  }

  /// What the visible cells were configured for, in the order of index paths.
  var shown: String {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted()
      .compactMap { view.cellForItem(at: $0)?.accessibilityIdentifier }.joined(separator: " ")
  }
}
