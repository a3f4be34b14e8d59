// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// How an image of another size is placed in a view.
public enum NSImageScaling: UInt, Hashable, Sendable {
  /// Made smaller in proportion if it is larger.
  case scaleProportionallyDown = 0
  /// Stretched to the bounds.
  case scaleAxesIndependently = 1
  /// In its own size.
  case scaleNone = 2
  /// As large as fits, in proportion.
  case scaleProportionallyUpOrDown = 3
}

/// Shows an image.
@preconcurrency @MainActor
open class NSImageView: NSControl {
  private let picture = UIImageView(frame: .zero)

  /// Creates an image view of an image's size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
    // Setting it here, in an initializer, calls no observer.
    contentsChanged()
  }

  override func setUp() {
    super.setUp()
    viewNode.addSubview(picture)
    contentsChanged()
  }

  /// The image.
  open var image: NSImage? {
    didSet { if image !== oldValue { contentsChanged() } }
  }
  /// How an image of another size is placed; made smaller in proportion at first.
  open var imageScaling = NSImageScaling.scaleProportionallyDown {
    didSet { contentsChanged() }
  }
  /// The colour of templates; nil for that of labels.
  open var contentTintColor: NSColor? {
    didSet { contentsChanged() }
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: NSSize { image?.size ?? super.intrinsicContentSize }

  override func contentsChanged() {
    super.contentsChanged()
    picture.image =
      image?.isTemplate == true
      ? image?.uiImage.withRenderingMode(.alwaysTemplate) : image?.uiImage
    picture.tintColor = (contentTintColor ?? .labelColor).uiColor
  }

  /// Places the image in the middle.
  open override func layout() {
    super.layout()
    let bounds = viewNode.bounds
    picture.frame = bounds
    let size = image?.size ?? .zero
    let isLarger = size.width > bounds.width || size.height > bounds.height
    picture.contentMode =
      switch imageScaling {
      case .scaleProportionallyDown: isLarger ? .scaleAspectFit : .center
      case .scaleAxesIndependently: .scaleToFill
      case .scaleNone: .center
      case .scaleProportionallyUpOrDown: .scaleAspectFit
      }
  }
}
