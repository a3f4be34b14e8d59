// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
import Geometry

extension CALayer {
  /// The picture that the layer shows over its background and behind its shape and its sublayers: a
  /// ``CGImage``, and for layers of the Mac also an `NSImage`; nil, as by default, for none.
  ///
  /// Anything else is kept and not drawn, a ``UIImage``, too, of which one line on the console tells: its
  /// ``UIImage/cgImage`` is meant. An opaque picture casts the shadow of a layer without a background. An
  /// animation of `contents` fades from one picture to the other.
  public var contents: Any? {
    get { picture.value }
    set {
      show(ContentsFade(newValue))
      if newValue is UIImage { _ = LayerPicture.imageReport }
    }
  }

  /// The place of ``contents`` in the bounds, and whether they are stretched;
  /// ``CALayerContentsGravity/resize`` unless set. That of a view's layer is the view's `contentMode`.
  ///
  /// As in Core Animation `top` is where y is greatest: below, in the layers of UIKit's views, in which y
  /// points down. In those of the Mac it is above.
  public var contentsGravity: CALayerContentsGravity {
    get {
      guard let view else { return picture.gravity }
      return CALayerContentsGravity(view.contentMode, isTopAbove: isTopAbove)
    }
    set {
      guard let view else { return changePicture { $0.gravity = newValue } }
      view.contentMode = newValue.contentMode(isTopAbove: isTopAbove)
    }
  }

  /// The part of ``contents`` that is shown, in shares of their width and height; all of them,
  /// (0, 0, 1, 1), unless set. Beyond the contents their outermost pixels go on. A part without an area, or
  /// with NaN, shows nothing.
  public var contentsRect: CGRect {
    get { picture.part }
    set { changePicture { $0.part = newValue } }
  }

  /// The part of what is shown of ``contents`` that is stretched, in shares of it; the edges around it keep
  /// their size. All of it, (0, 0, 1, 1), unless set; a part without a width or height is the pixel there.
  /// It counts where ``contentsGravity`` stretches.
  public var contentsCenter: CGRect {
    get { picture.center }
    set { changePicture { $0.center = newValue } }
  }

  /// The way in which ``contents`` are enlarged; ``CALayerContentsFilter/linear`` unless set.
  public var magnificationFilter: CALayerContentsFilter {
    get { picture.magnification }
    set { changePicture { $0.magnification = newValue } }
  }

  /// The way in which ``contents`` are made smaller; ``CALayerContentsFilter/linear`` unless set.
  public var minificationFilter: CALayerContentsFilter {
    get { picture.minification }
    set { changePicture { $0.minification = newValue } }
  }

  func show(_ contents: ContentsFade) {
    changePicture { picture in
      picture.value = contents.after
      picture.fade = contents.share < 1 ? contents : nil
    }
  }

  private var picture: LayerPicture { extras?.picture ?? LayerPicture() }

  private func changePicture(_ change: (inout LayerPicture) -> Void) {
    extending { extras in
      var picture = extras.picture ?? LayerPicture()
      change(&picture)
      extras.picture = picture
    }
  }

  func takePicture(of layer: CALayer) {
    guard var picture = layer.extras?.picture else { return }
    picture.gravity = layer.contentsGravity
    extending { $0.picture = picture }
  }

  /// Whether the greatest y of the layer is above where it is shown, as on the Mac.
  fileprivate var isTopAbove: Bool {
    var layer: CALayer? = self
    while let next = layer {
      if let view = next.view { return view is any HasLayersWithTopAbove }
      layer = next.parent
    }
    return false
  }

  var hasPictureBeyondBounds: Bool {
    guard extras?.picture?.bitmap != nil else { return false }
    return contentsGravity != .resize && contentsGravity != .resizeAspect
  }

  /// Whether the bounds are filled by a picture that lets nothing shine through.
  var isFilledByPicture: Bool {
    guard let picture = extras?.picture, picture.fade == nil, let bitmap = picture.bitmap else {
      return false
    }
    return contentsGravity == .resize && bitmap.image.raster.isOpaque
  }
}

struct LayerPicture {
  var value: Any?
  /// The way to ``value`` from other contents; nil where nothing fades.
  var fade: ContentsFade?
  var gravity = CALayerContentsGravity.resize
  var part = CGRect(x: 0, y: 0, width: 1, height: 1)
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  var magnification = CALayerContentsFilter.linear
  var minification = CALayerContentsFilter.linear

  /// The line on the console for the first image in place of its pixels.
  static let imageReport: Void = consoleMessage(
    "CALayer.contents is a UIImage, which is not drawn: set its cgImage")

  /// The pixels, and how many of them are a point if not as many as the layer says; nil for nothing that
  /// can be drawn.
  var bitmap: (image: CGImage, scale: CGFloat?)? {
    if let image = value as? CGImage { return (image, nil) }
    return (value as? any LayerContents)?.bitmap
  }
}

package protocol LayerContents {
  /// The pixels, and how many of them are a point; nil for nothing that can be drawn.
  var bitmap: (image: CGImage, scale: CGFloat?)? { get }
}

/// A view in whose layers the greatest y is above, as on the Mac.
package protocol HasLayersWithTopAbove: UIView {}

extension ViewDrawing {
  /// Draws what a layer shows.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - animated: The layer as animations show it; nil without any.
  ///   - bounds: The bounds as they are shown.
  ///   - edge: The bounds on whole pixels.
  func drawPicture(
    of layer: CALayer, as animated: CALayer?, in bounds: CGRect, edge: CGRect
  ) {
    guard let picture = (animated ?? layer).extras?.picture else { return }
    guard let fade = picture.fade else { return draw(picture, of: layer, in: bounds, edge: edge) }
    var (before, after) = (picture, picture)
    (before.value, before.fade, after.fade) = (fade.before, nil, nil)
    canvas.withDissolve(Double(fade.share)) {
      draw(before, of: layer, in: bounds, edge: edge)
    } to: {
      draw(after, of: layer, in: bounds, edge: edge)
    }
  }

  private func draw(
    _ picture: LayerPicture, of layer: CALayer, in bounds: CGRect, edge: CGRect
  ) {
    guard let bitmap = picture.bitmap else { return }
    let raster = bitmap.image.raster
    let pixels = CGSize(width: raster.width, height: raster.height)
    let source = CGRect(
      x: picture.part.minX * pixels.width, y: picture.part.minY * pixels.height,
      width: picture.part.width * pixels.width, height: picture.part.height * pixels.height)
    guard source.isFinite, source.width > 0, source.height > 0, bounds.width > 0, bounds.height > 0
    else { return }
    let scale = bitmap.scale ?? layer.contentsScale
    let density = scale.isFinite && scale > 0 ? scale : 1
    let natural = CGSize(width: source.width / density, height: source.height / density)
    let mode = layer.contentsGravity.contentMode(isTopAbove: layer.isTopAbove)
    let rect = mode == .scaleToFill ? edge : mode.frame(of: natural, in: bounds, on: self.scale)
    if mode.stretches, picture.center != LayerPicture().center, picture.center.isFinite {
      let resizing = ImageResizing(
        capInsets: UIEdgeInsets(
          top: picture.center.minY * natural.height, left: picture.center.minX * natural.width,
          bottom: (1 - picture.center.maxY) * natural.height,
          right: (1 - picture.center.maxX) * natural.width), mode: .stretch)
      guard let part = bitmap.image.cropping(to: source)?.raster.withScale(density) else { return }
      ResizableDrawing(resizing: resizing, natural: natural, rect: rect)
        .draw(part, on: canvas, tint: nil)
      return
    }
    let isLarger = rect.width * self.scale >= source.width
    let filter = isLarger ? picture.magnification : picture.minification
    canvas.draw(raster, part: RasterPart(source: source, isSmooth: filter != .nearest), in: rect)
  }
}

extension UIView.ContentMode {
  /// Whether contents are another size than their own.
  fileprivate var stretches: Bool {
    self == .scaleToFill || self == .scaleAspectFit || self == .scaleAspectFill
  }
}

/// The place of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The place's name.
  public let rawValue: String
  /// Creates a gravity from its name.
  ///
  /// - Parameter rawValue: A name of Core Animation's, such as `resizeAspect`; another counts as `resize`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are centred in their own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are in their own size, in the middle of the edge with the greatest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are in their own size, in the middle of the edge with the least y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are in their own size, in the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are in their own size, in the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in their own size, in the left corner with the greatest y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in their own size, in the right corner with the greatest y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in their own size, in the left corner with the least y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in their own size, in the right corner with the least y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents fit into the bounds, in proportion.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents fill the bounds, in proportion.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Those that keep the size, and the content mode of each where the greatest y is above.
  private static let modes: [(CALayerContentsGravity, UIView.ContentMode)] = [
    (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left), (.right, .right),
    (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
    (.bottomRight, .bottomRight), (.resizeAspect, .scaleAspectFit),
    (.resizeAspectFill, .scaleAspectFill),
  ]

  init(_ mode: UIView.ContentMode, isTopAbove: Bool) {
    let mode = isTopAbove ? mode : mode.upsideDown
    self = Self.modes.first { $0.1 == mode }?.0 ?? .resize
  }

  func contentMode(isTopAbove: Bool) -> UIView.ContentMode {
    let mode = Self.modes.first { $0.0 == self }?.1 ?? .scaleToFill
    return isTopAbove ? mode : mode.upsideDown
  }
}

extension UIView.ContentMode {
  /// The mode with above and below exchanged.
  fileprivate var upsideDown: Self {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    default: self
    }
  }
}

/// The way in which a layer's contents are drawn in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// Creates a way from its name.
  ///
  /// - Parameter rawValue: `linear`, `nearest` or `trilinear`; all but `nearest` mix pixels.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Colours between pixels are interpolated.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Each pixel is a square of one colour.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The filter works as ``linear``.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
