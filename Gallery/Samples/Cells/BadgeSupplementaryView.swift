// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A green circle with a count, at the corner of a cell.
class BadgeSupplementaryView: UICollectionReusableView {
  let label = UILabel()

  override var frame: CGRect {
    didSet { configureBorder() }
  }

  override var bounds: CGRect {
    didSet { configureBorder() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }
}

extension BadgeSupplementaryView {
  func configure() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFont.preferredFont(forTextStyle: .body)
    addSubview(label)
    backgroundColor = .green
    configureBorder()

    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  func configureBorder() {
    layer.cornerRadius = bounds.width / 2
    layer.borderColor = UIColor.black.cgColor
    layer.borderWidth = 1
  }
}
