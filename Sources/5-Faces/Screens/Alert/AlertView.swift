// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The view of an alert: a card with everything, or two for an action sheet that can be cancelled.
final class AlertView: UIView {
  private weak var owner: UIAlertController?
  private let card = AlertCard()
  private let cancelCard = AlertCard()

  init(of owner: UIAlertController) {
    self.owner = owner
    super.init(frame: .zero)
    traitOverrides.userInterfaceLevel = .elevated
    addSubview(card)
    addSubview(cancelCard)
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The kind of the cards: some designs have no other than an alert's.
  private var style: UIAlertController.Style {
    AlertMetrics.hasSheets[traitCollection.design] ? owner?.preferredStyle ?? .alert : .alert
  }

  /// Whether the alert is in a popover, where a touch outside cancels.
  var isInPopover = false { didSet { if isInPopover != oldValue { show() } } }

  /// Whether the action that cancels has a card of its own.
  private var splitsCancel: Bool {
    style == .actionSheet && owner?.cancelAction != nil && !isInPopover
  }

  func show() {
    guard let owner else { return }
    let others = owner.actions.filter { $0.style != .cancel }
    let cancel = isInPopover ? [] : owner.cancelAction.map { [$0] } ?? []
    let choose = { [weak owner] (action: UIAlertAction) -> Void in
      owner?.choose(action)
    }
    let metrics = AlertMetrics.metrics(style, in: traitCollection)
    backgroundColor = isInPopover ? metrics.popoverFill : nil
    card.show(
      AlertCard.Contents(
        style: style, title: owner.title, message: owner.message, fields: owner.textFields ?? [],
        actions: splitsCancel ? others : others + cancel,
        emphasized: style == .alert ? owner.emphasizedAction : owner.preferredAction,
        preferred: owner.preferredAction,
        fill: isInPopover ? metrics.popoverFill ?? metrics.fill : metrics.fill,
        isInPopover: isInPopover), choose)
    cancelCard.isHidden = !splitsCancel
    cancelCard.show(
      AlertCard.Contents(
        style: style, title: nil, message: nil, fields: [], actions: splitsCancel ? cancel : [],
        emphasized: cancel.first, preferred: nil, fill: AlertMetrics.cancelFill), choose)
    setNeedsLayout()
  }

  /// The height of the cards.
  func height(for width: CGFloat, limit: CGFloat) -> CGFloat {
    min(limit, card.wantedHeight(for: width) + cancelHeight(for: width))
  }

  /// The height of the card that cancels, with the space above it.
  private func cancelHeight(for width: CGFloat) -> CGFloat {
    splitsCancel ? cancelCard.wantedHeight(for: width) + AlertMetrics.sheetMargin : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = min(cancelHeight(for: bounds.width), bounds.height)
    card.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    cancelCard.frame = CGRect(
      x: 0, y: bounds.height - below + AlertMetrics.sheetMargin, width: bounds.width,
      height: max(0, below - AlertMetrics.sheetMargin))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.design != previousTraitCollection?.design { show() }
    card.setNeedsLayout()
    cancelCard.setNeedsLayout()
    owner?.presentation?.controller?.preferredContentSizeDidChange()
    setNeedsLayout()
  }
}
