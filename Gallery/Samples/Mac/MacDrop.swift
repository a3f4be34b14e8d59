// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

/// Items that are dragged among others: one is dropped in a gap, one is given up over an item.
final class MacDrop: MacSample, Sample, AnimatedSample {
  static let name = "mac-drop"
  static let summary =
    "A window of the Mac: an item is dropped between others, another slides back."
  static let duration: TimeInterval? = 3.6

  private static let itemSize = NSSize(width: 60, height: 40)
  private var collectionView: NSCollectionView! = nil
  private var letters = [["A", "B", "C", "D", "E", "F", "G"], ["H", "I", "J"]]

  override class var size: CGSize { CGSize(width: 300, height: 150) }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = addCollectionView()
    let layout = NSCollectionViewFlowLayout()
    layout.itemSize = Self.itemSize
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 8
    layout.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    collectionView.collectionViewLayout = layout
    collectionView.register(
      MacTextItem.self, forItemWithIdentifier: MacTextItem.reuseIdentifier)
    collectionView.registerForDraggedTypes([.string])
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  /// A picture shows the drag: F between B and C.
  override func viewDidEnter() {
    view.layoutSubtreeIfNeeded()
    let window = view.window
    window?.pressMouse(at: middle(ofItemAt: IndexPath(item: 5, section: 0)))
    window?.moveMouse(to: collectionView.convert(NSPoint(x: 150, y: 30), to: nil))
  }

  func begin() {
    // What moves by then is where it was.
    let first = middle(ofItemAt: IndexPath(item: 0, section: 0))
    let target = middle(ofItemAt: IndexPath(item: 1, section: 1))
    view.window?.play([
      .rest(0.6), .release, .rest(0.6), .press(first), .rest(0.2),
      .move(to: target, duration: 0.8), .rest(0.5), .escape, .release,
    ])
  }

  private func middle(ofItemAt indexPath: IndexPath) -> NSPoint {
    let frame = collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    return collectionView.convert(NSPoint(x: frame.midX, y: frame.midY), to: nil)
  }
}

extension MacDrop: NSCollectionViewDataSource {
  func numberOfSections(in collectionView: NSCollectionView) -> Int { letters.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters[section].count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = collectionView.makeItem(withIdentifier: MacTextItem.reuseIdentifier, for: indexPath)
    item.textField?.stringValue = letters[indexPath.section][indexPath.item]
    return item
  }
}

extension MacDrop: NSCollectionViewDelegate {
  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? { letters[indexPath.section][indexPath.item] as NSString }

  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation { .move }

  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    guard dropOperation == .before, let source = collectionView.selectionIndexPaths.first else {
      return false
    }
    let letter = letters[source.section].remove(at: source.item)
    // The letter itself was counted where it was taken from.
    let isBehind = source.section == indexPath.section && source.item < indexPath.item
    let target = IndexPath(
      item: indexPath.item - (isBehind ? 1 : 0), section: indexPath.section)
    letters[target.section].insert(letter, at: target.item)
    collectionView.animator().moveItem(at: source, to: target)
    return true
  }
}
