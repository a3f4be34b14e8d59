// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGFloat {
  /// The number for people and text trees: at most two decimals, no trailing zeros, no minus zero.
  ///
  /// `253`, `317.5`, `106.67`; `nan`, `inf` and `-inf` are spelt so.
  public var compactDescription: String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    guard magnitude < 1e15 else { return "\(Double(self))" }
    let hundredths = Int64((magnitude * 100).rounded())
    guard hundredths != 0 else { return "0" }
    var text = "\(self < 0 ? "-" : "")\(hundredths / 100)"
    let decimals = hundredths % 100
    if decimals != 0 {
      text += decimals % 10 == 0 ? ".\(decimals / 10)" : ".\(decimals < 10 ? "0" : "")\(decimals)"
    }
    return text
  }
}

extension CGRect {
  /// The rectangle as `x, y  width × height`, with at most two decimals each.
  ///
  /// Foundation prints `CGRect(origin: Foundation.CGPoint(…`, which no one can compare by eye.
  public var compactDescription: String {
    "\(origin.x.compactDescription), \(origin.y.compactDescription)  \(size.compactDescription)"
  }

  /// The rectangle as `185 × 90 at 10, 20`, with at most two decimals each.
  package var frameDescription: String {
    "\(size.compactDescription) at \(minX.compactDescription), \(minY.compactDescription)"
  }

  /// A Boolean value that says whether all four numbers are finite. Foundation's own set operations
  /// crash on NaN.
  public var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGSize {
  /// The size as `width × height`, with at most two decimals each.
  public var compactDescription: String {
    "\(width.compactDescription) × \(height.compactDescription)"
  }
}

extension NSObject {
  /// The name of the class with its module, as clients use it for reuse identifiers.
  public class func description() -> String { String(reflecting: self) }
}
