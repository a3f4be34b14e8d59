// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Opens the items of a collection view that a drag rests over (interaction rules SP-1 and SP-3).
final class ItemSpring: UISpringLoadedInteraction {
  private let parts = ItemSpringParts()

  init() {
    super.init(interactionBehavior: parts) { interaction, context in
      guard let view = interaction.view as? UICollectionView,
        let path = context.targetItem as? IndexPath, view.canSelect
      else { return }
      view.tapItem(at: path)
    }
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    parts.view = view as? UICollectionView
  }
}

/// Which items open.
private final class ItemSpringParts: NSObject, SpringLoadedParts {
  weak var view: UICollectionView?

  func springLoadedPart(at point: CGPoint) -> AnyHashable? { view?.indexPathForItem(at: point) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let view, let path = view.indexPathForItem(at: context.location(in: view)),
      let cell = view.cellForItem(at: path)
    else { return false }
    context.targetView = cell
    context.targetItem = path
    return view.delegate?.collectionView(view, shouldSpringLoadItemAt: path, with: context) ?? true
  }
}
