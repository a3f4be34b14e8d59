// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A grey rectangle with a small picture and the name of the file whose place it has.
final class PlaceholderView: UIView {
  private let icon = UIImageView(image: PlaceholderView.thumbnail)
  private let label = UILabel()

  /// - Parameter name: The path of the picture; nil for one without a name.
  init(name: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    clipsToBounds = true
    icon.tintColor = .systemGray
    icon.contentMode = .center
    label.text = name.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    label.font = UIFont.preferredFont(forTextStyle: .caption2)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(icon)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The small picture alone.
  static var thumbnail: UIImage? { UIImage(systemName: "photo") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = label.sizeThatFits(bounds.size)
    // A name that would not be readable is left out.
    label.isHidden = bounds.width < 40 || bounds.height < icon.intrinsicContentSize.height + 30
    let textHeight = label.isHidden ? 0 : text.height + 4
    icon.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - textHeight)
    label.frame = CGRect(
      x: 4, y: bounds.midY + icon.intrinsicContentSize.height / 2, width: bounds.width - 8,
      height: text.height)
  }
}
