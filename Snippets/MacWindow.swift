// A window of the Mac: a collection view of projects, below a field to search them.

// snippet.hide
// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// snippet.show
import Cocoa
import IllustrationsAppKit

// snippet.layout
@MainActor func makeLayout() -> NSCollectionViewLayout {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
    subitem: item, count: 3)

  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = 8
  section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 14, bottom: 12, trailing: 14)
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(28)),
      elementKind: NSCollectionView.elementKindSectionHeader, alignment: .top)
  ]
  return NSCollectionViewCompositionalLayout(section: section)
}
// snippet.end

// snippet.hide
struct Project: Hashable {
  let title: String
  let detail: String
  let symbol: String
  let color: NSColor
}

final class ProjectItem: NSCollectionViewItem {
  let backdrop = NSBox(frame: .zero)
  let tile = NSBox(frame: .zero)
  let detail = NSTextField(labelWithString: "")

  override var isSelected: Bool {
    didSet { backdrop.isTransparent = !isSelected }
  }

  func show(_ project: Project) {
    tile.fillColor = project.color
    imageView?.image = NSImage(systemSymbolName: project.symbol, accessibilityDescription: nil)
    textField?.stringValue = project.title
    detail.stringValue = project.detail
  }

  override func loadView() {
    let symbol = NSImageView(frame: .zero)
    symbol.contentTintColor = .white
    symbol.symbolConfiguration = NSImage.SymbolConfiguration(pointSize: 24, weight: .medium)
    let title = NSTextField(labelWithString: "")
    title.alignment = .center
    title.lineBreakMode = .byTruncatingTail
    detail.font = .systemFont(ofSize: NSFont.smallSystemFontSize)
    detail.textColor = .secondaryLabelColor
    detail.alignment = .center
    for box in [backdrop, tile] {
      box.boxType = .custom
      box.borderWidth = 0
      box.cornerRadius = box === tile ? 14 : 8
    }
    backdrop.fillColor = .unemphasizedSelectedContentBackgroundColor
    backdrop.isTransparent = true
    let root = NSView(frame: .zero)
    for view in [backdrop, tile, symbol, title, detail] as [NSView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      backdrop.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      backdrop.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      backdrop.topAnchor.constraint(equalTo: root.topAnchor),
      backdrop.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      tile.topAnchor.constraint(equalTo: root.topAnchor, constant: 9),
      tile.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      tile.widthAnchor.constraint(equalToConstant: 60),
      tile.heightAnchor.constraint(equalToConstant: 60),
      symbol.centerXAnchor.constraint(equalTo: tile.centerXAnchor),
      symbol.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
      title.topAnchor.constraint(equalTo: tile.bottomAnchor, constant: 5),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
    ])
    for label in [title, detail] {
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4).isActive = true
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4).isActive = true
    }
    view = root
    imageView = symbol
    textField = title
  }
}

final class HeaderView: NSView, NSCollectionViewElement {
  let label = NSTextField(labelWithString: "")

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabelColor
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }
}

let sections: [(title: String, projects: [Project])] = [
  (
    "Recent",
    [
      Project(title: "Alpine Map", detail: "Today", symbol: "leaf.fill", color: .systemGreen),
      Project(title: "Radio Play", detail: "Today", symbol: "headphones", color: .systemIndigo),
      Project(title: "Night Train", detail: "Yesterday", symbol: "tram.fill", color: .systemOrange),
      Project(title: "Storm Log", detail: "Monday", symbol: "cloud.rain.fill", color: .systemBlue),
      Project(title: "Campfire", detail: "12 May", symbol: "flame.fill", color: .systemRed),
      Project(title: "Choir", detail: "3 May", symbol: "music.mic", color: .systemPurple),
    ]
  ),
  (
    "Shared with me",
    [
      Project(title: "Garden Plan", detail: "Ada", symbol: "sun.max.fill", color: .systemYellow),
      Project(title: "Bicycle Trip", detail: "Ben", symbol: "bicycle", color: .systemTeal),
      Project(title: "Recipes", detail: "Chloé", symbol: "heart.fill", color: .systemPink),
    ]
  ),
]
let itemIdentifier = NSUserInterfaceItemIdentifier("project")
let headerIdentifier = NSUserInterfaceItemIdentifier("header")
// snippet.show

// snippet.window
let window = NSWindow(
  contentRect: NSRect(x: 0, y: 0, width: 400, height: 372), styleMask: [.titled, .resizable],
  backing: .buffered, defer: false)
let collectionView = NSCollectionView(frame: .zero)
collectionView.collectionViewLayout = makeLayout()
collectionView.isSelectable = true
let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 400, height: 328))
scrollView.documentView = collectionView
let searchField = NSSearchField(frame: NSRect(x: 236, y: 339, width: 150, height: 22))
searchField.placeholderString = "Search"
window.contentView?.addSubview(scrollView)
window.contentView?.addSubview(searchField)
// snippet.end

// snippet.hide
let title = NSTextField(labelWithString: "Projects")
title.font = .systemFont(ofSize: 15, weight: .bold)
title.frame = NSRect(x: 22, y: 339, width: 180, height: 20)
window.contentView?.addSubview(title)

collectionView.register(ProjectItem.self, forItemWithIdentifier: itemIdentifier)
collectionView.register(
  HeaderView.self, forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
  withIdentifier: headerIdentifier)
let dataSource = NSCollectionViewDiffableDataSource<Int, Project>(collectionView: collectionView) {
  collectionView, indexPath, project in
  let item = collectionView.makeItem(withIdentifier: itemIdentifier, for: indexPath)
  (item as? ProjectItem)?.show(project)
  return item
}
dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
  let header =
    collectionView.makeSupplementaryView(
      ofKind: kind, withIdentifier: headerIdentifier, for: indexPath) as? HeaderView
  header?.label.stringValue = sections[indexPath.section].title
  return header
}
var snapshot = NSDiffableDataSourceSnapshot<Int, Project>()
for (index, section) in sections.enumerated() {
  snapshot.appendSections([index])
  snapshot.appendItems(section.projects)
}
dataSource.apply(snapshot, animatingDifferences: false)
window.layoutIfNeeded()
collectionView.selectItems(at: [IndexPath(item: 1, section: 0)], scrollPosition: [])
// snippet.show

// snippet.illustrate
try illustrate("mac-window", of: window)

// snippet.end

// snippet.anatomy
let anatomy = PictureAnatomy([.items, .groups, .supplementaries, .insets, .spacing])
try illustrate("mac-window-anatomy", of: scrollView, anatomy: anatomy)
// snippet.end
