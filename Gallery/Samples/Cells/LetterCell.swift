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
    label.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
