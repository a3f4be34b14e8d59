// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// Two lists beside each other: rows are dragged from one to the other.
final class MacDragBetween: MacSample, Sample, AnimatedSample {
  static let name = "mac-drag-between"
  static let summary = "A window of the Mac: two rows are dragged from one list to another."
  static let duration: TimeInterval? = 2.4

  private static let reuseIdentifier = NSUserInterfaceItemIdentifier("list-item-reuse-identifier")
  private var lists: [NSCollectionView] = []
  private var names = [
    ["Aneto", "Breithorn", "Civetta", "Dom", "Eiger", "Finsteraarhorn"],
    ["Lofoten", "Madeira", "Nordkapp"],
  ]

  override class var size: CGSize { CGSize(width: 400, height: 160) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in names.indices {
      let frame = NSRect(x: index * 200 + index, y: 0, width: 200 - index, height: 160)
      let list = addCollectionView(in: frame)
      list.enclosingScrollView?.autoresizingMask =
        index == 0 ? [.width, .height, .maxXMargin] : [.width, .height, .minXMargin]
      list.collectionViewLayout = createLayout()
      list.register(MacListItem.self, forItemWithIdentifier: Self.reuseIdentifier)
      list.registerForDraggedTypes([.string])
      list.dataSource = self
      list.delegate = self
      lists.append(list)
    }
  }

  /// A picture shows the drag: two rows over the second list.
  override func viewDidEnter() {
    view.layoutSubtreeIfNeeded()
    lists[0].selectionIndexPaths = [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)]
    view.window?.pressMouse(at: lists[0].convert(NSPoint(x: 100, y: 30), to: nil))
    view.window?.moveMouse(to: lists[1].convert(NSPoint(x: 120, y: 38), to: nil))
  }

  func begin() {
    let end = lists[1].convert(NSPoint(x: 110, y: 24), to: nil)
    view.window?.play([.rest(0.4), .move(to: end, duration: 0.4), .rest(0.4), .release])
  }

  private func createLayout() -> NSCollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func index(of list: NSCollectionView) -> Int { lists.firstIndex { $0 === list } ?? 0 }
}

extension MacDragBetween: NSCollectionViewDataSource {
  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { names[index(of: collectionView)].count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: Self.reuseIdentifier, for: indexPath)
    item.textField?.stringValue = names[index(of: collectionView)][indexPath.item]
    return item
  }
}

extension MacDragBetween: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? {
    names[index(of: collectionView)][indexPath.item] as NSString
  }

  /// Rows that are dragged together follow each other.
  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>
  ) { session.draggingFormation = .list }

  /// Rows go between others, the nearer side of the one under the mouse.
  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    if proposedDropOperation.pointee == .on {
      let point = collectionView.convert(draggingInfo.draggingLocation, from: nil)
      let item = proposedDropIndexPath.pointee.item
      let frame = collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?
        .frame
      proposedDropIndexPath.pointee = NSIndexPath(
        forItem: point.y < (frame?.midY ?? 0) ? item : item + 1, inSection: 0)
      proposedDropOperation.pointee = .before
    }
    return .move
  }

  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    guard let source = draggingInfo.draggingSource as? NSCollectionView,
      source !== collectionView
    else { return false }
    let moved = source.selectionIndexPaths.sorted()
    let (from, to) = (index(of: source), index(of: collectionView))
    let added = moved.map { names[from][$0.item] }
    for path in moved.reversed() { names[from].remove(at: path.item) }
    names[to].insert(contentsOf: added, at: indexPath.item)
    source.animator().deleteItems(at: Set(moved))
    collectionView.animator().insertItems(
      at: Set(added.indices.map { IndexPath(item: indexPath.item + $0, section: 0) }))
    return true
  }
}
