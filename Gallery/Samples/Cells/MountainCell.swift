// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A name in a box and, where there is space for it, a height beside it.
class MountainCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let heightLabel = UILabel()

  /// Leaves the name the space of the height.
  lazy var noHeightConstraint = heightLabel.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    let isNarrow = bounds.width < 260
    heightLabel.isHidden = isNarrow
    noHeightConstraint.isActive = isNarrow
    super.layoutSubviews()
  }
}

extension MountainCell {
  func configure() {
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.font = UIFont.preferredFont(forTextStyle: .body)
    contentView.addSubview(nameLabel)

    heightLabel.translatesAutoresizingMaskIntoConstraints = false
    heightLabel.adjustsFontForContentSizeCategory = true
    heightLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    heightLabel.textColor = .secondaryLabel
    contentView.addSubview(heightLabel)

    var background = UIBackgroundConfiguration.listPlainCell()
    background.strokeColor = .systemGray2
    background.strokeWidth = 1
    backgroundConfiguration = background

    // The name takes what the height leaves.
    heightLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      heightLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      heightLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      heightLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      heightLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
