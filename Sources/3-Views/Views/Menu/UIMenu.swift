// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// A menu of actions and other menus.
///
/// A menu never changes; ``replacingChildren(_:)`` makes another. Two menus are equal if their
/// identifiers are.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the menu identifier.
    public let rawValue: String
    /// Creates a menu identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a menu identifier from its text, without a label.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu: its appearance in another, and the items that can be chosen in it.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The menu options as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates menu options from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The menu's elements are a group of the menu around it, not a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's row is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of the menu's actions is on at a time: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The menu's elements are images side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Hashable, Sendable {
    /// The small size in a palette, otherwise the large one.
    case automatic = -1
    /// A size with elements side by side, each an image.
    case small = 0
    /// A size with elements side by side, each an image above a title.
    case medium = 1
    /// A row for each element.
    case large = 2
  }

  /// The elements to choose from.
  open private(set) var children: [UIMenuElement]
  /// The options of the menu: its appearance in another, and the items that can be chosen in it.
  public let options: Options
  /// The size of each element.
  open var preferredElementSize: ElementSize
  /// The menu's name.
  public nonisolated let identifier: Identifier

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The words above its elements, or those of its row in another menu.
  ///   - subtitle: The smaller words below the title where it is a row of another menu.
  ///   - image: The image beside the title where it is a row of another menu.
  ///   - identifier: Its name; nil for one that no other menu has.
  ///   - options: How it appears in another menu, and what can be chosen in it.
  ///   - preferredElementSize: How much space each element has.
  ///   - children: What there is to choose from.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier(ElementNames.next("com.apple.menu.dynamic."))
    super.init(elementTitle: title, subtitle: subtitle, image: image)
  }

  /// The chosen actions, of this menu and those in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Returns a menu that differs in what there is to choose from alone; its identifier is the same.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// Returns a menu of the same name with copies of its elements.
  open override func copy(with zone: NSZone? = nil) -> Any {
    replacingChildren(children.compactMap { $0.copy(with: zone) as? UIMenuElement })
  }

  /// Returns whether the other is a menu of the same name.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIMenu)?.identifier == identifier
  }

  nonisolated open override var hash: Int { identifier.hashValue }
}

package enum MenuError: Error, Hashable, CustomStringConvertible {
  /// A menu is among its own elements, or among theirs.
  case containsItself(title: String, identifier: String)

  package var description: String {
    switch self {
    case .containsItself(let title, let identifier):
      """
      The menu "\(title)" with the identifier \(identifier) contains a menu of the same \
      identifier, and so itself; give each menu an identifier of its own.
      """
    }
  }
}

extension UIMenu {
  /// Finds out whether a menu can be shown (interaction section 8, row 10).
  ///
  /// - Parameter outer: The identifiers of the menus that it was opened from.
  /// - Throws: What is wrong with the menu.
  package func validate(inside outer: Set<Identifier> = []) throws(MenuError) {
    guard !outer.contains(identifier) else {
      throw .containsItself(title: title, identifier: identifier.rawValue)
    }
    let menus = children.compactMap { $0 as? UIMenu }
    guard !menus.isEmpty else { return }
    let path = outer.union([identifier])
    for menu in menus { try menu.validate(inside: path) }
  }

  /// Stops the program if the menu contains itself.
  package func requireValid() {
    do throws(MenuError) { try validate() } catch { programmerError(error.description) }
  }
}

/// An element of a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// The state of an element: whether it is the chosen one.
  public enum State: Int, Hashable, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// A part of the element is on.
    case mixed = 2
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The attributes as bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates menu element attributes from bits, with UIKit's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is grey and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red: its action cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var elementTitle: String
  var elementImage: UIImage?

  /// The words that it shows.
  open var title: String { elementTitle }
  /// The smaller words below the title; nil for none.
  open var subtitle: String?
  /// The image beside the title; nil for none.
  open var image: UIImage? { elementImage }

  init(elementTitle: String, subtitle: String?, image: UIImage?) {
    self.elementTitle = elementTitle
    elementImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Returns an element that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIMenuElement(elementTitle: elementTitle, subtitle: subtitle, image: elementImage)
  }
}

/// Names for elements that were given none: no two are the same.
@MainActor
enum ElementNames {
  private static var count = 0

  /// The next name.
  ///
  /// > Note: Differs from UIKit, whose names end with a UUID: here the same calls give the same.
  static func next(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}
