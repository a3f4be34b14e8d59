// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle that the value holds. A value of another type stops the program.
  public var cgRectValue: CGRect { rectValue }
  /// The point that the value holds. A value of another type stops the program.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value holds. A value of another type stops the program.
  public var cgSizeValue: CGSize { sizeValue }
}

// What an app reads from a notification's `userInfo` it casts as `CGRect` or as `NSValue`: on Apple's
// platforms both work, and with this they do here. The names are those of the standard library's protocol.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// Wraps the rectangle in a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a rectangle out of a value. A value of another type stops the program.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a rectangle out of a value.
  ///
  /// - Returns: Whether the value is one of a rectangle.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard source.isRectangle else { return false }
    result = source.rectValue
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a rectangle out of a value; the empty one for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { $0.isRectangle ? $0.rectValue : nil } ?? .zero
  }
}

extension NSValue {
  /// Whether the value was created with a rectangle.
  fileprivate var isRectangle: Bool {
    strcmp(objCType, NSValue(rect: .zero).objCType) == 0
  }
}
