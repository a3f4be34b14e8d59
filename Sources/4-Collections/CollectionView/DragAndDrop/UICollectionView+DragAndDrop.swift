// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
public import Interactions
import Views

extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that says whether items can be dragged. Setting it to false ends a drag of them.
  public var dragInteractionEnabled: Bool {
    get { drags.source.interaction.isEnabled }
    set { drags.source.interaction.isEnabled = newValue }
  }

  /// A Boolean value that says whether items of the view are being dragged.
  public var hasActiveDrag: Bool { drags.source.isActive }

  /// A Boolean value that says whether a drag is over the view, or a drop on it has not ended.
  public var hasActiveDrop: Bool { drags.target.isActive }

  /// A Boolean value that says whether an item that a drag rests over is treated as tapped.
  public var isSpringLoaded: Bool {
    get { drags.isSpringLoaded }
    set { drags.isSpringLoaded = newValue }
  }
}

extension UICollectionView {
  /// Releases the lifted item; its cell is an ordinary one again.
  func endReordering(_ end: () -> Void) {
    let cell = engine.movingItem.flatMap { engine.view(for: .cell($0)) } as? UICollectionViewCell
    end()
    cell?.setState(.reordering, false)
    // The item may have another cell by now, which clients or another layout asked for on the way.
    for (key, view) in engine.visibleViews(of: .cell)
    where key.presentedPath != engine.reorderedItem {
      (view as? UICollectionViewCell)?.setState(.reordering, false)
    }
  }
}
