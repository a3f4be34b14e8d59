// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation
import SwiftSyntax

/// The attributes that have no meaning without Objective-C.
let removedAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet",
  "IBOutletCollection", "IBSegueAction", "GKInspectable",
]

/// Attributes, and what protocols say of classes.
extension FileTranslation {
  func translate(attribute node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case _ where removedAttributes.contains(name): edits.blank(node.range, in: file.bytes)
    case "UIApplicationMain", "NSApplicationMain":
      let blanks = String(repeating: " ", count: max(node.range.count - "@main".count, 0))
      edits.replace(node.range, with: "@main" + blanks, in: file.bytes)
    case "NSCopying":
      edits.blank(node.range, in: file.bytes)
      report(
        .warning, at: node,
        "the setter of an @NSCopying property does not copy here; copy the value where it is set")
    case "NSManaged":
      edits.blank(node.range, in: file.bytes)
      report(
        at: node,
        "@NSManaged needs Core Data, which makes the accessors with the Objective-C runtime; "
          + "write a stored property")
    default: break
    }
  }

  func translate(protocol node: ProtocolDeclSyntax) {
    var inserted: [String] = []
    if let clause = node.inheritanceClause {
      for inherited in clause.inheritedTypes
      where inherited.type.is(ClassRestrictionTypeSyntax.self) {
        edits.replace(inherited.type.range, with: "AnyObject", in: file.bytes)
      }
      // Sendable is the only protocol that an @objc one may inherit and that binds no class.
      let binds = clause.inheritedTypes.contains { $0.type.name != "Sendable" }
      if node.attributes.names.contains("objc"), !binds { inserted.append("AnyObject") }
    } else if node.attributes.names.contains("objc") {
      inserted.append("AnyObject")
    }
    inserted += translate(optionalRequirementsOf: node)
    guard !inserted.isEmpty else { return }
    let list = inserted.joined(separator: ", ")
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", " + list, at: last.type.range.upperBound)
    } else {
      edits.insert(": " + list, at: node.name.range.upperBound)
    }
  }

  func translate(keyPath node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression else { return }
    var parts = argument.trimmedDescription.split(separator: ".").map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines.union(["`", "?", "!"]))
    }
    if parts.first == "self" { parts.removeFirst() }
    // The leading type goes; properties begin with a small letter.
    while parts.count > 1, let first = parts.first?.first, first.isUppercase { parts.removeFirst() }
    edits.replace(node.range, with: "\"\(parts.joined(separator: "."))\"", in: file.bytes)
  }
}
#endif
