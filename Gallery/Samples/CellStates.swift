// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Every style of list content in every state that a cell can have.
final class CellStatesViewController: SampleViewController, ConfigurableSample {
  static let name = "cell-states"
  static let summary = "Every style of list cell, plain, selected, edited, swiped and more."
  static let options = [SampleOption.listAppearance, .swiped]
  // Smaller, so that its many symbols stay within the size of a reference.
  static let referenceSize: CGSize? = CGSize(width: 290, height: 630)

  /// A style of rows, in the list that it belongs to.
  enum Style: String, CaseIterable {
    case cell, subtitleCell, valueCell, sidebarCell, sidebarSubtitleCell
    case accompaniedSidebarSubtitleCell

    var content: UIListContentConfiguration {
      switch self {
      case .cell: .cell()
      case .subtitleCell: .subtitleCell()
      case .valueCell: .valueCell()
      case .sidebarCell: .sidebarCell()
      case .sidebarSubtitleCell: .sidebarSubtitleCell()
      case .accompaniedSidebarSubtitleCell: .accompaniedSidebarSubtitleCell()
      }
    }

    /// The second text; none for a row of one line.
    var detail: String? {
      self == .cell || self == .sidebarCell ? nil : "Detail"
    }

    /// The background, where it is not the list's.
    var background: UIBackgroundConfiguration? {
      self == .accompaniedSidebarSubtitleCell ? .listAccompaniedSidebarCell() : nil
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .cell, .valueCell: .insetGrouped
      case .subtitleCell: .plain
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: .sidebar
      }
    }
  }

  var settings = SampleSettings()
  private var lists: [StateListView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let all = SideBySideView(columns: 6)
    all.frame = view.bounds
    all.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(all)
    for style in Style.allCases {
      let list = StateListView(style, appearance: settings.listAppearance ?? style.appearance)
      lists.append(list)
      all.add(list, caption: style.rawValue)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard settings.swiped.isEmpty else { return }
    for list in lists { list.swipe() }
  }
}

/// A list of one row for each state.
final class StateListView: UICollectionView, UICollectionViewDataSource {
  private let style: CellStatesViewController.Style
  private var registration: UICollectionView.CellRegistration<StatefulCell, CellState>! = nil

  init(
    _ style: CellStatesViewController.Style,
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) {
    self.style = style
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { $2(true) }
      let flag = UIContextualAction(style: .normal, title: "Flag") { $2(true) }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    super.init(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    registration = UICollectionView.CellRegistration { cell, indexPath, state in
      cell.show(state, style: style)
    }
    dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { CellState.allCases.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: CellState.allCases[indexPath.item])
  }

  /// Reveals the swipe actions of the row that shows that state.
  func swipe() {
    layoutIfNeeded()
    guard let item = CellState.allCases.firstIndex(of: .swiped),
      let cell = cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    cell.revealSwipeActions(offset: isMirrored ? 170 : -170)
  }
}
