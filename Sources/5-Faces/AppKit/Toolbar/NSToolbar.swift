// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The buttons in the title bar of a window. The title bar is not drawn: they are kept and given, and
/// never clicked.
@preconcurrency @MainActor
open class NSToolbar: NSObject {
  /// A name to find a toolbar by.
  public typealias Identifier = String

  /// The parts of items that a toolbar shows.
  public enum DisplayMode: UInt, Hashable, Sendable {
    /// The parts that the system chooses.
    case `default` = 0
    /// The image and the label of items are shown.
    case iconAndLabel = 1
    /// The image alone.
    case iconOnly = 2
    /// The label alone.
    case labelOnly = 3
  }

  /// The name of the toolbar.
  public private(set) var identifier: Identifier
  /// The items, from the leading side on.
  open private(set) var items: [NSToolbarItem] = []
  /// The parts of items that are shown.
  open var displayMode = DisplayMode.default
  /// A Boolean value that says whether the toolbar is shown with its window.
  open var isVisible = true
  /// A Boolean value that says whether the user may choose the items.
  open var allowsUserCustomization = false
  /// A Boolean value that says whether what the user chose is kept.
  open var autosavesConfiguration = false

  /// Creates a toolbar without items.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// Creates a toolbar without items and without a name.
  public override convenience init() { self.init(identifier: "") }

  /// Removes an item.
  ///
  /// - Parameter index: The item's position, from 0; one that is not there stops the program.
  open func removeItem(at index: Int) {
    items[index].toolbar = nil
    items.remove(at: index)
  }
}

/// A button, a space or a view in a toolbar.
@preconcurrency @MainActor
open class NSToolbarItem: NSObject {
  /// A name to find an item by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a toolbar item identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a toolbar item identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A space as wide as an item.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// A space that takes what is left.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
  }

  /// The name of the item.
  public private(set) var itemIdentifier: Identifier
  /// The toolbar that the item is in; nil for none.
  open fileprivate(set) weak var toolbar: NSToolbar?
  /// The words below the image.
  open var label = ""
  /// The words where the user chooses items.
  open var paletteLabel = ""
  /// The words that explain the item; nil for none.
  open var toolTip: String?
  /// The picture of the item; nil for none.
  open var image: NSImage?
  /// The view in place of a button; nil for a button.
  open var view: NSView?
  /// A number to find the item by.
  open var tag = 0
  /// A Boolean value that says whether the item can be used.
  open var isEnabled = true
  /// The target of the action; nil for the first responder that understands it.
  open weak var target: AnyObject?
  /// The selector that a click sends.
  open var action: Selector?

  /// Creates an item.
  public init(itemIdentifier: Identifier) { self.itemIdentifier = itemIdentifier }

  /// Creates an item without a name.
  public override convenience init() { self.init(itemIdentifier: Identifier("")) }
}

// MARK: Documents

// Neither has an initializer with a coder: documents create them by `init()`.

extension NSToolbar: NibFramed {
  package static func make(fromNib coder: NSCoder) -> AnyObject {
    let toolbar = objectiveCInit()
    toolbar.decodeNib(coder)
    return toolbar
  }

  /// Takes everything that an element says of a toolbar: the items that it has at first.
  private func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    identifier = element["explicitIdentifier"] ?? element["implicitIdentifier"] ?? ""
    displayMode =
      element.choice(
        "displayMode",
        [
          "default": .default, "iconAndLabel": .iconAndLabel, "iconOnly": .iconOnly,
          "labelOnly": .labelOnly,
        ]) ?? DisplayMode.default
    isVisible = element.flag("visible", otherwise: true)
    allowsUserCustomization = element.flag("allowsUserCustomization", otherwise: true)
    autosavesConfiguration = element.flag("autosavesConfiguration", otherwise: true)
    _ = coder.nibObjects()
    items = element.elements(of: "defaultToolbarItems").compactMap { item in
      item["reference"].flatMap(coder.nibObject(withID:)) as? NSToolbarItem
    }
    for item in items { item.toolbar = self }
  }
}

extension NSToolbarItem: NibFramed, NibActionSender {
  package static func make(fromNib coder: NSCoder) -> AnyObject {
    let item = objectiveCInit()
    item.decodeNib(coder)
    return item
  }

  /// Takes everything that an element says of an item.
  private func decodeNib(_ coder: NSCoder) {
    guard let element = coder.nibElement else { return }
    coder.nibKeep(self)
    itemIdentifier = Identifier(
      element["explicitItemIdentifier"] ?? element["implicitItemIdentifier"] ?? "")
    label = element.text("label") ?? ""
    paletteLabel = element.text("paletteLabel") ?? label
    toolTip = element.text("toolTip")
    image = element.nsImage("image")
    tag = element.integer("tag") ?? 0
    isEnabled = element.flag("enabled", otherwise: true)
    view = coder.nibObject(for: "view") as? NSView
  }
}

extension NSToolbar: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if a toolbar has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    // Its items are those of the document, and no delegate makes others.
    name == "delegate" ? NibOutlets.unused : nil
  }
}

extension NSToolbarItem: ObjectiveCKeys {
  /// Returns the property that a document names.
  ///
  /// - Parameter name: The property's name.
  /// - Returns: The property; nil if an item has none of that name.
  public nonisolated class func objectiveCKey(named name: String) -> ObjectiveCKey? {
    switch name {
    case "view": ObjectiveCKey(NSToolbarItem.self) { $0.view = try $1() }
    case "image": ObjectiveCKey(NSToolbarItem.self) { $0.image = try $1() }
    default: nil
    }
  }
}
