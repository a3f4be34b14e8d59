// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rows as high as their texts, whose heights are only known when they are shown.
final class SelfSizingViewController: SampleViewController, AnimatedSample {
  static let name = "self-sizing"
  static let summary = "Rows as high as their texts; one of them is opened."
  static let duration: TimeInterval? = 1.2

  enum Section {
    case main
  }

  struct Note: Hashable {
    var title: String
    var text: String
  }

  static let notes = [
    Note(
      title: "An estimate is a promise", text: "A row is measured when it comes in sight."),
    Note(
      title: "What is out of sight costs nothing",
      text: """
        Rows that nobody has seen keep the estimate. That is why a list of a million rows opens as \
        fast as one of ten.
        """),
    Note(
      title: "Open me",
      text: """
        When the text of a row changes, its cell is configured again and measured again, and the \
        rows below make room. The row itself keeps its cell: nothing blinks, and what was typed or \
        selected in it stays. All of it happens in one animation.
        """),
    Note(
      title: "Width first",
      text: "The width is given by the layout, and the height follows from it."),
    Note(title: "Short", text: "Really."),
    Note(
      title: "Large type",
      text: """
        Every text here follows the size that the reader has chosen, so the rows do too.
        """),
  ]

  var openedNotes: Set<Int> = []
  var dataSource: UICollectionViewDiffableDataSource<Section, Int>! = nil
  var collectionView: UICollectionView! = nil

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
  }
}

extension SelfSizingViewController {
  func begin() {
    openedNotes.insert(2)
    UIView.animate(withDuration: 1, delay: 0.1) {
      self.collectionView.performBatchUpdates {
        self.collectionView.reconfigureItems(at: [IndexPath(item: 2, section: 0)])
      }
    }
  }

  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    view.addSubview(collectionView)
  }

  func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<NoteCell, Int> {
      [weak self] cell, indexPath, identifier in
      let note = SelfSizingViewController.notes[identifier % SelfSizingViewController.notes.count]
      cell.titleLabel.text = note.title
      cell.textLabel.text = note.text
      let isClosed = indexPath.item == 2 && self?.openedNotes.contains(identifier) == false
      cell.textLabel.numberOfLines = isClosed ? 1 : 0
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collectionView) {
      collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Array(0..<40))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
