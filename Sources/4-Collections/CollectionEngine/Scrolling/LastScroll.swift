// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The item that a view was scrolled to by its index path, and the offset that it had then.
package struct LastScroll<Position> {
  package var indexPath: IndexPath
  package var position: Position
  package var offset: CGPoint

  package init(indexPath: IndexPath, position: Position, offset: CGPoint) {
    self.indexPath = indexPath
    self.position = position
    self.offset = offset
  }
}
