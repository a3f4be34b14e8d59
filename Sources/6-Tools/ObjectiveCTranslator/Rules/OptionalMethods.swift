// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The additions to a protocol with optional methods (OC-9, OC-10): a default that throws for each
/// method, and for each base name a property that holds what can be called.
struct OptionalMethods {
  struct Method {
    let syntax: FunctionDeclSyntax
    /// Those of the `#if` around it.
    let conditions: [String]

    var base: String { syntax.name.plainText }
    var hasParameters: Bool { !syntax.signature.parameterClause.parameters.isEmpty }

    /// A text in the same branches of `#if`.
    func conditional(_ text: String) -> String {
      let opening = conditions.map { "#if \($0)\n" }.joined()
      return opening + text + conditions.map { _ in "\n#endif" }.joined()
    }
  }

  private let name: String
  private let methods: [Method]
  private let access: String
  private let isolation: String

  init(of name: String, _ methods: [Method], access: String, isIsolated: Bool) {
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
    methods.contains { !$0.hasParameters } ? "_\(flatName)_defaults" : nil
  }

  var declarations: [String] {
    var declarations: [String] = []
    if let parent {
      declarations.append("\(isolation)\(access)protocol \(parent): AnyObject {}")
      declarations.append(block("extension \(parent)", defaults { !$0.hasParameters }))
    }
    var groups: [[Method]] = []
    var groupsByName: [String: Int] = [:]
    for method in methods {
      if let known = groupsByName[method.base] {
        groups[known].append(method)
      } else {
        groupsByName[method.base] = groups.count
        groups.append([method])
      }
    }
    let properties = groups.compactMap { group in
      group.first.map { property(of: $0, in: group) }
    }
    declarations.append(
      block("extension \(name)", properties + defaults(\.hasParameters)))
    return declarations
      + groups.compactMap { group in
        group.first.map { structure(for: $0, in: group) }
      }
  }

  private func defaults(_ isIncluded: (Method) -> Bool) -> [String] {
    methods.filter(isIncluded).map { $0.conditional(defaultImplementation($0.syntax)) }
  }

  /// The overloads that are present if one of them is: in a branch only if all are in the same one.
  private func shared(_ text: String, by first: Method, in group: [Method]) -> String {
    group.allSatisfy { $0.conditions == first.conditions } ? first.conditional(text) : text
  }

  private func property(of method: Method, in group: [Method]) -> String {
    let type = structure(of: method.base)
    let text = "\(access)var `\(method.base)`: \(type)? { \(type)(base: self) }"
    return shared(text, by: method, in: group)
  }

  private func structure(for method: Method, in group: [Method]) -> String {
    let isShared = group.allSatisfy { $0.conditions == method.conditions }
    let calls = group.map { isShared ? call($0.syntax) : $0.conditional(call($0.syntax)) }
    let text = block(
      "\(isolation)\(access)struct \(structure(of: method.base))",
      ["fileprivate let base: any \(name)"] + calls)
    return shared(text, by: method, in: group)
  }

  private func structure(of base: String) -> String { "_\(flatName)_\(base)" }

  private func block(_ head: String, _ lines: [String]) -> String {
    "\(head) {\n\(lines.map { $0.hasPrefix("#") ? "\($0)\n" : "  \($0)\n" }.joined())}"
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

  static func forwardedCall(_ method: FunctionDeclSyntax, to name: String) -> String {
    let arguments = method.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.plainText
      let isInOut = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains {
        $0.trimmedDescription == "inout"
      }
      let value = (isInOut == true ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
      return label == "_" ? value : "\(label): \(value)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
#endif
