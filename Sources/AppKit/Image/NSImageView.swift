// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry
import Views

/// Shows an image.
@preconcurrency @MainActor
open class NSImageView: NSControl {
  private let picture = UIImageView(frame: .zero)

  /// Creates an image view of an image's size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
    contentsChanged()
  }

  override func setUp() {
    super.setUp()
    viewNode.addSubview(picture)
    picture.contentMode = .scaleToFill
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
  /// Where an image is that does not fill the view; in the middle at first.
  open var imageAlignment = NSImageAlignment.alignCenter {
    didSet { contentsChanged() }
  }
  /// The colour of templates; nil for that of labels.
  open var contentTintColor: NSColor? {
    didSet { contentsChanged() }
  }
  /// The size and weight of a symbol; nil for its own.
  open var symbolConfiguration: NSImage.SymbolConfiguration? {
    didSet { contentsChanged() }
  }

  /// The image as it is shown.
  private var shownImage: NSImage? {
    symbolConfiguration.flatMap { image?.withSymbolConfiguration($0) } ?? image
  }

  /// The image's size; none without an image.
  open override var intrinsicContentSize: NSSize { shownImage?.size ?? super.intrinsicContentSize }

  override func contentsChanged() {
    super.contentsChanged()
    picture.image = shownImage?.shown
    picture.tintColor = (contentTintColor ?? .labelColor).uiColor
  }

  /// Places the image.
  open override func layout() {
    super.layout()
    let bounds = viewNode.bounds
    let size = imageScaling.size(of: shownImage?.size ?? .zero, in: bounds.size)
    let free = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let share = imageAlignment.share
    // On a pixel, so that a symbol of its own size is as sharp as it can be.
    let origin = onPixel(CGPoint(x: free.width * share.x, y: free.height * share.y))
    picture.frame = CGRect(origin: origin, size: size)
  }
}
