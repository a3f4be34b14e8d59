// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A cell that stands for an item whose data are not there yet (interaction rule PL-1).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The item that it stands before; behind the last, the number of items.
  ///   - reuseIdentifier: What its cell is dequeued by.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Called with the cell each time it becomes visible, and when its update was asked for.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for something that was dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the cell looks that the preview goes to; nil for all of it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What exchanges a placeholder for an item, at any time after the drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Calls the placeholder's `cellUpdateHandler` if its cell is visible.
  func setNeedsCellUpdate()
  /// Exchanges the placeholder for an item that the data insert in its place.
  ///
  /// - Parameter dataSourceUpdates: Inserts one item into the data, at the path that it is given.
  /// - Returns: False if the placeholder is there no longer; then nothing happens.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  ///
  /// - Returns: False if it is there no longer.
  @discardableResult
  func deletePlaceholder() -> Bool
}
