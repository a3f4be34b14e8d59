// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// The second pass over a file: its edits, what is added behind it, and what is wrong.
///
/// One walk meets every word; an aspect of this type holds the rule of each.
final class FileTranslation: SyntaxVisitor {
  let file: SourceFile
  let index: ModuleIndex
  let changes: ModuleChanges
  var edits = Edits()
  /// Declarations that are added behind the file's last line.
  var additions: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var scopes: [Scope] = []
  /// The type `Selector` is written.
  private(set) var namesSelector = false
  /// The file looks up values by name.
  private(set) var usesKeys = false
  private(set) var namesAssociations = false
  /// The file names types of networking, which is a module of its own here.
  private(set) var namesNetworking = false
  /// The functions that change methods, which the file calls.
  private(set) var methodChanges: Set<String> = []
  private var inactiveBranches = 0

  init(file: SourceFile, index: ModuleIndex, changes: ModuleChanges) {
    self.file = file
    self.index = index
    self.changes = changes
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    addMembers()
    addKeyValueCoding()
    addMethodChanges()
    addImport()
    addNetworking()
    checkBraces()
  }

  /// A brace that is missing at the end of the file: there the compiler would name the copy, since a
  /// directive ends where the file does.
  private func checkBraces() {
    guard file.tree.hasError, let last = file.tree.endOfFileToken.previousToken(viewMode: .all),
      last.presence == .missing, last.tokenKind == .rightBrace, !hasAllBraces
    else { return }
    var missing = file.diagnostic(
      .error, at: file.tree.endOfFileToken, "expected '}' at end of brace statement")
    missing.stops = true
    diagnostics.append(missing)
  }

  /// Whether each brace has its other. Beyond 256 levels the parser gives up and misses them all; the
  /// compiler's does, too, and says so at the place.
  private var hasAllBraces: Bool {
    var depth = 0
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftBrace { depth += 1 }
      if token.tokenKind == .rightBrace { depth -= 1 }
    }
    return depth <= 0
  }

  /// Reports what cannot keep its meaning, unless it is in a branch that is not compiled.
  ///
  /// Where only the compiler knows whether it is wrong, `condition` is what it has to find true.
  func report(
    _ severity: Diagnostic.Severity = .error, at node: some SyntaxProtocol, _ message: String,
    if condition: String? = nil
  ) {
    guard inactiveBranches == 0 else { return }
    var diagnostic = file.diagnostic(severity, at: node, message)
    diagnostic.condition = condition
    diagnostics.append(diagnostic)
  }

  /// Notes that a name needs an import, unless the module has a type or function of that name.
  private func noteModule(of name: String) {
    guard inactiveBranches == 0, index.types[name] == nil, !index.functions.contains(name) else {
      return
    }
    if FrameworkNames.isAssociation(name) { namesAssociations = true }
    if FrameworkNames.isNetworking(name) { namesNetworking = true }
    if MethodChanges.functions[name] != nil { methodChanges.insert(name) }
  }

  // MARK: Branches

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if !file.conditions.mayBeActive(node) { inactiveBranches += 1 }
    if let condition = node.condition {
      for test in file.conditions.platformTests(in: Syntax(condition)) {
        let blanks = String(repeating: " ", count: max(test.range.count - "true".count, 0))
        edits.replace(test.range, with: "true" + blanks, in: file.bytes)
      }
    }
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) {
    if !file.conditions.mayBeActive(node) { inactiveBranches -= 1 }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      .class, node.name.text,
      bounds: genericBounds(
        node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(
      .other, node.name.text,
      bounds: genericBounds(
        node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.other, node.name.text, bounds: genericBounds(node.genericParameterClause, nil))
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(.other, node.name.text, bounds: genericBounds(node.genericParameterClause, nil))
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      enterType(.protocol, node.name.text, bounds: genericBounds(of: node))
    }
    translate(protocol: node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.name
    let type = index.type(name, in: file.number)
    var bounds = type.map(index.genericBounds) ?? [:]
    bounds.merge(genericBounds(nil, node.genericWhereClause)) { $0 + $1 }
    scopes.append(
      Scope(
        kind: type?.kind ?? (FrameworkNames.isProtocol(name) ? .protocol : .class), name: name,
        qualifiedName: type?.name ?? name, bounds: bounds))
    return .visitChildren
  }

  @discardableResult
  private func enterType(
    _ kind: TypeDeclaration.Kind, _ name: String, bounds: [String: [String]]
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last.flatMap { $0.kind == nil ? nil : $0.qualifiedName + "." } ?? ""
    scopes.append(Scope(kind: kind, name: name, qualifiedName: outer + name, bounds: bounds))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    translate(member: DeclSyntax(node), name: node.name, node.modifiers)
    let names = node.modifiers.names
    let isOfType = names.contains("static") || names.contains("class")
    return enterFunction(
      isOfType ? .ofType : .ofInstance,
      genericBounds(node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction(
      .initializer, genericBounds(node.genericParameterClause, node.genericWhereClause))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
      translate(member: DeclSyntax(node), name: name, node.modifiers)
    }
    let names = node.modifiers.names
    return enterFunction(
      names.contains("static") || names.contains("class") ? .ofType : .ofInstance, [:])
  }

  private func enterFunction(
    _ function: Scope.Function, _ bounds: [String: [String]]
  ) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(function: function, bounds: bounds))
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

  // MARK: Words

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    translate(attribute: node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" {
      edits.blank(node.range, in: file.bytes)
    }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.namesPart, let first = node.path.first {
      edits.blank(first.name.range.upperBound..<node.path.range.upperBound, in: file.bytes)
    } else if node.module == "ObjectiveC" {
      translate(runtimeImport: node)
    } else if ["os", "OSLog"].contains(node.module) {
      translate(logImport: node)
    } else {
      checkFramework(node)
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      let errors = diagnostics.count
      translate(selector: node)
      // The error says it all: the compiler would only say that there is no Objective-C.
      if diagnostics.count > errors {
        edits.replace(node.range, with: "Selector(\"\")", in: file.bytes)
      }
      return .skipChildren
    case "keyPath":
      translate(keyPath: node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    translate(forcedCall: node)
    translate(instantiation: node)
    translate(textSelector: node)
    // With or without `self.` in front.
    let callee = node.calledExpression
    let method =
      callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    if let method, ["value", "setValue"].contains(method.baseName.text),
      ["forKey", "forKeyPath"].contains(node.arguments.last?.label?.text)
    {
      usesKeys = true
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    translate(initializerReference: node)
    if node.declName.argumentNames != nil { checkPresence(ofFullName: node) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    checkPresence(in: node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { checkPresence(of: value) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    checkRuntime(node)
    noteModule(of: node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "Selector" { namesSelector = true }
    noteModule(of: node.name.text)
    return .visitChildren
  }
}
#endif
