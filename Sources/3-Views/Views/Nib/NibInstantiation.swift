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
  /// The objects by the slots of the recipe; nil before they are created.
  var objects: [AnyObject?]
  /// The identifier that the one view of a registered nib is reused under.
  let reuseIdentifier: String?
  /// The prototypes of the collection views and tables that were created.
  var prototypes: [NibPrototype] = []
  /// The element that is being decoded.
  var current: NibNode?
  /// What is done when all else is: windows are shown.
  var endings: [() -> Void] = []
  private let coder = NibCoder()

  init(
    _ recipe: NibRecipe, owner: AnyObject?, externalObjects: [String: AnyObject] = [:],
    reuseIdentifier: String? = nil, prototype: NibPrototype? = nil
  ) {
    self.recipe = recipe
    self.owner = owner
    self.externalObjects = externalObjects
    self.reuseIdentifier = reuseIdentifier
    self.prototype = prototype
    objects = Array(repeating: nil, count: recipe.slotCount)
    coder.run = self
  }

  /// Creates the objects of the document and connects them.
  ///
  /// - Returns: The objects at the top, in order.
  func run() -> [AnyObject] {
    NibDepth.enter(recipe.document.name)
    defer { NibDepth.leave() }
    placeProxies()

    // 1. Objects, each with its own values, its subviews and its constraints.
    let top = recipe.topNodes.compactMap(make)

    // 2. Values of size classes.
    NibVariations.apply(recipe.variations, in: self)

    // 3. Runtime attributes.
    for attribute in recipe.runtimeAttributes { attribute.set(in: self) }

    // 4. Outlets, collections, actions.
    for connection in recipe.connections { connection.connect(in: self) }

    for prototype in prototypes { prototype.keepOuterObjects(of: self) }

    // 5. The end.
    for node in recipe.nodes { awaken(objects[node.slot]) }
    if recipe.isMac { awaken(owner) }
    for case let holder as any NibViewHolder in top { holder.nibViewWasLoaded() }

    // 6. Windows.
    for ending in endings { ending() }
    return top
  }

  private func placeProxies() {
    for (slot, proxy) in recipe.proxies {
      switch proxy {
      case .owner: objects[slot] = owner
      case .firstResponder: break
      case .external(let identifier): objects[slot] = externalObjects[identifier]
      }
    }
  }

  /// Creates the object of an element.
  func make(_ node: NibNode) -> AnyObject? {
    let outer = current
    current = node
    defer { current = outer }
    let object: AnyObject?
    switch node.maker {
    case .coded(let type): object = type.init(coder: coder)
    case .framed(let type): object = type.make(fromNib: coder)
    case .plain(let type): object = type.objectiveCInit()
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
enum NibDepth {
  private static var names: [String] = []
  private static let limit = 64

  static func enter(_ name: String) {
    names.append(name)
    guard names.count > limit else { return }
    let cycle = names.suffix(3).joined(separator: " → ")
    programmerError("\"\(name)\" loads itself: \(cycle) → … (\(limit) levels)")
  }

  static func leave() { names.removeLast() }
}
