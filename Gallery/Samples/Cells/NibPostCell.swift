// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The post of a feed, as ``PostCell`` is, whose views and constraints stand in `PostCell.xib`.
final class NibPostCell: UICollectionViewCell {
  private weak var avatarView: UIView?
  private weak var initialsLabel: UILabel?
  private weak var nameLabel: UILabel?
  private weak var dateLabel: UILabel?
  private weak var bodyLabel: UILabel?
  private weak var footerLabel: UILabel?
  // Constraints that are not active are in no view, which would keep them.
  private var noPictureConstraint: NSLayoutConstraint?
  private var pictureSpacingConstraint: NSLayoutConstraint?
  private var closedConstraint: NSLayoutConstraint?
  private var separatorHeightConstraint: NSLayoutConstraint?

  // Without the plug-in, the class names its outlets itself.
  override nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "avatarView":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.avatarView = try value() }
    case "initialsLabel":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.initialsLabel = try value() }
    case "nameLabel":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.nameLabel = try value() }
    case "dateLabel":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.dateLabel = try value() }
    case "bodyLabel":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.bodyLabel = try value() }
    case "footerLabel":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.footerLabel = try value() }
    case "noPictureConstraint":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.noPictureConstraint = try value() }
    case "pictureSpacingConstraint":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.pictureSpacingConstraint = try value() }
    case "closedConstraint":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.closedConstraint = try value() }
    case "separatorHeightConstraint":
      ObjectiveCKey { (cell: NibPostCell, value) in cell.separatorHeightConstraint = try value() }
    default: super.objectiveCKey(named: name)
    }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    separatorHeightConstraint?.constant = 1 / max(1, traitCollection.displayScale)
    closeText()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    closeText()
  }

  /// Holds the text to two lines.
  private func closeText() {
    guard let font = bodyLabel?.font else { return }
    closedConstraint?.constant = PostCell.closedHeight(of: font)
  }

  func show(_ post: Post, hue: CGFloat) {
    avatarView?.backgroundColor = UIColor(hue: hue, saturation: 0.55, brightness: 0.7, alpha: 1)
    initialsLabel?.text = post.initials
    nameLabel?.text = post.name
    dateLabel?.text = post.date
    bodyLabel?.text = post.text
    footerLabel?.text = post.footer
    pictureSpacingConstraint?.constant = post.hasPicture ? 10 : 0
    noPictureConstraint?.isActive = !post.hasPicture
  }
}
