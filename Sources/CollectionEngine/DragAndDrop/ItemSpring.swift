// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import Foundation
package import Views

/// Opens the items of a host that a drag rests over, as a tap does (interaction rules SP-1 and SP-3).
package final class ItemSpring: UISpringLoadedInteraction {
  /// Items open for the host's own reasons.
  package init(_ host: any DragHost) {
    super.init(interactionBehavior: ItemSpringParts(host)) { [weak host] _, context in
      guard let path = context.targetItem as? IndexPath else { return }
      host?.openItem(at: DataIndexPath(path))
    }
  }
}

/// Which items open.
@MainActor
private final class ItemSpringParts: NSObject, SpringLoadedParts {
  private weak var host: (any DragHost)?

  init(_ host: any DragHost) { self.host = host }

  func springLoadedPart(at point: CGPoint) -> AnyHashable? { host?.springLoadedItem(at: point) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.springLoadedItem(at: context.location(in: host.node)),
      let view = host.view(ofItemAt: path)
    else { return false }
    context.targetView = view
    context.targetItem = path.indexPath
    return host.shouldOpenItem(at: path, with: context)
  }
}
