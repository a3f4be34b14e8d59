// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// What is known, without the compiler, about the conditions of `#if`.
///
/// Edits in a branch that is not compiled are harmless. An error there would be wrong, and so would
/// be a class that is found there.
enum BuildConditions {
  /// Returns whether a branch is compiled on Linux; true where nobody can know.
  static func mayBeActive(_ clause: IfConfigClauseSyntax) -> Bool {
    if let condition = clause.condition, holds(condition) == false { return false }
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    for earlier in clauses {
      if earlier.id == clause.id { return true }
      if let condition = earlier.condition, holds(condition) == true { return false }
    }
    return true
  }

  /// A branch's own condition, with the negated ones of the branches before it.
  static func text(of clause: IfConfigClauseSyntax) -> String {
    var parts: [String] = []
    if let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) {
      for earlier in clauses.prefix(while: { $0.id != clause.id }) {
        if let condition = earlier.condition { parts.append("!(\(condition.trimmedDescription))") }
      }
    }
    if let condition = clause.condition { parts.append("(\(condition.trimmedDescription))") }
    return parts.joined(separator: " && ")
  }

  private static func holds(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return holds(not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return holds(inner.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    return nil
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux"
    case "targetEnvironment": return false
    case "canImport":
      if ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(argument) { return true }
      return argument == "ObjectiveC" || argument == "Darwin" ? false : nil
    default: return nil
    }
  }

  /// `&&` binds before `||`; both may be decided by one side.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool? {
    var alternatives: [Bool?] = []
    var all: Bool? = true
    for element in sequence.elements {
      if let binary = element.as(BinaryOperatorExprSyntax.self) {
        guard binary.operator.text == "||" else { continue }
        alternatives.append(all)
        all = true
        continue
      }
      let value = holds(element)
      all = all == false || value == false ? false : all == nil || value == nil ? nil : true
    }
    alternatives.append(all)
    if alternatives.contains(true) { return true }
    return alternatives.allSatisfy { $0 == false } ? false : nil
  }
}
#endif
