// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

// Geometry has the same for IndexPath.
extension NSIndexPath {
  /// Creates the index path of an item.
  ///
  /// - Parameters:
  ///   - item: The item's number in its section.
  ///   - section: The section.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The item's number in its section; the index path must have two numbers.
  public var item: Int { index(atPosition: 1) }
  /// The section; the index path must have two numbers.
  public var section: Int { index(atPosition: 0) }
}

extension NSSet {
  /// Creates a set of one index path.
  public convenience init(collectionViewIndexPath indexPath: IndexPath) {
    self.init(array: [indexPath as NSIndexPath])
  }

  /// Creates a set of index paths.
  public convenience init(collectionViewIndexPaths indexPaths: [IndexPath]) {
    self.init(array: indexPaths.map { $0 as NSIndexPath })
  }

  /// Calls a closure with each index path of the set, by section and then by item.
  ///
  /// - Parameters:
  ///   - opts: `reverse` for the last first; others are ignored.
  ///   - block: Called with each index path, and a flag that ends it when it is set.
  public func enumerateIndexPaths(
    options opts: NSEnumerationOptions = [],
    using block: (IndexPath, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let paths = allObjects.compactMap {
      ($0 as? NSIndexPath).map { $0 as IndexPath } ?? $0 as? IndexPath
    }
    .sorted()
    var stops = ObjCBool(false)
    for path in opts.contains(.reverse) ? paths.reversed() : paths {
      block(path, &stops)
      if stops.boolValue { return }
    }
  }
}
