// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
public import Foundation
public import Geometry

/// The appearance of a view apart from its contents: corners, border, shadow, depth.
///
/// The layer of a view is that view under Core Animation's names: geometry, opacity and background
/// are the view's own. A layer made on its own can be put into another with `addSublayer(_:)`.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer this is.
  weak var view: UIView?
  weak var parent: CALayer?
  var children: [CALayer] = []
  private var own = LayerAppearance()

  /// Creates a layer that belongs to no view.
  public override init() { super.init() }

  // MARK: Corners

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = .all
  /// The form of the rounded corners, which background, border, shadow and what is cut at the edge
  /// have in common.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Returns the factor by which corners of a form reach further along their sides than their
  /// radius, where there is space.
  ///
  /// - Parameter curve: The form.
  /// - Returns: The length in radii: 1 for a circle's quarter, 1.52866 for a continuous corner.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerCurve.continuousReach : 1
  }

  /// A Boolean value that says whether what is in the layer is cut at its edge.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
  }

  // MARK: Border

  /// The width of the border, which lies inside the bounds and over the subviews, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black if never set.
  open var borderColor: CGColor? = .black

  // MARK: Shadow

  /// The colour of the shadow; black if never set.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow, 0…1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The outline that casts the shadow; nil for the background's.
  open var shadowPath: CGPath?

  // MARK: Depth

  /// Among siblings, those with a greater depth are drawn in front.
  open var zPosition: CGFloat = 0
  /// A Boolean value that says whether the layer is drawn when its back is to the front, which is
  /// when it is mirrored: turns about an axis in the plane are not drawn.
  open var isDoubleSided = true

  // MARK: Appearance shared with the view

  /// The opacity of the layer, 0…1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
  }

  /// A Boolean value that says whether the layer is left out of drawing.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
  }

  /// The colour of the layer's background; nil for nothing.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? own.backgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        own.backgroundColor = newValue
      }
    }
  }

  // MARK: Geometry shared with the view

  /// The layer's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? own.geometry.bounds }
    set { if let view { view.bounds = newValue } else { own.geometry.bounds = newValue } }
  }

  /// The position of the layer's ``anchorPoint``, in its superlayer's coordinates: its middle,
  /// usually.
  open var position: CGPoint {
    get { view?.center ?? own.geometry.center }
    set { if let view { view.center = newValue } else { own.geometry.center = newValue } }
  }

  /// The point that ``position`` places and the transform turns about, in shares of the size: the
  /// middle is (0.5, 0.5). A change moves the layer, not its position.
  open var anchorPoint: CGPoint {
    get { view?.geometry.anchor ?? own.geometry.anchor }
    set {
      if let view { view.setAnchor(newValue) } else { own.geometry.anchor = newValue }
    }
  }

  /// The smallest upright rectangle around the layer, in its superlayer's coordinates.
  open var frame: CGRect {
    get { view?.frame ?? own.geometry.frame }
    set {
      if let view {
        view.frame = newValue
      } else {
        own.geometry.bounds.size = newValue.size
        own.geometry.center = own.geometry.anchorPoint(of: newValue)
      }
    }
  }

  /// A transform about the ``anchorPoint``; only what it does in the plane is drawn.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(view?.transform ?? own.geometry.transform) }
    set { setAffineTransform(CATransform3DGetAffineTransform(newValue)) }
  }

  /// The transform as one of the plane.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? own.geometry.transform }

  /// Sets the transform as one of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { own.geometry.transform = transform }
  }

  // MARK: Tree

  /// The layers put into this one, the backmost first; those of subviews are not among them.
  open var sublayers: [CALayer]? { children.isEmpty ? nil : children }

  /// Puts a layer in front of the others; it is drawn behind subviews.
  ///
  /// - Parameter layer: A layer that is not a view's; taken out of its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Puts a layer between others.
  ///
  /// - Parameters:
  ///   - layer: A layer that is not a view's; taken out of its previous superlayer.
  ///   - index: Its place in ``sublayers``; beyond the end means at the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer.view == nil, layer !== self else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.parent = self
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The layer that this one is in.
  open var superlayer: CALayer? { view?.parent?.layer ?? parent }

  /// Has no effect: drawing is sharp at any scale. Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// Has no effect: nothing is kept as pixels. Pixels per point of what would be.
  open var rasterizationScale: CGFloat = 1

  /// Says that contents changed; nothing is kept between drawings.
  open func setNeedsDisplay() {}

  // MARK: Animation

  /// The layer as it is shown at the window's present time.
  ///
  /// - Returns: A layer of its own with the geometry and opacity that animations under way give
  ///   this one.
  open func presentation() -> Self? {
    let layer = CALayer()
    layer.own = own
    layer.own.geometry = view?.presentationGeometry ?? own.geometry
    layer.own.opacity = view.map { Float($0.presentationAlpha) } ?? own.opacity
    layer.own.isHidden = isHidden
    layer.own.backgroundColor =
      view.map { $0.presentationBackground.map(CGColor.init) } ?? own.backgroundColor
    layer.cornerRadius = cornerRadius
    layer.cornerCurve = cornerCurve
    layer.maskedCorners = maskedCorners
    layer.zPosition = zPosition
    layer.isDoubleSided = isDoubleSided
    return layer as? Self
  }

  /// Shows at once what the view holds. Completion handlers learn at their time that it did not
  /// run to its end.
  open func removeAllAnimations() { view?.removeAllAnimations() }

  var geometry: ViewGeometry { view?.geometry ?? own.geometry }
}

/// The appearance of a layer without a view.
private struct LayerAppearance {
  var geometry = ViewGeometry()
  var masksToBounds = false
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
}

extension UIView {
  func layerCreatingIfNeeded() -> CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer()
    layer.view = self
    ownLayer = layer
    return layer
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits, with Core Animation's values.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The bits, with Core Animation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  ///
  /// - Parameter rawValue: `circular` or `continuous`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows gradually: Apple's continuous corner. It keeps the radius and
  /// begins 1.52866 radii before the corner or, where sides are too short for that, as far as there
  /// is space; with no space beyond the radius it is a quarter of a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// An outline that does not change.
public final class CGPath: Hashable, Sendable {
  package let path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that bounds the shape, in points.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// Creates the outline of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it.
  ///   - transform: Moves the rectangle first; nil for not at all.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: transform.map { rect.applying($0.pointee) } ?? rect))
  }

  /// The smallest rectangle around the outline.
  public var boundingBox: CGRect { path.boundingBox }

  /// Returns whether two outlines are the same.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
  /// Feeds the outline to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
