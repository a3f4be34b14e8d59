// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What a protocol with optional methods gets beside it (OC-9, OC-10): a default that throws for each
/// method, and for each base name a property that holds what can be called.
struct OptionalMethods {
  private let name: String
  private let methods: [FunctionDeclSyntax]
  private let access: String
  private let isolation: String

  init(of name: String, _ methods: [FunctionDeclSyntax], access: String, isIsolated: Bool) {
    self.name = name
    self.methods = methods
    self.access = access
    isolation = isIsolated ? "@preconcurrency @MainActor " : ""
  }

  /// The name without the points of the types around it.
  private var flatName: String { name.replacing(".", with: "_") }

  /// A protocol that has the defaults of methods without parameters. In an extension of the protocol
  /// itself they would be redeclarations of the properties.
  var parent: String? {
    methods.contains { $0.signature.parameterClause.parameters.isEmpty }
      ? "_\(flatName)_defaults" : nil
  }

  var declarations: [String] {
    var declarations: [String] = []
    let plain = methods.filter { $0.signature.parameterClause.parameters.isEmpty }
    if let parent {
      declarations.append("\(isolation)\(access)protocol \(parent): AnyObject {}")
      declarations.append(block("extension \(parent)", plain.map(defaultImplementation)))
    }
    var names: [String] = []
    for method in methods where !names.contains(method.name.plainText) {
      names.append(method.name.plainText)
    }
    let properties = names.map { name in
      let type = structure(of: name)
      return "\(access)var \(Self.quoted(name)): \(type)? { \(type)(base: self) }"
    }
    let others = methods.filter { !$0.signature.parameterClause.parameters.isEmpty }
    declarations.append(
      block("extension \(name)", properties + others.map(defaultImplementation)))
    for base in names {
      let calls = methods.filter { $0.name.plainText == base }.map(call)
      declarations.append(
        block(
          "\(isolation)\(access)struct \(structure(of: base))",
          ["fileprivate let base: any \(name)"] + calls))
    }
    return declarations
  }

  private func structure(of base: String) -> String { "_\(flatName)_\(base)" }

  private func block(_ head: String, _ lines: [String]) -> String {
    "\(head) {\n\(lines.map { "  \($0)\n" }.joined())}"
  }

  /// Attributes that a copy of a method keeps.
  private func kept(_ method: FunctionDeclSyntax) -> String {
    method.attributes.attributes
      .filter { !removedAttributes.contains($0.attributeName.trimmedDescription) }
      .map { "\($0.trimmedDescription) " }.joined()
  }

  private func defaultImplementation(_ method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.trimmedDescription
    let result = method.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    return "\(kept(method))\(access)func \(method.name.text)\(parameters) "
      + "throws(ObjectiveCNotImplemented)\(result) { throw ObjectiveCNotImplemented() }"
  }

  private func call(_ method: FunctionDeclSyntax) -> String {
    let parameters = method.signature.parameterClause.trimmedDescription
    let isDiscardable = method.returnsNothing && !kept(method).contains("@discardableResult")
    return "\(kept(method))\(isDiscardable ? "@discardableResult " : "")\(access)"
      + "func callAsFunction\(parameters) -> \(optionalResult(of: method)) "
      + "{ try? base.\(Self.forwardedCall(method, to: method.name.text)) }"
  }

  private func optionalResult(of method: FunctionDeclSyntax) -> String {
    guard !method.returnsNothing, let type = method.signature.returnClause?.type else {
      return "Void?"
    }
    let text = type.trimmedDescription
    if type.is(OptionalTypeSyntax.self) { return text }
    if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(implicit.wrappedType.trimmedDescription)?"
    }
    let needsParentheses =
      type.is(FunctionTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
    return needsParentheses ? "(\(text))?" : "\(text)?"
  }

  /// A name that may be a keyword.
  private static func quoted(_ name: String) -> String { "`\(name)`" }

  /// A call that hands on all parameters of a method.
  static func forwardedCall(_ method: FunctionDeclSyntax, to name: String) -> String {
    let arguments = method.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let isInOut = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.trimmedDescription == "inout"
      }
      let value = (isInOut == true ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
