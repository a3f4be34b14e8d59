// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// Says how many things are dragged, or what a drop would do (interaction rule DP-7).
package final class DragBadge: UIView {
  /// What a badge says.
  package enum Content: Hashable, Sendable {
    case number(Int)
    case copies
    case forbidden
  }

  private let label = UILabel(frame: .zero)
  private let symbol = UIImageView(frame: .zero)
  private let metrics: InteractionMetrics.Badge
  private let numberColor: UIColor

  /// What the badge says; nil hides it.
  package var content: Content? {
    didSet { if content != oldValue { show() } }
  }

  package init(metrics: InteractionMetrics.Badge, numberColor: UIColor = .systemBlue) {
    self.metrics = metrics
    self.numberColor = numberColor
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: metrics.fontSize, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    symbol.tintColor = .white
    symbol.contentMode = .center
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: metrics.symbolSize, weight: .bold)
    addSubview(label)
    addSubview(symbol)
    layer.cornerRadius = metrics.diameter / 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Puts the middle at the upper trailing corner of a rectangle of the window.
  func place(at rect: CGRect) {
    let isMirrored = window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    center = CGPoint(x: isMirrored ? rect.minX : rect.maxX, y: rect.minY)
  }

  private func show() {
    isHidden = content == nil
    var width = metrics.diameter
    label.text = nil
    symbol.image = nil
    switch content {
    case nil: return
    case .number(let number):
      label.text = "\(number)"
      backgroundColor = numberColor
      let space = CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.diameter)
      width = max(width, label.sizeThatFits(space).width + 2 * metrics.margin)
    case .copies:
      symbol.image = UIImage(systemName: "plus")
      backgroundColor = .systemGreen
    case .forbidden:
      symbol.image = UIImage(systemName: "minus")
      backgroundColor = .systemGray
    }
    bounds = CGRect(x: 0, y: 0, width: width, height: metrics.diameter)
    label.frame = bounds
    symbol.frame = bounds
  }
}
