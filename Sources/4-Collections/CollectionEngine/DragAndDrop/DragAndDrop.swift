// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import Interactions
import Views

/// The drags of an engine's items, and the drops on its host: what every face shares.
///
/// It stands between a view's interactions and the delegates of its face, which ``DragHost`` calls,
/// and keeps what is shown of a drag.
@MainActor
package final class DragAndDrop {
  let engine: CollectionEngine
  private weak var attachedHost: (any DragHost)?
  package private(set) lazy var source = DragSource(self)
  package private(set) lazy var target = DropTarget(self)
  private lazy var spring = ItemSpring(host, engine)

  package init(_ engine: CollectionEngine, host: any DragHost) {
    self.engine = engine
    attachedHost = host
  }

  /// The host; nil while it is being taken away.
  var host: (any DragHost)? { attachedHost }

  /// The delegates of the host changed: touches wait for a drag if any, and drags find the view.
  package func delegatesChanged() {
    guard let host else { return }
    if host.hasDragDelegate {
      host.node.addInteraction(source.interaction)
    } else {
      host.node.removeInteraction(source.interaction)
    }
    if host.hasDragDelegate || host.hasDropDelegate {
      host.node.addInteraction(target.interaction)
    } else {
      host.node.removeInteraction(target.interaction)
    }
  }

  /// Whether an item that a drag rests over is treated as tapped.
  package var isSpringLoaded: Bool {
    get { spring.view != nil }
    set {
      if newValue {
        host?.node.addInteraction(spring)
      } else {
        host?.node.removeInteraction(spring)
      }
    }
  }

  /// A view has been made for an item, or its item got another path.
  package func update(_ view: any ElementView, at path: PresentedIndexPath) {
    source.update(view, at: path)
    target.update(view, at: path)
  }
}
