// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The types of values, as far as they are written: the nearest declaration of a name wins, then the
/// properties of the type around it, then whatever in the module has such a name.
extension FileTranslation {
  /// The type of an expression; nil where no declaration says it.
  func valueType(of expression: ExprSyntax) -> ValueType? {
    if let inner = Self.unwrapped(expression) { return valueType(of: inner) }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return valueType(ofName: name.baseName.plainText, at: Syntax(name))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return valueType(ofMember: member)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard call.calledExpression.trimmedDescription == "type",
        let argument = call.arguments.first, argument.label?.text == "of"
      else { return nil }
      return valueType(of: argument.expression)?.metatype
    }
    if let item = expression.as(SubscriptCallExprSyntax.self) {
      return valueType(of: item.calledExpression)?.element
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      return ValueType(cast.type)
    }
    return nil
  }

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    return nil
  }

  private func valueType(ofMember member: MemberAccessExprSyntax) -> ValueType? {
    guard let base = member.base else { return nil }
    let name = member.declName.baseName.plainText
    if name == "self" {
      let type = base.trimmedDescription
      let isType = type.first?.isUppercase == true || bounds(of: type) != nil
      return isType ? ValueType(names: ["\(type).Type"]) : valueType(of: base)
    }
    if ["first", "last"].contains(name), let element = valueType(of: base)?.element {
      return element
    }
    if let owners = valueType(of: base)?.names {
      let known = owners.compactMap { index.type($0, in: file.number) }
      let found = known.compactMap { index.valueType(ofProperty: name, of: $0) }
      if let first = found.first { return first }
    }
    return index.valueType(ofAny: name)
  }

  private func valueType(ofName name: String, at node: Syntax) -> ValueType? {
    if name == "self" { return enclosingType.map { ValueType(names: [$0.qualifiedName]) } }
    switch localType(of: name, around: node) {
    case .found(let type): return type
    case .unknown: return nil
    case .notHere: break
    }
    if let scope = enclosingType, let type = index.type(scope.qualifiedName, in: file.number),
      let property = index.valueType(ofProperty: name, of: type)
    {
      return property
    }
    return index.valueType(ofAny: name)
  }

  // MARK: Local names

  /// The type of a name, as the code around it says.
  private enum LocalType {
    case found(ValueType)
    /// It is declared there, and its type is not to be seen.
    case unknown
    case notHere

    init(_ type: ValueType?) { self = type.map(Self.found) ?? .unknown }

    var isHere: Bool {
      if case .notHere = self { return false }
      return true
    }
  }

  private func localType(of name: String, around start: Syntax) -> LocalType {
    var node = start
    while let parent = node.parent {
      let result = localType(of: name, declaredIn: parent, before: node)
      if result.isHere { return result }
      node = parent
    }
    return .notHere
  }

  private func localType(
    of name: String, declaredIn parent: Syntax, before node: Syntax
  ) -> LocalType {
    if let statements = parent.as(CodeBlockItemListSyntax.self) {
      // Those of a file are the module's: they may be behind the place, or in another file.
      guard parent.parent?.is(SourceFileSyntax.self) != true else { return .notHere }
      return localType(of: name, in: statements, before: node)
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
      return localType(of: name, in: conditions, before: node)
    }
    if let branch = parent.as(IfExprSyntax.self), node.id == branch.body.id {
      return localType(of: name, in: branch.conditions, before: nil)
    }
    if let loop = parent.as(WhileStmtSyntax.self), node.id == loop.body.id {
      return localType(of: name, in: loop.conditions, before: nil)
    }
    if let loop = parent.as(ForStmtSyntax.self), node.id == loop.body.id,
      loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
    {
      if let type = loop.typeAnnotation?.type { return .found(ValueType(type)) }
      return LocalType(valueType(of: loop.sequence)?.element)
    }
    if let function = parent.as(FunctionDeclSyntax.self) {
      return localType(of: name, in: function.signature.parameterClause)
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return localType(of: name, in: initializer.signature.parameterClause)
    }
    if let closure = parent.as(ClosureExprSyntax.self) {
      return localType(of: name, in: closure)
    }
    return .notHere
  }

  private func localType(
    of name: String, in statements: CodeBlockItemListSyntax, before node: Syntax
  ) -> LocalType {
    for statement in statements.reversed() where statement.position < node.position {
      if let variable = statement.item.as(VariableDeclSyntax.self) {
        for binding in variable.bindings where Self.name(of: binding.pattern) == name {
          return localType(binding.typeAnnotation, binding.initializer)
        }
      } else if let check = statement.item.as(GuardStmtSyntax.self) {
        let result = localType(of: name, in: check.conditions, before: nil)
        if result.isHere { return result }
      }
    }
    return .notHere
  }

  private func localType(
    of name: String, in conditions: ConditionElementListSyntax, before node: Syntax?
  ) -> LocalType {
    let end = node?.position ?? conditions.endPosition
    for element in conditions.reversed() where element.position < end {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        Self.name(of: binding.pattern) == name
      else { continue }
      if binding.initializer == nil, binding.typeAnnotation == nil {
        // `if let delegate`: what is bound has the same name, and is outside.
        return LocalType(valueType(ofName: name, at: Syntax(element)))
      }
      return localType(binding.typeAnnotation, binding.initializer)
    }
    return .notHere
  }

  private func localType(
    _ annotation: TypeAnnotationSyntax?, _ initializer: InitializerClauseSyntax?
  ) -> LocalType {
    if let type = annotation?.type { return .found(ValueType(type)) }
    return LocalType(initializer.flatMap { valueType(of: $0.value) })
  }

  private func localType(
    of name: String, in parameters: FunctionParameterClauseSyntax
  ) -> LocalType {
    for parameter in parameters.parameters
    where (parameter.secondName ?? parameter.firstName).plainText == name {
      return .found(ValueType(parameter.type))
    }
    return .notHere
  }

  private func localType(of name: String, in closure: ClosureExprSyntax) -> LocalType {
    var isFirst = name == "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      guard let position = names.map(\.name.plainText).firstIndex(of: name) else {
        return .notHere
      }
      isFirst = position == 0
    case .parameterClause(let clause)?:
      guard
        let parameter = clause.parameters.first(where: {
          ($0.secondName ?? $0.firstName).plainText == name
        })
      else { return .notHere }
      if let type = parameter.type { return .found(ValueType(type)) }
      isFirst = parameter.id == clause.parameters.first?.id
    default: guard isFirst else { return .notHere }
    }
    // The elements of a list come one by one to what is called on it.
    guard isFirst, let called = Self.call(of: closure)?.calledExpression,
      let method = called.as(MemberAccessExprSyntax.self), let list = method.base
    else { return .unknown }
    return LocalType(valueType(of: list)?.element)
  }

  private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  private static func name(of pattern: PatternSyntax) -> String? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }
}
#endif
