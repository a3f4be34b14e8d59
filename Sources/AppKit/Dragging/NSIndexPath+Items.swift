// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSIndexPath {
  /// Creates the index path of an item.
  ///
  /// - Parameters:
  ///   - item: The item's number in its section.
  ///   - section: The section.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The item's number in its section; the index path has two numbers.
  public var item: Int { index(atPosition: 1) }
  /// The section; the index path has two numbers.
  public var section: Int { index(atPosition: 0) }
}
