// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// An ordinary cell, as it is written for iOS.
class LabelCell: UICollectionViewCell {
  static let reuseIdentifier = "label-cell"
  static var created = 0

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.created += 1
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not implemented")
  }

  func configure() {
    label.textAlignment = .center
    label.font = UIFont.preferredFont(forTextStyle: .title1)
    contentView.addSubview(label)
    contentView.layer.borderColor = UIColor.black.cgColor
    contentView.layer.borderWidth = 1
    contentView.backgroundColor = .systemBlue
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// A cell that adds nothing to the initializers, and so inherits them.
final class PlainCell: UICollectionViewCell {
  var number = 0
}

/// A header that is as high as its text.
class TitleView: UICollectionReusableView {
  static let kind = "title"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 10, dy: 10)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(CGSize(width: size.width - 20, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: text.height + 20)
  }
}
