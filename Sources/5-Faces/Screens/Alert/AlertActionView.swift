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
  private let label = UILabel()

  /// - Parameters:
  ///   - action: The action.
  ///   - style: The kind of alert that it is in.
  ///   - isEmphasized: Whether it stands out.
  ///   - choose: Called when it is chosen.
  init(
    _ action: UIAlertAction, _ style: UIAlertController.Style, isEmphasized: Bool,
    _ choose: @escaping () -> Void
  ) {
    self.action = action
    self.style = style
    self.isEmphasized = isEmphasized
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

  /// Takes the font and the colour of some traits.
  func updateFont(in traits: UITraitCollection) {
    label.font = AlertMetrics.rowFont(style, isEmphasized: isEmphasized, in: traits)
    label.textColor =
      !action.isEnabled ? .systemGray : action.style == .destructive ? .systemRed : tintColor
  }

  private var leastHeight: CGFloat {
    style == .alert ? AlertMetrics.alertRowHeight : AlertMetrics.sheetRowHeight
  }

  /// The height that the action wants for a width.
  func wantedHeight(for width: CGFloat) -> CGFloat {
    let space = max(0, width - 2 * AlertMetrics.rowInsets.width)
    let size = label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    return max(leastHeight, (size.height + 2 * AlertMetrics.rowInsets.height).rounded(.up))
  }

  /// Returns whether the words fit a width in one line.
  func fits(in width: CGFloat) -> Bool {
    let infinite = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(infinite).width <= width - 2 * AlertMetrics.rowInsets.width
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? AlertMetrics.pressedFill : nil }
  }

  override var canBecomeFocused: Bool { isEnabled }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateFont(in: traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: AlertMetrics.rowInsets.width, dy: 0)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
