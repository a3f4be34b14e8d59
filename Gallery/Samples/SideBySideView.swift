// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Shows views beside each other, each laid out for a phone and made smaller to fit, under
/// captions.
final class SideBySideView: UIView {
  /// The width that each view is laid out for.
  static let naturalWidth: CGFloat = 390
  private static let captionHeight: CGFloat = 18
  private static let gap: CGFloat = 8

  private let columns: Int
  private var pairs: [(caption: UILabel, view: UIView)] = []

  /// Creates a view without contents.
  ///
  /// - Parameter columns: The most views beside each other; fewer where there is no space for them.
  init(columns: Int) {
    self.columns = columns
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    fatalError("not read from an archive")
  }

  func add(_ view: UIView, caption: String) {
    let label = UILabel()
    label.text = caption
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(view)
    addSubview(label)
    view.clipsToBounds = true
    pairs.append((label, view))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = max(1, min(columns, Int(bounds.width / 140)))
    let rows = (pairs.count + count - 1) / count
    let width = (bounds.width - Self.gap * CGFloat(count + 1)) / CGFloat(count)
    let slot = bounds.height / CGFloat(max(1, rows))
    let height = slot - Self.captionHeight - Self.gap
    let scale = min(1, width / Self.naturalWidth)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, pair) in pairs.enumerated() {
      let column = isMirrored ? count - 1 - index % count : index % count
      let x = Self.gap + CGFloat(column) * (width + Self.gap)
      let y = CGFloat(index / count) * slot
      pair.caption.frame = CGRect(x: x, y: y + 2, width: width, height: Self.captionHeight - 2)
      // What is a pixel thick in there is to be one here, too.
      pair.view.traitOverrides.displayScale = traitCollection.displayScale * scale
      pair.view.bounds = CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
      pair.view.transform = CGAffineTransform(scaleX: scale, y: scale)
      pair.view.center = CGPoint(
        x: x + width / 2, y: y + Self.captionHeight + height / 2)
    }
  }
}
