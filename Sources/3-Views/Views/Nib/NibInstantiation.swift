// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

/// The objects of one instantiation of a document, and the steps that create and connect them.
///
/// The order is that of rule IB-12; the numbers are those of ``run()``.
@MainActor
package final class NibInstantiation {
  let recipe: NibRecipe
  private let owner: AnyObject?
  private let externalObjects: [String: AnyObject]
  /// The prototype that is instantiated, which knows the objects around it.
  private let prototype: NibPrototype?
  /// The scene whose segues the objects trigger, as controllers keep it, of a class of AppKit's on the
  /// Mac; nil for a nib.
  private(set) weak var sceneOwner: AnyObject?
  /// Returns what performs a segue of a scene of the Mac.
  var segueTrigger: ((InterfaceElement) -> NibSegueTrigger?)?
  /// Creates the controller of the scene in place of its `init(coder:)`; nil from it leaves it to that.
  private let makeController: ((NSCoder) -> AnyObject?)?
  /// The objects by the slots of the recipe; nil before they are created.
  var objects: [AnyObject?]
  /// The identifier that the one view of a registered nib is reused under.
  let reuseIdentifier: String?
  /// The prototypes of the collection views and tables that were created.
  var prototypes: [NibPrototype] = []
  /// Closures that give views what a preview shows in place of the program's data, called when all is
  /// connected.
  var exhibits: [() -> Void] = []
  /// The element that is being decoded.
  var current: NibNode?
  /// The last steps, when all else is done: windows are shown.
  var endings: [() -> Void] = []
  private let coder = NibCoder()

  init(
    _ recipe: NibRecipe, owner: AnyObject?, externalObjects: [String: AnyObject] = [:],
    reuseIdentifier: String? = nil, prototype: NibPrototype? = nil, sceneOwner: AnyObject? = nil,
    makeController: ((NSCoder) -> AnyObject?)? = nil
  ) {
    self.recipe = recipe
    self.owner = owner
    self.externalObjects = externalObjects
    self.reuseIdentifier = reuseIdentifier
    self.prototype = prototype
    self.sceneOwner = sceneOwner
    self.makeController = makeController
    objects = Array(repeating: nil, count: recipe.slotCount)
    coder.run = self
  }

  /// The scene of iOS whose controller's segues the objects trigger; nil for others.
  var scene: StoryboardScene? { sceneOwner as? StoryboardScene }

  /// Creates the objects of a nib or a prototype and connects them.
  ///
  /// - Returns: The objects at the top, in order.
  func run() -> [AnyObject] {
    NibDepth.enter(recipe.document.name)
    defer { NibDepth.leave() }
    let top = makeTop()
    connect(.now)
    awaken(.now)
    if recipe.isMac { awaken(owner) }
    for case let holder as any NibViewHolder in top { holder.nibViewWasLoaded() }

    // 6. Windows.
    for ending in endings { ending() }
    return top
  }

  /// A part of a document: created now, or with the view of a scene's controller.
  enum Part {
    case now
    case later
  }

  /// Creates the objects, each with its own values, its subviews and its constraints: step 1.
  ///
  /// - Returns: The objects at the top, in order.
  func makeTop() -> [AnyObject] {
    addProxies()
    return recipe.topNodes.compactMap { objects[$0.slot] ?? make($0) }
  }

  /// Creates those objects at the top that are not there yet, but the one in a slot.
  func makeTop(beside slot: Int) {
    for node in recipe.topNodes where node.slot != slot && objects[node.slot] == nil {
      _ = make(node)
    }
  }

  /// Sets what needs other objects to be there.
  func connect(_ part: Part) {
    // 2. Values of size classes.
    let top = part == .now ? recipe.topNodes : [recipe.viewNode].compactMap(\.self)
    NibVariations.apply(
      recipe.variations.filter { recipe.part(of: $0.slot) == part },
      to: top.lazy.compactMap { [objects] in objects[$0.slot] as? UIView }.first, in: self)

    // 3. Runtime attributes.
    for attribute in recipe.runtimeAttributes where recipe.part(of: attribute.slot) == part {
      attribute.set(in: self)
    }

    // 4. Outlets, collections, actions, segues.
    let connections = part == .now ? recipe.connections : recipe.viewConnections
    for connection in connections { connection.connect(in: self) }

    for prototype in prototypes { prototype.keepOuterObjects(of: self) }
    prototypes = []
    for exhibit in exhibits { exhibit() }
    exhibits = []
  }

  /// Tells the objects that all is connected: step 5.
  func awaken(_ part: Part) {
    for node in recipe.nodes where recipe.part(of: node.slot) == part {
      awaken(objects[node.slot])
    }
  }

  private func addProxies() {
    for (slot, proxy) in recipe.proxies {
      switch proxy {
      case .owner: objects[slot] = owner
      case .firstResponder: break
      case .external(let identifier): objects[slot] = externalObjects[identifier]
      }
    }
  }

  func make(_ node: NibNode) -> AnyObject? {
    let outer = current
    current = node
    defer { current = outer }
    let object: AnyObject?
    switch node.maker {
    case .coded(let type): object = madeController(of: node) ?? type.init(coder: coder)
    case .framed(let type): object = type.make(fromNib: coder)
    case .plain(let type):
      object = type.objectiveCInit()
      if let formatter = object as? Formatter {
        let step = node.part(
          of: Formatter.self, reading: { NibSteps.formatter($0, of: type) }, in: recipe)
        step?(formatter, self)
      }
    case .missing: return nil
    }
    guard let object else {
      programmerError(
        node.element.error(
          """
          init(coder:) of \(node.className) returned nil for the object \
          "\(node.element.id ?? node.element.name)"
          """
        ).description)
    }
    objects[node.slot] = object
    if let recognizer = object as? UIGestureRecognizer {
      node.part(of: UIGestureRecognizer.self, reading: NibSteps.recognizer, in: recipe)?(
        recognizer, self)
    }
    return object
  }

  func installConstraints(of node: NibNode) {
    guard !node.constraintSlots.isEmpty else { return }
    let constraints = node.constraints ?? NibConstraint.all(of: node, in: recipe)
    node.constraints = constraints
    for constraint in constraints { constraint.install(in: self) }
  }

  /// Returns the controller that code creates in place of its `init(coder:)`; nil for other objects.
  private func madeController(of node: NibNode) -> AnyObject? {
    guard let makeController, node === recipe.controllerNode else { return nil }
    guard let controller = makeController(coder) else { return nil }
    guard case .coded(let wanted) = node.maker,
      !NibElementKind.isSubclass(Swift.type(of: controller), of: wanted)
    else { return controller }
    programmerError(
      node.element.error(
        "Custom instantiated <\(Swift.type(of: controller))> is not a kind of <\(wanted)>, which "
          + "the scene needs"
      ).description)
  }

  private func awaken(_ object: AnyObject?) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let object as any NibAwakening: object.awakeFromNib()
    default: break
    }
  }

  /// Returns the object in a slot, a guide of a view among them.
  func object(in slot: Int) -> AnyObject? {
    if let object = objects[slot] { return object }
    guard let guide = recipe.guides[slot],
      let view = NSLayoutConstraint.item(objects[guide.viewSlot]) as? UIView
    else { return nil }
    let object = guide.kind.guide(of: view)
    objects[slot] = object
    return object
  }

  /// Returns the object with an identifier, of this document or of the one around a prototype.
  func object(withID id: String) -> AnyObject? {
    if let slot = recipe.slots[id] { return object(in: slot) }
    return prototype?.outerObject(withID: id)
  }
}

/// The documents that are being instantiated, each inside of the one before.
@MainActor
package enum NibDepth {
  private static var names: [String] = []
  private static let limit = 64

  /// Notes that a document is being instantiated. Too many levels of them stop the program.
  package static func enter(_ name: String) {
    names.append(name)
    guard names.count > limit else { return }
    let cycle = names.suffix(3).joined(separator: " → ")
    programmerError("\"\(name)\" loads itself: \(cycle) → … (\(limit) levels)")
  }

  /// Notes that the innermost document was instantiated.
  package static func leave() { names.removeLast() }
}
