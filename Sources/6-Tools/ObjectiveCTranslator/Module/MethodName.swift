// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
import Foundation

/// The full name of a Swift method, and the name that Objective-C gives it (OC-5).
struct MethodName: Hashable, Sendable, CustomStringConvertible {
  let base: String
  /// A label for each parameter, `_` for none; nil for a property, or for a name without its labels.
  let labels: [String]?

  var description: String {
    guard let labels else { return base }
    return "\(base)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The name as a selector: `move(to:with:)` is `moveTo:with:`.
  var selector: String {
    guard let labels, let first = labels.first else { return base }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return "\(base):\(rest)" }
    let joins =
      Self.isPreposition(Self.firstWord(of: first))
      || Self.isPreposition(Self.lastWord(of: base))
    return "\(base)\(joins ? "" : "With")\(Self.capitalized(first)):\(rest)"
  }

  /// The setter of a property as a selector: `name` is `setName:`.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst().prefix { !$0.isUppercase }
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// Swift's own list, PartsOfSpeech.def of its compiler: before and after these comes no `With`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
#endif
