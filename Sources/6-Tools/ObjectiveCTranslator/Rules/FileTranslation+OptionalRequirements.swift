// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// A requirement that throws is met by a method that does not, and by a default.
extension FileTranslation {
  /// Translates the optional methods of a protocol.
  ///
  /// - Returns: What the protocol has to inherit beside what it does.
  func translate(optionalRequirementsOf node: ProtocolDeclSyntax) -> [String] {
    var methods: [OptionalMethods.Method] = []
    for (member, conditions) in members(node.memberBlock.members, in: []) {
      if let method = member.as(FunctionDeclSyntax.self),
        method.modifiers.names.contains("optional")
      {
        if translate(optional: method) {
          methods.append(OptionalMethods.Method(syntax: method, conditions: conditions))
        }
      } else if let property = member.as(VariableDeclSyntax.self),
        property.modifiers.names.contains("optional")
      {
        report(
          at: property,
          "an optional property is not supported without Objective-C; make it a method")
      }
    }
    guard !methods.isEmpty, !file.tree.hasError else { return [] }

    let outer = enclosingType.map { $0.qualifiedName + "." } ?? ""
    let generator = OptionalMethods(
      of: outer + node.name.text, methods, access: access(of: node), isIsolated: isIsolated(node))
    additions += generator.declarations
    return generator.parent.map { [$0] } ?? []
  }

  /// The members of a protocol, each with the conditions of the `#if` around it.
  private func members(
    _ list: MemberBlockItemListSyntax, in conditions: [String]
  ) -> [(DeclSyntax, [String])] {
    list.flatMap { item -> [(DeclSyntax, [String])] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
        return [(item.decl, conditions)]
      }
      return conditional.clauses.flatMap { clause -> [(DeclSyntax, [String])] in
        guard file.conditions.mayBeActive(clause), case .decls(let inner) = clause.elements else {
          return []
        }
        return members(inner, in: conditions + [file.conditions.text(of: clause)])
      }
    }
  }

  private func translate(optional method: FunctionDeclSyntax) -> Bool {
    let signature = method.signature
    if let effects = signature.effectSpecifiers,
      effects.asyncSpecifier != nil || effects.throwsClause != nil
    {
      let kind = effects.asyncSpecifier != nil ? "async" : "throwing"
      report(
        at: method, "an optional method cannot be \(kind) here; give it a closure for its result")
      return false
    }
    edits.insert(
      " throws(ObjectiveCNotImplemented)", at: signature.parameterClause.range.upperBound)
    return true
  }

  private func access(of node: ProtocolDeclSyntax) -> String {
    let own = node.modifiers.names.first { accessLevels.contains($0) }
    return own == "private" ? "fileprivate " : own.map { "\($0) " } ?? ""
  }

  /// Of the main actor: by an attribute, or since a protocol of UIKit is inherited.
  private func isIsolated(_ node: ProtocolDeclSyntax) -> Bool {
    if node.attributes.names.contains("MainActor") { return true }
    return index.protocols(
      node.inheritanceClause?.names ?? [], in: file.number, scope: ""
    ).contains { name in
      if let own = index.type(name, in: file.number) {
        return own.attributes.contains("MainActor")
      }
      return FrameworkNames.isIsolatedProtocol(name)
    }
  }

  // MARK: Calls

  /// `d.f!(…)` alone would pick the method and not the property: it becomes `(d.f?(…))!`.
  func translate(forcedCall node: FunctionCallExprSyntax) {
    guard let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
      let member = forced.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.plainText
    let own = index.optionalMethodsByName[name] ?? []
    guard !own.isEmpty || FrameworkNames.isOptionalMethod(name) else { return }
    let returnsOptional = own.contains {
      $0.method?.signature.returnClause?.type.is(OptionalTypeSyntax.self) == true
    }
    guard !returnsOptional, !base.description.contains("?.") else {
      return report(
        at: forced.exclamationMark,
        "only a call can tell whether '\(name)' is implemented; write '?' and handle nil")
    }
    edits.insert("(", at: node.range.lowerBound)
    edits.replace(forced.exclamationMark.range, with: "?", in: file.bytes)
    edits.insert(")!", at: node.range.upperBound)
  }

  // MARK: Presence

  /// `d.f != nil` and `d.f == nil`.
  func checkPresence(in node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    for (position, element) in elements.enumerated() {
      guard let comparison = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        comparison == "!=" || comparison == "==", position > 0, position + 1 < elements.count
      else { continue }
      let (left, right) = (elements[position - 1], elements[position + 1])
      if right.is(NilLiteralExprSyntax.self) { checkPresence(of: left) }
      if left.is(NilLiteralExprSyntax.self) { checkPresence(of: right) }
    }
  }

  /// Refuses an optional method that is looked at by its base name and not called.
  ///
  /// Properties may have such a name, too: `collectionView` is one. It counts where the value before
  /// it is written somewhere to be of a protocol with such a method.
  func checkPresence(of expression: ExprSyntax) {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.argumentNames == nil
    else { return }
    refuse(member, named: MethodName(base: member.declName.baseName.plainText, labels: nil))
  }

  /// Refuses an optional method that is asked for by its full name, wherever that is: as a value it
  /// would be the requirement, which throws, whether it is implemented or not.
  func checkPresence(ofFullName member: MemberAccessExprSyntax) {
    let labels = member.declName.argumentNames?.arguments.map(\.name.plainText)
    refuse(member, named: MethodName(base: member.declName.baseName.plainText, labels: labels))
  }

  private func refuse(_ member: MemberAccessExprSyntax, named name: MethodName) {
    guard let base = member.base else { return }
    let isOptionalMethod = (valueType(of: base)?.names ?? []).contains { type in
      index.protocols([type], in: file.number, scope: "").contains { inherited in
        let methods =
          index.optionalMethods(of: inherited).map(\.name)
          + (FrameworkNames.optionalMethods[inherited] ?? [])
        return methods.contains {
          $0.base == name.base && (name.labels == nil || $0.labels == name.labels)
        }
      }
    }
    guard isOptionalMethod else { return }
    report(
      at: member.declName,
      "only a call can tell whether '\(name)' is implemented; write "
        + "\(base.trimmedDescription).\(name.base)?(…) and compare its result with nil")
  }
}
#endif
