// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Foundation
import Geometry

/// A value of a layer's property that animations change.
enum AnimatableValue: Equatable {
  /// A number, the numbers of a point, size or rectangle, or the components of colours, in turn.
  case numbers([CGFloat])
  case transform(CGAffineTransform)
  case path(Path)
  case contents(ContentsFade)

  /// Returns the value on the way to another; where there is none in between, this one in the first half
  /// and the other then.
  func interpolated(to end: AnimatableValue, _ progress: CGFloat) -> AnimatableValue {
    if progress == 0 { return self }
    if progress == 1 { return end }
    switch (self, end) {
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      return .numbers(zip(from, to).map { $0.interpolated(to: $1, progress) })
    case (.transform(let from), .transform(let to)):
      return .transform(from.interpolated(to: to, progress))
    case (.path(let from), .path(let to)):
      if let path = from.interpolated(to: to, progress) { return .path(path) }
    case (.contents(let from), .contents(let to)): return .contents(from.fading(to: to, progress))
    default: break
    }
    return progress < 0.5 ? self : end
  }

  /// The sum; transforms are done in turn, the other first. Paths and contents have none.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let own), .numbers(let more)) where own.count == more.count:
      .numbers(zip(own, more).map(+))
    case (.transform(let own), .transform(let more)): .transform(more.concatenating(own))
    default: other
    }
  }

  /// Returns the sum of the value with itself.
  ///
  /// - Parameter count: The number of times that it counts, at least 1.
  /// - Returns: The sum. Paths and contents have none.
  func repeated(_ count: Int) -> AnimatableValue {
    switch self {
    case .numbers(let own): return .numbers(own.map { $0 * CGFloat(count) })
    case .transform(let own):
      var (power, rest, result) = (own, count, CGAffineTransform.identity)
      while rest > 0 {
        if !rest.isMultiple(of: 2) { result = result.concatenating(power) }
        power = power.concatenating(power)
        rest /= 2
      }
      return .transform(result)
    case .path, .contents: return self
    }
  }

  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.numbers(let own), .numbers(let less)) where own.count == less.count:
      .numbers(zip(own, less).map(-))
    case (.transform(let own), .transform(let less)) where less.a * less.d != less.b * less.c:
      .transform(own.concatenating(less.inverted()))
    default: self
    }
  }

  var zero: AnimatableValue {
    switch self {
    case .numbers(let own): .numbers(own.map { _ in 0 })
    case .transform: .transform(.identity)
    case .path: .path(Path())
    case .contents: .contents(ContentsFade(nil))
    }
  }

  /// Returns the distance to another value, by which paced animations go; 0 where there is none.
  func distance(to other: AnimatableValue) -> CGFloat {
    func length(_ own: [CGFloat], _ others: [CGFloat]) -> CGFloat {
      guard own.count == others.count else { return 0 }
      return zip(own, others).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
    switch (self, other) {
    case (.numbers(let own), .numbers(let others)): return length(own, others)
    case (.transform(let own), .transform(let others)):
      return length(
        [own.a, own.b, own.c, own.d, own.tx, own.ty],
        [others.a, others.b, others.c, others.d, others.tx, others.ty])
    default: return 0
    }
  }

  /// The same colours without any opacity; other values as they are.
  var transparent: AnimatableValue {
    guard case .numbers(var components) = self else { return self }
    for index in components.indices where index % 4 == 3 { components[index] = 0 }
    return .numbers(components)
  }
}

extension AnimatableValue {
  /// Creates a value from what a program gives an animation.
  ///
  /// Numbers of any kind, points, sizes, rectangles, colours, transforms, paths and images are such values,
  /// and lists of numbers and of colours.
  @MainActor init?(_ value: Any) {
    if let number = Self.number(value) {
      self = .numbers([number])
      return
    }
    switch value {
    case let point as CGPoint: self = .numbers([point.x, point.y])
    case let size as CGSize: self = .numbers([size.width, size.height])
    case let rect as CGRect:
      self = .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case let color as CGColor: self = .numbers(color.value.numbers)
    case let transform as CGAffineTransform: self = .transform(transform)
    case let transform as CATransform3D:
      self = .transform(transform.flattened)
    case let path as CGPath: self = .path(path.path)
    case is CGImage, is any LayerContents: self = .contents(ContentsFade(value))
    case let list as [Any]:
      let colors = list.compactMap { ($0 as? CGColor)?.value.numbers }
      let numbers = list.compactMap(Self.number)
      guard max(colors.count, numbers.count) == list.count else { return nil }
      self = .numbers(colors.isEmpty ? numbers : colors.flatMap(\.self))
    default: return nil
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as Int: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(Int64(clamping: number))
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension ColorValue {
  /// Red, green, blue and alpha.
  var numbers: [CGFloat] { [red, green, blue, alpha] }

  init(_ numbers: ArraySlice<CGFloat>) {
    let first = numbers.startIndex
    self.init(
      red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2],
      alpha: numbers[first + 3])
  }
}
