// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import SwiftSyntax

/// A class, protocol, structure, enumeration or actor of the module.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable {
    case `class`, `protocol`, other
  }

  let kind: Kind
  /// With the types around it: `Outer.Inner`.
  let name: String
  let file: Int
  /// The names in the clause after the colon, without generic arguments.
  let inherited: [String]
  let genericBounds: [String: [String]]
  let modifiers: [String]
  let attributes: Set<String>
  /// The name in parentheses after `@objc`.
  let objectiveCName: String?
  /// The byte of the closing brace; nil if the file has none.
  let closingBrace: Int?
  /// The conditions of the `#if` around it, outermost first.
  let conditions: [String]
  /// False in a branch of `#if` that is not compiled on Linux.
  let isActive: Bool

  /// The access that is written, such as `public`; nil for none.
  var access: String? { modifiers.first { accessLevels.contains($0) } }
  /// The access of members that are called where the class is known, with a blank behind it.
  var accessOfTables: String {
    ["open", "public", "package"].contains(access) ? "\(access ?? "") " : ""
  }
  /// The name without those of the types around it.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
  /// The declaration's position, unlike its name unique.
  var position: SourcePosition { SourcePosition(file: file, offset: closingBrace ?? 0) }
}

/// The keywords of access.
let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

/// A byte of a file of the module.
struct SourcePosition: Hashable, Sendable {
  let file: Int
  let offset: Int
}
#endif
