// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutDocuments

enum SwiftLiteral {
  /// Returns points: without a point where they are whole.
  static func points(_ number: Double) -> String {
    number == 0 ? "0" : JSONValue.text(of: number)
  }

  /// Returns a share: with a point, and as a quotient where it is one of small numbers that has many
  /// digits, `1.0 / 3.0`.
  static func share(_ number: Double) -> String {
    let text = "\(number == 0 ? 0 : number)"
    guard text.count > 7 else { return text }
    for divisor in 3...16 {
      let dividend = (number * Double(divisor)).rounded()
      if dividend != 0, dividend.magnitude < 100, dividend / Double(divisor) == number {
        return "\(dividend) / \(Double(divisor))"
      }
    }
    return text
  }

  /// Returns a text in quotation marks, without interpolations and line breaks.
  static func text(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a text for a comment: line breaks stay, and what else is not seen becomes a blank.
  static func visible(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar != "\n" && isInvisible(scalar) ? " " : scalar)
    }
    return String(result)
  }

  /// Returns whether a character is one that a reader does not see: controls, separators of lines,
  /// and marks that turn the direction of code.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200D}"
    default: false
    }
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(points(size.width)), height: \(points(size.height)))"
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(points(point.x)), y: \(points(point.y)))"
  }

  static func rectangle(_ frame: CGRect) -> String {
    "CGRect(x: \(points(frame.origin.x)), y: \(points(frame.origin.y)), "
      + "width: \(points(frame.size.width)), height: \(points(frame.size.height)))"
  }

  static func edges(_ insets: UIEdgeInsets) -> String {
    "UIEdgeInsets(top: \(points(insets.top)), left: \(points(insets.left)), "
      + "bottom: \(points(insets.bottom)), right: \(points(insets.right)))"
  }

  /// Returns an element kind: UIKit's constant, or a text.
  static func kind(_ kind: String) -> String {
    switch kind.documentKind {
    case kind: text(kind)
    case "header": "UICollectionView.elementKindSectionHeader"
    default: "UICollectionView.elementKindSectionFooter"
    }
  }

  /// Returns a set of edges: `.top`, or `[.top, .trailing]`.
  static func edges(_ set: NSDirectionalRectEdge) -> String {
    let names = [
      (NSDirectionalRectEdge.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"),
      (.trailing, ".trailing"),
    ].filter { set.contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// Returns a spacing: `.fixed(8)`.
  static func spacing(_ spacing: LayoutDocument.Spacing) -> String {
    switch spacing {
    case .fixed(let number): ".fixed(\(points(number)))"
    case .flexible(let number): ".flexible(\(points(number)))"
    }
  }

  static func color(_ color: LayoutDocument.Color) -> String {
    switch color {
    case .named(let name):
      return LayoutDocument.Color.names.contains(name) ? "UIColor.\(name)" : "UIColor.clear"
    case .components(let red, let green, let blue, let alpha):
      let opacity = alpha == 255 ? "1" : "\(alpha) / 255"
      return "UIColor(red: \(red) / 255, green: \(green) / 255, blue: \(blue) / 255, "
        + "alpha: \(opacity))"
    case .dynamic(let light, let dark):
      return "UIColor { $0.userInterfaceStyle == .dark ? \(self.color(dark)) : "
        + "\(self.color(light)) }"
    }
  }
}
