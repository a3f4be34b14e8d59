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

  /// Creates a value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Creates a value that holds insets by reading direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Creates a value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }
  /// Creates a value that holds a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ])
  }
  /// Creates a value that holds a transform of space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows)
  }

  /// The insets that the value holds. A value of another type stops the program.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let side = numbers(4)
    return UIEdgeInsets(top: side[0], left: side[1], bottom: side[2], right: side[3])
  }
  /// The insets by reading direction that the value holds. A value of another type stops the program.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let side = numbers(4)
    return NSDirectionalEdgeInsets(
      top: side[0], leading: side[1], bottom: side[2], trailing: side[3])
  }
  /// The vector that the value holds. A value of another type stops the program.
  public var cgVectorValue: CGVector {
    let part = numbers(2)
    return CGVector(dx: part[0], dy: part[1])
  }
  /// The transform of the plane that the value holds. A value of another type stops the program.
  public var cgAffineTransformValue: CGAffineTransform {
    let entry = numbers(6)
    return CGAffineTransform(
      a: entry[0], b: entry[1], c: entry[2], d: entry[3], tx: entry[4], ty: entry[5])
  }
  /// The transform of space that the value holds. A value of another type stops the program.
  public var caTransform3DValue: CATransform3D { CATransform3D(rows: numbers(16)) }
}

// Foundation's values on Linux hold no structures but those of rectangles; they hold rows of numbers.
extension NSValue {
  package convenience init(numbers: [CGFloat]) {
    let type = Self.type(ofNumbers: numbers.count)
    // An empty row would have no address, and none has no number.
    self.init(bytes: numbers.map { Double($0) }, objCType: type)
  }

  /// The numbers of the value; a value of another type or with another count stops the program.
  package func numbers(_ count: Int) -> [CGFloat] {
    guard holdsNumbers(count) else {
      programmerError(
        "The value holds \(String(cString: objCType)), and not \(count) numbers: ask for what it was "
          + "created with.")
    }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }

  package func holdsNumbers(_ count: Int) -> Bool {
    String(cString: objCType) == Self.type(ofNumbers: count)
  }

  private static func type(ofNumbers count: Int) -> String { "[\(count)d]" }
}

// What an app reads from a notification's `userInfo` it casts as `CGRect` or as `NSValue`: on Apple's
// platforms both work, and with this they do here. The names are those of the standard library's protocol.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  // swift-format-ignore: NoLeadingUnderscores
  /// Wraps the rectangle in a value.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads the rectangle of a value. A value of another type stops the program.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reads the rectangle of a value, if it is of that type.
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
  /// Reads the rectangle of a value; the empty rectangle for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { $0.isRectangle ? $0.rectValue : nil } ?? .zero
  }
}

extension NSValue {
  fileprivate var isRectangle: Bool {
    strcmp(objCType, NSValue(rect: .zero).objCType) == 0
  }
}
