// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

/// The state of the engine has owners: a property that changes is written in the file that declares
/// it, and nowhere else.
@Suite("The state of the engine")
struct EngineStateTests {
  /// The types whose state is the engine's, with the properties that others may write, and why.
  private static let owners: [String: [String: String]] = [
    "CollectionEngine": [
      "problems": "a place for problems that the host gives; the engine notes them",
      "presentation": "a value whose state is private; its transitions are its own",
      "trace": "a switch of the host's clients",
    ],
    "AutoScroll": [:], "DropState": [:], "ElementStore": [:], "ItemReferences": [:],
    "KnownCounts": [:], "LayoutPass": [:], "OrthogonalScrolling": [:], "PrefetchState": [:],
    "Presentation": [:], "UpdateState": [:],
  ]

  private static let files = SourceTree.swiftFiles(of: "CollectionEngine")

  @Test(arguments: owners.keys.sorted())
  func `What changes is written by its owner alone`(owner: String) throws {
    let exceptions = Set(try #require(Self.owners[owner]).keys)
    let properties = try #require(Self.storedProperties(of: owner))
    #expect(!properties.isEmpty, "\(owner) has no stored properties; is it still an owner?")
    let writable = properties.filter { !$0.isConstant && !$0.isOwned }.map(\.name)
    #expect(Set(writable) == exceptions, "\(owner)")
  }

  @Test func `The owners are those that the engine holds`() throws {
    let properties = try #require(Self.storedProperties(of: "CollectionEngine"))
    let held = properties.filter { $0.isConstant || $0.name == "presentation" }.map(\.type)
    #expect(held.sorted() == Self.owners.keys.filter { $0 != "CollectionEngine" }.sorted())
  }

  private struct Property {
    let name: String
    let isConstant: Bool
    /// Whether only its own file writes it.
    let isOwned: Bool
    /// What it is made or declared as.
    let type: String
  }

  /// The stored properties of a type's own declaration, one level below it; nil if no file declares
  /// the type.
  private static func storedProperties(of type: String) -> [Property]? {
    for file in files {
      let opening = file.lines.firstIndex { line in
        let words = line.split { " <:{".contains($0) }
        let keyword = words.firstIndex { $0 == "class" || $0 == "struct" }
        return line.first?.isLetter == true && !line.contains("extension")
          && keyword.map { words.dropFirst($0 + 1).first == Substring(type) } == true
      }
      guard let opening else { continue }
      let body = file.lines[opening...].dropFirst().prefix { $0 != "}" }
      return body.compactMap(property)
    }
    return nil
  }

  /// The stored property that a line declares, if it is a member of a type of the file's own level.
  private static func property(_ line: Substring) -> Property? {
    let isComputed = line.contains(" {") && !line.contains(" = ")
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !isComputed else { return nil }
    let words = line.split { " :".contains($0) }
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      words[..<keyword].allSatisfy({ modifiers.contains(String($0)) }), keyword + 1 < words.count
    else { return nil }
    let access = words[..<keyword]
    let type = words.dropFirst(keyword + 2).first { $0 != "=" }?.prefix { $0.isLetter }
    return Property(
      name: String(words[keyword + 1]), isConstant: words[keyword] == "let",
      isOwned: access.contains { $0.hasPrefix("private") || $0.hasPrefix("fileprivate") },
      type: String(type ?? ""))
  }

  private static let modifiers: Set = [
    "private", "private(set)", "fileprivate", "fileprivate(set)", "package", "internal", "weak",
  ]
}
