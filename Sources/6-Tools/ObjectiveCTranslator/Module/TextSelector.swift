// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftParser
import SwiftSyntax

/// A selector that is made of text: `Selector("tap:")`, `NSSelectorFromString(name)`.
struct TextSelector: Sendable {
  /// The type around it, as it is written; nil outside of types.
  let scope: String?
  /// Nil where the text is known only when the program runs.
  let text: String?

  /// Nil for a call of anything else.
  init?(_ node: FunctionCallExprSyntax, in scope: String?) {
    guard let maker = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      maker == "Selector" || maker == "NSSelectorFromString", node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, node.trailingClosure == nil
    else { return nil }
    var literal = argument.expression
    if let tuple = literal.as(TupleExprSyntax.self), let inner = tuple.elements.first?.expression {
      literal = inner
    }
    text = literal.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    self.scope = scope
  }
}
#endif
