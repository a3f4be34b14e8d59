// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

extension TypeSyntax {
  /// The names that a type may be: without attributes, `any`, optionality and generic arguments, and
  /// each part of a composition.
  var names: [String] {
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { $0.type.names }
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.names }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.names }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.names
    }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let inner = type.elements.first
    {
      return inner.type.names
    }
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainText] }
    if let type = self.as(MetatypeTypeSyntax.self), type.metatypeSpecifier.text == "Type" {
      return type.baseType.names.map { "\($0).Type" }
    }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.names.map { "\($0).\(type.name.plainText)" }
    }
    return []
  }

  var name: String { names.first ?? trimmedDescription }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainText: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, those in `#if` included.
  var names: Set<String> { Set(attributes.map { $0.attributeName.trimmedDescription }) }

  /// The attributes, those in `#if` included.
  var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      if case .attribute(let attribute) = element { return [attribute] }
      guard case .ifConfigDecl(let decl) = element else { return [] }
      return decl.clauses.flatMap { clause -> [AttributeSyntax] in
        guard case .attributes(let list) = clause.elements else { return [] }
        return list.attributes
      }
    }
  }

  /// The name in parentheses after `@objc`.
  var selector: String? {
    attributes.first { $0.attributeName.trimmedDescription == "objc" }?
      .arguments?.trimmedDescription
  }
}

extension DeclModifierListSyntax {
  /// The modifiers, `private(set)` with its parentheses.
  var names: [String] { map { $0.trimmedDescription } }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.flatMap { $0.type.names } }
}

extension ExtensionDeclSyntax {
  /// The actor of all members, as it is written: a global actor, or `nonisolated`.
  var isolation: String? {
    if modifiers.names.contains("nonisolated") { return "nonisolated" }
    let actor = attributes.attributes.first {
      $0.attributeName.trimmedDescription.hasSuffix("Actor")
    }
    return actor?.trimmedDescription
  }
}

extension ImportDeclSyntax {
  /// The name before the module's first point.
  var module: String { path.first?.name.text ?? "" }

  /// A part of one of Apple's modules, for those who write gesture recognizers. Ours have no parts.
  var namesPart: Bool {
    importKindSpecifier == nil && path.count > 1
      && ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(module)
  }

  var text: String { namesPart ? "import \(module)" : trimmedDescription }
}

extension FunctionDeclSyntax {
  var methodName: MethodName {
    let labels = signature.parameterClause.parameters.map { $0.firstName.plainText }
    return MethodName(base: name.plainText, labels: labels)
  }

  var returnsNothing: Bool {
    guard let type = signature.returnClause?.type.trimmedDescription else { return true }
    return type == "Void" || type == "()"
  }
}

func genericBounds(
  _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
) -> [String: [String]] {
  var bounds: [String: [String]] = [:]
  for parameter in parameters?.parameters ?? [] {
    bounds[parameter.name.text] = parameter.inheritedType?.names ?? []
  }
  bounds.merge(genericBounds(requirements)) { $0 + $1 }
  return bounds
}

/// The bounds that the requirements after `where` write.
func genericBounds(_ requirements: GenericWhereClauseSyntax?) -> [String: [String]] {
  var bounds: [String: [String]] = [:]
  for requirement in requirements?.requirements ?? [] {
    guard case .conformanceRequirement(let conformance) = requirement.requirement else { continue }
    bounds[conformance.leftType.trimmedDescription, default: []] += conformance.rightType.names
  }
  return bounds
}

/// The bounds of a protocol's associated types, and of `Self`.
func genericBounds(of node: ProtocolDeclSyntax) -> [String: [String]] {
  var bounds = genericBounds(node.genericWhereClause)
  for item in node.memberBlock.members {
    guard let type = item.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
    let own = type.inheritanceClause?.names ?? []
    bounds[type.name.plainText, default: []] += own
    bounds.merge(genericBounds(type.genericWhereClause)) { $0 + $1 }
  }
  return bounds
}
#endif
