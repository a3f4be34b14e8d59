// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// An action of an alert: its words in the middle, over a fill while it is touched.
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let style: UIAlertController.Style
  private let isEmphasized: Bool
  private let isPreferred: Bool
  private let label = UILabel()

  /// - Parameters:
  ///   - action: The action.
  ///   - style: The kind of alert that it is in.
  ///   - isEmphasized: Whether it stands out.
  ///   - isPreferred: Whether the client prefers it.
  ///   - choose: Called when it is chosen.
  init(
    _ action: UIAlertAction, _ style: UIAlertController.Style, isEmphasized: Bool,
    isPreferred: Bool, _ choose: @escaping () -> Void
  ) {
    self.action = action
    self.style = style
    self.isEmphasized = isEmphasized
    self.isPreferred = isPreferred
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    label.text = action.title
    label.textAlignment = .center
    label.numberOfLines = style == .alert ? 1 : 0
    label.adjustsFontSizeToFitWidth = style == .alert
    label.minimumScaleFactor = 0.6
    label.isAccessibilityElement = false
    addSubview(label)
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func updateFont(in traits: UITraitCollection) {
    let metrics = AlertMetrics.metrics(style, in: traits)
    label.font = metrics.actionFont(isEmphasized: isEmphasized && !isPlainPill, in: traits)
    let usual =
      fillsWithTint
      ? UIColor.white : action.style == .destructive ? .systemRed : metrics.actionColor
    label.textColor = action.isEnabled ? usual ?? tintColor : .systemGray
    showFill()
  }

  private var metrics: AlertMetrics { .metrics(style, in: traitCollection) }

  /// Whether the action has the tint behind its words. LK-174
  private var fillsWithTint: Bool { metrics.pill != nil && isEmphasized && isPreferred }
  /// Whether the action stands out in the design of iOS 17 alone, where the one that cancels does.
  private var isPlainPill: Bool { metrics.pill != nil && !isPreferred }

  private func showFill() {
    let rest: UIColor? = fillsWithTint ? tintColor : metrics.pill?.fill
    backgroundColor = isHighlighted && metrics.pill == nil ? AlertMetrics.pressedFill : rest
    alpha = isHighlighted && metrics.pill != nil ? 0.5 : 1
  }

  func wantedHeight(for width: CGFloat) -> CGFloat {
    let metrics = metrics
    let space = max(0, width - 2 * metrics.rowInsets.width)
    let size = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    return max(metrics.rowHeight, (size.height + 2 * metrics.rowInsets.height).rounded(.up))
  }

  func fits(in width: CGFloat) -> Bool {
    let infinite = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(infinite).width <= width - 2 * metrics.rowInsets.width
  }

  override var isHighlighted: Bool {
    didSet { showFill() }
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateFont(in: traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    label.frame = bounds.insetBy(dx: metrics.rowInsets.width, dy: 0)
    if metrics.pill != nil { layer.cornerRadius = bounds.height / 2 }
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
