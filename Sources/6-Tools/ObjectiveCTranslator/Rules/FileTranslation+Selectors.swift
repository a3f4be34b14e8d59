// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// A selector becomes a value that carries its code.
extension FileTranslation {
  func translate(selector node: MacroExpansionExprSyntax) {
    guard let reference = SelectorReference(node) else {
      return report(at: node, "this selector is not supported; write #selector(Class.method(_:))")
    }
    guard let receiver = receiver(of: reference, at: node) else { return }
    if let accessor = reference.accessor {
      return replace(node, accessor, of: reference, receiver: receiver)
    }
    guard let method = method(of: reference, receiver: receiver, at: node) else { return }
    var arguments = SelectorText.arguments(method.name)
    var result = ""
    if let cast = reference.castOfMethod {
      let types = cast.parameters.map(\.type.trimmedDescription)
      guard types.count == arguments.count else {
        return report(
          at: node,
          "the type after 'as' has \(types.count) parameters, and "
            + "'\(method.name)' \(arguments.count)")
      }
      arguments = zip(arguments, types).map { "\($0) as \($1)" }
      let type = cast.returnClause.type.trimmedDescription
      if type != "Void", type != "()" { result = " as \(type)" }
    }
    let call = "o.\(reference.writtenName)(\(arguments.joined(separator: ", ")))\(result)"
    edits.replace(
      node.range, with: SelectorText.make(method.selector, receiver: receiver.name, code: call),
      in: file.bytes)
  }

  /// A method of another module, written without labels: the compiler knows how many parameters it
  /// has, and so how many colons.
  private func replaceUnlabelled(
    _ node: MacroExpansionExprSyntax, _ reference: SelectorReference, receiver: Receiver
  ) {
    let text =
      "Selector(unlabelled: \"\(reference.name.base)\", "
      + "{ (o: \(receiver.name)) in o.\(reference.writtenName) })"
    edits.replace(node.range, with: text, in: file.bytes)
  }

  private func replace(
    _ node: MacroExpansionExprSyntax, _ accessor: SelectorReference.Accessor,
    of reference: SelectorReference, receiver: Receiver
  ) {
    let property = members(named: reference.name.base, of: receiver).first { $0.name.labels == nil }
    let text: String
    switch accessor {
    case .getter:
      text = SelectorText.make(
        property?.selector ?? reference.name.base, receiver: receiver.name,
        code: "o.\(reference.writtenName)")
    case .setter:
      text = SelectorText.make(
        MethodName.setter(of: property?.selector ?? reference.name.base), receiver: receiver.name,
        code: "o.\(reference.writtenName) = a[0]")
    }
    edits.replace(node.range, with: text, in: file.bytes)
  }

  // MARK: The class

  /// Whose method a selector names.
  struct Receiver {
    /// As the closure's parameter writes it.
    let name: String
    /// Nil for one of another module.
    let declaration: TypeDeclaration?
    /// The names under which members are looked up if there is no declaration.
    let foreignNames: [String]
  }

  private func receiver(
    of reference: SelectorReference, at node: MacroExpansionExprSyntax
  ) -> Receiver? {
    let base = reference.base?.trimmedDescription
    guard let base, !["self", "Self", "super"].contains(base) else {
      guard let scope = enclosingType else {
        report(at: node, "a selector outside of a class needs one: write #selector(Class.method)")
        return nil
      }
      return receiver(of: scope, reference)
    }
    let last = base.split(separator: ".").last.map(String.init) ?? base
    if last.first?.isUppercase == true {
      let declaration = index.type(
        base, in: file.number, scope: enclosingType?.qualifiedName ?? "")
      let isProtocol = declaration?.kind == .protocol
      return Receiver(
        name: isProtocol ? "any \(base)" : base, declaration: declaration, foreignNames: [base])
    }
    return receiver(ofValue: last, reference, at: node)
  }

  private func receiver(of scope: Scope, _ reference: SelectorReference) -> Receiver {
    let declaration = index.type(scope.qualifiedName, in: file.number)
    guard scope.kind == .protocol else {
      return Receiver(
        name: scope.name, declaration: declaration, foreignNames: [scope.qualifiedName])
    }
    // In an extension with `where Self: C`, a method that is no requirement is C's.
    let isRequirement = !index.members(
      named: reference.name.base, ofType: scope.qualifiedName
    ).isEmpty
    if !isRequirement, let bound = scope.bounds["Self"]?.first {
      return Receiver(
        name: bound, declaration: index.type(bound, in: file.number), foreignNames: [bound])
    }
    return Receiver(
      name: "any \(scope.name)", declaration: declaration, foreignNames: [scope.qualifiedName])
  }

  /// The class of a value is known by the type that is written, or by being the only one with
  /// such a method.
  private func receiver(
    ofValue value: String, _ reference: SelectorReference, at node: MacroExpansionExprSyntax
  ) -> Receiver? {
    let written = (index.typesOfValues[value] ?? []).compactMap { index.type($0, in: file.number) }
      .filter { !index.members(named: reference.name.base, of: $0).isEmpty }
    var candidates = Set(written.map(\.name))
    if candidates.count != 1 {
      let (base, labels) = (reference.name.base, reference.name.labels)
      candidates = (index.typesWithMember[base] ?? []).filter { type in
        index.members(named: base, ofType: type).contains {
          $0.isExposed && (labels == nil || $0.name.labels == labels)
        }
      }
    }
    guard candidates.count == 1, let name = candidates.first else {
      report(
        at: node,
        candidates.isEmpty
          ? "the class of '\(value)' is unknown; write #selector(Class.\(reference.name))"
          : "\(candidates.sorted().joined(separator: " and ")) have such a method; write "
            + "#selector(Class.\(reference.name))")
      return nil
    }
    let declaration = index.type(name, in: file.number)
    return Receiver(
      name: declaration?.kind == .protocol ? "any \(name)" : name, declaration: declaration,
      foreignNames: [name])
  }

  // MARK: The method

  private func members(named base: String, of receiver: Receiver) -> [MemberDeclaration] {
    var found: [MemberDeclaration] = []
    if let declaration = receiver.declaration {
      found = index.members(named: base, of: declaration)
    }
    if !found.isEmpty { return found }
    // What this module adds to other modules' classes: which of them is a superclass is not known.
    let own = receiver.foreignNames.flatMap { index.members(named: base, ofType: $0) }
    if !own.isEmpty { return own }
    return (index.typesWithMember[base] ?? []).filter { index.types[$0] == nil }.sorted()
      .flatMap { index.members(named: base, ofType: $0) }.filter(\.isExposed)
  }

  /// The method that a selector names; nil if the node is done with, by an error or otherwise.
  private func method(
    of reference: SelectorReference, receiver: Receiver, at node: MacroExpansionExprSyntax
  ) -> (name: MethodName, selector: String)? {
    var found = members(named: reference.name.base, of: receiver).filter { $0.method != nil }
    if let labels = reference.name.labels { found.removeAll { $0.name.labels != labels } }
    if let cast = reference.castOfMethod {
      found.removeAll { $0.name.labels?.count != cast.parameters.count }
    }
    if Set(found.map(\.name)).count > 1, found.contains(where: \.isExposed) {
      found.removeAll { !$0.isExposed }
    }
    guard let first = found.first else {
      guard let name = FrameworkNames.fullName(reference.name) ?? complete(reference) else {
        replaceUnlabelled(node, reference, receiver: receiver)
        return nil
      }
      return (name, name.selector)
    }
    if Set(found.map(\.name)).count > 1 {
      let names = Set(found.map(\.name.description)).sorted().joined(separator: " and ")
      report(at: node, "this is ambiguous between \(names); write the labels")
      return nil
    }
    guard !found.contains(where: \.isOfType) else {
      report(at: node, "'\(first.name)' is a class method; use an instance method")
      return nil
    }
    if let effects = first.method?.signature.effectSpecifiers,
      effects.throwsClause != nil || effects.asyncSpecifier != nil
    {
      report(
        at: node,
        "'\(first.name)' is \(effects.asyncSpecifier != nil ? "async" : "throwing"), which the "
          + "sender of a selector cannot handle; write a method that calls it")
      return nil
    }
    return (first.name, found.compactMap(\.selector).last ?? first.name.selector)
  }

  private func complete(_ reference: SelectorReference) -> MethodName? {
    if reference.name.labels != nil { return reference.name }
    // With a type after `as` the number of parameters is known, and labels only name the selector.
    guard let cast = reference.castOfMethod else { return nil }
    return MethodName(
      base: reference.name.base, labels: cast.parameters.map { _ in "_" })
  }

  // MARK: Names in text

  /// A selector from text finds its code if the class around it has the method.
  func translate(textSelector node: FunctionCallExprSyntax) {
    // A copy has lost the names that @objc gave.
    guard !file.isCopy, let text = TextSelector(node, in: nil)?.text else { return }
    guard let scope = enclosingType, let type = index.type(scope.qualifiedName, in: file.number),
      let member = index.method(selector: text, of: type), let method = member.method
    else {
      guard !changes.textMethods.contains(text) else { return }
      return report(
        .warning, at: node,
        "no class of the module has a method '\(text)', and a name alone cannot be called; "
          + "write #selector(Class.method)")
    }
    edits.replace(
      node.range, with: SelectorText.make(text, receiver: scope.name, method), in: file.bytes)
  }
}
#endif
