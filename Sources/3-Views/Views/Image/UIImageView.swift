// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of an image's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates an image view of an image's size.
  ///
  /// - Parameters:
  ///   - image: The image that the view shows; its size is the view's.
  ///   - highlightedImage: The image while ``isHighlighted``.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view of an Interface Builder document. With another coder it is like
  /// `init(frame: .zero)`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.isNib {
      coder.decode(self, reading: NibSteps.imageView)
    } else {
      isUserInteractionEnabled = false
    }
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      invalidateIntrinsicContentSize()
      if image?.alignmentRectInsets ?? .zero != oldValue?.alignmentRectInsets ?? .zero {
        constraintInputsChanged()
      }
    }
  }
  /// The image while ``isHighlighted``; nil for the usual one.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted { shownImageChanged(from: oldValue ?? image) } }
  }
  /// A Boolean value that says whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue, let highlightedImage else { return }
      shownImageChanged(from: isHighlighted ? image : highlightedImage)
    }
  }
  /// The configuration of a symbol, where its own does not say.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The image's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size(in: traitCollection) ?? .zero
  }

  /// The image's size less its ``UIImage/alignmentRectInsets``; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    let (size, insets) = (image.size(in: traitCollection), image.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The image's.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  package override func drawContent(in drawing: ViewDrawing) {
    let bounds = presentationGeometry.bounds
    guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return }
    let tint = image.tint(in: self)?.value(in: traitCollection).rgba
    let natural = image.size(in: traitCollection)
    let rect = contentMode.frame(of: natural, in: bounds, on: drawing.scale)
    let overflows =
      rect.minX < bounds.minX || rect.maxX > bounds.maxX || rect.minY < bounds.minY
      || rect.maxY > bounds.maxY
    guard flips(image) || overflows && clipsToBounds else {
      return image.paint(on: drawing.canvas, in: rect, tint: tint, traits: traitCollection)
    }
    drawing.canvas.withSavedState {
      if flips(image) {
        drawing.canvas.concatenate(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
      }
      image.paint(on: drawing.canvas, in: rect, tint: tint, traits: traitCollection)
    }
  }

  /// Has constraints measure again, where another image is shown that is not as large.
  private func shownImageChanged(from old: UIImage?) {
    let new = isHighlighted ? highlightedImage ?? image : image
    guard new !== old else { return }
    if new?.size(in: traitCollection) != old?.size(in: traitCollection) {
      invalidateIntrinsicContentSize()
    }
    if new?.alignmentRectInsets ?? .zero != old?.alignmentRectInsets ?? .zero {
      invalidateIntrinsicContentSize()
      constraintInputsChanged()
    }
  }

  private var shownImage: UIImage? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    guard let own = image.symbolConfiguration else { return image }
    // A symbol that goes with a text style is as large as that is where it is shown.
    let shown = (preferredSymbolConfiguration?.applying(own) ?? own).resolved(in: traitCollection)
    return shown == own ? image : image.withConfiguration(shown)
  }

  private func flips(_ image: UIImage) -> Bool {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      return image.appearance.flipsForLeftToRight
    }
    return image.appearance.flipsForRightToLeft || image.source.symbol?.followsReading == true
  }
}

extension UIView.ContentMode {
  /// Returns the frame of contents of a size in bounds; those that keep their size, on a pixel.
  func frame(of size: CGSize, in bounds: CGRect, on scale: CGFloat) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var length = size
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let factors = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(factors.0, factors.1) : max(factors.0, factors.1)
      length = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let free = CGSize(width: bounds.width - length.width, height: bounds.height - length.height)
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: 0
      case .right, .topRight, .bottomRight: free.width
      default: (free.width / 2 * scale).rounded() / scale
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: 0
      case .bottom, .bottomLeft, .bottomRight: free.height
      default: (free.height / 2 * scale).rounded() / scale
      }
    return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: length)
  }
}
