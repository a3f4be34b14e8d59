// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// What is shown beside the mouse during a drag: how many items a drop would take, or that it would
/// copy.
@MainActor
final class DragBadge: UIView {
  /// What a badge says.
  enum Content: Hashable {
    case number(Int)
    case copies
  }

  private let label = UILabel(frame: .zero)
  private let plus = UIImageView(image: UIImage(systemName: "plus"))

  /// What the badge says; nil hides it.
  var content: Content? {
    didSet { if content != oldValue { show() } }
  }

  init() {
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    plus.tintColor = .white
    plus.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)
    plus.contentMode = .center
    addSubview(label)
    addSubview(plus)
    isHidden = true
    layer.cornerRadius = DraggingStyle.badgeHeight / 2
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func show() {
    isHidden = content == nil
    guard let content else { return }
    let height = DraggingStyle.badgeHeight
    var width = height
    switch content {
    case .number(let number):
      label.text = "\(number)"
      let wanted = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: height)).width
      width = max(width, wanted + 2 * DraggingStyle.badgeMargin)
      backgroundColor = NSColor.systemRed.uiColor
    case .copies:
      label.text = nil
      backgroundColor = NSColor.systemGreen.uiColor
    }
    plus.isHidden = content != .copies
    let middle = center
    frame = CGRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    label.frame = bounds
    plus.frame = bounds
  }
}
