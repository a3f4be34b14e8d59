// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The elements of a document, in document order.
struct InterfaceTree: Sendable {
  /// An element, with its neighbours by their positions.
  struct Node: Sendable {
    let name: String
    let position: InterfacePosition
    /// The element around; -1 for the outermost.
    let parent: Int
    let attributes: Range<Int>
    /// The first element inside; -1 without one.
    var firstChild = -1
    /// The next element beside; -1 for the last.
    var nextSibling = -1
    /// The position after the last element inside.
    var end = 0
  }

  struct Attribute: Sendable {
    let name: String
    let value: String
  }

  let document: String
  var nodes: [Node] = []
  var attributes: [Attribute] = []
  var texts: [Int: String] = [:]
}

/// Keeps the tree that elements refer to.
final class InterfaceTreeStorage: Sendable {
  let tree: InterfaceTree
  /// Records what readers ask for; nil outside of tests.
  let reads: AttributeReads?

  init(_ tree: InterfaceTree, recording reads: AttributeReads?) {
    self.tree = tree
    self.reads = reads
  }
}

package struct InterfaceElement: Sendable {
  let storage: InterfaceTreeStorage
  /// The position of the element in document order, from 0.
  package let index: Int

  private var node: InterfaceTree.Node { storage.tree.nodes[index] }

  /// The element's name, such as `label`.
  package var name: String { node.name }
  package var position: InterfacePosition { node.position }
  package var document: String { storage.tree.document }
  package var id: String? { self["id"] }
  /// The role that the element has in the one around it.
  package var key: String? { self["key"] }
  /// The text of the element; empty without one.
  package var text: String { storage.tree.texts[index] ?? "" }

  package subscript(attribute: String) -> String? {
    recordRead(of: attribute)
    for attributeIndex in node.attributes
    where storage.tree.attributes[attributeIndex].name == attribute {
      return storage.tree.attributes[attributeIndex].value
    }
    return nil
  }

  package var attributes: InterfaceAttributes {
    InterfaceAttributes(storage: storage, range: node.attributes)
  }

  package var parent: InterfaceElement? {
    node.parent < 0 ? nil : InterfaceElement(storage: storage, index: node.parent)
  }

  package var children: InterfaceChildren {
    InterfaceChildren(storage: storage, index: node.firstChild)
  }

  package var descendants: InterfaceDescendants {
    InterfaceDescendants(storage: storage, index: index + 1, end: node.end)
  }

  /// Returns the first element directly inside with a name.
  package func child(named name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// Returns the first element directly inside that has a role.
  package func child(for key: String) -> InterfaceElement? {
    recordRead(of: key)
    return children.first { $0.key == key }
  }

  /// Records that a reader asks for an attribute, or for the element inside that has a role. Does nothing
  /// outside of tests.
  package func recordRead(of name: String) { storage.reads?.record(name, of: self.name) }

  package func contains(_ other: InterfaceElement) -> Bool {
    index <= other.index && other.index < node.end
  }

  package func error(_ message: String) -> InterfaceError {
    InterfaceError(document: document, position: position, message: message)
  }
}

// Types of their own, since an opaque one is not specialized in other files.

package struct InterfaceAttributes: Sequence, IteratorProtocol {
  let storage: InterfaceTreeStorage
  var range: Range<Int>

  package mutating func next() -> (name: String, value: String)? {
    guard let position = range.first else { return nil }
    range = position + 1..<range.upperBound
    let attribute = storage.tree.attributes[position]
    return (attribute.name, attribute.value)
  }
}

/// The elements directly inside another, in their order.
package struct InterfaceChildren: Sequence, IteratorProtocol {
  let storage: InterfaceTreeStorage
  /// The index of the next one; -1 after the last.
  var index: Int

  package mutating func next() -> InterfaceElement? {
    guard index >= 0 else { return nil }
    let element = InterfaceElement(storage: storage, index: index)
    index = storage.tree.nodes[index].nextSibling
    return element
  }
}

/// All elements inside another, in document order.
package struct InterfaceDescendants: Sequence, IteratorProtocol {
  let storage: InterfaceTreeStorage
  var index: Int
  let end: Int

  package mutating func next() -> InterfaceElement? {
    guard index < end else { return nil }
    defer { index += 1 }
    return InterfaceElement(storage: storage, index: index)
  }
}

extension InterfaceElement: Hashable {
  package static func == (left: InterfaceElement, right: InterfaceElement) -> Bool {
    left.storage === right.storage && left.index == right.index
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension InterfaceElement {
  /// Whether the element is a cell or a view that is created many times (rule IB-32).
  package var isPrototype: Bool {
    parent?.name == "prototypes"
      // The rows of a section are there once.
      || parent?.name == "cells" && parent?.parent?.name != "tableViewSection"
      || ["sectionHeaderView", "sectionFooterView"].contains(key)
  }
}
