// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Opens the rows of a table view that a drag rests over (interaction rules SP-1 and SP-3).
final class RowSpring: UISpringLoadedInteraction {
  private let parts = RowSpringParts()

  init() {
    super.init(interactionBehavior: parts) { interaction, context in
      guard let view = interaction.view as? UITableView,
        let path = context.targetItem as? IndexPath, view.canSelect
      else { return }
      view.tapRow(at: path)
    }
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    parts.view = view as? UITableView
  }
}

/// Which rows open.
private final class RowSpringParts: NSObject, SpringLoadedParts {
  weak var view: UITableView?

  func springLoadedPart(at point: CGPoint) -> AnyHashable? { view?.indexPathForRow(at: point) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let view, let path = view.indexPathForRow(at: context.location(in: view)),
      let cell = view.cellForRow(at: path)
    else { return false }
    context.targetView = cell
    context.targetItem = path
    return view.delegate?.tableView(view, shouldSpringLoadRowAt: path, with: context) ?? true
  }
}
