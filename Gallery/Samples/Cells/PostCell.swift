// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A post of a feed: who, when, what, a picture if there is one, and a line below.
class PostCell: UICollectionViewCell {
  static let numberOfLinesWhenClosed = 2

  let avatarView = UIView()
  let initialsLabel = UILabel()
  let nameLabel = UILabel()
  let dateLabel = UILabel()
  let bodyLabel = UILabel()
  let pictureView = SunsetView()
  let footerLabel = UILabel()
  let separatorView = UIView()

  /// Closes the space of the picture in a post without one.
  lazy var noPictureConstraint = pictureView.heightAnchor.constraint(equalToConstant: 0)
  lazy var pictureSpacingConstraint = pictureView.topAnchor.constraint(
    equalTo: bodyLabel.bottomAnchor)
  /// Holds a closed text to two lines.
  lazy var closedConstraint = bodyLabel.heightAnchor.constraint(
    lessThanOrEqualToConstant: closedHeight)

  var isOpened = false {
    didSet { closedConstraint.isActive = !isOpened }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureViews()
    configureConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    closedConstraint.constant = closedHeight
  }

  var closedHeight: CGFloat { PostCell.closedHeight(of: bodyLabel.font) }

  static func closedHeight(of font: UIFont) -> CGFloat {
    let lines = CGFloat(PostCell.numberOfLinesWhenClosed)
    return (lines * font.lineHeight + (lines - 1) * font.leading).rounded(.up)
  }

  func show(_ post: Post, isOpened: Bool, hue: CGFloat) {
    avatarView.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.7, alpha: 1)
    initialsLabel.text = post.initials
    nameLabel.text = post.name
    dateLabel.text = post.date
    bodyLabel.text = post.text
    footerLabel.text = post.footer
    pictureSpacingConstraint.constant = post.hasPicture ? 10 : 0
    noPictureConstraint.isActive = !post.hasPicture
    self.isOpened = isOpened
  }
}

extension PostCell {
  func configureViews() {
    avatarView.layer.cornerRadius = 20
    initialsLabel.font = UIFont.systemFont(ofSize: 15, weight: .semibold)
    initialsLabel.textColor = .white
    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    dateLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    dateLabel.textColor = .secondaryLabel
    bodyLabel.font = UIFont.preferredFont(forTextStyle: .body)
    bodyLabel.numberOfLines = 0
    // While the cell opens, the text shows as far as there is space.
    bodyLabel.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    pictureView.clipsToBounds = true
    footerLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
    footerLabel.textColor = .secondaryLabel
    separatorView.backgroundColor = .separator
    for label in [nameLabel, dateLabel, bodyLabel, footerLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
    contentView.backgroundColor = .systemBackground
  }

  func configureConstraints() {
    avatarView.addSubview(initialsLabel)
    initialsLabel.translatesAutoresizingMaskIntoConstraints = false
    for view in [
      avatarView, nameLabel, dateLabel, bodyLabel, pictureView, footerLabel, separatorView,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    // The name makes way for the date.
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)

    let inset = CGFloat(16)
    let spacing = CGFloat(12)
    let pixel = 1 / max(1, traitCollection.displayScale)
    let pictureHeight = pictureView.heightAnchor.constraint(
      equalTo: pictureView.widthAnchor, multiplier: 9.0 / 16.0)
    pictureHeight.priority = UILayoutPriority(999)
    let bottom = separatorView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: inset),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: spacing),
      avatarView.widthAnchor.constraint(equalToConstant: 40),
      avatarView.heightAnchor.constraint(equalToConstant: 40),
      initialsLabel.centerXAnchor.constraint(equalTo: avatarView.centerXAnchor),
      initialsLabel.centerYAnchor.constraint(equalTo: avatarView.centerYAnchor),

      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: spacing),
      nameLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
      dateLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      dateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -inset),
      dateLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),

      bodyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),

      pictureView.leadingAnchor.constraint(equalTo: bodyLabel.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: bodyLabel.trailingAnchor),
      pictureSpacingConstraint,
      pictureHeight,

      footerLabel.leadingAnchor.constraint(equalTo: bodyLabel.leadingAnchor),
      footerLabel.trailingAnchor.constraint(equalTo: bodyLabel.trailingAnchor),
      footerLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 8),

      separatorView.leadingAnchor.constraint(equalTo: bodyLabel.leadingAnchor),
      separatorView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separatorView.topAnchor.constraint(equalTo: footerLabel.bottomAnchor, constant: spacing),
      separatorView.heightAnchor.constraint(equalToConstant: pixel),
      bottom,
    ])
  }
}

/// A picture without a file: the sun goes down behind the water.
final class SunsetView: UIView {
  override func draw(_ rect: CGRect) {
    let (width, height) = (bounds.width, bounds.height)
    let horizon = (height * 0.62).rounded()
    func fill(_ color: UIColor, from top: CGFloat, to bottom: CGFloat) {
      color.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: top, width: width, height: bottom - top)).fill()
    }
    // From blue above, by way of pink, to orange at the horizon.
    let count = 48
    for index in 0..<count {
      let share = CGFloat(index) / CGFloat(count)
      let color = UIColor(
        hue: (0.66 + 0.41 * share).truncatingRemainder(dividingBy: 1),
        saturation: 0.5 + 0.15 * share, brightness: 0.5 + 0.48 * share, alpha: 1)
      fill(color, from: horizon * share, to: horizon)
    }
    let radius = height * 0.15
    let sun = UIColor(hue: 0.13, saturation: 0.45, brightness: 1, alpha: 1)
    sun.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: width / 2 - radius, y: horizon - radius, width: 2 * radius, height: 2 * radius)
    ).fill()
    let water = UIColor(hue: 0.66, saturation: 0.55, brightness: 0.42, alpha: 1)
    fill(water, from: horizon, to: height)
    sun.withAlphaComponent(0.7).setFill()
    for (index, share) in [0.9, 0.65, 0.75, 0.4].enumerated() {
      UIBezierPath(
        rect: CGRect(
          x: width / 2 - radius * share, y: horizon + radius * (0.25 + 0.45 * CGFloat(index)),
          width: 2 * radius * share, height: radius * 0.09)
      ).fill()
    }
  }
}
