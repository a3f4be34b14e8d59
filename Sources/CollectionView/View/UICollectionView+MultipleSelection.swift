// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Foundation
import Geometry
import Views

extension UICollectionView: PanTarget {
  /// Interaction rule TS-1.
  package func takePan(from point: CGPoint) -> Bool { multipleSelection.takePan(from: point) }
  package func panMoved(to point: CGPoint) { multipleSelection.move(to: point) }
  package func panEnded() { multipleSelection.end() }
}

extension UICollectionView: MultipleSelectionHost {
  package var allowsSelectionByPan: Bool { canSelect }

  /// Interaction rule TS-2.
  package func allowSelectingSeveral() { allowsMultipleSelection = true }

  package func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    OptionalMethod.value(
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate
    ) { $0.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) } ?? false
  }

  package func didBeginMultipleSelection(at path: IndexPath) {
    delegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: path)
  }

  package func didEndMultipleSelection() {
    delegate?.collectionViewDidEndMultipleSelectionInteraction?(self)
  }

  package var selectionOrder: [IndexPath] { selectedItems }

  package func setSelectedByUser(_ path: IndexPath, _ isSelected: Bool) {
    if isSelected { selectAsUser(path) } else { deselectAsUser(path) }
  }
}
