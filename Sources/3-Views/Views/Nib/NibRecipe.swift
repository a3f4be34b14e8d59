// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments

/// A document, or a part of one that is instantiated by itself, prepared for instantiations.
///
/// Every object has a slot, a number; an instantiation is an array of objects by slot. Classes are
/// looked up here, once; what elements say is parsed at the first instantiation and kept as closures
/// (rule IB-48).
@MainActor
final class NibRecipe {
  enum Proxy {
    case owner
    case firstResponder
    case external(String)
  }

  let context: NibContext
  private(set) var topNodes: [NibNode] = []
  /// The view of a scene's controller, which is created when it is asked for; nil for a nib.
  private(set) var viewNode: NibNode?
  /// The slots of that view, and of what is in it.
  private(set) var viewSlots = 0..<0
  /// The controller of a scene, whose view waits.
  private let sceneController: InterfaceElement?
  /// All objects that are created, in document order.
  private(set) var nodes: [NibNode] = []
  private(set) var slots: [String: Int] = [:]
  private(set) var slotCount = 0
  private(set) var proxies: [(slot: Int, proxy: Proxy)] = []
  private(set) var guides: [Int: NibGuide] = [:]
  private(set) var controllerGuides: [Int: (viewSlot: Int, isBottom: Bool)] = [:]
  /// The connections between objects that are created at once.
  private(set) var connections: [NibConnection] = []
  /// The connections with an end in the view that a scene's controller creates later.
  private(set) var viewConnections: [NibConnection] = []
  private(set) var runtimeAttributes: [NibRuntimeAttribute] = []
  private(set) var variations: [NibVariation] = []
  private var prototypeRecipes: [Int: NibRecipe] = [:]
  /// The segues of a scene, in document order.
  let segues: [InterfaceElement]
  /// The slots of objects whose own class is not there for a preview.
  private var replacedSlots: Set<Int> = []

  /// Prepares objects of a document.
  ///
  /// - Parameters:
  ///   - context: The document.
  ///   - top: The elements to be created; those of a nib's top, or a prototype.
  ///   - placeholders: The elements of objects that are given.
  ///   - sceneController: The controller among the top whose view is created later.
  init(
    _ context: NibContext, top: [InterfaceElement], placeholders: [InterfaceElement],
    sceneController: InterfaceElement? = nil
  ) {
    self.context = context
    self.sceneController = sceneController
    segues =
      sceneController == nil
      ? [] : top.flatMap { $0.descendants.filter { $0.name == "segue" } }
    for placeholder in placeholders { add(placeholder) }
    topNodes = top.map { makeNode($0) }
    for node in nodes { prepare(node) }
    connections.append(
      contentsOf: placeholders.flatMap { NibConnection.all(of: $0, in: self) })
    connections.sort { $0.order < $1.order }
    viewConnections = connections.filter(isLater)
    connections.removeAll(where: isLater)
  }

  convenience init(nib context: NibContext) {
    self.init(
      context, top: context.document.topLevelObjects, placeholders: context.document.placeholders)
  }

  /// Prepares a scene of a storyboard (rule IB-34).
  convenience init(_ scene: InterfaceScene, of context: NibContext) {
    self.init(
      context, top: scene.objects, placeholders: scene.placeholders,
      sceneController: scene.controller)
  }

  var document: InterfaceDocument { context.document }
  var bundle: Bundle? { context.bundle }
  var isPreview: Bool { context.isPreview }

  var isMac: Bool { document.platform == .macOS }

  /// Says something about a place of the document, once.
  func announce(_ error: InterfaceError) { context.announce(error) }

  /// Keeps that an object's own class is not there for a preview; one line for each class.
  func replaceClass(_ name: String, of node: NibNode) {
    replacedSlots.insert(node.slot)
    let instead = node.className.isEmpty ? "left out" : "drawn as \(node.className)"
    context.announce(
      node.element.error(
        "\(name) is \(instead), without the outlets, actions and attributes of its own"),
      as: "class \(name)")
  }

  /// Returns whether an object's own class is not there for a preview.
  func isReplaced(_ slot: Int) -> Bool { replacedSlots.contains(slot) }

  /// Returns the recipe of a prototype in the document, made when it is first asked for.
  func prototypeRecipe(for element: InterfaceElement) -> NibRecipe {
    if let recipe = prototypeRecipes[element.index] { return recipe }
    let recipe = NibRecipe(context, top: [element], placeholders: [])
    prototypeRecipes[element.index] = recipe
    return recipe
  }

  /// The identifiers in connections that are of objects outside, as a prototype's are.
  var outerIDs: Set<String> {
    Set(connections.flatMap(\.destinations)).filter { slots[$0] == nil }
  }

  private func newSlot(for element: InterfaceElement) -> Int {
    defer { slotCount += 1 }
    if let id = element.id { slots[id] = slotCount }
    return slotCount
  }

  private func add(_ placeholder: InterfaceElement) {
    let slot = newSlot(for: placeholder)
    switch placeholder["placeholderIdentifier"] {
    case "IBFilesOwner"?: proxies.append((slot, .owner))
    case "IBFirstResponder"?: proxies.append((slot, .firstResponder))
    case let identifier?: proxies.append((slot, .external(identifier)))
    case nil:
      switch placeholder.id {
      case "-2"?: proxies.append((slot, .owner))
      case _ where placeholder.id == "-3" || placeholder.name == "application":
        proxies.append((slot, .external(NibDocument.application)))
      default: proxies.append((slot, .firstResponder))
      }
    }
  }

  // MARK: Nodes

  /// Makes the node of an element and those in it, in document order.
  private func makeNode(_ element: InterfaceElement) -> NibNode {
    let node = NibNode(element, slot: newSlot(for: element))
    nodes.append(node)
    for child in element.children { addChild(child, to: node) }
    return node
  }

  private func addChild(_ child: InterfaceElement, to node: NibNode) {
    switch child.name {
    case "subviews", "allowedToolbarItems": node.subviews = child.children.map { makeNode($0) }
    case "items" where isMac: node.subviews = child.children.map { makeNode($0) }
    // The areas of a stack of the Mac.
    case "beginningViews", "middleViews", "endViews":
      node.lists[child.name] = child.children.map { makeNode($0) }
    case "constraints":
      for element in child.children where element.name == "constraint" {
        node.constraintSlots.append((element, newSlot(for: element)))
      }
    case "viewLayoutGuide":
      guard let kind = child.key.flatMap(NibGuide.Kind.init) else { return }
      guides[newSlot(for: child)] = NibGuide(viewSlot: node.slot, kind: kind)
    case "layoutGuides":
      for guide in child.children where guide.name == "viewControllerLayoutGuide" {
        node.controllerGuides.append((newSlot(for: guide), guide["type"] == "bottom"))
      }
    // Each is created many times, or later, by itself.
    case "cells", "prototypes": node.prototypes = Array(child.children)
    case "tableColumns" where isMac:
      // Of the first column, the only one that a table has.
      node.prototypes = child.children.prefix(1).flatMap {
        $0.child(named: "prototypeCellViews").map { Array($0.children) } ?? []
      }
    case "sections":
      node.sections = child.children.map { section in
        let cells = section.child(named: "cells")?.children.map { makeNode($0) } ?? []
        return (section, cells)
      }
    case "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems":
      let objects = child.children.filter { NibElementKind.isObject($0, in: self) }
      if !objects.isEmpty { node.lists[child.name] = objects.map { makeNode($0) } }
    default:
      guard let key = child.key else { return }
      guard NibElementKind.isObject(child, in: self) else { return addValue(child, to: node) }
      switch key {
      case "view" where node.element == sceneController:
        let start = slotCount
        viewNode = makeNode(child)
        viewSlots = start..<slotCount
      case "contentView" where !isMac: node.content = makeNode(child)
      case "sectionHeaderView", "sectionFooterView": node.prototypes.append(child)
      default: node.keyed.append((key, makeNode(child)))
      }
    }
  }

  /// Looks at an element that is no object: the cell of the Mac's controls has some in it, and another one
  /// with an identifier is an object that there is no class for (rule IB-56). A preview has announced that
  /// its role has no effect.
  private func addValue(_ child: InterfaceElement, to node: NibNode) {
    guard isMac, child.key == "cell" else {
      if child.id != nil, !isPreview || document.isUsed(child) {
        announce(child.error("a \(child.name) cannot be used here; it is nil"))
      }
      return
    }
    for part in child.children {
      if part.key == "formatter" {
        node.keyed.append(("formatter", makeNode(part)))
      } else if part.key == "menu", child.name == "popUpButtonCell" {
        node.keyed.append(("menu", makeNode(part)))
      }
    }
  }

  private func prepare(_ node: NibNode) {
    NibElementKind.prepare(node, in: self)
    let isScene = node.element == sceneController
    if let view = isScene ? viewNode : node.keyed.first(where: { $0.key == "view" })?.node {
      for guide in node.controllerGuides {
        controllerGuides[guide.slot] = (view.slot, guide.isBottom)
      }
    }
    connections.append(contentsOf: NibConnection.all(of: node.element, in: self))
    for attribute in InterfaceRuntimeAttribute.all(of: node.element, in: document) {
      runtimeAttributes.append(NibRuntimeAttribute(attribute, of: node.slot, in: self))
    }
    variations.append(contentsOf: NibVariation.all(of: node, in: self))
  }

  /// Whether the object of a slot is created with the view of a scene's controller.
  func part(of slot: Int) -> NibInstantiation.Part { viewSlots.contains(slot) ? .later : .now }

  private func isLater(_ connection: NibConnection) -> Bool {
    ([connection.source] + connection.destinations).contains { id in
      slots[id].map { part(of: $0) == .later } ?? false
    }
  }

  /// The node of a scene's controller; nil for a nib.
  var controllerNode: NibNode? { topNodes.first { $0.element == sceneController } }

  func slot(of id: String) -> Int? { slots[id] }

  /// Returns whether an identifier is that of the first responder, which has no object.
  func isFirstResponder(_ id: String) -> Bool {
    // A prototype's recipe has none of the placeholders around it.
    guard let slot = slots[id] else {
      return id == (isMac ? "-1" : "-2")
        || document.element(withID: id)?["placeholderIdentifier"] == "IBFirstResponder"
    }
    return proxies.contains { proxy in
      if case .firstResponder = proxy.proxy { proxy.slot == slot } else { false }
    }
  }

  /// Returns whether an element is left out at first, itself or with one around it.
  func isExcluded(_ element: InterfaceElement) -> Bool {
    guard !context.excludedIDs.isEmpty else { return false }
    var current: InterfaceElement? = element
    while let here = current {
      if let id = here.id, context.excludedIDs.contains(id) { return true }
      current = here.parent
    }
    return false
  }
}

/// An element from which an object is created.
@MainActor
final class NibNode {
  enum Maker {
    case coded(any NibDecodable.Type)
    /// By another initializer, such as a view's with a frame.
    case framed(any NibFramed.Type)
    case plain(NSObject.Type)
    /// The object is nil: nothing here can stand for it.
    case missing
  }

  let element: InterfaceElement
  let slot: Int
  var maker = Maker.missing
  var className = ""
  var subviews: [NibNode] = []
  /// The view for the contents of a cell, which the cell has already.
  var content: NibNode?
  /// Other objects inside, by their roles.
  var keyed: [(key: String, node: NibNode)] = []
  var constraintSlots: [(element: InterfaceElement, slot: Int)] = []
  /// The top and the bottom guide of a controller.
  var controllerGuides: [(slot: Int, isBottom: Bool)] = []
  /// The elements of cells that are created by themselves.
  var prototypes: [InterfaceElement] = []
  /// The sections of a table whose rows are in the document, with their cells.
  var sections: [(element: InterfaceElement, cells: [NibNode])] = []
  /// The items of bars, by the names of their lists.
  var lists: [String: [NibNode]] = [:]
  /// The constraints that the view owns, once they are parsed.
  var constraints: [NibConstraint]?
  private var parts: [(type: ObjectIdentifier, steps: AnyObject)] = []

  init(_ element: InterfaceElement, slot: Int) {
    self.element = element
    self.slot = slot
  }

  /// The steps of a class, read when it is first asked for.
  func part<Object: AnyObject>(
    of type: Object.Type, reading read: (NibElement) -> NibStep<Object>?, in recipe: NibRecipe
  ) -> NibStep<Object>? {
    let key = ObjectIdentifier(type)
    for part in parts where part.type == key {
      return unsafeDowncast(part.steps, to: NibPart<Object>.self).step
    }
    let part = NibPart(read(NibElement(element, recipe)))
    parts.append((key, part))
    return part.step
  }
}

private final class NibPart<Object> {
  let step: NibStep<Object>?

  init(_ step: NibStep<Object>?) { self.step = step }
}

struct NibGuide {
  enum Kind: String {
    case safeArea, keyboard, frameLayoutGuide, contentLayoutGuide

    @MainActor
    func guide(of view: UIView) -> UILayoutGuide? {
      switch self {
      case .safeArea: view.safeAreaLayoutGuide
      case .keyboard: view.keyboardLayoutGuide
      case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide
      case .contentLayoutGuide: (view as? UIScrollView)?.contentLayoutGuide
      }
    }
  }

  let viewSlot: Int
  let kind: Kind
}
