// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Interactions
import Views

/// The drag and drop of a table view: its delegates and interactions.
@MainActor
final class TableDragAndDrop {
  weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate !== oldValue { drags.delegatesChanged() } }
  }
  weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate !== oldValue { drags.delegatesChanged() } }
  }
  let drags: DragAndDrop
  let spring: ItemSpring

  init(_ view: UITableView) {
    drags = DragAndDrop(view.engine, host: view)
    spring = ItemSpring(view, view.engine)
  }
}

extension UITableView {
  /// The delegate that supplies the dragged rows; nil, as at first, for none. It is not retained.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragAndDrop.dragDelegate }
    set { dragAndDrop.dragDelegate = newValue }
  }

  /// The delegate that handles drops; nil, as at first, for none. It is not retained.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragAndDrop.dropDelegate }
    set { dragAndDrop.dropDelegate = newValue }
  }

  /// A Boolean value that says whether rows can be dragged. Setting it to false ends a drag of them.
  public var dragInteractionEnabled: Bool {
    get { dragAndDrop.drags.source.interaction.isEnabled }
    set { dragAndDrop.drags.source.interaction.isEnabled = newValue }
  }

  /// A Boolean value that says whether rows of the view are being dragged.
  public var hasActiveDrag: Bool { dragAndDrop.drags.source.isActive }

  /// A Boolean value that says whether a drag is over the view, or a drop on it has not ended.
  public var hasActiveDrop: Bool { dragAndDrop.drags.target.isActive }
}

extension UITableView: UISpringLoadedInteractionSupporting {
  /// A Boolean value that says whether a row that a drag rests over is treated as tapped.
  public var isSpringLoaded: Bool {
    get { dragAndDrop.spring.view === self }
    set {
      if newValue {
        addInteraction(dragAndDrop.spring)
      } else {
        removeInteraction(dragAndDrop.spring)
      }
    }
  }
}
