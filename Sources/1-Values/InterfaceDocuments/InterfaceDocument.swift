// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// An Interface Builder document that can be instantiated: `.xib` or `.storyboard`.
///
/// A document is read once and checked as a whole. What can never load is an error with its line, so
/// that an instantiation never ends half-way: malformed XML, identifiers that occur twice or not at
/// all, constraints between views that have no common one around them, numbers that are not numbers
/// (rules IB-55 and those on bad input). What has no effect or gets a default is one of ``warnings``.
///
/// The document keeps its elements as they are written; typed values are read from them by the
/// extensions of ``InterfaceElement``. Nothing here knows a view.
package struct InterfaceDocument: Sendable {
  /// The platform that a document is made for. One of tvOS counts as one of iOS.
  package enum Platform: String, Sendable {
    case iOS = "iOS"
    case macOS = "the Mac"
  }

  package let name: String
  package let platform: Platform
  package let isStoryboard: Bool
  package let root: InterfaceElement
  /// Statements on what gets a default or has no effect, in document order.
  package private(set) var warnings: [InterfaceError] = []
  private let elements: [String: Int]

  /// Reads a document and checks it.
  ///
  /// - Parameters:
  ///   - name: The document's name, with its extension, for messages.
  ///   - bytes: What the file holds; any bytes give a document or an error, in linear time.
  ///   - reads: Records the attributes that readers ask for; nil records nothing.
  /// - Throws: The first error in the document, with its line.
  package init(
    name: String, bytes: [UInt8], recording reads: AttributeReads? = nil
  ) throws(InterfaceError) {
    let tree = try XMLReader.read(bytes, document: name)
    let storage = InterfaceTreeStorage(tree, recording: reads)
    let root = InterfaceElement(storage: storage, index: 0)
    let type = try Self.type(of: root)
    self.name = name
    self.root = root
    platform = type.platform
    isStoryboard = type.isStoryboard
    elements = try Self.elements(in: root)
    var checks = InterfaceChecks(document: self)
    try checks.run()
    warnings = checks.warnings.sorted { $0.position < $1.position }
  }

  /// Returns the element with an identifier; nil if there is none.
  package func element(withID id: String) -> InterfaceElement? {
    elements[id].map { InterfaceElement(storage: root.storage, index: $0) }
  }

  private static func type(
    of root: InterfaceElement
  ) throws(InterfaceError) -> (platform: Platform, isStoryboard: Bool) {
    guard root.name != "archive" else {
      throw root.error("the document is of Xcode 4 or earlier; save it in Xcode 5 or later")
    }
    guard root.name == "document", let type = root["type"] else {
      throw root.error(
        "an Interface Builder document was expected, and <\(root.name)> was found")
    }
    let version = root["version"] ?? "none"
    guard version == "3.0" else {
      throw root.error("the document's version is \(version); version 3.0 can be read")
    }
    let platform: Platform
    switch type {
    case _ where type.contains(".CocoaTouch.") || type.contains(".AppleTV."): platform = .iOS
    case _ where type.contains(".Cocoa."): platform = .macOS
    default: throw root.error("documents of the type \(type) cannot be read")
    }
    return (platform, type.contains(".Storyboard."))
  }

  private static func elements(
    in root: InterfaceElement
  ) throws(InterfaceError) -> [String: Int] {
    var elements: [String: Int] = [:]
    for element in root.descendants {
      guard let id = element.id else { continue }
      if let other = elements.updateValue(element.index, forKey: id) {
        let first = InterfaceElement(storage: root.storage, index: other)
        throw element.error(
          "the id \"\(id)\" stands twice; the first is at line \(first.position.line)")
      }
    }
    return elements
  }
}

// MARK: Objects

extension InterfaceDocument {
  /// The objects at the top of a nib, in order, without placeholders (rule IB-11).
  package var topLevelObjects: [InterfaceElement] {
    root.child(named: "objects").map(Self.objects(in:)) ?? []
  }

  package var scenes: [InterfaceScene] {
    root.child(named: "scenes")?.children.compactMap(InterfaceScene.init) ?? []
  }

  /// Returns the scene of a controller; nil for another identifier.
  package func scene(ofController id: String) -> InterfaceScene? {
    scenes.first { $0.controller.id == id }
  }

  /// The scene with which a storyboard begins; nil without one.
  package var initialScene: InterfaceScene? {
    root["initialViewController"].flatMap(scene(ofController:))
  }

  /// The application in a storyboard of the Mac, with its delegate and the other objects beside it, and
  /// the placeholders; nil without one.
  package var application:
    (element: InterfaceElement, objects: [InterfaceElement], placeholders: [InterfaceElement])?
  {
    for scene in root.child(named: "scenes")?.children.map({ $0 }) ?? [] {
      guard let list = scene.child(named: "objects"),
        let element = list.child(named: "application")
      else { continue }
      let objects = Self.objects(in: list).filter { $0 != element }
      return (element, objects, list.children.filter(\.isPlaceholder))
    }
    return nil
  }

  /// The proxies of a nib: objects that are given when it is instantiated.
  package var placeholders: [InterfaceElement] {
    root.child(named: "objects")?.children.filter(\.isPlaceholder) ?? []
  }

  static func objects(in list: InterfaceElement) -> [InterfaceElement] {
    list.children.filter { !$0.isPlaceholder && $0.name != "point" }
  }

  /// Returns the element of `resources` that describes a colour or an image with a name.
  ///
  /// - Parameters:
  ///   - kind: The element's name: `systemColor`, `namedColor` or `image`.
  ///   - name: The resource's name.
  /// - Returns: The element; nil if the document has none.
  package func resource(_ kind: String, named name: String) -> InterfaceElement? {
    root.child(named: "resources")?.children.first { $0.name == kind && $0["name"] == name }
  }

  /// Returns an error unless the document is of a platform.
  package func requirePlatform(
    _ wanted: Platform, of type: String
  ) throws(InterfaceError) {
    guard platform != wanted else { return }
    throw root.error(
      "the document is made for \(platform.rawValue), and \(type) takes those for "
        + "\(wanted.rawValue)")
  }
}

/// A controller of a storyboard with the objects beside it.
package struct InterfaceScene: Sendable {
  package let controller: InterfaceElement
  /// All objects at the top of the scene, the controller among them, without placeholders.
  package let objects: [InterfaceElement]
  package let placeholders: [InterfaceElement]

  init?(_ scene: InterfaceElement) {
    guard let list = scene.child(named: "objects") else { return nil }
    let objects = InterfaceDocument.objects(in: list)
    let controllers = objects.filter(\.isController)
    let marked = controllers.first { $0["sceneMemberID"] == "viewController" }
    guard let controller = marked ?? controllers.first else { return nil }
    self.controller = controller
    self.objects = objects
    placeholders = list.children.filter(\.isPlaceholder)
  }

  /// The name by which code asks for the scene; nil without one.
  package var storyboardIdentifier: String? { controller["storyboardIdentifier"] }
}

extension InterfaceDocument {
  /// Whether a class is one of AppKit's that Xcode puts into each main menu, for items that do nothing here:
  /// a plain object stands for it.
  package static func isUnusedClass(_ name: String, of element: InterfaceElement) -> Bool {
    element.name == "customObject" && name == "NSFontManager"
  }
}

extension InterfaceElement {
  /// Whether the element stands for the responder that is first at the time, which no class makes.
  package var isFirstResponder: Bool {
    name == "placeholder" && self["placeholderIdentifier"] == "IBFirstResponder"
      || name == "customObject" && (id == "-1" || self["sceneMemberID"] == "firstResponder")
  }
  /// Whether the element stands for an object that is given, or for the way back from a scene. Those of
  /// the Mac's documents have numbers below zero, and the first responder of a scene a role.
  package var isPlaceholder: Bool {
    name == "placeholder" || name == "exit"
      || name == "customObject" && (id?.first == "-" || self["sceneMemberID"] == "firstResponder")
  }
  /// Whether the element is a controller, or stands for one of another storyboard.
  package var isController: Bool {
    name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
      || name == "controllerPlaceholder"
  }
}
