// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
package import Interactions
package import Views

/// The destination of the preview of something that was dropped on a host.
package enum DropOutcome {
  case item(DataIndexPath)
  /// Into an item of the data, to a place in its view.
  case into(DataIndexPath, CGRect)
  /// To a place of any view.
  case target(UIDragPreviewTarget)
  /// To the view of a placeholder, which looks as the closure says.
  case placeholder(Int, parameters: (UIView) -> UIDragPreviewParameters?)
}

/// Something that was dropped on a host.
@MainActor
package final class DroppedItem: NSObject {
  package let dragItem: UIDragItem
  /// The index path in the data; nil for another view's, and after a change of the data.
  package let sourceIndexPath: IndexPath?
  package let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: DataIndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source?.indexPath
    self.previewSize = previewSize
  }
}

/// A drop while the host's delegate performs it: what was dropped, and what becomes of it.
///
/// Each face makes it the coordinator of its own protocol.
@MainActor
package final class DropCoordinator: NSObject {
  package let droppedItems: [DroppedItem]
  package let destinationIndexPath: IndexPath?
  package let lastProposal: UIDropProposal
  package let session: any UIDropSession
  /// Inserts placeholders.
  let engine: CollectionEngine
  /// The view that it was dropped on.
  package private(set) weak var host: (any DragHost)?
  private var outcomes: [ObjectIdentifier: (outcome: DropOutcome, animator: DropAnimator)] = [:]
  /// Whether the delegate performs the drop now.
  private var isUnderWay = true

  init(
    _ items: [DroppedItem], at destination: DataIndexPath?, proposal: UIDropProposal,
    of session: any UIDropSession, on host: any DragHost, engine: CollectionEngine
  ) {
    droppedItems = items
    destinationIndexPath = destination?.indexPath
    lastProposal = proposal
    self.session = session
    self.host = host
    self.engine = engine
  }

  func end() { isUnderWay = false }

  /// Says where the preview of an item goes; the last word counts (interaction rule DP-21).
  ///
  /// - Parameters:
  ///   - item: The item as the data have it.
  ///   - outcome: Where it goes, if that is known; not called after the drop.
  /// - Returns: What can be animated along.
  @discardableResult
  package func drop(_ item: UIDragItem, _ outcome: () -> DropOutcome?) -> any UIDragAnimating {
    guard isUnderWay else {
      consoleMessage(
        "A drop ends when its performDropWith returns; later calls to its coordinator are ignored.")
      return DropAnimator(isOver: true)
    }
    guard droppedItems.contains(where: { $0.dragItem === item }) else {
      consoleMessage("A drag item of another session cannot be dropped; the call is ignored.")
      return DropAnimator(isOver: true)
    }
    let animator = DropAnimator()
    if let outcome = outcome() { outcomes[ObjectIdentifier(item)] = (outcome, animator) }
    return animator
  }

  /// Lets the preview go to a place of any view in the window.
  package func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop(dragItem) { .target(target) }
  }

  func outcome(of item: UIDragItem) -> DropOutcome? { outcomes[ObjectIdentifier(item)]?.outcome }

  func animator(of item: UIDragItem) -> DropAnimator? { outcomes[ObjectIdentifier(item)]?.animator }
}
