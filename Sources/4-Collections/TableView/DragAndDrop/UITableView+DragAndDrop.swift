// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Interactions
import Views

extension UITableView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that says whether rows can be dragged. Setting it to false ends a drag of them.
  public var dragInteractionEnabled: Bool {
    get { drags.source.interaction.isEnabled }
    set { drags.source.interaction.isEnabled = newValue }
  }

  /// A Boolean value that says whether rows of the view are being dragged.
  public var hasActiveDrag: Bool { drags.source.isActive }

  /// A Boolean value that says whether a drag is over the view, or a drop on it has not ended.
  public var hasActiveDrop: Bool { drags.target.isActive }

  /// A Boolean value that says whether a row that a drag rests over is treated as tapped.
  public var isSpringLoaded: Bool {
    get { drags.isSpringLoaded }
    set { drags.isSpringLoaded = newValue }
  }
}
