// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The first pass over a file: what it declares.
final class DeclarationCollector: SyntaxVisitor {
  struct Result: Sendable {
    fileprivate(set) var types: [TypeDeclaration] = []
    fileprivate(set) var extensions: [ExtensionDeclaration] = []
    fileprivate(set) var members: [MemberDeclaration] = []
    /// The types of properties, parameters and constants that are written, by their names.
    fileprivate(set) var typesOfValues: [String: Set<String>] = [:]
    fileprivate(set) var imports: [String] = []
    /// The names of all functions, those of no type included.
    fileprivate(set) var functions: Set<String> = []
    fileprivate(set) var textSelectors: [TextSelector] = []
  }

  private(set) var result = Result()

  private let file: Int
  private let buildConditions: BuildConditions
  private var scopes: [Scope] = []
  private var conditions: [(text: String, isActive: Bool?)] = []

  private struct Scope {
    let name: String
    let isExtension: Bool
    let isExposed: Bool
    /// The isolation that an extension writes for all its members.
    var isolation: String?
    /// Nil in a function: what it declares belongs to no type.
    let isType: Bool
  }

  init(file: SourceFile) {
    self.file = file.number
    buildConditions = file.conditions
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private var isActive: Bool { conditions.allSatisfy { $0.isActive != false } }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    conditions.append((buildConditions.text(of: node), buildConditions.isActive(node)))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }

  // MARK: Types

  private func enter(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    _ members: MemberBlockSyntax, _ bounds: [String: [String]] = [:]
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last.map { $0.isType ? $0.name + "." : "" } ?? ""
    let isClosed = members.rightBrace.presence == .present
    result.types.append(
      TypeDeclaration(
        kind: kind, name: outer + name.plainText, file: file, inherited: inheritance?.names ?? [],
        genericBounds: bounds, modifiers: modifiers.names, attributes: attributes.names,
        objectiveCName: attributes.selector,
        closingBrace: isClosed ? members.rightBrace.range.lowerBound : nil,
        conditions: conditions.map(\.text), isActive: isActive))
    let isExposed = attributes.names.contains("objcMembers")
    scopes.append(
      Scope(
        name: outer + name.plainText, isExtension: false, isExposed: isExposed, isType: true))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .class, node.name, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock,
      genericBounds(node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .protocol, node.name, node.inheritanceClause, node.attributes, node.modifiers,
      node.memberBlock, genericBounds(of: node))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, node.name, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock,
      genericBounds(node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, node.name, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .other, node.name, node.inheritanceClause, node.attributes, node.modifiers, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.name
    result.extensions.append(
      ExtensionDeclaration(
        name: name, file: file, inherited: node.inheritanceClause?.names ?? [], isActive: isActive))
    scopes.append(
      Scope(
        name: name, isExtension: true, isExposed: node.attributes.names.contains("objc"),
        isolation: node.isolation, isType: true))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Members

  private func add(
    _ name: MethodName, _ syntax: MemberDeclaration.Syntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard let scope = scopes.last, scope.isType else { return }
    result.members.append(
      MemberDeclaration(
        type: scope.name, name: name, syntax: syntax, file: file, modifiers: modifiers.names,
        attributes: attributes.names, selector: attributes.selector,
        isInExtension: scope.isExtension, isolationOfExtension: scope.isolation,
        isImplicitlyExposed: scope.isExposed,
        conditions: conditions.map(\.text), isActive: isActive))
  }

  private func enterFunction() -> SyntaxVisitorContinueKind {
    scopes.append(Scope(name: "", isExtension: false, isExposed: false, isType: false))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    result.functions.insert(node.name.plainText)
    add(node.methodName, .method(node), node.attributes, node.modifiers)
    return enterFunction()
  }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.plainText }
    add(
      MethodName(base: "init", labels: labels), .initializer(node), node.attributes, node.modifiers)
    return enterFunction()
  }

  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      MethodName(base: "subscript", labels: nil), .other(DeclSyntax(node)), node.attributes,
      node.modifiers)
    return enterFunction()
  }

  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
      else { continue }
      let type = binding.typeAnnotation?.type
      recordType(type, of: name)
      add(
        MethodName(base: name, labels: nil),
        .property(node, type: type?.trimmedDescription), node.attributes, node.modifiers)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    recordType(node.type, of: (node.secondName ?? node.firstName).plainText)
    return .visitChildren
  }

  private func recordType(_ type: TypeSyntax?, of name: String) {
    guard let type else { return }
    result.typesOfValues[name, default: []].formUnion(type.names)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if isActive, let selector = TextSelector(node, in: scopes.last(where: \.isType)?.name) {
      result.textSelectors.append(selector)
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    // Where a branch may be left out, no other code can import the module for its sake.
    if conditions.allSatisfy({ $0.isActive == true }) {
      result.imports.append(node.text)
    }
    return .skipChildren
  }
}
#endif
