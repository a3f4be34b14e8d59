// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The target of an item's preview when its menu disappears (interaction rule CM-7).
@MainActor
package enum DismissalPreview {
  /// Back to where it came from, by default.
  case source
  /// Nowhere: it fades away.
  case fade
  case target(UITargetedPreview)

  /// Creates the outcome of a method's answer; nil if it is not implemented.
  package init(_ answer: UITargetedPreview??) {
    switch answer {
    case nil: self = .source
    case .some(nil): self = .fade
    case .some(let preview?): self = .target(preview)
    }
  }
}

/// Answers for one menu, from its press to its end.
@MainActor
package protocol MenuSource: AnyObject {
  /// Whether touches that rest may open a menu; false where that is known without asking a client.
  var mayOpenMenu: Bool { get }
  /// Returns the configuration of the menu at a point of the interaction's view; nil for none.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration?
  /// The previews of the items that the menu is for, the touched one first; none without a preview.
  func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview]
  /// Returns the targets of the previews in the end, in the order of the highlight's.
  func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [DismissalPreview]
  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating)
  /// The preview was tapped; returns whether anything handles that.
  func performPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool
  /// Returns the rectangle beside which a menu without a preview opens, in the coordinates of the
  /// interaction's view; unless implemented, the point.
  func attachment(at location: CGPoint) -> CGRect
  /// An action of the menu was chosen, and its handler has run.
  func didPerform(_ action: UIAction)
  func menuDidEnd()
}

extension MenuSource {
  package var mayOpenMenu: Bool { true }
  package func attachment(at location: CGPoint) -> CGRect {
    CGRect(origin: location, size: .zero)
  }
  package func didPerform(_ action: UIAction) {}
  package func menuDidEnd() {}
}
