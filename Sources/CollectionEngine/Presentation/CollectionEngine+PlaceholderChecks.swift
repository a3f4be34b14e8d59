// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry

extension CollectionEngine {
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
        A placeholder cannot be inserted at \(path): the data has \(counts.count) sections with \
        \(counts) \(host.words.item)s.
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
