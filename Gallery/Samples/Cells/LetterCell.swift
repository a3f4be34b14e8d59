// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A coloured card with a letter in the middle.
class LetterCell: UICollectionViewCell {
  let label = UILabel()

  var letter: Letter? {
    didSet {
      label.text = letter?.text
      contentView.backgroundColor = letter?.color
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8

    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }
}
