// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
package import Interactions
package import Views

/// The state of a view's item in a drag.
package enum ElementDragState: Int, Sendable {
  case none
  case lifting
  case dragging
}

/// The state of a view's item as the target of a drop.
package enum ElementDropState: Int, Sendable {
  case none
  case notTargeted
  case targeted
}

package enum DropIntent: Sendable {
  case unspecified
  /// By a gap.
  case insertAtDestination
  /// By the highlighted item.
  case insertIntoDestination
}

/// A host whose items are dragged, and that takes drops: it makes the calls of its delegates.
@MainActor
package protocol DragHost: EngineHost {
  // MARK: Source

  var hasDragDelegate: Bool { get }
  /// The selected items, if the user sees that they are.
  var selectedPaths: [DataIndexPath] { get }
  func dragItems(for session: any UIDragSession, at path: DataIndexPath) -> [UIDragItem]
  func dragItems(
    addedTo session: any UIDragSession, at path: DataIndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of the view of a lifted item on the way; nil for all of it.
  func dragPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // MARK: Destination

  var hasDropDelegate: Bool { get }
  func canHandleDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// Returns the operation of a drop, and the intent that the view shows.
  func dropProposal(
    for session: any UIDropSession, at path: DataIndexPath?
  ) -> (proposal: UIDropProposal, intent: DropIntent)
  func performDrop(with coordinator: DropCoordinator)
  /// Returns the parameters of the view of an item that something is dropped to; nil for all of it.
  func dropPreviewParameters(at path: DataIndexPath) -> UIDragPreviewParameters?
  /// Seconds until a gap opens or moves (interaction rule DP-12).
  var gapDelay: TimeInterval { get }
  /// Returns whether the data can move an item without a drop's delegate (interaction rule DP-24).
  func canReorderItem(at path: DataIndexPath) -> Bool

  /// Whether the data move an own item that is dropped into a gap even where there is a drop's
  /// delegate, which is not asked then (interaction rule TV-41).
  var reordersItsItems: Bool { get }

  // MARK: Spring loading

  /// The item at a point of the host that a drag could open; nil for none.
  func item(at point: CGPoint) -> DataIndexPath?
  func shouldOpenItem(
    at path: DataIndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func openItem(at path: DataIndexPath)

  // MARK: Views

  /// The view of an item; nil if it is not visible.
  func view(ofItemAt path: DataIndexPath) -> UIView?
  func setDragState(_ state: ElementDragState, of view: any ElementView)
  func setDropState(_ state: ElementDropState, of view: any ElementView)
}

extension DragHost {
  /// The view of what is presented at a path; nil if nothing of it is visible.
  func visibleCell(at path: PresentedIndexPath, of engine: CollectionEngine) -> (any ElementView)? {
    guard let view = engine.view(for: .cell(path)), let superview = view.node.superview,
      superview.convert(view.node.frame, to: node).overlaps(visibleRect)
    else { return nil }
    return view
  }
}

/// Opens the items of a host that a drag rests over, as a tap does (interaction rules SP-1 and SP-3).
package final class ItemSpring: UISpringLoadedInteraction {
  /// Items open for the host's own reasons.
  init(_ host: (any DragHost)?, _ engine: CollectionEngine) {
    super.init(interactionBehavior: ItemSpringParts(host, engine)) { [weak host] _, context in
      guard let path = context.targetItem as? IndexPath else { return }
      host?.openItem(at: DataIndexPath(path))
    }
  }
}

@MainActor
private final class ItemSpringParts: NSObject, SpringLoadedParts {
  private weak var host: (any DragHost)?
  private weak var engine: CollectionEngine?
  /// The changes of the data when an item was asked about: its path is another's after the next one.
  private var generation: Int?

  init(_ host: (any DragHost)?, _ engine: CollectionEngine) {
    self.host = host
    self.engine = engine
  }

  var hasSpringLoadedPart: Bool { generation == engine?.dataGeneration }

  func springLoadedPart(at point: CGPoint) -> AnyHashable? { host?.item(at: point) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let host, let path = host.item(at: context.location(in: host.node)),
      let view = host.view(ofItemAt: path)
    else { return false }
    context.targetView = view
    context.targetItem = path.indexPath
    generation = engine?.dataGeneration
    return host.shouldOpenItem(at: path, with: context)
  }
}
