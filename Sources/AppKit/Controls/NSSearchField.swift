// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A field to search with: rounded, with a magnifying glass.
@preconcurrency @MainActor
open class NSSearchField: NSTextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  private static let glassLength: CGFloat = 12
  private static let glassInset: CGFloat = 6

  override func setUp() {
    super.setUp()
    glass.tintColor = NSColor.secondaryLabelColor.uiColor
    glass.contentMode = .scaleAspectFit
    viewNode.addSubview(glass)
    viewNode.layer.cornerRadius = 5
    leadingSpace = Self.glassInset + Self.glassLength + 4
  }

  /// Places the glass and the text.
  open override func layout() {
    super.layout()
    let length = Self.glassLength
    glass.frame = CGRect(
      x: Self.glassInset, y: (viewNode.bounds.height - length) / 2, width: length, height: length)
  }
}
