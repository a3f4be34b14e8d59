// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The declarations of a module (OC-4): the first of the two passes.
///
/// It knows one module. What comes from another is known by its name alone, and ``FrameworkNames``
/// says what UIKit's names mean.
struct ModuleIndex: Sendable {
  let files: [SourceFile]
  /// The declarations of each name; several where branches of `#if` or private types share one.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  private var classesByObjectiveCName: [String: TypeDeclaration] = [:]
  /// The extensions of each type, by the name that is written.
  private(set) var extensions: [String: [ExtensionDeclaration]] = [:]
  /// The members of each type by its resolved name; those of other modules' types by the written one.
  private(set) var members: [String: [MemberDeclaration]] = [:]
  /// The members of each type by their base names, so that one of many costs no walk over the others.
  private var membersByName: [MemberKey: [MemberDeclaration]] = [:]
  private var methodsBySelector: [MemberKey: [MemberDeclaration]] = [:]
  /// The names of the types that have a member of each base name, in no order.
  private(set) var typesWithMember: [String: Set<String>] = [:]
  /// The optional methods of the module's protocols by their base names.
  private(set) var optionalMethodsByName: [String: [MemberDeclaration]] = [:]
  private(set) var typesOfValues: [String: Set<String>] = [:]
  private(set) var functions: Set<String> = []
  private(set) var textSelectors: [TextSelector] = []
  private(set) var imports: [[String]] = []
  private(set) var importsUIKit = false
  /// The module that a file imports which names Objective-C's runtime (OC-32).
  private(set) var framework = "UIKit"

  static func namesUIKit(_ declaration: String) -> Bool { module(of: declaration) == "UIKit" }

  static func namesAppKit(_ declaration: String) -> Bool {
    ["AppKit", "Cocoa"].contains(module(of: declaration))
  }

  private static func module(of declaration: String) -> String {
    declaration.split(separator: " ").last.map(String.init) ?? ""
  }

  /// Joins what the first pass found in each file, in the order of the files.
  init(files: [SourceFile], collected: [DeclarationCollector.Result]) {
    self.files = files
    for result in collected {
      for type in result.types where type.isActive {
        types[type.name, default: []].append(type)
        if type.kind == .class, let name = type.objectiveCName {
          classesByObjectiveCName[name] = type
        }
      }
      for part in result.extensions where part.isActive {
        extensions[part.name, default: []].append(part)
      }
      typesOfValues.merge(result.typesOfValues) { $0.union($1) }
      imports.append(result.imports)
      importsUIKit = importsUIKit || result.imports.contains(where: Self.namesUIKit)
      functions.formUnion(result.functions)
      textSelectors += result.textSelectors
    }
    if !importsUIKit, imports.joined().contains(where: Self.namesAppKit) { framework = "AppKit" }
    for (file, declarations) in imports.enumerated() {
      imports[file] = declarations.map {
        $0.split(separator: " ").last?.split(separator: ".").first == "ObjectiveC"
          ? "import \(framework)" : $0
      }
    }
    for result in collected {
      for member in result.members where member.isActive {
        members[member.type, default: []].append(member)
        let key = MemberKey(type: member.type, base: member.name.base)
        membersByName[key, default: []].append(member)
        typesWithMember[key.base, default: []].insert(key.type)
        if let selector = member.selectorOfMethod {
          methodsBySelector[MemberKey(type: member.type, base: selector), default: []].append(
            member)
        }
        if member.isOptional, member.method != nil,
          types[member.type]?.contains(where: { $0.kind == .protocol }) == true
        {
          optionalMethodsByName[key.base, default: []].append(member)
        }
      }
    }
  }

  private struct MemberKey: Hashable {
    let type: String
    let base: String
  }

  /// The declaration that a name means in a file; one of the same file before others.
  func type(_ name: String, in file: Int, scope: String = "") -> TypeDeclaration? {
    var outer = scope
    while true {
      let qualified = outer.isEmpty ? name : "\(outer).\(name)"
      if let found = types[qualified] { return found.first { $0.file == file } ?? found.first }
      guard !outer.isEmpty else { return nil }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
  }

  /// The class that `@objc` gives a name of its own.
  func type(objectiveCName name: String) -> TypeDeclaration? { classesByObjectiveCName[name] }

  /// The superclasses of a class that are of this module, nearest first, with the class itself at the
  /// front; and the name of the first that is not.
  func superclasses(of type: TypeDeclaration) -> (own: [TypeDeclaration], foreign: String?) {
    var own = [type]
    var positions: Set = [type.position]
    while let last = own.last, let first = last.inherited.first {
      guard let next = self.type(first, in: last.file, scope: last.name) else {
        return (own, first)
      }
      // A first name that is a protocol: there is no superclass. A cycle is the compiler's to report.
      guard next.kind == .class, positions.insert(next.position).inserted else { break }
      own.append(next)
    }
    return (own, nil)
  }

  /// The members of a class with this base name, its own before its superclasses'.
  func members(named base: String, of type: TypeDeclaration) -> [MemberDeclaration] {
    superclasses(of: type).own.flatMap { type in
      declared(in: members(named: base, ofType: type.name), by: type)
    }
  }

  func members(named base: String, ofType name: String) -> [MemberDeclaration] {
    membersByName[MemberKey(type: name, base: base)] ?? []
  }

  /// The type that a property of a class or its superclasses is written with.
  func valueType(ofProperty name: String, of type: TypeDeclaration) -> ValueType? {
    for member in members(named: name, of: type) {
      guard case .property(let property, _) = member.syntax else { continue }
      for binding in property.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name {
        if let written = binding.typeAnnotation?.type { return ValueType(written) }
      }
    }
    return nil
  }

  /// The types that values of a name are written with, anywhere in the module.
  func valueType(ofAny name: String) -> ValueType? {
    typesOfValues[name].map { ValueType(names: $0.sorted()) }
  }

  /// The method that a text names in a class or its superclasses.
  func method(selector: String, of type: TypeDeclaration) -> MemberDeclaration? {
    for type in superclasses(of: type).own {
      let key = MemberKey(type: type.name, base: selector)
      if let method = methodsBySelector[key]?.first { return method }
    }
    return nil
  }

  /// The members of one declaration: not those of a private class of the same name in another file.
  func members(of type: TypeDeclaration) -> [MemberDeclaration] {
    declared(in: members[type.name] ?? [], by: type)
  }

  /// Those of the members of a name that belong to one declaration of it.
  func declared(
    in members: [MemberDeclaration], by type: TypeDeclaration
  ) -> [MemberDeclaration] {
    guard types[type.name]?.count ?? 0 > 1 else { return members }
    return members.filter { $0.file == type.file }
  }

  /// Returns the protocols that a class adopts itself, in its declaration and in extensions.
  func adopted(by type: TypeDeclaration) -> [String] {
    type.inherited + (extensions[type.name] ?? []).flatMap(\.inherited)
  }

  /// Protocols with all that they inherit, of this module and of others.
  func protocols(_ names: [String], in file: Int, scope: String) -> [String] {
    var found: [String] = []
    var pending = names
    while let name = pending.popLast() {
      guard !found.contains(name) else { continue }
      if let type = type(name, in: file, scope: scope) {
        guard type.kind == .protocol else { continue }
        found.append(name)
        pending += type.inherited
      } else {
        found.append(name)
        pending += FrameworkNames.inherited[name] ?? []
      }
    }
    return found
  }

  /// The bounds of a type's generic parameters; of a protocol's associated types, those that it
  /// inherits included.
  func genericBounds(of type: TypeDeclaration) -> [String: [String]] {
    guard type.kind == .protocol else { return type.genericBounds }
    var bounds: [String: [String]] = [:]
    for name in protocols([type.name], in: type.file, scope: "") {
      guard let own = self.type(name, in: type.file) else { continue }
      bounds.merge(own.genericBounds) { $0 + $1 }
    }
    return bounds
  }

  /// Every class, in a fixed order.
  var classes: [TypeDeclaration] {
    types.values.joined().filter { $0.kind == .class }
      .sorted { ($0.file, $0.closingBrace ?? 0) < ($1.file, $1.closingBrace ?? 0) }
  }

  /// Returns whether objects of a class of this name are made by Objective-C's rules on iOS: a view, a
  /// view controller, a responder.
  func isInstantiable(_ name: String, in file: Int, scope: String = "") -> Bool {
    guard let type = type(name, in: file, scope: scope) else {
      return FrameworkNames.isResponder(name)
    }
    if type.kind == .protocol {
      return type.inherited.contains { isInstantiable($0, in: file, scope: type.name) }
    }
    return superclasses(of: type).foreign.map(FrameworkNames.isResponder) ?? false
  }

  /// Returns the framework's class that a class of this name is, or is below; nil where it is not known.
  func frameworkClass(of name: String, in file: Int, scope: String) -> String? {
    guard let type = type(name, in: file, scope: scope) else { return name }
    return type.kind == .protocol
      ? type.inherited.lazy.compactMap {
        frameworkClass(of: $0, in: file, scope: type.name)
      }.first { $0 == "UITableView" || $0 == "UICollectionView" }
      : superclasses(of: type).foreign
  }

  /// The base names of optional methods of a protocol of this module.
  func optionalMethods(of name: String) -> [MemberDeclaration] {
    (members[name] ?? []).filter { $0.isOptional && $0.method != nil }
  }
}
#endif
