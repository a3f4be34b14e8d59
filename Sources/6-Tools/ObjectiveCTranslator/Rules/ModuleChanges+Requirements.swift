// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// OC-17: an optional method that a subclass implements and its superclass, which conforms, does not.
///
/// Swift settles with the conformance which method meets a requirement. The superclass therefore gets
/// the method, which says that it is not implemented, and the subclass overrides it.
extension ModuleChanges {
  mutating func addMissingRequirements() {
    var added: Set<Addition> = []
    for type in index.classes {
      let above = index.superclasses(of: type).own.dropFirst()
      guard !above.isEmpty else { continue }
      // The topmost class that conforms decides.
      let conforming = above.reversed().map { base in
        (base, index.protocols(index.adopted(by: base), in: base.file, scope: base.name).sorted())
      }
      for member in index.members(of: type) {
        guard let method = member.method, !member.isOverride, !member.isOfType, !member.isPrivate
        else { continue }
        for (base, protocols) in conforming {
          guard let name = protocols.first(where: { isOptional(member.name, of: $0) }) else {
            continue
          }
          // A class between already declares it: the compiler asks for `override`.
          let between = above.prefix { $0.position != base.position } + [base]
          let isDeclared = between.contains { type in
            index.members(named: member.name.base, ofType: type.name).contains {
              $0.name == member.name && $0.position != member.position && !$0.isOfType
            }
          }
          guard !isDeclared, base.closingBrace != nil else { break }
          let access = accessOfRequirement(name, in: base)
          if added.insert(Addition(type: base.position, name: member.name)).inserted {
            add(requirement(method, member, of: name, in: base, access), to: base, like: member)
          }
          let isOpen = type.access == "open" || type.access == "public"
          let hasAccess = member.modifiers.contains { accessLevels.contains($0) }
          if member.isInExtension {
            forward(member, from: type, isOverride: true)
          } else {
            override(member, access: !access.isEmpty && isOpen && !hasAccess ? "public " : "")
          }
          break
        }
      }
    }
  }

  private struct Addition: Hashable {
    let type: SourcePosition
    let name: MethodName
  }

  private func isOptional(_ name: MethodName, of protocolName: String) -> Bool {
    FrameworkNames.optionalMethods[protocolName]?.contains(name) == true
      || index.members(named: name.base, ofType: protocolName).contains {
        $0.name == name && $0.isOptional && $0.method != nil
      }
  }

  /// A member that meets a requirement is as visible as the class and the protocol both are.
  private func accessOfRequirement(_ name: String, in type: TypeDeclaration) -> String {
    guard type.access == "public" || type.access == "open" else { return "" }
    guard let own = index.type(name, in: type.file) else { return "public " }
    return own.access == "public" ? "public " : ""
  }

  private mutating func requirement(
    _ method: FunctionDeclSyntax, _ member: MemberDeclaration, of name: String,
    in base: TypeDeclaration, _ access: String
  ) -> String {
    let parameters = method.signature.parameterClause.trimmedDescription
    let result = method.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
    let opened = base.access == "open" && !access.isEmpty ? "open " : access
    let head = "\(opened)func \(method.name.text)\(parameters)"
    guard index.type(name, in: base.file) == nil else {
      return
        "\(head) throws(ObjectiveCNotImplemented)\(result) { throw ObjectiveCNotImplemented() }"
    }
    // UIKit's methods do not throw. The default of UIKit answers, asked of an object that has none.
    let defaults = "_\(name)_defaults"
    addDefaults(defaults, of: name, file: base.file)
    let call = OptionalMethods.forwardedCall(method, to: method.name.text)
    return "@MainActor \(head)\(result) { objectiveCNotImplemented(\"\(member.name)\", by: self); "
      + "return \(defaults)().\(call) }"
  }

  private mutating func addDefaults(_ name: String, of protocolName: String, file: Int) {
    let required = (FrameworkNames.requiredMethods[protocolName] ?? []).map {
      "  func \($0) { fatalError() }\n"
    }
    let text = "fileprivate final class \(name): NSObject, \(protocolName) {\n\(required.joined())}"
    if additions[file]?.contains(text) != true { addBehind(text, file: file) }
  }

  /// A method that nearly meets an optional requirement is no implementation, as on iOS, where the
  /// compiler warns.
  mutating func warnOfNearMisses() {
    for type in index.classes {
      let names = index.protocols(index.adopted(by: type), in: type.file, scope: type.name).sorted()
      for name in names {
        let optional = Dictionary(grouping: index.optionalMethods(of: name), by: \.name.base)
        guard !optional.isEmpty else { continue }
        let requirements = Set((index.members[name] ?? []).map(\.name))
        for member in index.members[type.name] ?? []
        where member.method != nil && !requirements.contains(member.name) && !member.isPrivate {
          let alike = optional[member.name.base]?.first {
            $0.name.labels?.count == member.name.labels?.count
          }
          guard let first = alike else { continue }
          report(
            .warning, at: member,
            "'\(member.name)' nearly matches '\(first.name)' of '\(name)' and is never called for "
              + "it; make it private if that is intended")
        }
      }
    }
  }
}
#endif
