// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that a view can do when it is touched, such as opening a menu or being dragged.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil outside one.
  var view: UIView? { get }
  /// Called before the view changes.
  ///
  /// - Parameter view: The view that will have the interaction; nil for none.
  func willMove(to view: UIView?)
  /// Called after the view changed.
  ///
  /// - Parameter view: The view that has the interaction now; nil for none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions of the view, in the order in which they were added.
  ///
  /// Setting them removes those that are no longer in the list, and adds the others.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, out of the view that has it (interaction rule IX-9).
  ///
  /// - Parameter interaction: The interaction; nothing happens if the view has it already.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction; nothing happens if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let place = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: place)
    interaction.didMove(to: nil)
  }
}
