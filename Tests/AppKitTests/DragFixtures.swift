// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit

extension NSPasteboard.PasteboardType {
  /// What the tests drag.
  static let letter = NSPasteboard.PasteboardType("test.letter")
}

/// Letters that can be dragged, dropped among others and onto them; what it heard is recorded.
@MainActor
final class LetterSource: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
  /// The letters of each section.
  var letters: [[String]]
  /// What happened, in order.
  var log: [String] = []
  /// Items that may not be highlighted.
  var refused: Set<IndexPath> = []
  /// Whether items may be dragged.
  var canDrag = true
  /// Items that have no writer.
  var unwritten: Set<IndexPath> = []
  /// What a drop would do.
  var answer: NSDragOperation = .move
  /// Changes the proposal.
  var retarget: ((inout NSIndexPath, inout NSCollectionView.DropOperation) -> Void)?
  /// Whether a drop is accepted.
  var accepts = true
  /// Called when something is dropped.
  var onDrop: ((any NSDraggingInfo) -> Void)?
  /// The last session.
  var session: NSDraggingSession?

  init(letters: [[String]]) {
    self.letters = letters
    super.init()
  }

  func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

  func names(_ paths: Set<IndexPath>) -> String {
    paths.sorted().map(name).joined(separator: " ")
  }

  // MARK: Data

  func numberOfSections(in collectionView: NSCollectionView) -> Int { letters.count }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { letters[section].count }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    collectionView.makeItem(withIdentifier: CountingSource.identifier, for: indexPath)
  }

  // MARK: Selection

  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath> {
    log.append("shouldChange \(names(indexPaths)) \(highlightState)")
    return indexPaths.subtracting(refused)
  }

  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) { log.append("didChange \(names(indexPaths)) \(highlightState)") }

  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath> {
    log.append("shouldSelect \(names(indexPaths))")
    return indexPaths
  }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) { log.append("didSelect \(names(indexPaths))") }

  // MARK: Dragging

  func collectionView(
    _ collectionView: NSCollectionView, canDragItemsAt indexPaths: Set<IndexPath>,
    with event: NSEvent
  ) -> Bool {
    log.append("canDrag \(names(indexPaths))")
    return canDrag
  }

  func collectionView(
    _ collectionView: NSCollectionView, pasteboardWriterForItemAt indexPath: IndexPath
  ) -> (any NSPasteboardWriting)? {
    log.append("writer \(name(indexPath))")
    guard !unwritten.contains(indexPath) else { return nil }
    let item = NSPasteboardItem()
    item.setString(letters[indexPath.section][indexPath.item], forType: .letter)
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    willBeginAt screenPoint: NSPoint, forItemsAt indexPaths: Set<IndexPath>
  ) {
    self.session = session
    log.append("begin \(names(indexPaths))")
  }

  func collectionView(
    _ collectionView: NSCollectionView, draggingSession session: NSDraggingSession,
    endedAt screenPoint: NSPoint, dragOperation operation: NSDragOperation
  ) { log.append("ended \(operation.rawValue)") }

  func collectionView(
    _ collectionView: NSCollectionView, validateDrop draggingInfo: any NSDraggingInfo,
    proposedIndexPath proposedDropIndexPath: AutoreleasingUnsafeMutablePointer<NSIndexPath>,
    dropOperation proposedDropOperation: UnsafeMutablePointer<NSCollectionView.DropOperation>
  ) -> NSDragOperation {
    let path = proposedDropIndexPath.pointee as IndexPath
    log.append("validate \(proposedDropOperation.pointee) \(name(path))")
    retarget?(&proposedDropIndexPath.pointee, &proposedDropOperation.pointee)
    return answer
  }

  func collectionView(
    _ collectionView: NSCollectionView, acceptDrop draggingInfo: any NSDraggingInfo,
    indexPath: IndexPath, dropOperation: NSCollectionView.DropOperation
  ) -> Bool {
    log.append("accept \(dropOperation) \(name(indexPath))")
    onDrop?(draggingInfo)
    return accepts
  }

  func collectionView(
    _ collectionView: NSCollectionView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo
  ) { log.append("update") }

  // MARK: Moving letters

  /// Takes letters out and puts them in front of another, all inside one collection view.
  func move(_ paths: Set<IndexPath>, before target: IndexPath, in view: NSCollectionView) {
    let sorted = paths.sorted()
    let moved = sorted.map { letters[$0.section][$0.item] }
    for path in sorted.reversed() { letters[path.section].remove(at: path.item) }
    let place =
      target.item - sorted.count { $0.section == target.section && $0.item < target.item }
    letters[target.section].insert(contentsOf: moved, at: place)
    view.performBatchUpdates({
      for (number, path) in sorted.enumerated() {
        view.moveItem(
          at: path, to: IndexPath(item: place + number, section: target.section))
      }
    })
  }
}

/// Holds a delegate for as long as the window.
private final class Holder: NSView {
  var held: AnyObject?
}

extension Fixture {
  /// W 21's flow with letters, which can be dragged and dropped.
  static func letters(
    _ letters: [[String]] = [["A", "B", "C", "D", "E", "F", "G"], ["H", "I", "J"]],
    clip: NSSize = NSSize(width: 300, height: 150), layout: NSCollectionViewLayout? = nil
  ) -> (Fixture, LetterSource) {
    let source = LetterSource(letters: letters)
    let fixture = Fixture(clip: clip, counts: [], layout: nil)
    fixture.view.dataSource = source
    fixture.view.collectionViewLayout = layout ?? exampleFlow()
    fixture.view.delegate = source
    let holder = Holder(frame: .zero)
    holder.held = source
    fixture.window.contentView?.addSubview(holder)
    fixture.window.layoutIfNeeded()
    fixture.view.isSelectable = true
    fixture.view.registerForDraggedTypes([.letter])
    source.log = []
    return (fixture, source)
  }

  /// W 21: 60 × 40 items.
  static func exampleFlow() -> NSCollectionViewFlowLayout {
    let flow = NSCollectionViewFlowLayout()
    flow.itemSize = NSSize(width: 60, height: 40)
    flow.minimumInteritemSpacing = 6
    flow.minimumLineSpacing = 8
    flow.sectionInset = NSEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    return flow
  }

  /// The middle of an item, in the window.
  func middle(_ section: Int, _ item: Int) -> NSPoint {
    let frame = frame(item, section) ?? .zero
    return point(frame.midX, frame.midY)
  }

  /// The indicator of a gap, in the collection view; nil while there is none.
  var indicatorFrame: NSRect? {
    view.visibleSupplementaryViews(
      ofKind: NSCollectionView.elementKindInterItemGapIndicator
    ).first?.frame
  }
}
