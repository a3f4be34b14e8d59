// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The known values, without the compiler, of the conditions of `#if`.
///
/// Edits in a branch that is not compiled are harmless. An error there would be wrong, and so would
/// be a class that is found there.
struct BuildConditions: Sendable {
  /// The system that a target asks for, whose `os(…)` is read as true (OC-29).
  enum Platform: String, Decodable, Sendable {
    case iOS, macOS

    /// The names of the system in `os(…)`.
    var names: [String] { self == .macOS ? ["macOS", "OSX"] : ["iOS"] }
  }

  /// Nil where only Linux holds.
  let platform: Platform?

  /// Returns whether a branch is compiled; true where that cannot be known.
  func mayBeActive(_ clause: IfConfigClauseSyntax) -> Bool { isActive(clause) != false }

  /// Returns whether a branch is compiled; nil where only the compiler knows.
  func isActive(_ clause: IfConfigClauseSyntax) -> Bool? {
    var result = clause.condition.map(holds) ?? true
    for earlier in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if earlier.id == clause.id || result == false { break }
      switch earlier.condition.flatMap(holds) {
      case true?: result = false
      case false?: break
      case nil: result = nil
      }
    }
    return result
  }

  /// A branch's own condition, with the negated ones before it, as a copy writes them.
  func text(of clause: IfConfigClauseSyntax) -> String {
    var parts: [String] = []
    if let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) {
      for earlier in clauses.prefix(while: { $0.id != clause.id }) {
        if let condition = earlier.condition { parts.append("!(\(text(of: condition)))") }
      }
    }
    if let condition = clause.condition { parts.append("(\(text(of: condition)))") }
    return parts.joined(separator: " && ")
  }

  private func text(of condition: ExprSyntax) -> String {
    let start = condition.range.lowerBound
    var bytes = Array(condition.trimmedDescription.utf8)
    for test in platformTests(in: Syntax(condition)).reversed() {
      let range = test.range.lowerBound - start..<test.range.upperBound - start
      bytes.replaceSubrange(range, with: Array("true".utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The places in a condition that ask for the platform, in their order.
  func platformTests(in condition: Syntax) -> [FunctionCallExprSyntax] {
    guard platform != nil else { return [] }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return isPlatform(call) ? [call] : []
    }
    return condition.children(viewMode: .sourceAccurate).flatMap { platformTests(in: $0) }
  }

  private func isPlatform(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.arguments.first?.expression.trimmedDescription ?? ""
    return call.calledExpression.trimmedDescription == "os"
      && platform?.names.contains(name) == true
  }

  private func holds(_ condition: ExprSyntax) -> Bool? {
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

  private func holds(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "Linux" || isPlatform(call)
    case "targetEnvironment": return false
    case "canImport":
      // A target for the Mac depends on AppKit alone.
      if argument == "UIKit", platform == .macOS { return nil }
      if ["AppKit", "Cocoa"].contains(argument), platform == .macOS { return true }
      if ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"].contains(argument) { return true }
      return argument == "ObjectiveC" || argument == "Darwin" ? false : nil
    default: return nil
    }
  }

  /// `&&` binds before `||`; both may be decided by one side.
  private func holds(_ sequence: SequenceExprSyntax) -> Bool? {
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
