// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A token in a search field.
final class SearchTokenView: UIView {
  private let label = UILabel()
  private let imageView: UIImageView?

  private static let padding: CGFloat = 6
  private static let gap: CGFloat = 4
  static let height: CGFloat = 24

  init(_ token: UISearchToken, background: UIColor) {
    imageView = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    backgroundColor = background
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    layer.cornerCurve = .continuous
    label.font = .systemFont(ofSize: SearchMetrics.fontSize)
    label.textColor = .label
    label.text = UITextField.inOneLine(token.text.prefix(TextFieldMetrics.shownLimit))
    imageView?.tintColor = .label
    imageView?.contentMode = .scaleAspectFit
    for view in [imageView, label].compactMap(\.self) { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var imageWidth: CGFloat { imageView == nil ? 0 : 16 + Self.gap }

  var fittingWidth: CGFloat {
    2 * Self.padding + imageWidth + max(0, label.intrinsicContentSize.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inner = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
    imageView?.frame = CGRect(
      x: isMirrored ? inner.maxX - 16 : inner.minX, y: (bounds.height - 16) / 2, width: 16,
      height: 16)
    label.frame = CGRect(
      x: isMirrored ? inner.minX : inner.minX + imageWidth, y: 0,
      width: max(0, inner.width - imageWidth), height: bounds.height)
  }
}
