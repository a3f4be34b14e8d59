// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// OC-18: classes say which method a text names, if the module has a selector whose text no class
/// around it explains.
extension ModuleChanges {
  mutating func addMethodTables() {
    guard
      !named.actions.isEmpty || index.textSelectors.contains(where: { !isExplained($0) })
    else { return }
    let classes = index.classes.filter { $0.closingBrace != nil }
    let entries = classes.map(methods)
    // Foundation's NSObject has no table to override: the first class of the module below it begins.
    var roots: Set<SourcePosition> = []
    for (type, methods) in zip(classes, entries) where !methods.isEmpty {
      if let root = root(of: type) { roots.insert(root.position) }
    }
    for (type, methods) in zip(classes, entries) {
      let isRoot = roots.contains(type.position)
      guard isRoot || !methods.isEmpty, isRoot || hasTable(above: type) else { continue }
      add(table: table(of: methods, in: type, isRoot: isRoot), of: methods.map(\.text), to: type)
      if isRoot { addConformance(of: type, to: "ObjectiveCMethods") }
    }
  }

  /// Whether the translation of its file gives a selector its code.
  private func isExplained(_ selector: TextSelector) -> Bool {
    guard let text = selector.text, let types = selector.scope.flatMap({ index.types[$0] }) else {
      return false
    }
    return types.allSatisfy { index.method(selector: text, of: $0) != nil }
  }

  /// The class of the module below NSObject, or a framework's class without a table.
  private func root(of type: TypeDeclaration) -> TypeDeclaration? {
    let above = index.superclasses(of: type)
    return above.foreign.map(FrameworkNames.beginsMethodTables) == true ? above.own.last : nil
  }

  /// Whether a superclass has a table: UIKit's responders do. Other modules' classes are not known.
  private func hasTable(above type: TypeDeclaration) -> Bool {
    let foreign = index.superclasses(of: type).foreign
    return foreign.map { FrameworkNames.beginsMethodTables($0) || FrameworkNames.isResponder($0) }
      == true
  }

  private struct Entry {
    let text: String
    let method: FunctionDeclSyntax
    let conditions: [String]
  }

  /// The methods that Objective-C would know and the class's declaration can call.
  private func methods(of type: TypeDeclaration) -> [Entry] {
    let members = index.members(of: type)
    let counts = Dictionary(grouping: members, by: \.name).mapValues(\.count)
    return members.compactMap { member in
      guard let method = member.method, let text = member.selectorOfMethod, member.isExposed,
        !member.isOverride, !(member.isPrivate && member.file != type.file),
        counts[member.name] == 1, method.signature.effectSpecifiers == nil,
        method.genericParameterClause == nil,
        // A segue action gets the coder, the sender and the segue's name.
        member.name.labels?.count ?? 0 <= (member.attributes.contains("IBSegueAction") ? 3 : 2)
      else { return nil }
      return Entry(text: text, method: method, conditions: member.conditions)
    }
  }

  private func table(of methods: [Entry], in type: TypeDeclaration, isRoot: Bool) -> String {
    let receiver = type.ownName
    let cases = methods.map { entry in
      let opening = entry.conditions.map { "#if \($0)\n" }.joined()
      let text = SelectorText.make(entry.text, receiver: receiver, entry.method)
      return opening + "case \"\(entry.text)\": return \(text)\n"
        + entry.conditions.map { _ in "#endif\n" }.joined()
    }
    let head = "nonisolated \(type.accessOfTables)\(isRoot ? "" : "override ")class func"
    return "\(head) objectiveCMethod(named name: String) -> Selector? {\n  switch name {\n"
      + cases.joined()
      + "default: return \(isRoot ? "nil" : "super.objectiveCMethod(named: name)")\n  }\n}"
  }
}
#endif
