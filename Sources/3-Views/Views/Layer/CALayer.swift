// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation
public import Geometry

/// The appearance of a view apart from its contents: corners, border, shadow, depth, mask.
///
/// The layer of a view is that view under Core Animation's names: geometry, opacity and background
/// are the view's own. A layer made on its own can be put into another with `addSublayer(_:)`. It draws,
/// in this order: its shadow, its background, its contents, the shape or gradient of a subclass, its
/// sublayers, its border. The sublayers of a view's layer are in front of what the view draws, and behind its subviews.
@preconcurrency @MainActor
open class CALayer: NSObject {
  weak var view: UIView?
  weak var parent: CALayer?
  var children: [CALayer] = []
  private var own = LayerAppearance()
  /// The properties that few layers have; nil for the others.
  var extras: LayerExtras?

  /// Creates a layer that belongs to no view.
  public override init() { super.init() }

  /// Creates a layer that belongs to no view, with the values of another: its appearance and geometry,
  /// without its sublayers and its mask. A subclass copies its own properties, too.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer as `init()` makes it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeValues(of: layer) }
  }

  /// Creates a layer as `init()` does, for source compatibility: there are no archives of layers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Corners

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = .all
  /// The form of the rounded corners, which background, border, shadow and what is cut at the edge
  /// have in common.
  open var cornerCurve: CALayerCornerCurve = .circular

  /// Returns the factor by which corners of a form reach further along their sides than their
  /// radius, where there is space.
  ///
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
  /// The outline that casts the shadow; nil for the background's. One that can be added to is copied.
  open var shadowPath: CGPath? {
    didSet { if shadowPath is CGMutablePath { shadowPath = shadowPath?.copy() } }
  }

  // MARK: Depth

  /// The depth of the layer: among siblings, a greater depth is drawn in front.
  open var zPosition: CGFloat = 0
  /// A Boolean value that says whether the layer is drawn when its back is to the front, which is
  /// when it is mirrored, as beyond a quarter of a turn about an axis of its plane.
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

  /// A transform about the ``anchorPoint``; one of space is drawn as it is seen from far away.
  ///
  /// A layer that turns about an axis of its plane gets narrower, and is mirrored beyond a quarter of
  /// a turn; one that is further away with perspective gets smaller. On its edge, or behind the eye,
  /// it is not drawn.
  ///
  /// > Note: Differs from UIKit: with perspective, all of the layer is drawn as large as its
  /// > ``anchorPoint``, so that edges that are parallel stay so.
  open var transform: CATransform3D {
    get { extras?.spatialTransform ?? CATransform3DMakeAffineTransform(affineTransform()) }
    set { setSpatialTransform(newValue) }
  }

  /// The transform as one of the plane: of a transform of space, as the layer is drawn.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? own.geometry.transform }

  /// Sets the transform to one of the plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    extras?.spatialTransform = nil
    if let view { view.transform = transform } else { own.geometry.transform = transform }
  }

  // MARK: Mask

  /// The layer whose opacity decides what of this one is seen, with its sublayers, its shadow and the
  /// subviews; nil, as by default, for all.
  ///
  /// What the mask draws opaquely is seen, what it leaves transparent is not; its colours are of no
  /// matter. Its frame is in this layer's coordinates. A mask is in no layer tree: it is taken out of its
  /// superlayer.
  open var mask: CALayer? {
    get { extras?.mask }
    set {
      guard newValue !== self, newValue !== mask else { return }
      newValue?.removeFromSuperlayer()
      if mask?.extras?.maskedLayer === self { mask?.extras?.maskedLayer = nil }
      newValue?.extending { $0.maskedLayer = self }
      extending { extras in
        extras.mask = newValue
        extras.maskView = nil
      }
      RunningLayerAnimation.treeDidChange()
    }
  }

  // MARK: Tree

  /// The name of the layer, to find it by; nil if never set.
  open var name: String? {
    get { extras?.name }
    set { if newValue != name { extending { $0.name = newValue } } }
  }

  /// The layers put into this one, the backmost first; nil without any. Without those of subviews.
  ///
  /// Layers that are set take the place of those before; a view's is left out.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.parent = nil }
      children = []
      RunningLayerAnimation.treeDidChange()
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the other sublayers; it is drawn behind subviews.
  ///
  /// - Parameter layer: A layer that is not a view's; taken out of its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Inserts a layer at an index of the sublayers.
  ///
  /// - Parameters:
  ///   - layer: A layer that is not a view's; taken out of its previous superlayer.
  ///   - index: Its place in ``sublayers``; beyond the end means at the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard layer.view == nil, layer !== self else { return }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.parent = self
    RunningLayerAnimation.treeDidChange()
  }

  /// Inserts a layer behind another.
  ///
  /// - Parameters:
  ///   - layer: A layer that is not a view's; taken out of its previous superlayer.
  ///   - sibling: One of ``sublayers``; another, or nil, means behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(children.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a layer in front of another.
  ///
  /// - Parameters:
  ///   - layer: A layer that is not a view's; taken out of its previous superlayer.
  ///   - sibling: One of ``sublayers``; another, or nil, means in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.removeFromSuperlayer()
    let index = children.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(index.map { $0 + 1 } ?? children.count))
  }

  /// Replaces a sublayer with another; nothing happens if the old one is not one of ``sublayers``.
  ///
  /// - Parameters:
  ///   - oldLayer: The layer to take out.
  ///   - newLayer: A layer that is not a view's; taken out of its previous superlayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self, newLayer.view == nil else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    RunningLayerAnimation.treeDidChange()
  }

  /// The layer that this one is in.
  open var superlayer: CALayer? { view?.parent?.layer ?? parent }

  /// The object that hears of the layer; a view's layer has the view.
  ///
  /// Has no part in drawing: none of its methods is called.
  open weak var delegate: (any CALayerDelegate)? {
    get { view ?? extras?.delegate }
    set { if view == nil { extending { $0.delegate = newValue } } }
  }

  /// Returns the same point in this layer's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point of the other layer, in points.
  ///   - layer: A layer of the same tree; nil for the topmost.
  /// - Returns: The point.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }
  /// Returns the same point in another layer's coordinates.
  ///
  /// - Parameters:
  ///   - point: A point of this layer, in points.
  ///   - layer: A layer of the same tree; nil for the topmost.
  /// - Returns: The point.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }
  /// Returns the smallest upright rectangle around the same place in this layer's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the other layer, in points.
  ///   - layer: A layer of the same tree; nil for the topmost.
  /// - Returns: The rectangle.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }
  /// Returns the smallest upright rectangle around the same place in another layer's coordinates.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of this layer, in points.
  ///   - layer: A layer of the same tree; nil for the topmost.
  /// - Returns: The rectangle.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// The transform of all sublayers about the layer's anchor point, such as a perspective; the identity at
  /// first. Drawing is flat: a sublayer is as large everywhere as at its own anchor point.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let isIdentity = CATransform3DIsIdentity(newValue)
      guard !isIdentity || extras?.sublayerTransform != nil else { return }
      extending { $0.sublayerTransform = isIdentity ? nil : newValue }
    }
  }
  /// Has no effect: a hint for drawing that is not needed. Says that the layer fills its bounds.
  open var isOpaque = false
  /// Has no effect: a layer that is not opaque is always drawn as a group with its sublayers. A
  /// Boolean value that says whether it is.
  open var allowsGroupOpacity = true
  /// Has no effect: drawing is sharp at any scale. A Boolean value that says whether the layer is
  /// stored as a bitmap.
  open var shouldRasterize = false
  /// Has no effect: nothing is stored as a bitmap. The number of pixels per point of the stored
  /// bitmap.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels per point of the layer's ``contents``; drawing of the layer itself is
  /// sharp at any scale. A value that is not above zero counts as 1.
  open var contentsScale: CGFloat {
    get { extras?.contentsScale ?? 1 }
    set { if newValue != contentsScale { extending { $0.contentsScale = newValue } } }
  }

  /// Marks the contents as changed; nothing is stored between drawings.
  open func setNeedsDisplay() {}

  // MARK: Animation

  /// The layer as it is shown at the window's present time.
  ///
  /// - Returns: A layer of its own with the values that animations under way give this one; nil for a
  ///   subclass of an app's own.
  open func presentation() -> Self? { presentationCopy() as? Self }

  /// Adds a copy of an animation, which begins.
  ///
  /// Later ones come after earlier ones where they change the same.
  ///
  /// > Note: Differs from UIKit: it is the animation itself that the layer has then, not a copy.
  ///
  /// - Parameters:
  ///   - anim: The animation. One of a property that cannot be animated is a line on the console, and
  ///     changes nothing until its end.
  ///   - key: The name to find it by; the animation that has it already is removed. Nil for none.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    var motion = anim.motion(of: self, length: CATransaction.animationDuration())
    motion.curve = motion.curve ?? CATransaction.animationTimingFunction()?.curve
    let key = anim is CATransition ? "transition" : key
    if let key { removeAnimation(forKey: key) }
    let running = RunningLayerAnimation(anim, key: key, motion: motion, of: self)
    extending { $0.animations.append(running) }
    running.begin()
  }

  /// Removes the animation that was added with a key; nothing happens without one.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  /// Returns the animation that was added by a name and is not removed; nil without one.
  public func animation(forKey key: String) -> CAAnimation? {
    extras?.animations.first { $0.key == key }?.animation
  }

  /// Returns the names of the animations that are not removed, the oldest first; nil without any.
  public func animationKeys() -> [String]? {
    let keys = extras?.animations.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  /// Removes all animations, including those of the layer's view, and shows the layer's own values
  /// at once. Their delegates and completion handlers are called with false.
  open func removeAllAnimations() {
    view?.removeAllAnimations()
    removeAnimations { _ in true }
  }

  /// The layer's values, with those that animations under way give it, in a layer of its own.
  func presentationCopy() -> CALayer {
    let copy = duplicate()
    if let view {
      copy.own.geometry = view.ownPresentationGeometry
      copy.dropSpatialTransform(unlessDrawnAs: geometry.transform)
      copy.own.opacity = Float(view.ownPresentationAlpha)
      copy.own.backgroundColor = view.ownPresentationBackground.map(CGColor.init)
      copy.own.isHidden = view.ownPresentationIsHidden
    }
    guard let animations = extras?.animations, !animations.isEmpty else { return copy }
    for animation in animations { animation.apply(to: copy) }
    let size = copy.own.geometry.bounds.size
    copy.own.geometry.bounds.size = CGSize(width: max(0, size.width), height: max(0, size.height))
    return copy
  }

  /// The layer as it is to be drawn: itself without animations.
  var shown: CALayer { hasAnimations ? presentationCopy() : self }

  var hasAnimations: Bool { extras?.animations.isEmpty == false }

  var geometry: ViewGeometry { view?.geometry ?? own.geometry }

  // MARK: What subclasses of Core Animation's draw

  /// Draws the layer's shape or gradient, in its own coordinates.
  ///
  /// - Parameters:
  ///   - drawing: The drawing under way.
  ///   - bounds: The bounds as they are shown.
  ///   - edge: The bounds on whole pixels.
  func drawShape(in drawing: ViewDrawing, bounds: CGRect, edge: CGRect) {}

  /// The outline of the layer's shape, gradient or opaque contents, which casts a shadow, and how opaque it
  /// is; nil for none.
  var shapeCastingShadow: (outline: Path, opacity: CGFloat)? {
    isFilledByPicture ? (outline(of: presentationBounds), 1) : nil
  }

  var hasShapeBeyondBounds: Bool { false }

  /// Whether nothing is drawn but sublayers, each on its own.
  var drawsOnlySublayers: Bool { false }

  /// Returns a layer of the same class of Core Animation's, with the same values.
  func duplicate() -> CALayer { CALayer(layer: self) }

  private func takeValues(of layer: CALayer) {
    own.geometry = layer.geometry
    own.masksToBounds = layer.masksToBounds
    own.opacity = layer.opacity
    own.isHidden = layer.isHidden
    own.backgroundColor = layer.backgroundColor
    cornerRadius = layer.cornerRadius
    cornerCurve = layer.cornerCurve
    maskedCorners = layer.maskedCorners
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor
    shadowColor = layer.shadowColor
    shadowOpacity = layer.shadowOpacity
    shadowRadius = layer.shadowRadius
    shadowOffset = layer.shadowOffset
    shadowPath = layer.shadowPath
    zPosition = layer.zPosition
    isDoubleSided = layer.isDoubleSided
    name = layer.name
    takeSpatialTransform(of: layer)
    sublayerTransform = layer.sublayerTransform
    contentsScale = layer.contentsScale
    takePicture(of: layer)
  }
}

/// The appearance of a layer without a view.
private struct LayerAppearance {
  var geometry = ViewGeometry()
  var masksToBounds = false
  var opacity: Float = 1
  var isHidden = false
  var backgroundColor: CGColor?
}

/// A set of corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits, with Core Animation's values.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  ///
  /// - Parameter rawValue: The bits, with Core Animation's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all = CACornerMask(rawValue: 15)
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
