// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A colour of a document (rule IB-43).
package enum InterfaceColor: Hashable, Sendable {
  /// The components of a colour from 0 to 1, in sRGB or Display P3.
  package struct Components: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double
    package let isDisplayP3: Bool
  }

  case components(Components)
  /// A colour of the system by the name of its property; otherwise the components beside it.
  case system(name: String, otherwise: Components?)
  /// A colour of a catalogue; otherwise the components that the document has for it.
  case named(String, otherwise: Components?)
  /// The colour that the class itself has: `nil key="textColor"`.
  case classDefault
}

/// A font of a document (rule IB-44).
package enum InterfaceFont: Hashable, Sendable {
  package enum Face: String, Sendable {
    case system, boldSystem, italicSystem
  }

  /// The system's font: its weight by name, if there is one, and its size; nil for the system's.
  case system(Face, weight: String?, size: Double?)
  /// A text style by UIKit's name, such as `UICTFontTextStyleBody`.
  case textStyle(String)
  case named(String, family: String?, size: Double?)
  /// A font of the Mac by its use, such as `smallSystem`.
  case meta(String, size: Double?)

  /// The weights of the system's font by their names.
  package static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}

/// A value that a runtime attribute is set to (rule IB-20).
package enum InterfaceAttributeValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case point(x: Double, y: Double)
  case size(width: Double, height: Double)
  case rect(InterfaceRect)
  case range(location: Int, length: Int)
  case color(InterfaceColor)
  case image(String)
  case none
}

package struct InterfaceRect: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from edges, in points; left and right, or leading and trailing.
package struct InterfaceInsets: Hashable, Sendable {
  package let top: Double
  package let left: Double
  package let bottom: Double
  package let right: Double
}

// MARK: Reading

extension InterfaceElement {
  /// The number of an attribute; nil without one. The document's checks refuse what is not a number.
  package func number(_ attribute: String) -> Double? {
    guard let text = self[attribute], let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The whole number of an attribute; nil without one.
  package func integer(_ attribute: String) -> Int? {
    number(attribute).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The priority of an attribute, from 1 to 1000; nil without one.
  package func priority(_ attribute: String) -> Double? {
    number(attribute).map { min(max($0, 1), 1000) }
  }

  /// The truth of an attribute, `YES` or `NO`; nil without one.
  package func boolean(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The rectangle inside that has a role.
  package func rect(for key: String) -> InterfaceRect? {
    child(for: key).flatMap { $0.name == "rect" ? $0.rect : nil }
  }

  package var rect: InterfaceRect {
    InterfaceRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0,
      height: number("height") ?? 0)
  }

  package func size(for key: String) -> (width: Double, height: Double)? {
    guard let element = child(for: key), element.name == "size" else { return nil }
    return (element.number("width") ?? 0, element.number("height") ?? 0)
  }

  /// The insets inside that have a role, in either of the forms that documents have.
  package func insets(for key: String) -> InterfaceInsets? {
    guard let element = child(for: key) else { return nil }
    return InterfaceInsets(
      top: element.number("top") ?? element.number("minY") ?? 0,
      left: element.number("left") ?? element.number("leading") ?? element.number("minX") ?? 0,
      bottom: element.number("bottom") ?? element.number("maxY") ?? 0,
      right: element.number("right") ?? element.number("trailing") ?? element.number("maxX") ?? 0)
  }

  /// A role's text: an attribute, or an element `string` or `mutableString` with it (rule IB-45).
  package func string(_ role: String) -> String? {
    if let text = self[role] { return text }
    return children.first {
      $0.key == role && ($0.name == "string" || $0.name == "mutableString")
    }?.stringContent
  }

  /// The text that the element is, decoded where it says that it is encoded.
  package var stringContent: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    return Base64.decoded(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The colour inside that has a role; nil without one.
  package func color(for key: String, in document: InterfaceDocument) -> InterfaceColor? {
    guard let element = child(for: key) else { return nil }
    switch element.name {
    case "nil": return .classDefault
    case "color": return element.color(in: document)
    default: return nil
    }
  }

  func color(in document: InterfaceDocument) -> InterfaceColor? {
    let own = colorComponents
    if let name = self["systemColor"] {
      let fallback = document.resource("systemColor", named: name)?.child(named: "color")
      return .system(name: name, otherwise: fallback?.colorComponents ?? own)
    }
    for attribute in ["xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = self[attribute] { return .system(name: name, otherwise: own) }
    }
    if self["catalog"] == "System", let name = self["name"] {
      return .system(name: name, otherwise: own)
    }
    if let name = self["name"] {
      let fallback = document.resource("namedColor", named: name)?.child(named: "color")
      return .named(name, otherwise: fallback?.colorComponents ?? own)
    }
    return own.map { .components($0) }
  }

  private var colorComponents: InterfaceColor.Components? {
    let alpha = number("alpha") ?? 1
    let isDisplayP3 = self["customColorSpace"] == "displayP3" || self["colorSpace"] == "displayP3"
    if let white = number("white") {
      return InterfaceColor.Components(
        red: white, green: white, blue: white, alpha: alpha, isDisplayP3: false)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return InterfaceColor.Components(
      red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: isDisplayP3)
  }

  /// The font inside that has a role; nil without one.
  package func font(for key: String) -> InterfaceFont? {
    guard let element = child(for: key) else { return nil }
    if let meta = element["metaFont"] { return .meta(meta, size: element.number("size")) }
    if let style = element["style"] { return .textStyle(style) }
    let size = element.number("pointSize") ?? element.number("size")
    if let name = element["name"] { return .named(name, family: element["family"], size: size) }
    guard let face = element["type"].flatMap(InterfaceFont.Face.init) else { return nil }
    return .system(face, weight: element["weight"], size: size)
  }
}

package struct InterfaceRuntimeAttribute: Sendable {
  package let element: InterfaceElement
  package let keyPath: String
  package let value: InterfaceAttributeValue

  package static func all(
    of object: InterfaceElement, in document: InterfaceDocument
  ) -> [InterfaceRuntimeAttribute] {
    guard let list = object.child(named: "userDefinedRuntimeAttributes") else { return [] }
    return list.children.compactMap { element in
      element["keyPath"].map {
        InterfaceRuntimeAttribute(
          element: element, keyPath: $0, value: value(of: element, in: document))
      }
    }
  }

  private static func value(
    of element: InterfaceElement, in document: InterfaceDocument
  ) -> InterfaceAttributeValue {
    let child = element.child(for: "value")
    switch element["type"] {
    case "boolean": return .boolean(element.boolean("value") ?? false)
    case "number":
      if child?.name == "integer", let integer = child?.integer("value") {
        return .integer(integer)
      }
      return .real(child?.number("value") ?? element.number("value") ?? 0)
    case "string", "localizedString":
      return .string(element["value"] ?? child?.stringContent ?? "")
    case "image": return (element["value"] ?? child?["name"]).map { .image($0) } ?? .none
    case "color": return child?.color(in: document).map { .color($0) } ?? .none
    case "point":
      return .point(x: child?.number("x") ?? 0, y: child?.number("y") ?? 0)
    case "size":
      return .size(width: child?.number("width") ?? 0, height: child?.number("height") ?? 0)
    case "rect": return child.map { .rect($0.rect) } ?? .none
    case "range":
      return .range(
        location: child?.integer("location") ?? 0, length: child?.integer("length") ?? 0)
    default: return .none
    }
  }
}

/// Bytes as text of 64 characters.
enum Base64 {
  /// Returns the bytes; nil for a text with other characters. Blanks and the last `=` are left out.
  static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var bitCount = 0
    for character in text.utf8 where character > 0x20 && character != UInt8(ascii: "=") {
      guard let value = value(of: character) else { return nil }
      buffer = buffer << 6 | value
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bitCount)))
    }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
