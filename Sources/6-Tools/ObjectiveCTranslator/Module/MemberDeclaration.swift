// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// A method, property or initializer of a type or of an extension.
struct MemberDeclaration: Sendable {
  /// The notation of the selector.
  enum Syntax: Sendable {
    case method(FunctionDeclSyntax)
    case property(VariableDeclSyntax, type: String?)
    case initializer(InitializerDeclSyntax)
    case other(DeclSyntax)
  }

  /// The name of the type that it belongs to, as it is written if it is in an extension.
  let type: String
  let name: MethodName
  let syntax: Syntax
  let file: Int
  let modifiers: [String]
  let attributes: Set<String>
  /// The name in parentheses after `@objc`.
  let selector: String?
  let isInExtension: Bool
  /// The isolation that its extension writes, `@MainActor` or `nonisolated`; nil for none.
  let isolationOfExtension: String?
  /// Declared in an `@objc` extension or an `@objcMembers` class.
  let isImplicitlyExposed: Bool
  /// The conditions of the `#if` around it, outermost first.
  let conditions: [String]
  let isActive: Bool

  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }
  /// Objective-C knows it, so that a selector can name it.
  var isExposed: Bool {
    isImplicitlyExposed
      || !attributes.isDisjoint(with: ["objc", "IBAction", "IBSegueAction", "IBInspectable"])
  }
  var position: SourcePosition { SourcePosition(file: file, offset: declaration.range.lowerBound) }

  var declaration: DeclSyntax {
    switch syntax {
    case .method(let node): DeclSyntax(node)
    case .property(let node, _): DeclSyntax(node)
    case .initializer(let node): DeclSyntax(node)
    case .other(let node): node
    }
  }

  /// The byte of `func`, `var` or `init`: attributes may be on lines before it.
  var nameOffset: Int {
    switch syntax {
    case .method(let node): node.funcKeyword.range.lowerBound
    case .property(let node, _): node.bindingSpecifier.range.lowerBound
    case .initializer(let node): node.initKeyword.range.lowerBound
    case .other(let node): node.range.lowerBound
    }
  }

  /// The name that Objective-C has for a method of objects; nil for anything else.
  var selectorOfMethod: String? {
    method == nil || isOfType ? nil : selector ?? name.selector
  }

  /// The name by which Objective-C sets a property of objects; nil for anything else.
  var key: String? {
    guard case .property = syntax, !isOfType else { return nil }
    return selector ?? name.base
  }

  /// The binding of a property; nil for anything else.
  var binding: PatternBindingSyntax? {
    guard case .property(let node, _) = syntax else { return nil }
    return node.bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name.base
    }
  }

  /// The byte at which a property's name stands: several may be declared at once.
  var bindingOffset: Int { binding?.range.lowerBound ?? nameOffset }

  /// A document may connect the property to objects.
  var isOutlet: Bool { !attributes.isDisjoint(with: ["IBOutlet", "IBOutletCollection"]) }

  /// The property can be set after its object was made.
  var isSettable: Bool {
    guard case .property(let node, _) = syntax, node.bindingSpecifier.text == "var" else {
      return false
    }
    guard let accessors = binding?.accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    let setters = ["set", "_modify", "willSet", "didSet"]
    return list.contains { setters.contains($0.accessorSpecifier.text) }
  }

  /// The method's syntax; nil for anything else.
  var method: FunctionDeclSyntax? {
    guard case .method(let node) = syntax else { return nil }
    return node
  }
}
#endif
