// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Everything a grid layout of the Mac depends on.
package struct GridSpecification: Hashable, Sendable {
  var containerSize: CGSize
  /// The number of items of each section; all follow each other as one list.
  var itemCounts: [Int]
  package var margins = UIEdgeInsets.zero
  package var interitemSpacing: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  /// The most rows; 0 for as many as needed.
  package var maximumRows = 0
  /// The most columns; 0 for as many as fit.
  package var maximumColumns = 0
  /// The least size of items; it wins over the maximum.
  package var minimumSize = CGSize.zero
  /// The greatest size of items; 0 for no maximum.
  package var maximumSize = CGSize.zero

  /// Creates a grid without margins and distances.
  package init(itemCounts: [Int], in containerSize: CGSize) {
    self.itemCounts = itemCounts
    self.containerSize = containerSize
  }

  /// Checks that all numbers can be used.
  ///
  /// - Throws: ``GridError`` for the first that cannot.
  func check() throws(GridError) {
    let lengths: [(String, CGFloat)] = [
      ("margins.top", margins.top), ("margins.left", margins.left),
      ("margins.bottom", margins.bottom), ("margins.right", margins.right),
      ("minimumInteritemSpacing", interitemSpacing), ("minimumLineSpacing", lineSpacing),
      ("minimumItemSize.width", minimumSize.width), ("minimumItemSize.height", minimumSize.height),
      ("maximumItemSize.width", maximumSize.width), ("maximumItemSize.height", maximumSize.height),
    ]
    for (name, length) in lengths where !length.isFinite { throw .notFinite(name, length) }
    if maximumRows < 0 { throw .negative("maximumNumberOfRows", maximumRows) }
    if maximumColumns < 0 { throw .negative("maximumNumberOfColumns", maximumColumns) }
  }
}

/// Numbers that no grid can be made of.
package enum GridError: Error, Hashable, CustomStringConvertible {
  case notFinite(String, CGFloat)
  case negative(String, Int)

  package var description: String {
    switch self {
    case .notFinite(let name, let length):
      "NSCollectionViewGridLayout.\(name) is \(length); set a finite number of points."
    case .negative(let name, let number):
      "NSCollectionViewGridLayout.\(name) is \(number); set 0 for no limit, or a positive number."
    }
  }
}
