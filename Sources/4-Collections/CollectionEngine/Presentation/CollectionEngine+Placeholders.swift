// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
import Views

/// The supplier of a placeholder's view.
@MainActor
struct PlaceholderSource {
  let makeView: (IndexPath) -> any ElementView
  /// The height that it asks for, in points; nil for that of items.
  let height: CGFloat?
}

extension CollectionEngine {
  /// Whether everything is presented where the data have it.
  package var presentsDataOrder: Bool { presentation.isIdentity }

  /// Whether anything is presented that the data do not have, or elsewhere than they have it: a gap,
  /// a dragged item, a placeholder.
  package var presentsUncommittedChanges: Bool {
    presentation.movement == nil && !presentation.isIdentity
  }

  /// Says that a reload loses what is presented beside the data (interaction section 8, row 19).
  package func reportLostChanges() {
    guard presentsUncommittedChanges, !isPerformingDrop else { return }
    consoleMessage(
      """
      reloadData() was called while hasUncommittedUpdates is true: the gap and placeholders are \
      lost. Use performBatchUpdates(_:completion:) instead.
      """)
  }

  /// Inserts a placeholder; an open gap closes in the same batch (interaction rule IR-15).
  ///
  /// - Parameters:
  ///   - path: The item of the data that it stands before.
  ///   - height: The height that it asks for, in points; nil for that of items.
  ///   - makeView: Makes its view, dequeued from the engine.
  /// - Returns: Its number, by which the others know it.
  func insertPlaceholder(
    at path: DataIndexPath, height: CGFloat? = nil,
    makeView: @escaping (IndexPath) -> any ElementView
  ) -> Int {
    let source = PlaceholderSource(makeView: makeView, height: height)
    return present { $0.insertPlaceholder(source, before: path) }
  }

  /// The path at which the data would insert the item of a placeholder; nil for one that is lost.
  func insertionPath(ofPlaceholder number: Int) -> DataIndexPath? {
    presentation.insertionPath(ofPlaceholder: number)
  }

  /// Returns the position at which a placeholder is presented; nil for one that is lost.
  func presentedPath(ofPlaceholder number: Int) -> PresentedIndexPath? {
    presentation.order.presentedPath(ofPlaceholder: number)
  }

  /// The height that the placeholder at a path asks for; nil for none, and for items.
  package func placeholderHeight(at path: PresentedIndexPath) -> CGFloat? {
    presentation.content(at: path)?.height
  }

  package func holdsPlaceholderHeights(inSection section: Int) -> Bool {
    presentation.contents(inSection: section).contains { $0.height != nil }
  }

  /// Exchanges a placeholder for an item that the data insert in its place (interaction rule PL-3).
  ///
  /// - Parameters:
  ///   - number: The placeholder.
  ///   - updates: Inserts the item into the data, at the path that it is given.
  /// - Returns: False for a placeholder that is lost; then nothing happens.
  func commitPlaceholder(_ number: Int, updates: (DataIndexPath) -> Void) -> Bool {
    guard let path = insertionPath(ofPlaceholder: number) else { return false }
    prepareForUpdates()
    let recording = UpdateRecording(previous: attributesNearby())
    let before = dataCounts
    updates(path)
    knownCounts.forget()
    let mapping = checkedMapping(
      of: BatchUpdates([.insertItem(path.indexPath)]), from: before, to: countData())
    let previous = presentation.order
    presentation.exchangePlaceholder(number, following: mapping)
    let presented = mapping.presented(
      from: previous, to: presentation.order, exchanging: (number, path))
    gapWasPresented()
    dataChanged()
    commit(
      presented, recording, from: previous,
      settings: AnimationBlock.Settings(duration: presentationDuration))
    return true
  }

  /// Takes a placeholder away (interaction rule PL-4).
  ///
  /// - Returns: False for one that is lost; then nothing happens.
  func deletePlaceholder(_ number: Int) -> Bool {
    guard insertionPath(ofPlaceholder: number) != nil else { return false }
    present { $0.deletePlaceholder(number) }
    return true
  }

  /// Inserts a placeholder that a client names; one that cannot be stops the program (interaction
  /// section 8, row 4).
  ///
  /// - Parameters:
  ///   - path: The item of the data that it stands before.
  ///   - identifier: What its cell is dequeued by.
  ///   - register: The method that registers cells, for the message.
  ///   - height: The height that it asks for, in points; nil for that of items.
  ///   - makeView: Makes its view.
  /// - Returns: Its number.
  package func insertPlaceholder(
    before path: DataIndexPath, reuseIdentifier identifier: String, registeredBy register: String,
    height: CGFloat? = nil, makeView: @escaping (IndexPath) -> any ElementView
  ) -> Int {
    let counts = dataCounts
    guard counts.indices.contains(path.section), path.item >= 0, path.item <= counts[path.section]
    else {
      programmerError(
        """
        A placeholder cannot be inserted at \(path): the data has \(counts.count) \
        section\(counts.count == 1 ? "" : "s") with \(counts) \(host.words.item)s.
        """)
    }
    guard isRegistered(.cell(identifier: identifier)) else {
      programmerError(
        """
        Cannot dequeue a cell for the placeholder at \(path): no class is registered for the \
        identifier "\(identifier)". Call \(register) first.
        """)
    }
    return insertPlaceholder(at: path, height: height, makeView: makeView)
  }
}
