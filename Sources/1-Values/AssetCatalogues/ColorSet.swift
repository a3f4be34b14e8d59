// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A colour set of an asset catalogue: colours for different environments.
package struct ColorSet: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// Components in sRGB, mostly 0…1; those of an extended space may be outside.
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// Components in Display P3, 0…1.
    case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    /// A colour of the system: `systemBlueColor`.
    case system(String)
  }

  /// One colour of a set and the environments that it is for.
  package struct Entry: Hashable, Sendable {
    package var conditions: AssetConditions
    package var value: Value
  }

  /// The colours, in the order of the set. Entries without a colour are left out.
  package var entries: [Entry]

  /// Reads a set.
  ///
  /// - Parameter contents: The bytes of the set's `Contents.json`.
  /// - Throws: ``AssetError`` for a file that is too long, is no JSON or has a component that is no
  ///   number.
  package init(contents: Data) throws(AssetError) {
    entries = []
    for entry in try ContentsFile.read(contents).colors ?? [] {
      guard let color = entry.color else { continue }
      entries.append(Entry(conditions: entry.conditions, value: try Value(color)))
    }
  }

  /// Chooses the colour for an environment; nil if the set has none. O(number of entries).
  package func value(in traits: UITraitCollection) -> Value? {
    AssetConditions.best(of: entries.map(\.conditions), in: traits).map { entries[$0].value }
  }
}

extension ColorSet.Value {
  fileprivate init(_ color: ContentsFile.Color) throws(AssetError) {
    if let reference = color.reference {
      self = .system(reference)
      return
    }
    func component(_ name: String, default fallback: CGFloat) throws(AssetError) -> CGFloat {
      guard let text = color.components?[name]?.text else { return fallback }
      guard let number = Self.number(text, isAlpha: name == "alpha") else {
        throw AssetError("its component \(name) is \"\(text)\", which is no number")
      }
      return number
    }
    let alpha = min(max(try component("alpha", default: 1), 0), 1)
    if let space = color.colorSpace, space.contains("gray") {
      let white = try component("white", default: 0)
      self = .sRGB(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    let red = try component("red", default: 0)
    let green = try component("green", default: 0)
    let blue = try component("blue", default: 0)
    self =
      color.colorSpace == "display-p3"
      ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
      : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number with a point is a fraction, `0x…` and one without a point are of 255; an opacity of 0
  /// or 1 is itself.
  private static func number(_ text: String, isAlpha: Bool) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return UInt32(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    if text.contains(where: { $0 == "." || $0 == "e" || $0 == "E" }) { return number }
    return isAlpha && (number == 0 || number == 1) ? number : number / 255
  }
}
