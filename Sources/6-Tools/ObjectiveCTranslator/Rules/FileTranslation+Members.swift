// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// Carries out what ``ModuleChanges`` has decided about the members of a file.
extension FileTranslation {
  /// A member that is renamed or that overrides.
  func translate(member: DeclSyntax, name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
    let position = SourcePosition(file: file.number, offset: member.range.lowerBound)
    if let newName = changes.moved[position] {
      let dropped = accessLevels.union(["override"])
      for modifier in modifiers where dropped.contains(modifier.name.text) {
        edits.blank(modifier.range, in: file.bytes)
      }
      edits.replace(name.range, with: newName, in: file.bytes)
      if changes.nonisolated.contains(position) {
        edits.insert("nonisolated ", at: Self.keyword(of: member).lowerBound)
      }
    } else if let text = changes.overriding[position] {
      edits.insert(text, at: Self.keyword(of: member).lowerBound)
    }
  }

  /// The place of `func` or `var`.
  private static func keyword(of member: DeclSyntax) -> Range<Int> {
    member.as(FunctionDeclSyntax.self)?.funcKeyword.range
      ?? member.as(VariableDeclSyntax.self)?.bindingSpecifier.range ?? member.range
  }

  /// Adds members to classes of the file, before their closing braces, with a directive behind it: the brace's line is the source's.
  func addMembers() {
    let added = changes.added[file.number] ?? [:]
    for (offset, texts) in added.sorted(by: { $0.key < $1.key }) {
      let (line, column) = file.position(at: offset)
      let directive = Copy.directive(file: file.path, line: line)
      let blanks = String(repeating: " ", count: column - 1)
      // An empty directive: by it a reader of the copy knows what was added. The compiler takes one
      // only behind a directive with a file.
      var added = ""
      var isOpen = true
      for text in texts {
        added += "\(isOpen ? "#sourceLocation()\n" : "")\(text)\n"
        isOpen = text.hasPrefix("#sourceLocation(file:")
      }
      edits.insert("\n\(added)\(directive)\n\(blanks)", at: offset)
    }
    additions =
      (changes.imports[file.number] ?? []) + additions
      + (changes.additions[file.number] ?? [])
  }

  /// On iOS the types of networking are Foundation's.
  func addNetworking() {
    guard namesNetworking, !file.isCopy, !file.tree.hasError,
      !index.imports[file.number].contains(where: { $0.hasSuffix("FoundationNetworking") })
    else { return }
    additions.insert("import FoundationNetworking", at: 0)
  }

  /// On iOS selectors and protocols come from the language, and a model's file imports Foundation
  /// alone. Here they are UIKit's.
  func addImport() {
    let imports = index.imports[file.number] + (changes.imports[file.number] ?? [])
    guard !file.isCopy, !imports.contains(where: ModuleIndex.namesUIKit) else { return }
    if namesAssociations, !imports.contains(where: ModuleIndex.namesAppKit) {
      return additions.insert("import \(index.framework)", at: 0)
    }
    guard index.importsUIKit else { return }
    let words = ["Selector", "ObjectiveC"]
    guard
      namesSelector || words.contains(where: edits.contain)
        || additions.contains(where: { text in words.contains { text.contains($0) } })
    else { return }
    additions.insert("import UIKit", at: 0)
  }
}
#endif
