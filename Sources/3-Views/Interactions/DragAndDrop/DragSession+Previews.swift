// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

extension DragSession {
  /// The size of what is shown of a dragged item, in points; zero without a preview.
  package func previewSize(of item: UIDragItem) -> CGSize {
    dragged.first { $0.item === item }?.preview?.outlineBounds.size ?? .zero
  }

  /// The view that a dragged item's preview draws; nil without a preview.
  package func previewedView(of item: UIDragItem) -> UIView? {
    dragged.first { $0.item === item }?.preview?.source
  }
}
