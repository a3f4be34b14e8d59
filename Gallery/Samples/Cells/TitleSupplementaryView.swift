// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A header or a footer with a title; as high as the title needs.
class TitleSupplementaryView: UICollectionReusableView {
  let label = UILabel()

  private let inset = CGFloat(10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: inset, dy: inset)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(width: size.width - 2 * inset, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: label.sizeThatFits(available).height + 2 * inset)
  }
}

extension TitleSupplementaryView {
  func configure() {
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .title3)
    addSubview(label)
  }
}
