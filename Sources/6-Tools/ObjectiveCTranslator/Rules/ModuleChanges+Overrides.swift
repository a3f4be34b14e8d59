// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

extension ModuleChanges {
  /// OC-13 and OC-14: an extension's `override` is called from one in the class itself.
  mutating func moveOverrides() {
    for member in overrides where member.isInExtension {
      guard let types = index.types[member.type], types.contains(where: { $0.kind == .class })
      else {
        report(
          at: member,
          "'\(member.name)' overrides in an extension of '\(member.type)', a class of another "
            + "module; only the Objective-C runtime can do that. Subclass it")
        rename(member)
        continue
      }
      for type in types where type.closingBrace != nil {
        forward(member, from: type, isOverride: true)
      }
    }
  }

  /// A member of an extension that a subclass overrides: the class itself declares it.
  mutating func openMembersOfExtensions() {
    var opened: Set<SourcePosition> = []
    for member in overrides {
      guard let type = index.type(member.type, in: member.file) else { continue }
      let above = index.superclasses(of: type)
      guard let declared = declaration(in: above.own.dropFirst(), of: member.name) else {
        reportForeign(member, above.foreign, own: above.own)
        continue
      }
      guard opened.insert(declared.member.position).inserted else { continue }
      forward(declared.member, from: declared.type, isOverride: false)
    }
  }

  /// The nearest superclass with such a member, if that is in an extension and new there.
  private func declaration(
    in superclasses: ArraySlice<TypeDeclaration>, of name: MethodName
  ) -> (type: TypeDeclaration, member: MemberDeclaration)? {
    for type in superclasses {
      let alike = index.declared(in: index.members(named: name.base, ofType: type.name), by: type)
      guard let member = alike.first(where: { $0.name == name && !$0.isPrivate }) else { continue }
      return member.isInExtension && !member.isOverride ? (type, member) : nil
    }
    return nil
  }

  /// A member that this module adds to another module's class, and one of its own classes overrides.
  private mutating func reportForeign(
    _ member: MemberDeclaration, _ foreign: String?, own: [TypeDeclaration]
  ) {
    guard let foreign, index.type(foreign, in: member.file) == nil,
      !own.dropFirst().contains(where: { type in
        index.members(named: member.name.base, ofType: type.name).contains {
          $0.name == member.name
        }
      }),
      index.members(named: member.name.base, ofType: foreign).contains(where: {
        $0.name == member.name && !$0.isOverride
      })
    else { return }
    report(
      at: member,
      "'\(member.name)' is declared in an extension of '\(foreign)', a class of another module, and "
        + "cannot be overridden; declare it in a class of your own between the two")
  }

  private var overrides: [MemberDeclaration] {
    index.members.values.joined().filter(\.isOverride)
      .sorted { ($0.position.file, $0.position.offset) < ($1.position.file, $1.position.offset) }
  }

  /// Renames a member of an extension, and lets the class call it under its own name.
  mutating func forward(
    _ member: MemberDeclaration, from type: TypeDeclaration, isOverride: Bool
  ) {
    switch member.syntax {
    case .method(let method):
      let name = move(member, of: type)
      let access = Self.access(of: member)
      let isolation = isOverride ? "" : member.isolationOfExtension.map { "\($0) " } ?? ""
      add(
        isolation + access + Self.forwarder(of: method, to: name, isOverride), to: type,
        like: member)
    case .property(let property, let written):
      guard let written, let binding = property.bindings.first, property.bindings.count == 1,
        let block = binding.accessorBlock, !Self.observes(block)
      else {
        return report(
          at: member,
          "a property with observers cannot override in an extension; move it to the "
            + "class's declaration")
      }
      let name = move(member, of: type)
      let isolation = isOverride ? "" : member.isolationOfExtension.map { "\($0) " } ?? ""
      let text = Self.forwarder(
        of: property, type: written, block, to: name, member.name, isOverride)
      add(isolation + Self.access(of: member) + text, to: type, like: member)
    case .initializer, .other:
      report(
        at: member,
        "an initializer or a subscript cannot override in an extension; move it to the class's "
          + "declaration")
    }
  }

  /// The access that a member has from its extension, `public ` for one; empty for one that writes it
  /// itself.
  private static func access(of member: MemberDeclaration) -> String {
    guard member.isInExtension, accessLevels.isDisjoint(with: member.modifiers) else { return "" }
    let around = sequence(first: Syntax(member.declaration), next: \.parent)
      .lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    return around?.modifiers.names.first(where: accessLevels.contains).map { "\($0) " } ?? ""
  }

  private static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ isOverride: Bool
  ) -> String {
    let attributes = attributes.attributes
      .filter { !removedAttributes.contains($0.attributeName.trimmedDescription) }
      .map { "\($0.trimmedDescription) " }.joined()
    let dropped: Set<String> = ["dynamic", "override", "final"]
    let modifiers = modifiers.names.filter { !dropped.contains($0) }.map { "\($0) " }.joined()
    return attributes + (isOverride ? "override " : "") + modifiers
  }

  private static func forwarder(
    of method: FunctionDeclSyntax, to name: String, _ isOverride: Bool
  ) -> String {
    let effects = method.signature.effectSpecifiers
    let isThrowing = effects?.throwsClause != nil
    let isAsync = effects?.asyncSpecifier != nil
    let call = OptionalMethods.forwardedCall(method, to: name)
    return head(method.attributes, method.modifiers, isOverride)
      + "func \(method.name.text)\(method.genericParameterClause?.trimmedDescription ?? "")"
      + method.signature.trimmedDescription
      + (method.genericWhereClause.map { " \($0.trimmedDescription)" } ?? "")
      + " { \(isThrowing ? "try " : "")\(isAsync ? "await " : "")\(call) }"
  }

  private static func forwarder(
    of property: VariableDeclSyntax, type: String, _ block: AccessorBlockSyntax, to name: String,
    _ oldName: MethodName, _ isOverride: Bool
  ) -> String {
    let hasSetter = accessors(block).contains { $0.accessorSpecifier.text == "set" }
    let body = hasSetter ? "get { \(name) } set { \(name) = newValue }" : name
    return head(property.attributes, property.modifiers, isOverride)
      + "var \(oldName.base): \(type) { \(body) }"
  }

  private static func accessors(_ block: AccessorBlockSyntax) -> [AccessorDeclSyntax] {
    guard case .accessors(let list) = block.accessors else { return [] }
    return Array(list)
  }

  private static func observes(_ block: AccessorBlockSyntax) -> Bool {
    accessors(block).contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
#endif
