// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// The column of a table, by whose identifier its delegate knows it.
@preconcurrency @MainActor
open class NSTableColumn: NSObject {
  /// The column's name.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The column's words. They are kept: tables have no headers here.
  open var title = ""
  /// The table that has the column; nil for none.
  open internal(set) weak var tableView: NSTableView?

  /// Creates a column.
  ///
  /// - Parameter identifier: Its name.
  public init(identifier: NSUserInterfaceItemIdentifier) { self.identifier = identifier }

  /// The width of the cells, in points: the table's, without what its style and the spacing leave free at
  /// the sides; 0 outside a table.
  open var width: CGFloat { tableView?.cellSpan.width ?? 0 }
}
