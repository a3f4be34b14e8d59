// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

/// A layer that draws a path: filled, as a line, or both.
///
/// The shape is drawn over the layer's background and behind its sublayers, the line over the filling. It
/// may reach beyond the bounds, unless the layer masks to them.
///
/// ```swift
/// // Three quarters of a ring with round ends.
/// let ring = CAShapeLayer()
/// ring.path = UIBezierPath(
///   arcCenter: CGPoint(x: 30, y: 30), radius: 26, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
///   clockwise: true
/// ).cgPath
/// ring.fillColor = nil
/// ring.strokeColor = UIColor.systemBlue.cgColor
/// ring.lineWidth = 6
/// ring.lineCap = .round
/// ring.strokeEnd = 0.75
/// view.layer.addSublayer(ring)
/// ```
///
/// Without a background and a `shadowPath` the filled shape casts the layer's shadow; a line casts none.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path to draw, in the layer's coordinates; nil, as by default, for nothing. One that can be added
  /// to is copied.
  open var path: CGPath? {
    didSet { if path is CGMutablePath { path = path?.copy() } }
  }
  /// The colour of the filling, opaque black unless set; nil for none.
  open var fillColor: CGColor? = .black
  /// The rule that says what of the path is inside it; ``CAShapeLayerFillRule/nonZero`` unless set.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line; nil, as by default, for none.
  open var strokeColor: CGColor?
  /// The share of the path's length at which the line begins, 0…1; 0 unless set. The filling is whole in
  /// any case.
  open var strokeStart: CGFloat = 0
  /// The share of the path's length at which the line ends, 0…1; 1 unless set. Nothing is drawn unless it
  /// is greater than ``strokeStart``.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, half of it on either side of the path, in points; 1 unless set.
  open var lineWidth: CGFloat = 1
  /// The length of a pointed corner, in widths of the line, beyond which it is cut off; 10 unless set.
  open var miterLimit: CGFloat = 10
  /// The form of the line's ends, and of those of its dashes; ``CAShapeLayerLineCap/butt`` unless set.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The form of the line's corners; ``CAShapeLayerLineJoin/miter`` unless set.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The distance into the dashes at which the line begins, in points; 0 unless set.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and of the gaps after them, in points; nil, as by default, for a line without
  /// gaps. Lengths below zero, and none above, give a line without gaps, too.
  open var lineDashPattern: [NSNumber]?

  /// Creates a shape layer without a path.
  public override init() { super.init() }

  /// Creates a shape layer that belongs to no view, with the values of another layer.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer as `init()` makes it.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.path
    fillColor = layer.fillColor
    fillRule = layer.fillRule
    strokeColor = layer.strokeColor
    strokeStart = layer.strokeStart
    strokeEnd = layer.strokeEnd
    lineWidth = layer.lineWidth
    miterLimit = layer.miterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    lineDashPhase = layer.lineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  /// Creates a shape layer as `init()` does, for source compatibility: there are no archives of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Drawing

  override func drawShape(in drawing: ViewDrawing, bounds: CGRect, edge: CGRect) {
    guard let path = path?.path else { return }
    if let fillColor {
      drawing.canvas.fill(path, with: fillColor.value.rgba, evenOdd: fillRule == .evenOdd)
    }
    if let strokeColor {
      drawing.canvas.stroke(
        path.trimmed(from: strokeStart, to: strokeEnd), with: strokeColor.value.rgba,
        style: lineStyle)
    }
  }

  private var lineStyle: LineStyle {
    var style = LineStyle(width: lineWidth)
    switch lineCap {
    case .round: style.cap = .round
    case .square: style.cap = .square
    default: style.cap = .butt
    }
    switch lineJoin {
    case .round: style.join = .round
    case .bevel: style.join = .bevel
    default: style.join = .miter
    }
    style.miterLimit = miterLimit
    style.dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    style.dashPhase = lineDashPhase
    return style
  }

  override var shapeCastingShadow: (outline: Path, opacity: CGFloat)? {
    guard let path, let fillColor, fillColor.alpha > 0 else { return nil }
    return (path.path, fillColor.alpha)
  }

  override var hasShapeBeyondBounds: Bool { path != nil }

  override func duplicate() -> CALayer { CAShapeLayer(layer: self) }
}

/// The rule that says what of a path is inside it.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name.
  public let rawValue: String
  /// Creates a rule from its name.
  ///
  /// - Parameter rawValue: `non-zero` or `even-odd`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if outlines go round it more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if an odd number of outlines lies between it and the outside: an outline inside
  /// another is a hole.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The form of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  ///
  /// - Parameter rawValue: `butt`, `round` or `square`; another counts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A square end at the end of the path.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end of the path.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square end that extends half of the line's width beyond the end of the path.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The form's name.
  public let rawValue: String
  /// Creates a form from its name.
  ///
  /// - Parameter rawValue: `miter`, `round` or `bevel`; another counts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The edges meet in a point, as long as the miter limit allows.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle around the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The edges are connected by a straight line.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
