// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Views

/// A view that shows an image.
@preconcurrency @MainActor
open class NSImageView: NSControl {
  private let picture = UIImageView(frame: .zero)

  /// Creates an image view of an image's size.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
    contentsChanged()
  }

  override func decodeNibPart(_ coder: NSCoder) {
    super.decodeNibPart(coder)
    coder.decode(self, reading: Self.nibStep)
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
  /// The scaling of an image of another size; made smaller in proportion at first.
  open var imageScaling = NSImageScaling.scaleProportionallyDown {
    didSet { contentsChanged() }
  }
  /// The alignment of an image that does not fill the view; in the middle at first.
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

  /// Lays out the image.
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

/// The scaling of an image to a view of another size.
public enum NSImageScaling: UInt, Hashable, Sendable {
  /// The image is reduced in proportion if it is larger.
  case scaleProportionallyDown = 0
  /// The image is stretched to the bounds.
  case scaleAxesIndependently = 1
  /// The image keeps its own size.
  case scaleNone = 2
  /// The image fits into the bounds, in proportion.
  case scaleProportionallyUpOrDown = 3

  /// The size that an image has in a space.
  func size(of image: CGSize, in space: CGSize) -> CGSize {
    guard image.width > 0, image.height > 0 else { return .zero }
    let fitting = max(0, min(space.width / image.width, space.height / image.height))
    func scaled(_ factor: CGFloat) -> CGSize {
      CGSize(width: image.width * factor, height: image.height * factor)
    }
    return switch self {
    case .scaleProportionallyDown: scaled(min(1, fitting))
    case .scaleAxesIndependently: space
    case .scaleNone: image
    case .scaleProportionallyUpOrDown: scaled(fitting)
    }
  }
}

/// The alignment of an image in a view that it does not fill.
public enum NSImageAlignment: UInt, Hashable, Sendable {
  /// The image is in the middle of the view.
  case alignCenter = 0
  /// The image is in the middle of the top edge.
  case alignTop = 1
  /// The image is in the top left corner.
  case alignTopLeft = 2
  /// The image is in the top right corner.
  case alignTopRight = 3
  /// The image is in the middle of the left edge.
  case alignLeft = 4
  /// The image is in the middle of the bottom edge.
  case alignBottom = 5
  /// The image is in the bottom left corner.
  case alignBottomLeft = 6
  /// The image is in the bottom right corner.
  case alignBottomRight = 7
  /// The image is in the middle of the right edge.
  case alignRight = 8

  /// The share of the free space to the left and above, 0…1.
  var share: CGPoint {
    let x: CGFloat =
      switch self {
      case .alignTopLeft, .alignLeft, .alignBottomLeft: 0
      case .alignTopRight, .alignRight, .alignBottomRight: 1
      default: 0.5
      }
    let y: CGFloat =
      switch self {
      case .alignTop, .alignTopLeft, .alignTopRight: 0
      case .alignBottom, .alignBottomLeft, .alignBottomRight: 1
      default: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}
