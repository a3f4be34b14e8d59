// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card with a title and a text below it, as high as they are.
class NoteCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }
}

extension NoteCell {
  func configure() {
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    textLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    contentView.addSubview(textLabel)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true

    let inset = CGFloat(14)
    let spacing = CGFloat(4)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      textLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      textLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: spacing),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
    ])
  }
}
