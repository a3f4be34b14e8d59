// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card with a title and a text below it, as high as they are.
class NoteCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let textLabel = UILabel()

  static let inset: CGFloat = 14
  static let spacing: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(
      width: size.width - 2 * NoteCell.inset, height: CGFloat.greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(available)
    let text = textLabel.sizeThatFits(available)
    return CGSize(
      width: size.width,
      height: title.height + NoteCell.spacing + text.height + 2 * NoteCell.inset)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = sizeThatFits(layoutAttributes.size).height
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 2 * NoteCell.inset
    let available = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    let titleHeight = titleLabel.sizeThatFits(available).height
    titleLabel.frame = CGRect(
      x: NoteCell.inset, y: NoteCell.inset, width: width, height: titleHeight)
    textLabel.frame = CGRect(
      x: NoteCell.inset, y: titleLabel.frame.maxY + NoteCell.spacing, width: width,
      height: textLabel.sizeThatFits(available).height)
  }
}

extension NoteCell {
  func configure() {
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    textLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.textColor = .secondaryLabel
    textLabel.numberOfLines = 0
    contentView.addSubview(titleLabel)
    contentView.addSubview(textLabel)
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 10
    contentView.clipsToBounds = true
  }
}
