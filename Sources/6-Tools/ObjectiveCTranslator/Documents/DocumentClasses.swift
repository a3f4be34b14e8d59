// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

/// The classes that elements of documents have in a module (IB-5).
struct DocumentClasses: Sendable {
  /// The class of an element's object.
  enum Reference: Sendable {
    /// A class of the module.
    case own(TypeDeclaration)
    /// A class of UIKit or AppKit, by its name.
    case framework(String)
    /// A name that no class of the module has that a document can name; with the reason.
    case missing(String, String)
    /// A class of another module, or an element that the translator does not know.
    case unknown
  }

  let module: String
  let index: ModuleIndex
  private let imported: Set<String>

  init(module: String, index: ModuleIndex) {
    self.module = module
    self.index = index
    imported = Set(
      index.imports.joined().map { declaration in
        let path = declaration.split(separator: " ").last ?? ""
        return String(path.split(separator: ".").first ?? "")
      })
  }

  func reference(of element: InterfaceElement, in document: InterfaceDocument) -> Reference {
    guard let name = element["customClass"] else {
      return FrameworkNames.classOfElement(element.name, for: document.platform)
        .map { .framework($0) } ?? .unknown
    }
    if element.isFirstResponder { return .unknown }
    guard let written = element["customModule"] ?? (isOfTarget(element) ? module : nil) else {
      if InterfaceDocument.isUnusedClass(name, of: element) { return .framework("NSObject") }
      // The document does not make its owner: it says which class it was drawn for.
      if element.isPlaceholder, let type = ownType(name) { return namedReference(to: type) }
      return referenceByObjectiveCName(name)
    }
    let isOwn = isOfTarget(element) || written == module
    if isOwn || !imported.contains(written) {
      if let type = ownType(name) { return namedReference(to: type) }
    }
    guard isOwn else { return .unknown }
    return .missing(name, "there is no class '\(name)' in the module '\(module)'")
  }

  /// Returns the names that a copy gives the class of an element; nil if the document's are right, or
  /// not for the module to say.
  func programName(of element: InterfaceElement) -> (type: String?, module: String)? {
    guard let name = element["customClass"] else { return nil }
    guard let written = element["customModule"] else {
      if isOfTarget(element) { return (ownType(name)?.name, module) }
      // On iOS a name without a module is the one that Objective-C has.
      return index.type(objectiveCName: name).map { ($0.name, module) }
    }
    if let type = ownType(name), isOfTarget(element) || !imported.contains(written) {
      return (type.name, module)
    }
    return isOfTarget(element) ? (nil, module) : nil
  }

  private func isOfTarget(_ element: InterfaceElement) -> Bool {
    element["customModuleProvider"] == "target"
  }

  private func ownType(_ name: String) -> TypeDeclaration? {
    if let type = index.types[name]?.first(where: { $0.kind == .class }) { return type }
    return index.type(objectiveCName: name)
  }

  private func referenceByObjectiveCName(_ name: String) -> Reference {
    if let type = index.type(objectiveCName: name) { return namedReference(to: type) }
    if FrameworkNames.isClass(name) { return .framework(name) }
    guard index.types[name]?.contains(where: { $0.kind == .class }) == true else {
      return .missing(name, "there is no class '\(name)' that Objective-C knows by this name alone")
    }
    return .missing(
      name,
      "the document names no module for the class '\(name)'; set its module, or write "
        + "@objc(\(name)) before the class")
  }

  private func namedReference(to type: TypeDeclaration) -> Reference {
    if type.isPrivate {
      return .missing(type.name, "the class '\(type.name)' is private, and no document can name it")
    }
    if !type.genericBounds.isEmpty {
      return .missing(
        type.name,
        "the class '\(type.name)' is generic, and no document can name it; subclass it")
    }
    return .own(type)
  }

  // MARK: Superclasses

  /// The names of a class and its superclasses, nearest first; nil if not all are known.
  func names(of reference: Reference) -> [String]? {
    switch reference {
    case .own(let type):
      let above = index.superclasses(of: type)
      guard let foreign = frameworkClass(above: type) else { return nil }
      return above.own.map(\.name) + FrameworkNames.superclasses(of: foreign)
    case .framework(let name): return FrameworkNames.superclasses(of: name)
    case .missing, .unknown: return nil
    }
  }

  /// The class of UIKit, AppKit or Foundation below which a class of the module is; nil if it is of
  /// another module.
  func frameworkClass(above type: TypeDeclaration) -> String? {
    index.superclasses(of: type).foreign.flatMap { FrameworkNames.isClass($0) ? $0 : nil }
  }

  /// The classes of the module that a class inherits, with itself at the front, and what the module
  /// adds in extensions to the framework's classes below which it is.
  func properties(named key: String, of type: TypeDeclaration) -> [MemberDeclaration] {
    let own = index.superclasses(of: type).own.flatMap { type in
      index.members(of: type).filter { $0.key == key }
    }
    guard own.isEmpty, let foreign = frameworkClass(above: type) else { return own }
    return extensionMembers(of: foreign).filter { $0.key == key }
  }

  /// The members that the module adds in extensions to a framework's class and its superclasses.
  func extensionMembers(of framework: String) -> [MemberDeclaration] {
    FrameworkNames.superclasses(of: framework).flatMap { name in
      index.types[name] == nil ? index.members[name] ?? [] : []
    }
  }
}
#endif
