// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// IB-49: classes say which of their properties a document's outlets and runtime attributes set.
extension ModuleChanges {
  mutating func addKeyTables() {
    var tables: [(type: TypeDeclaration, keys: [MemberDeclaration])] = []
    var roots: Set<SourcePosition> = []
    for type in index.classes where type.closingBrace != nil && canHaveKeys(type) {
      let keys = keys(of: type)
      let above = index.superclasses(of: type)
      let base = FrameworkNames.keyTable(below: above.foreign)
      if !keys.isEmpty, let root = above.own.last {
        if base == .own { roots.insert(root.position) }
        if base == .unknown { reportUnknown(keys, above.foreign ?? "") }
      }
      if base != .unknown { tables.append((type, keys)) }
    }
    for (type, keys) in tables {
      let isRoot = roots.contains(type.position)
      guard isRoot || !keys.isEmpty else { continue }
      addBeforeBrace(keyTable(of: keys, in: type, isRoot: isRoot), of: type)
      if isRoot { addConformance(of: type, to: "ObjectiveCKeys") }
    }
  }

  /// Whether a table can be written: not twice, nor where no extension can name the class.
  private func canHaveKeys(_ type: TypeDeclaration) -> Bool {
    guard !index.files[type.file].isCopy,
      index.members(of: type).allSatisfy({ $0.name.base != "objectiveCKey" })
    else { return false }
    let above = index.superclasses(of: type)
    guard FrameworkNames.keyTable(below: above.foreign) == .own, let root = above.own.last else {
      return true
    }
    return !(root.name.contains(".") && root.isPrivate)
  }

  private mutating func reportUnknown(_ keys: [MemberDeclaration], _ superclass: String) {
    for member in keys where member.isOutlet {
      report(
        .warning, at: member,
        "no document can set '\(member.name)', since '\(superclass)' is a class of another module "
          + "and may have a table already; override objectiveCKey(named:)")
    }
  }

  /// The properties that documents may set: outlets, inspectable ones, and those that the module's
  /// documents name.
  private mutating func keys(of type: TypeDeclaration) -> [MemberDeclaration] {
    let named = named.members[type.position] ?? []
    var keys: [MemberDeclaration] = []
    var positions: Set<SourcePosition> = []
    // In another branch of `#if` may be another class of the name.
    let own = index.members(of: type).filter {
      $0.isInExtension || $0.conditions.starts(with: type.conditions)
    }
    for member in own + named where member.key != nil || member.isOutlet {
      let isNamed = named.contains { $0.position == member.position && $0.name == member.name }
      guard member.isOutlet || member.attributes.contains("IBInspectable") || isNamed else {
        continue
      }
      if member.isOutlet, !checkOutlet(member, of: type) { continue }
      guard member.key != nil, member.isSettable,
        !(member.isPrivate && member.file != type.file),
        // The bindings of one declaration share its position.
        positions.insert(SourcePosition(file: member.file, offset: member.bindingOffset)).inserted
      else { continue }
      keys.append(member)
    }
    return keys
  }

  /// Reports an outlet that no document can set.
  private mutating func checkOutlet(_ member: MemberDeclaration, of type: TypeDeclaration) -> Bool {
    if member.isOfType {
      report(at: member, "only instance properties can be outlets; remove 'static'")
    } else if !member.isSettable {
      report(
        at: member,
        "an outlet is set after its object was made; make '\(member.name)' a variable with a setter"
      )
    } else if member.isPrivate, member.file != type.file {
      report(
        at: member,
        "'\(member.name)' is private to an extension in another file than its class, which sets "
          + "it for documents; move it to the class")
    } else {
      return true
    }
    return false
  }

  private func keyTable(
    of keys: [MemberDeclaration], in type: TypeDeclaration, isRoot: Bool
  ) -> String {
    let cases = keys.map { member in
      let opening = member.conditions.map { "#if \($0)\n" }.joined()
      let name = member.binding?.pattern.trimmedDescription ?? member.name.base
      let code = "ObjectiveCKey { (o: \(type.ownName), v) in o.\(name) = try v() }"
      return opening + "case \"\(member.key ?? "")\": return \(code)\n"
        + member.conditions.map { _ in "#endif\n" }.joined()
    }
    let head = "nonisolated \(type.accessOfTables)\(isRoot ? "" : "override ")class func"
    return "\(head) objectiveCKey(named name: String) -> ObjectiveCKey? {\n  switch name {\n"
      + cases.joined()
      + "default: return \(isRoot ? "nil" : "super.objectiveCKey(named: name)")\n  }\n}"
  }
}
#endif
