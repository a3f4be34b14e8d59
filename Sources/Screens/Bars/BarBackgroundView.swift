// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// What is behind the items of a bar, and the line at its edge.
///
/// The line is a pixel thick and just outside of the view, below it or, in a toolbar, above.
final class BarBackgroundView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private let shadow = UIImageView()
  private let isAtBottom: Bool
  private static let materialAlpha: CGFloat = 0.98

  /// - Parameter isAtBottom: Whether the bar is at the bottom of its container, its line on top.
  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    imageView.clipsToBounds = true
    for view in [fill, imageView, shadow] { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  /// Looks as an appearance says.
  func show(_ appearance: UIBarAppearance) {
    // Nothing behind is blurred here: less of it shows through than of the system's 94 %, or words
    // could be read below those of the bar.
    backgroundColor = appearance.material?.withAlphaComponent(Self.materialAlpha) ?? .clear
    fill.backgroundColor = appearance.backgroundColor ?? .clear
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    shadow.image = appearance.shadowImage
    shadow.tintColor = appearance.shadowColor
    shadow.backgroundColor =
      appearance.shadowImage == nil ? appearance.shadowColor ?? .clear : .clear
    setNeedsLayout()
  }

  override func layoutSubviews() {
    fill.frame = bounds
    imageView.frame = bounds
    let scale = traitCollection.displayScale
    let height = shadow.image.map(\.size.height) ?? 1 / max(scale, 1)
    shadow.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
