// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// An object of a class that is known when the program runs only (OC-15).
extension FileTranslation {
  /// `T(…)`, `S.View(…)`, `type.init(…)` and `.init(…)`.
  func translate(instantiation node: FunctionCallExprSyntax) {
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard Self.forms.contains(labels), node.trailingClosure == nil else { return }
    if let type = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if makesObject(of: type.baseName.text, labels) {
        edits.insert(".objectiveCInit", at: type.range.upperBound)
      }
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text != "init" {
        if let name = Self.typeName(ExprSyntax(member)), makesObject(of: name, labels) {
          edits.insert(".objectiveCInit", at: member.range.upperBound)
        }
      } else if member.base.map({ isMetatype($0, labels) })
        ?? isExpected(Syntax(node), { makesObject(of: $0, labels) })
      {
        edits.replace(member.declName.range, with: "objectiveCInit", in: file.bytes)
      }
    }
  }

  /// `T.init` and `type.init(frame:)` as functions.
  func translate(initializerReference node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "init", let base = node.base,
      node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    else { return }
    let labels = node.declName.argumentNames?.arguments.map(\.name.plainText)
    guard labels.map(Self.forms.contains) ?? true else { return }
    // Without labels it is the type around it that chooses: both forms have to be there.
    let forms = labels.map { [$0] } ?? [[], ["frame"]]
    guard forms.allSatisfy({ isMetatype(base, $0, isReference: true) }) else { return }
    edits.replace(node.declName.baseName.range, with: "objectiveCInit", in: file.bytes)
  }

  /// The labels of initializers that a class that is not written out is made by.
  private static let forms: [[String]] = [
    [], ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"],
  ]

  /// The class whose initializer has these labels; nil for one of any view.
  private static func owner(of labels: [String]) -> String? {
    switch labels.last {
    case "style": "UITableView"
    case "collectionViewLayout": "UICollectionView"
    default: nil
    }
  }

  /// `T(…)` and `Self(…)`.
  private func makesObject(of name: String, _ labels: [String]) -> Bool {
    if name != "Self" {
      return (runtimeBounds(of: name) ?? []).contains { isInstantiable($0, labels) }
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

  /// The types to which a generic parameter or an associated type is bound; nil for any other type.
  private func runtimeBounds(of name: String) -> [String]? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return bounds(of: name) }
    // `Cell` of a parameter `S` that is bound to protocols, or of the protocol around it.
    var protocols = bounds(of: parts[0]) ?? []
    if parts[0] == "Self", let scope = enclosingType, scope.kind == .protocol {
      protocols.append(scope.qualifiedName)
    }
    let associated = protocols.compactMap { name -> [String]? in
      guard let type = index.type(name, in: file.number), type.kind == .protocol else { return nil }
      return index.genericBounds(of: type)[parts[1]]
    }
    let written = bounds(of: name) ?? (parts[0] == "Self" ? bounds(of: parts[1]) : nil)
    guard !associated.isEmpty || written != nil else { return nil }
    return associated.flatMap(\.self) + (written ?? [])
  }

  /// A class that Objective-C can make, and that has no `required` initializer of its own for Swift.
  private func isInstantiable(_ name: String, _ labels: [String]) -> Bool {
    let scope = enclosingType?.qualifiedName ?? ""
    guard index.isInstantiable(name, in: file.number, scope: scope) else { return false }
    if let owner = Self.owner(of: labels),
      index.frameworkClass(of: name, in: file.number, scope: scope) != owner
    {
      return false
    }
    guard let type = index.type(name, in: file.number, scope: scope) else { return true }
    if type.kind == .protocol {
      let requirements = index.members[type.name] ?? []
      return !requirements.contains { $0.name.base == "init" && $0.name.labels == labels }
    }
    return !index.members(named: "init", of: type).contains {
      $0.modifiers.contains("required") && $0.name.labels == labels
    }
  }

  /// `type.init(…)` on a value, and `T.init(…)`.
  private func isMetatype(
    _ base: ExprSyntax, _ labels: [String], isReference: Bool = false
  ) -> Bool {
    let text = base.trimmedDescription
    if text == "super" { return false }
    // In an initializer this is a delegation, and in a method of the class its metatype.
    if text == "self" {
      guard scopes.last(where: { $0.function != nil })?.function == .ofType else { return false }
      return makesObject(of: "Self", labels)
    }
    if let name = Self.typeName(base), name == "Self" || runtimeBounds(of: name) != nil {
      return makesObject(of: name, labels)
    }
    if let call = base.as(FunctionCallExprSyntax.self), call.trimmedDescription == "type(of: self)"
    {
      return makesObject(of: "Self", labels)
    }
    // A class that is written out has initializers for Swift.
    let last = text.split(separator: ".").last
    if !base.is(TupleExprSyntax.self), last?.first?.isUppercase == true { return false }
    let type = valueType(of: base)
    let isOfUnknown = !isReference && labels == ["frame"]
    guard let type, !type.instances.isEmpty else { return isOfUnknown }
    return type.instances.allSatisfy { name in
      if name == "Self" || runtimeBounds(of: name) != nil { return makesObject(of: name, labels) }
      return isInstantiable(name, labels)
    }
  }

  /// A type's name, as an expression writes it: `Self`, `T`, `S.View`; nil for a value.
  private static func typeName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base.flatMap(typeName),
      member.declName.baseName.text.first?.isUppercase == true
    else { return nil }
    return "\(base).\(member.declName.baseName.text)"
  }

  /// Whether the type that is expected at a place, where it is written beside it, meets a condition.
  private func isExpected(_ node: Syntax, _ condition: (String) -> Bool) -> Bool {
    guard let type = Self.expectedType(at: node) else { return false }
    return type.names.contains(where: condition)
  }

  private static func expectedType(at node: Syntax) -> TypeSyntax? {
    guard let parent = node.parent else { return nil }
    if parent.is(InitializerClauseSyntax.self) {
      return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? parent.parent?.as(FunctionParameterSyntax.self)?.type
    }
    if parent.is(ReturnStmtSyntax.self) { return returnType(around: parent) }
    guard let item = parent.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self), items.count == 1
    else { return nil }
    return returnType(around: Syntax(items))
  }

  /// The type that a function, or a property's getter, returns; nil in a closure, which has its own.
  private static func returnType(around node: Syntax) -> TypeSyntax? {
    var next = node.parent
    while let node = next {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type
      }
      if let property = node.as(PatternBindingSyntax.self) { return property.typeAnnotation?.type }
      if let item = node.as(SubscriptDeclSyntax.self) { return item.returnClause.type }
      next = node.parent
    }
    return nil
  }
}
#endif
