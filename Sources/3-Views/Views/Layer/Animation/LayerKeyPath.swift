// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// A property of a layer that animations change, by the name that they have for it.
@MainActor
struct LayerKeyPath {
  var isColor = false
  /// Whether it moves the edge of what the layer draws, other than with its bounds.
  private(set) var changesExtent = false
  private var exists: (CALayer) -> Bool = { _ in true }
  let read: (CALayer) -> AnimatableValue?
  /// Changes a layer that belongs to no view. A value of another kind changes nothing.
  let write: (CALayer, AnimatableValue) -> Void

  /// Returns the property of a layer that has a name; nil if there is none.
  static func named(_ name: String, of layer: CALayer) -> LayerKeyPath? {
    guard var keyPath = all[name], keyPath.exists(layer) else { return nil }
    keyPath.changesExtent =
      name.hasPrefix("shadow") || ["path", "lineWidth", "miterLimit", "contents"].contains(name)
    return keyPath
  }

  private typealias Property<Layer, Value> = ReferenceWritableKeyPath<Layer, Value>

  private static let all: [String: LayerKeyPath] = {
    var all: [String: LayerKeyPath] = [
      "opacity": .init(
        read: { .numbers([CGFloat($0.opacity)]) },
        write: { layer, value in value.number.map { layer.opacity = Float($0) } }),
      "shadowOpacity": .init(
        read: { .numbers([CGFloat($0.shadowOpacity)]) },
        write: { layer, value in value.number.map { layer.shadowOpacity = Float($0) } }),
      "hidden": .init(
        read: { .numbers([$0.isHidden ? 1 : 0]) },
        write: { layer, value in value.number.map { layer.isHidden = $0 >= 0.5 } }),
      "zPosition": number(\CALayer.zPosition),
      "cornerRadius": number(\CALayer.cornerRadius),
      "borderWidth": number(\CALayer.borderWidth),
      "shadowRadius": number(\CALayer.shadowRadius),
      "backgroundColor": color(\CALayer.backgroundColor),
      "borderColor": color(\CALayer.borderColor),
      "shadowColor": color(\CALayer.shadowColor),
      "shadowPath": path(\CALayer.shadowPath),
      "path": path(\CAShapeLayer.path),
      "fillColor": color(\CAShapeLayer.fillColor),
      "strokeColor": color(\CAShapeLayer.strokeColor),
      "strokeStart": number(\CAShapeLayer.strokeStart),
      "strokeEnd": number(\CAShapeLayer.strokeEnd),
      "lineWidth": number(\CAShapeLayer.lineWidth),
      "miterLimit": number(\CAShapeLayer.miterLimit),
      "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
      "colors": colors,
      "locations": locations,
      "bounds": bounds,
      "contents": .init(
        read: { .contents(ContentsFade($0.contents)) },
        write: { layer, value in if case .contents(let fade) = value { layer.show(fade) } }),
    ]
    add(point(\CALayer.position), named: "position", to: &all)
    add(point(\CALayer.anchorPoint), named: "anchorPoint", to: &all)
    add(point(\CALayer.bounds.origin), named: "bounds.origin", to: &all)
    add(size(\CALayer.bounds.size), named: "bounds.size", to: &all)
    add(size(\CALayer.shadowOffset), named: "shadowOffset", to: &all)
    add(point(\CAGradientLayer.startPoint), named: "startPoint", to: &all)
    add(point(\CAGradientLayer.endPoint), named: "endPoint", to: &all)
    add(transforms, named: "transform", to: &all)
    return all
  }()

  /// Adds a property and its parts, whose names follow the property's.
  private static func add(
    _ parts: [String: LayerKeyPath], named name: String, to all: inout [String: LayerKeyPath]
  ) {
    for (part, keyPath) in parts { all[part.isEmpty ? name : "\(name).\(part)"] = keyPath }
  }

  /// Creates the property of a class of layers.
  private static func of<Layer: CALayer>(
    _ kind: Layer.Type, isColor: Bool = false, read: @escaping (Layer) -> AnimatableValue?,
    write: @escaping (Layer, AnimatableValue) -> Void
  ) -> LayerKeyPath {
    LayerKeyPath(
      isColor: isColor, exists: { $0 is Layer },
      read: { layer in (layer as? Layer).flatMap(read) },
      write: { layer, value in if let layer = layer as? Layer { write(layer, value) } })
  }

  private static func number<Layer: CALayer>(_ property: Property<Layer, CGFloat>) -> LayerKeyPath {
    of(
      Layer.self, read: { .numbers([$0[keyPath: property]]) },
      write: { layer, value in if let number = value.number { layer[keyPath: property] = number } })
  }

  private static func color<Layer: CALayer>(_ property: Property<Layer, CGColor?>) -> LayerKeyPath {
    of(
      Layer.self, isColor: true,
      read: { layer in layer[keyPath: property].map { .numbers($0.value.numbers) } },
      write: { layer, value in
        if let numbers = value.numbers(4) {
          layer[keyPath: property] = CGColor(ColorValue(numbers[...]))
        }
      })
  }

  private static func path<Layer: CALayer>(_ property: Property<Layer, CGPath?>) -> LayerKeyPath {
    of(
      Layer.self, read: { layer in layer[keyPath: property].map { .path($0.path) } },
      write: { layer, value in
        if case .path(let path) = value { layer[keyPath: property] = CGPath(path) }
      })
  }

  private static func point<Layer: CALayer>(
    _ property: Property<Layer, CGPoint>
  ) -> [String: LayerKeyPath] {
    let whole = of(
      Layer.self, read: { .numbers([$0[keyPath: property].x, $0[keyPath: property].y]) },
      write: { layer, value in
        if let numbers = value.numbers(2) {
          layer[keyPath: property] = CGPoint(x: numbers[0], y: numbers[1])
        }
      })
    return [
      "": whole, "x": number(property.appending(path: \.x)),
      "y": number(property.appending(path: \.y)),
    ]
  }

  private static func size<Layer: CALayer>(
    _ property: Property<Layer, CGSize>
  ) -> [String: LayerKeyPath] {
    let whole = of(
      Layer.self, read: { .numbers([$0[keyPath: property].width, $0[keyPath: property].height]) },
      write: { layer, value in
        if let numbers = value.numbers(2) {
          layer[keyPath: property] = CGSize(width: numbers[0], height: numbers[1])
        }
      })
    return [
      "": whole, "width": number(property.appending(path: \.width)),
      "height": number(property.appending(path: \.height)),
    ]
  }

  private static var bounds: LayerKeyPath {
    .init(
      read: { layer in
        let (origin, size) = (layer.bounds.origin, layer.bounds.size)
        return .numbers([origin.x, origin.y, size.width, size.height])
      },
      write: { layer, value in
        guard let numbers = value.numbers(4) else { return }
        layer.bounds = CGRect(
          x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      })
  }

  private static var colors: LayerKeyPath {
    of(
      CAGradientLayer.self,
      read: { layer in layer.colors.flatMap(AnimatableValue.init) },
      write: { layer, value in
        guard case .numbers(let numbers) = value, numbers.count.isMultiple(of: 4) else { return }
        layer.colors = stride(from: 0, to: numbers.count, by: 4).map {
          CGColor(ColorValue(numbers[$0..<$0 + 4]))
        }
      })
  }

  private static var locations: LayerKeyPath {
    of(
      CAGradientLayer.self,
      read: { layer in layer.locations.map { .numbers($0.map { CGFloat($0.doubleValue) }) } },
      write: { layer, value in
        guard case .numbers(let numbers) = value else { return }
        layer.locations = numbers.map { NSNumber(value: Double($0)) }
      })
  }

  fileprivate static var transforms: [String: LayerKeyPath] {
    let whole = LayerKeyPath(
      read: { .transform($0.affineTransform()) },
      write: { layer, value in
        if case .transform(let transform) = value { layer.setAffineTransform(transform) }
      })
    let angle = part({ [$0.angle] }, { $0.angle = $1[0] }, count: 1)
    return [
      "": whole, "rotation": angle, "rotation.z": angle,
      "rotation.x": turn { CGAffineTransform(scaleX: 1, y: $0) },
      "rotation.y": turn { CGAffineTransform(scaleX: $0, y: 1) },
      "scale": part(
        { [$0.scale.width] }, { $0.scale = CGSize(width: $1[0], height: $1[0]) }, count: 1),
      "scale.x": part({ [$0.scale.width] }, { $0.scale.width = $1[0] }, count: 1),
      "scale.y": part({ [$0.scale.height] }, { $0.scale.height = $1[0] }, count: 1),
      "translation": part(
        { [$0.translation.x, $0.translation.y] },
        { $0.translation = CGPoint(x: $1[0], y: $1[1]) }, count: 2),
      "translation.x": part({ [$0.translation.x] }, { $0.translation.x = $1[0] }, count: 1),
      "translation.y": part({ [$0.translation.y] }, { $0.translation.y = $1[0] }, count: 1),
    ]
  }

  /// The turn of a layer about an axis of its own plane, seen from far away: it gets narrower by the cosine
  /// of the angle, by a transform, and is mirrored from behind.
  private static func turn(_ scale: @escaping (CGFloat) -> CGAffineTransform) -> LayerKeyPath {
    LayerKeyPath(
      // A transform of the plane has no such turn.
      read: { _ in .numbers([0]) },
      write: { layer, value in
        guard let angle = value.number else { return }
        let factor = cos(angle)
        // On its edge nothing is seen of it.
        let narrowing = scale(abs(factor) < 1e-9 ? 0 : factor)
        layer.setAffineTransform(narrowing.concatenating(layer.affineTransform()))
      })
  }

  private static func part(
    _ read: @escaping (TransformParts) -> [CGFloat],
    _ write: @escaping (inout TransformParts, [CGFloat]) -> Void, count: Int
  ) -> LayerKeyPath {
    LayerKeyPath(
      read: { .numbers(read(parts(of: $0))) },
      write: { layer, value in
        guard let numbers = value.numbers(count) else { return }
        var parts = parts(of: layer)
        write(&parts, numbers)
        layer.setAffineTransform(parts.transform)
      })
  }

  /// The parts of a layer's transform; of one that flattens the plane, as if it did not turn.
  private static func parts(of layer: CALayer) -> TransformParts {
    let transform = layer.affineTransform()
    return TransformParts(transform)
      ?? TransformParts(
        translation: CGPoint(x: transform.tx, y: transform.ty),
        scale: CGSize(width: transform.a, height: transform.d), angle: 0, shear: 0)
  }
}

extension AnimatableValue {
  /// The value as one number; nil for another.
  fileprivate var number: CGFloat? { numbers(1)?[0] }

  /// Returns as many numbers as asked for; nil for another value.
  fileprivate func numbers(_ count: Int) -> [CGFloat]? {
    guard case .numbers(let numbers) = self, numbers.count == count else { return nil }
    return numbers
  }
}
