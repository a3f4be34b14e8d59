// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A name in a box and, where there is space for it, a height beside it.
class MountainCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let heightLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds.insetBy(dx: 10, dy: 0)
    heightLabel.isHidden = bounds.width < 240
    let height = heightLabel.isHidden ? 0 : heightLabel.sizeThatFits(bounds.size).width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = bounds.divided(
      atDistance: height, from: isRightToLeft ? .minXEdge : .maxXEdge)
    heightLabel.frame = left
    nameLabel.frame = right
  }
}

extension MountainCell {
  func configure() {
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.font = UIFont.preferredFont(forTextStyle: .body)
    contentView.addSubview(nameLabel)

    heightLabel.adjustsFontForContentSizeCategory = true
    heightLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    heightLabel.textColor = .secondaryLabel
    contentView.addSubview(heightLabel)

    var background = UIBackgroundConfiguration.listPlainCell()
    background.strokeColor = .systemGray2
    background.strokeWidth = 1
    backgroundConfiguration = background
  }
}
