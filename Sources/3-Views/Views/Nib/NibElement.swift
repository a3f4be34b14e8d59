// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
import InterfaceDocuments

/// An element of a document, read in UIKit's types.
///
/// Reading is done once for a document; what it returns is kept by the closures that set it.
@MainActor
package struct NibElement {
  let element: InterfaceElement
  let recipe: NibRecipe

  init(_ element: InterfaceElement, _ recipe: NibRecipe) {
    self.element = element
    self.recipe = recipe
  }

  package var name: String { element.name }

  package var content: String { element.stringContent }

  package subscript(attribute: String) -> String? { element[attribute] }

  package func child(for key: String) -> NibElement? {
    element.child(for: key).map { NibElement($0, recipe) }
  }

  /// The elements directly inside with a name, in order.
  package func children(named name: String) -> [NibElement] {
    element.children.filter { $0.name == name }.map { NibElement($0, recipe) }
  }

  /// The elements in a list inside, such as `sections`; empty without it.
  package func elements(of list: String) -> [NibElement] {
    element.child(named: list)?.children.map { NibElement($0, recipe) } ?? []
  }

  // MARK: Values

  /// The truth of an attribute, or what a document leaves out.
  package func flag(_ attribute: String, otherwise value: Bool) -> Bool {
    flag(attribute) ?? value
  }

  /// The truth of an attribute; nil without one. What is neither `YES` nor `NO` is announced and counts
  /// as left out.
  package func flag(_ attribute: String) -> Bool? {
    switch element[attribute] {
    case nil: return nil
    case "YES"?: return true
    case "NO"?: return false
    case let text?:
      announce("\(attribute)=\"\(text)\" is neither YES nor NO; it counts as left out")
      return nil
    }
  }
  package func number(_ attribute: String) -> CGFloat? {
    element.number(attribute).map { CGFloat($0) }
  }
  /// The whole number of an attribute; nil without one.
  package func integer(_ attribute: String) -> Int? { element.integer(attribute) }
  /// The text of a role: the one in the program's language or, without one, that of an attribute or an
  /// element of its own.
  package func text(_ role: String) -> String? {
    recipe.context.texts?.text(role, of: element) ?? element.string(role)
  }

  package func size(for key: String) -> CGSize? {
    element.size(for: key).map { CGSize(width: $0.width, height: $0.height) }
  }

  package func insets(for key: String) -> UIEdgeInsets? {
    element.insets(for: key).map {
      UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
    }
  }
  /// The insets inside that have a role, by the direction of reading; nil without them.
  package func directionalInsets(for key: String) -> NSDirectionalEdgeInsets? {
    element.insets(for: key).map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.left, bottom: $0.bottom, trailing: $0.right)
    }
  }

  package func rect(for key: String) -> CGRect? {
    element.rect(for: key).map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// Returns the value that an attribute names; an unknown name is announced and counts as left out.
  ///
  /// - Returns: The value; nil without the attribute.
  package func choice<Value>(
    _ attribute: String, _ values: KeyValuePairs<String, Value>
  ) -> Value? {
    guard let name = element[attribute] else { return nil }
    if let value = values.first(where: { $0.key == name }) { return value.value }
    announce("unknown \(attribute) \"\(name)\"; it counts as left out")
    return nil
  }

  /// The options whose attributes are set.
  package func options<Options: OptionSet>(_ flags: KeyValuePairs<String, Options>) -> Options {
    flags.reduce(into: []) { options, entry in
      if flag(entry.key, otherwise: false) { options.formUnion(entry.value) }
    }
  }

  /// Says something about the element on the console, once.
  package func announce(_ message: String) { recipe.announce(element.error(message)) }

  // MARK: Colours, fonts, images

  /// The colour inside that has a role; nil if the document says none, or that it is the class's.
  package func color(for key: String) -> UIColor? {
    element.color(for: key, in: recipe.document).flatMap(color)
  }

  /// The name of the system's colour inside that has a role; nil for other colours.
  package func systemColorName(for key: String) -> String? {
    guard case .system(let name, _)? = element.color(for: key, in: recipe.document) else {
      return nil
    }
    return name
  }

  func color(_ color: InterfaceColor) -> UIColor? {
    switch color {
    case .classDefault: return nil
    case .components(let components): return UIColor(components)
    case .system(let name, let fallback):
      if let known = UIColor.system(named: name) { return known }
      if let fallback { return UIColor(fallback) }
      announce("unknown system colour \"\(name)\"")
      return nil
    case .named(let name, let fallback):
      if let known = UIColor(named: name, in: recipe.bundle, compatibleWith: nil) { return known }
      if let fallback { return UIColor(fallback) }
      let searched = NibFiles.description(of: recipe.bundle)
      announce("Could not load the \"\(name)\" color referenced from a nib; looked in \(searched)")
      return nil
    }
  }

  /// The font inside that has a role; nil without one. One that is not installed, or not understood, is
  /// announced (rule IB-44).
  package func font(for key: String) -> UIFont? {
    guard let fontElement = child(for: key), fontElement.name != "nil" else { return nil }
    guard let font = element.font(for: key) else {
      fontElement.announce("the font is not understood; it counts as left out")
      return nil
    }
    switch font {
    case .named(let name, let family, let size):
      let size = size ?? UIFont.systemFontSize
      if let font = [name, family].lazy.compactMap({ $0.flatMap { UIFont(name: $0, size: size) } })
        .first
      {
        return font
      }
      fontElement.announce("the font \"\(name)\" is not installed; the system's stands for it")
    case .system(_, let weight?, _) where !InterfaceFont.weights.contains(weight):
      fontElement.announce("unknown weight \"\(weight)\"; it counts as left out")
    default: break
    }
    return UIFont(font)
  }

  /// The image that an attribute names, or an `imageReference` with its role: a symbol if `catalog` says
  /// so, or one of the document's bundle.
  ///
  /// One that is missing is announced.
  package func image(_ role: String) -> UIImage? {
    if let name = element[role] {
      return image(named: name, isSymbol: element["catalog"] == "system")
    }
    guard let reference = child(for: role), reference.name == "imageReference" else { return nil }
    return reference.referencedImage
  }

  /// The image of an `imageReference`, whose symbol has a scale of its own.
  private var referencedImage: UIImage? {
    guard let name = element["image"] else { return nil }
    let image = image(named: name, isSymbol: element["catalog"] == "system")
    let colorful = ["hierarchical", "palette", "multicolor"]
    if let mode = element["renderingMode"], colorful.contains(mode) {
      announce("a symbol has one colour here, and not those of the rendering mode \"\(mode)\"")
    }
    let scale: UIImage.SymbolScale? = choice(
      "symbolScale",
      ["default": .default, "small": .small, "medium": .medium, "large": .large])
    guard let scale else { return image }
    return image?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
  }

  func image(named name: String, isSymbol: Bool) -> UIImage? {
    let image =
      isSymbol
      ? UIImage(systemName: name) : UIImage(named: name, in: recipe.bundle, compatibleWith: nil)
    // The Mac has images of the system by name, which AppKit knows.
    if image == nil, !(recipe.isMac && name.hasPrefix("NS")) {
      let searched =
        isSymbol ? "the system's symbols" : NibFiles.description(of: recipe.bundle)
      announce("Could not load the \"\(name)\" image referenced from a nib; looked in \(searched)")
    }
    return image
  }
}

extension UIColor {
  convenience init(_ components: InterfaceColor.Components) {
    guard components.isDisplayP3 else {
      self.init(
        red: components.red, green: components.green, blue: components.blue,
        alpha: components.alpha)
      return
    }
    self.init(
      displayP3Red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }
}

extension UIFont {
  /// The system's font that a document describes; for one with a name, the one in its size.
  convenience init(_ font: InterfaceFont) {
    switch font {
    case .system(let face, let weight, let size):
      self.init(copying: Self.system(face, weight: weight, size: size ?? Self.systemFontSize))
    case .textStyle(let style):
      self.init(copying: .preferredFont(forTextStyle: TextStyle(rawValue: style)))
    case .named(_, _, let size):
      self.init(copying: .systemFont(ofSize: size ?? Self.systemFontSize))
    case .meta(let use, let size): self.init(copying: Self.meta(use, size: size))
    }
  }

  private convenience init(copying font: UIFont) {
    self.init(face: font.face, size: font.pointSize, scaling: font.scaling)
  }

  private static func system(
    _ face: InterfaceFont.Face, weight: String?, size: CGFloat
  ) -> UIFont {
    switch face {
    case .boldSystem: .boldSystemFont(ofSize: size)
    case .italicSystem: .italicSystemFont(ofSize: size)
    case .system: .systemFont(ofSize: size, weight: weights[weight ?? "regular"] ?? .regular)
    }
  }

  private static let weights: [String: Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The Mac's fonts by their uses (rule IB-44).
  private static func meta(_ use: String, size: Double?) -> UIFont {
    let standard: CGFloat =
      switch use {
      case "smallSystem", "smallSystemBold": 11
      case "miniSystem": 9
      case "label": 10
      default: 13
      }
    let weight: Weight =
      switch use {
      case "systemBold", "smallSystemBold": .bold
      case "systemSemibold": .semibold
      case "systemLight": .light
      default: .regular
      }
    return .systemFont(ofSize: size.map { CGFloat($0) } ?? standard, weight: weight)
  }
}
