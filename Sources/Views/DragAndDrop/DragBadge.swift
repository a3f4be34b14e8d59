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

  /// What the badge says; nil hides it.
  package var content: Content? {
    didSet { if content != oldValue { show() } }
  }

  package init(metrics: InteractionMetrics.Badge) {
    self.metrics = metrics
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

  private func show() {
    isHidden = content == nil
    var width = metrics.diameter
    label.text = nil
    symbol.image = nil
    switch content {
    case nil: return
    case .number(let number):
      label.text = "\(number)"
      backgroundColor = .systemBlue
      let space = CGSize(width: CGFloat.greatestFiniteMagnitude, height: metrics.diameter)
      width = max(width, label.sizeThatFits(space).width + metrics.diameter / 2)
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
