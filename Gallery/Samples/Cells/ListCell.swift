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
}

extension ListCell {
  func configure() {
    separatorView.translatesAutoresizingMaskIntoConstraints = false
    separatorView.backgroundColor = .lightGray
    contentView.addSubview(separatorView)

    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .body)
    contentView.addSubview(label)

    accessoryImageView.translatesAutoresizingMaskIntoConstraints = false
    accessoryImageView.image = UIImage(systemName: "chevron.forward")
    accessoryImageView.tintColor = UIColor.lightGray.withAlphaComponent(0.7)
    contentView.addSubview(accessoryImageView)

    let selectedBackgroundView = UIView()
    selectedBackgroundView.backgroundColor = UIColor.lightGray.withAlphaComponent(0.3)
    self.selectedBackgroundView = selectedBackgroundView

    let inset = CGFloat(10)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -inset),
      label.trailingAnchor.constraint(
        equalTo: accessoryImageView.leadingAnchor, constant: -inset),

      accessoryImageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      accessoryImageView.widthAnchor.constraint(equalToConstant: 13),
      accessoryImageView.heightAnchor.constraint(equalToConstant: 20),
      accessoryImageView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -inset),

      separatorView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      separatorView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separatorView.trailingAnchor.constraint(
        equalTo: contentView.trailingAnchor, constant: -inset),
      separatorView.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }
}
