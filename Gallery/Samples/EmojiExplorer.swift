// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SeededRandom
import UIKit

/// A row that scrolls sideways, an outline and a list in one view: try --expanded 0.
final class EmojiExplorerViewController: SampleViewController, ConfigurableSample,
  AnimatedSample
{
  static let name = "emoji-explorer"
  static let summary = "Recent emoji, an outline and a list in one view: try --expanded 0."
  static let options = [SampleOption.expanded, .selected, .swiped]
  /// A part for each category but the recent ones.
  static let partCount = Emoji.Category.allCases.count - 1
  static var ownStates: GoldenState.Changes {
    [
      "expanded": { $0.own.expanded = .parts([1]) },
      "swiped": {
        $0.own.swiped = [SwipedOption(item: ItemOption(section: 2, item: 1), offset: 80)]
        $0.own.selected = [ItemOption(section: 2, item: 3)]
      },
    ]
  }

  enum Section: Int, CaseIterable {
    case recents, outline, list
  }

  enum Item: Hashable {
    case recent(Emoji)
    case category(Emoji.Category)
    case outlined(Emoji)
    case listed(Emoji)
  }

  var settings = SampleSettings()
  var collectionView: UICollectionView! = nil
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>! = nil
  var starredEmojis: Set<Emoji> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    configureHierarchy()
    configureDataSource()
    applyInitialSnapshots()
  }
}

extension EmojiExplorerViewController {
  /// Taps the disclosure of the first category.
  func begin() {
    let indexPath = IndexPath(item: 0, section: Section.outline.rawValue)
    let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
    cell?.performAction(ofAccessory: .outlineDisclosure)
  }

  func applyInitialSnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)

    var recentsSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    recentsSnapshot.append(Emoji.Category.recents.emojis.map(Item.recent))

    var outlineSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    var listSnapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    let categories = Emoji.Category.allCases.filter { $0 != .recents }
    for (index, category) in categories.enumerated() {
      let rootItem = Item.category(category)
      outlineSnapshot.append([rootItem])
      outlineSnapshot.append(category.emojis.map(Item.outlined), to: rootItem)
      if settings.expanded?.contains(index) ?? false { outlineSnapshot.expand([rootItem]) }
      listSnapshot.append(category.emojis.map(Item.listed))
    }

    starRandomEmojis(of: categories.flatMap(\.emojis))
    dataSource.apply(recentsSnapshot, to: .recents, animatingDifferences: false)
    dataSource.apply(outlineSnapshot, to: .outline, animatingDifferences: false)
    dataSource.apply(listSnapshot, to: .list, animatingDifferences: false)
  }

  func starRandomEmojis(of emojis: [Emoji]) {
    var generator = SplitMix64(seed: seed)
    starredEmojis = Set(emojis.shuffled(using: &generator).prefix(12))
  }
}

extension EmojiExplorerViewController {
  func accessoriesForListCell(of emoji: Emoji) -> [UICellAccessory] {
    var accessories = [UICellAccessory.disclosureIndicator()]
    if starredEmojis.contains(emoji) {
      let star = UIImageView(
        image: UIImage(
          systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
      )
      accessories.append(
        .customView(configuration: .init(customView: star, placement: .trailing())))
    }
    return accessories
  }

  func leadingSwipeActions(for indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .listed(let emoji) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isStarred = starredEmojis.contains(emoji)
    let starAction = UIContextualAction(style: .normal, title: nil) {
      [weak self] action, sourceView, completion in
      self?.setStarred(!isStarred, emoji)
      completion(true)
    }
    starAction.image = UIImage(systemName: isStarred ? "star.slash" : "star.fill")
    starAction.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [starAction])
  }

  func setStarred(_ isStarred: Bool, _ emoji: Emoji) {
    if isStarred {
      starredEmojis.insert(emoji)
    } else {
      starredEmojis.remove(emoji)
    }
    // The row may have moved since the action became visible.
    guard let indexPath = dataSource.indexPath(for: .listed(emoji)),
      let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
    else { return }
    UIView.animate(withDuration: 0.2) {
      cell.accessories = self.accessoriesForListCell(of: emoji)
      cell.layoutIfNeeded()
    }
  }
}
