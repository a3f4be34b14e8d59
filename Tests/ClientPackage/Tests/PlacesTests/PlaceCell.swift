// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A cell with a photo's colour, a title and a subtitle, placed by anchors.
final class PlaceCell: UICollectionViewCell {
  let photoView = UIView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let distanceLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpViews()
    setUpConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpViews() {
    contentView.backgroundColor = .secondarySystemGroupedBackground
    contentView.layer.cornerRadius = 10
    contentView.layer.masksToBounds = true
    photoView.layer.cornerRadius = 6
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    distanceLabel.font = .preferredFont(forTextStyle: .footnote)
    distanceLabel.textColor = .tertiaryLabel
    distanceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    distanceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in [photoView, titleLabel, subtitleLabel, distanceLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
  }

  private func setUpConstraints() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      photoView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photoView.topAnchor.constraint(equalTo: margins.topAnchor),
      photoView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      photoView.widthAnchor.constraint(equalTo: photoView.heightAnchor),

      titleLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: photoView.trailingAnchor, multiplier: 1.5),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.centerYAnchor),
      distanceLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      distanceLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      distanceLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),

      subtitleLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      subtitleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
    ])
  }
}
