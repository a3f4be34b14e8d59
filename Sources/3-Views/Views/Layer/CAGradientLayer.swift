// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
public import Foundation

/// A layer that fills its bounds, with their rounded corners, with colours that go over into one another.
///
/// The gradient is drawn over the layer's background and behind its sublayers. Its points are shares of
/// the bounds: (0, 0) is the top left corner, (1, 1) the bottom right one. Beyond its ends the first and
/// the last colour go on.
///
/// ```swift
/// let sky = CAGradientLayer()
/// sky.frame = view.bounds
/// sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
/// view.layer.insertSublayer(sky, at: 0)
/// ```
///
/// In SVG and PDF an axial or radial gradient is one of the document's own; a conic one is an image of
/// three pixels a point.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`, in their order; nil, as by default, for none. Anything else among
  /// them is left out. A single colour fills the bounds.
  open var colors: [Any]?
  /// The place of each of the ``colors``, from 0 at the beginning to 1 at the end, in ascending order;
  /// nil, as by default, for equal distances. A place before the one of the colour before it becomes
  /// that one; colours without a place are left out.
  open var locations: [NSNumber]?
  /// The beginning, in shares of the bounds: of the line, or the middle of what goes outwards or around;
  /// (0.5, 0), the middle of the top, unless set.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in shares of the bounds; (0.5, 1), the middle of the bottom, unless set.
  ///
  /// An axial gradient ends there. A radial one ends at the ellipse whose box has it as a corner and
  /// ``startPoint`` as its middle. A conic one begins, and ends after a turn, in its direction.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The way along which the colours change; ``CAGradientLayerType/axial`` unless set.
  open var type: CAGradientLayerType = .axial

  /// Creates a gradient layer without colours.
  public override init() { super.init() }

  /// Creates a gradient layer that belongs to no view, with the values of another layer.
  ///
  /// - Parameter layer: The layer to copy; anything else gives a layer as `init()` makes it.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// Creates a gradient layer as `init()` does, for source compatibility: there are no archives of
  /// layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Drawing

  override func drawShape(in drawing: ViewDrawing, bounds: CGRect, edge: CGRect) {
    let gradient = ColorGradient(form(in: bounds), stops: stops)
    drawing.canvas.fill(outline(of: edge), with: gradient)
  }

  private var stops: [ColorGradient.Stop] {
    let values = (colors ?? []).compactMap { $0 as? CGColor }.map(\.value.rgba)
    let positions =
      locations?.map(\.doubleValue)
      ?? values.indices.map { Double($0) / Double(max(values.count - 1, 1)) }
    return zip(values, positions).map { ColorGradient.Stop($0, at: $1) }
  }

  private func form(in bounds: CGRect) -> ColorGradient.Form {
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let (start, end) = (point(startPoint), point(endPoint))
    switch type {
    case .radial:
      let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      return .radial(center: start, radii: radii)
    case .conic:
      return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
    default: return .axial(start: start, end: end)
    }
  }

  override var shapeCastingShadow: (outline: Path, opacity: CGFloat)? {
    let opacity = stops.map(\.color.alpha).max() ?? 0
    return opacity > 0 ? (outline(of: presentationBounds), CGFloat(opacity)) : nil
  }

  override func duplicate() -> CALayer { CAGradientLayer(layer: self) }
}

/// The way along which the colours of a gradient layer change.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// Creates a way from its name.
  ///
  /// - Parameter rawValue: `axial`, `radial` or `conic`; another counts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient clockwise around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
