// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The reference in the parentheses of `#selector`.
struct SelectorReference {
  enum Accessor: String {
    case getter, setter
  }

  /// Of a property; nil for a method.
  let accessor: Accessor?
  /// The expression before the last point.
  let base: ExprSyntax?
  let name: MethodName
  /// The last name as it is written, with backticks where it has some.
  let writtenName: String
  /// The function type after `as`.
  let cast: FunctionTypeSyntax?

  /// Nil for what the compiler would not accept, either.
  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return nil }
    accessor = argument.label.flatMap { Accessor(rawValue: $0.text) }
    guard (argument.label == nil) == (accessor == nil) else { return nil }

    var expression = Self.withoutParentheses(argument.expression)
    var cast: FunctionTypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self),
        let function = Self.function(type.type)
      else { return nil }
      cast = function
      expression = Self.withoutParentheses(elements[0])
    }

    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      base = member.base
      reference = member.declName
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      reference = plain
    } else {
      return nil
    }
    writtenName = reference.baseName.text
    name = MethodName(
      base: reference.baseName.plainText,
      labels: reference.argumentNames?.arguments.map { $0.name.plainText })
    self.cast = cast
  }

  private static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    else { return expression }
    return withoutParentheses(inner.expression)
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return function(inner.type)
    }
    return type.as(FunctionTypeSyntax.self)
  }

  /// The type after `as` without the object's own: of `C.m` it is `(C) -> (A) -> B`.
  var castOfMethod: FunctionTypeSyntax? {
    guard let cast else { return nil }
    return Self.function(cast.returnClause.type) ?? cast
  }
}
#endif
