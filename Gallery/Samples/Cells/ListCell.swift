// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A row of a list: a text, a chevron, and a line below.
class ListCell: UICollectionViewCell {
  let label = UILabel()
  let accessoryImageView = UIImageView()
  let separatorView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = CGFloat(10)
    let bounds = contentView.bounds
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let chevron = CGSize(width: 13, height: 20)
    let chevronX = isRightToLeft ? inset : bounds.width - inset - chevron.width
    accessoryImageView.frame = CGRect(
      x: chevronX, y: (bounds.height - chevron.height) / 2, width: chevron.width,
      height: chevron.height)
    let labelWidth = bounds.width - 3 * inset - chevron.width
    label.frame = CGRect(
      x: isRightToLeft ? chevronX + chevron.width + inset : inset, y: inset, width: labelWidth,
      height: bounds.height - 2 * inset)
    separatorView.frame = CGRect(
      x: inset, y: bounds.height - 0.5, width: bounds.width - 2 * inset, height: 0.5)
  }
}

extension ListCell {
  func configure() {
    separatorView.backgroundColor = .lightGray
    contentView.addSubview(separatorView)

    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .body)
    contentView.addSubview(label)

    accessoryImageView.image = UIImage(systemName: "chevron.forward")
    accessoryImageView.tintColor = UIColor.lightGray.withAlphaComponent(0.7)
    contentView.addSubview(accessoryImageView)

    let selectedBackgroundView = UIView()
    selectedBackgroundView.backgroundColor = UIColor.lightGray.withAlphaComponent(0.3)
    self.selectedBackgroundView = selectedBackgroundView
  }
}
