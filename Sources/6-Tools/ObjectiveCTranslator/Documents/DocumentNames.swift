// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

/// The properties and methods that a module's documents name. The classes have tables of them.
struct DocumentNames: Sendable {
  private(set) var actions: Set<String> = []
  /// The members that outlets and runtime attributes name, by the classes that get their keys: the one
  /// that declares the member, or the document's where an extension of a framework's class does.
  private(set) var members: [SourcePosition: [MemberDeclaration]] = [:]
  private var known: Set<Key> = []

  private struct Key: Hashable {
    let type: SourcePosition
    let member: SourcePosition
    let name: String
  }

  init(_ files: [DocumentFile], classes: DocumentClasses) {
    for file in files {
      for element in file.document.root.descendants {
        addAction(element)
        guard case .own(let type) = classes.reference(of: element, in: file.document) else {
          continue
        }
        for name in Self.keys(of: element, in: file.document) { add(name, of: type, classes) }
      }
    }
  }

  private mutating func addAction(_ element: InterfaceElement) {
    switch element.name {
    case "action": if let selector = element["selector"] { actions.insert(selector) }
    case "segue":
      for attribute in ["unwindAction", "destinationCreationSelector"] {
        if let selector = element[attribute] { actions.insert(selector) }
      }
    default: break
    }
  }

  /// The names of an object's outlets, and the first of each path of its runtime attributes.
  private static func keys(
    of object: InterfaceElement, in document: InterfaceDocument
  ) -> [String] {
    let attributes = InterfaceRuntimeAttribute.all(of: object, in: document).map(\.keyPath)
      .compactMap { $0.split(separator: ".").first.map(String.init) }
    let outlets = object.child(named: "connections")?.children
      .filter { $0.name == "outlet" || $0.name == "outletCollection" }
      .compactMap { $0["property"] }
    return attributes + (outlets ?? [])
  }

  private mutating func add(_ name: String, of type: TypeDeclaration, _ classes: DocumentClasses) {
    for member in classes.properties(named: name, of: type) {
      let owner = classes.index.superclasses(of: type).own.first {
        classes.index.members(of: $0).contains { $0.position == member.position }
      }
      let position = (owner ?? type).position
      let key = Key(type: position, member: member.position, name: name)
      if known.insert(key).inserted { members[position, default: []].append(member) }
    }
  }
}
#endif
