// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension NSCollectionView {
  /// The item at an index: of ``content``, visible or not; of a data source, if it is visible. An
  /// index has no item in more than one section: then the program stops.
  public func item(at index: Int) -> NSCollectionViewItem? {
    guard dataSource == nil else {
      requireOneSection("item(at:)")
      return item(at: IndexPath(item: index, section: 0))
    }
    return legacyItem(at: IndexPath(item: index, section: 0))
  }

  /// Returns the frame of the item at an index; zero for none. Several sections stop the program.
  public func frameForItem(at index: Int) -> NSRect {
    legacyFrame(at: index, of: nil, "frameForItem(at:)")
  }

  /// Returns the frame of the item at an index among a number of items.
  ///
  /// Layouts other than grids answer for the items that there are. More than one section stops the
  /// program.
  ///
  /// - Returns: The frame; zero for an index past the number.
  public func frameForItem(at index: Int, withNumberOfItems numberOfItems: Int) -> NSRect {
    legacyFrame(at: index, of: numberOfItems, "frameForItem(at:withNumberOfItems:)")
  }

  /// The most rows without a data source; 0, as at first, for no limit. With a grid layout it is the
  /// layout's (appkit rule MG-6).
  public var maxNumberOfRows: Int {
    get { grid?.maximumNumberOfRows ?? legacy.maximumRows }
    set { setLimit(newValue, \.maximumRows, \.maximumNumberOfRows) }
  }

  /// The most columns without a data source; 0, as at first, for no limit. With a grid layout it is
  /// the layout's.
  public var maxNumberOfColumns: Int {
    get { grid?.maximumNumberOfColumns ?? legacy.maximumColumns }
    set { setLimit(newValue, \.maximumColumns, \.maximumNumberOfColumns) }
  }

  /// The least size of items without a data source; zero at first. A grid layout has its own.
  public var minItemSize: NSSize {
    get { grid?.minimumItemSize ?? legacy.minimumItemSize }
    set { setLimit(newValue, \.minimumItemSize, \.minimumItemSize) }
  }

  /// The greatest size of items without a data source; a length of 0, as at first, is no limit. With
  /// a grid layout it is the layout's.
  public var maxItemSize: NSSize {
    get { grid?.maximumItemSize ?? legacy.maximumItemSize }
    set { setLimit(newValue, \.maximumItemSize, \.maximumItemSize) }
  }

  private var grid: NSCollectionViewGridLayout? {
    collectionViewLayout as? NSCollectionViewGridLayout
  }

  private func setLimit<Value>(
    _ value: Value, _ own: WritableKeyPath<LegacyContent, Value>,
    _ layout: ReferenceWritableKeyPath<NSCollectionViewGridLayout, Value>
  ) {
    if let grid { return grid[keyPath: layout] = value }
    legacy[keyPath: own] = value
    emptyLayout.invalidateLayout()
  }
}
