// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// The views in a list content view, and the guides that say where they are.
@MainActor
final class ListContentSubviews {
  let image = UIImageView()
  let imageGuide = UILayoutGuide()
  let text = ListContentLabel()
  let secondary = ListContentLabel()
  /// The opacity that the configuration last gave them.
  var alpha: CGFloat = 1
}

@MainActor
final class ListContentLabel {
  let label = UILabel()
  let guide = UILayoutGuide()
  private(set) var isShown = false

  /// Shows a text.
  func show(
    _ plain: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in traits: UITraitCollection
  ) {
    // An empty text is one: as in UIKit it keeps no space, but its guide is there.
    isShown = plain != nil || attributed != nil
    label.isHidden = !isShown
    guard isShown else {
      label.text = nil
      return
    }
    let follows = properties.adjustsFontForContentSizeCategory
    label.font = follows ? properties.font.adjusted(to: traits) : properties.font
    label.adjustsFontForContentSizeCategory = follows
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.alignment.label
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = plain.map(properties.transform.apply)
    }
  }

  func apply(_ frame: CGRect?) {
    guard let frame else { return }
    label.frame = frame
    guide.layoutFrame = frame
  }

  /// Returns whether a text could be beside another one on a line. One of thousands of letters
  /// could not, and need not be measured to know.
  private static func isLine(_ text: String) -> Bool {
    text.utf8.count < 4096 && !text.contains(where: \.isNewline)
  }

  /// The text, to be measured; nil without one.
  var measurable: ListContentParts.Text? {
    guard isShown else { return nil }
    let label = label
    return ListContentParts.Text(
      size: { width in
        MainActor.assumeIsolated {
          let available = width.isFinite ? max(width, 0.01) : 0
          let size = label.sizeThatFits(CGSize(width: available, height: 0))
          return CGSize(width: min(size.width, width), height: size.height)
        }
      },
      isLine: label.text.map(Self.isLine) ?? true)
  }
}
