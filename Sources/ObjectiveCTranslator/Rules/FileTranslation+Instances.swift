// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// An object of a class that is known when the program runs only (OC-15).
extension FileTranslation {
  func translate(instantiation node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard labels.isEmpty || labels == ["frame"], node.trailingClosure == nil else { return }
    if let parameter = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if makesObject(of: parameter.baseName.text, labels) {
        edits.insert(".objectiveCInit", at: parameter.range.upperBound)
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base
    {
      if isMetatype(base, labels) {
        edits.replace(member.declName.range, with: "objectiveCInit", in: file.bytes)
      }
    }
  }

  /// `T(…)` and `Self(…)`.
  private func makesObject(of name: String, _ labels: [String]) -> Bool {
    if name != "Self" {
      return (bounds(of: name) ?? []).contains { isInstantiable($0, labels) }
    }
    guard let scope = enclosingType else { return false }
    if scope.kind == .protocol {
      let protocols = index.type(scope.qualifiedName, in: file.number)?.inherited ?? []
      return (protocols + (bounds(of: "Self") ?? [])).contains { isInstantiable($0, labels) }
    }
    guard scope.kind == .class else { return false }
    let type = index.type(scope.qualifiedName, in: file.number)
    return type?.modifiers.contains("final") != true && isInstantiable(scope.qualifiedName, labels)
  }

  /// A class that Objective-C can make, and that has no `required` initializer of its own for Swift.
  private func isInstantiable(_ name: String, _ labels: [String]) -> Bool {
    let scope = enclosingType?.qualifiedName ?? ""
    guard index.isInstantiable(name, in: file.number, scope: scope) else { return false }
    guard let type = index.type(name, in: file.number, scope: scope) else { return true }
    if type.kind == .protocol {
      let requirements = index.members[type.name] ?? []
      return !requirements.contains { $0.name.base == "init" && $0.name.labels == labels }
    }
    return !index.members(named: "init", of: type).contains {
      $0.modifiers.contains("required") && $0.name.labels == labels
    }
  }

  /// `type.init(…)` on a value.
  private func isMetatype(_ base: ExprSyntax, _ labels: [String]) -> Bool {
    let text = base.trimmedDescription
    if text == "super" { return false }
    // In an initializer this is a delegation, and in a method of the class its metatype.
    if text == "self" {
      guard scopes.last(where: { $0.function != nil })?.function == .ofType else { return false }
      return makesObject(of: "Self", labels)
    }
    if text == "Self" || bounds(of: text) != nil { return makesObject(of: text, labels) }
    if let call = base.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type"
    {
      return call.arguments.first?.expression.trimmedDescription == "self"
        ? makesObject(of: "Self", labels) : labels == ["frame"]
    }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    guard last.first?.isLowercase == true else { return false }
    let types = (index.typesOfValues[last] ?? []).filter { $0.hasSuffix(".Type") }
    guard !types.isEmpty else { return labels == ["frame"] }
    return types.allSatisfy { type in
      let name = String(type.dropLast(".Type".count))
      return (bounds(of: name) ?? [name]).contains { isInstantiable($0, labels) }
    }
  }
}
#endif
