// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

@MainActor
final class DelegateMenuSource: MenuSource {
  private unowned let interaction: UIContextMenuInteraction
  /// Whether the menu is beside the view, without a preview unless the delegate gives one.
  private let isAttached: Bool

  init(_ interaction: UIContextMenuInteraction, isAttached: Bool) {
    self.interaction = interaction
    self.isAttached = isAttached
  }

  func attachment(at location: CGPoint) -> CGRect {
    interaction.view?.bounds ?? CGRect(origin: location, size: .zero)
  }

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }

  /// The identifiers of the items, the one touched first.
  private func identifiers(_ configuration: UIContextMenuConfiguration) -> [any NSCopying] {
    // A set has no order: sorted by what they print as, so that the same calls follow each other.
    let others = configuration.secondaryItemIdentifiers
      .compactMap { $0.base as? any NSCopying }
      .sorted { "\($0)" < "\($1)" }
    return [configuration.identifier] + others
  }

  func highlightPreviews(for configuration: UIContextMenuConfiguration) -> [UITargetedPreview] {
    let previews = identifiers(configuration).enumerated().compactMap { index, identifier in
      highlightPreview(for: identifier, isFirst: index == 0, configuration)
    }
    guard previews.isEmpty, !isAttached, let view = interaction.view, view.window != nil,
      view.superview != nil
    else { return previews }
    return [UITargetedPreview(view: view)]
  }

  private func highlightPreview(
    for identifier: any NSCopying, isFirst: Bool, _ configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let delegate else { return nil }
    let name = "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)"
    let answer = OptionalMethod.answer(name, of: delegate) {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: identifier)
    }
    if let preview = answer ?? nil { return preview }
    guard isFirst else { return nil }
    return delegate.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  func dismissalPreviews(for configuration: UIContextMenuConfiguration) -> [DismissalPreview] {
    identifiers(configuration).enumerated().map { index, identifier in
      dismissalPreview(for: identifier, isFirst: index == 0, configuration)
    }
  }

  private func dismissalPreview(
    for identifier: any NSCopying, isFirst: Bool, _ configuration: UIContextMenuConfiguration
  ) -> DismissalPreview {
    guard let delegate else { return .source }
    let name = "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)"
    let answer = OptionalMethod.answer(name, of: delegate) {
      delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: identifier)
    }
    if let answer { return DismissalPreview(.some(answer)) }
    guard isFirst else { return .source }
    let older = "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)"
    return DismissalPreview(
      OptionalMethod.answer(older, of: delegate) {
        delegate.contextMenuInteraction(
          interaction, previewForDismissingMenuWithConfiguration: configuration)
      })
  }

  func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  func performPreviewAction(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) -> Bool {
    guard let delegate else { return false }
    let name =
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
    return OptionalMethod.answer(name, of: delegate) {
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } != nil
  }
}
