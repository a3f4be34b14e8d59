// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
package import Foundation
import Geometry
package import Views

/// Where the preview of something goes that was dropped on a host.
package enum DropOutcome {
  /// To an item of the data.
  case item(DataIndexPath)
  /// Into an item of the data, to a place in its view.
  case into(DataIndexPath, CGRect)
  /// To a place of any view.
  case target(UIDragPreviewTarget)
  /// To the view of a placeholder, which looks as the closure says.
  case placeholder(Int, parameters: (UIView) -> UIDragPreviewParameters?)
}

/// A drop while the host's delegate performs it: what was dropped, and what becomes of it.
@MainActor
package final class DropPerformance {
  /// Something that was dropped.
  package struct Item {
    package let dragItem: UIDragItem
    /// Where the data have it; nil for another view's, and after a change of the data.
    package let sourcePath: DataIndexPath?
    /// The size of its preview, in points.
    package let previewSize: CGSize
  }

  package let items: [Item]
  /// Where it was dropped.
  package let destination: DataIndexPath?
  package let proposal: UIDropProposal
  package let session: any UIDropSession
  /// Inserts placeholders.
  package let engine: CollectionEngine
  private var outcomes: [ObjectIdentifier: (outcome: DropOutcome, animator: DropAnimator)] = [:]
  /// Whether the delegate performs the drop now.
  private(set) var isUnderWay = true

  init(
    _ items: [Item], at destination: DataIndexPath?, proposal: UIDropProposal,
    of session: any UIDropSession, engine: CollectionEngine
  ) {
    self.items = items
    self.destination = destination
    self.proposal = proposal
    self.session = session
    self.engine = engine
  }

  func end() { isUnderWay = false }

  /// Says where the preview of an item goes; the last word counts (interaction rule DP-21).
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - outcome: Where it goes; not called if that is no longer known.
  /// - Returns: What can be animated along.
  package func record(
    _ item: UIDragItem, _ outcome: () -> DropOutcome
  ) -> (animator: DropAnimator, isRecorded: Bool) {
    guard isUnderWay else {
      consoleMessage(
        "A drop ends when its performDropWith returns; later calls to its coordinator are ignored.")
      return (DropAnimator(isOver: true), false)
    }
    guard items.contains(where: { $0.dragItem === item }) else {
      consoleMessage("A drag item of another session cannot be dropped; the call is ignored.")
      return (DropAnimator(isOver: true), false)
    }
    let animator = DropAnimator()
    outcomes[ObjectIdentifier(item)] = (outcome(), animator)
    return (animator, true)
  }

  func outcome(of item: UIDragItem) -> DropOutcome? { outcomes[ObjectIdentifier(item)]?.outcome }

  func animator(of item: UIDragItem) -> DropAnimator? { outcomes[ObjectIdentifier(item)]?.animator }
}
