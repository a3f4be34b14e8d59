// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// A cell that stands for a row whose data are not there yet (interaction rule PL-1).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The row that it stands before; behind the last, the number of rows.
  ///   - reuseIdentifier: What its cell is dequeued by.
  ///   - rowHeight: Its height in points (behaviour rule TV-42);
  ///     `UITableView.automaticDimension` measures it.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }

  /// Called with the cell each time it becomes visible, and when its update was asked for.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for something that was dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the cell looks that the preview goes to; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What exchanges a placeholder for a row, at any time after the drop.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Calls the placeholder's `cellUpdateHandler` if its cell is visible.
  func setNeedsCellUpdate()
  /// Exchanges the placeholder for a row that the data insert in its place.
  ///
  /// - Parameter dataSourceUpdates: Inserts one row into the data, at the path that it is given.
  /// - Returns: False if the placeholder is there no longer; then nothing happens.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  ///
  /// - Returns: False if it is there no longer.
  @discardableResult
  func deletePlaceholder() -> Bool
}
