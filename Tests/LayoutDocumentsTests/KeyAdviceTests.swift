// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import LayoutDocuments
import Testing

/// The key that a message names in place of another one, for all keys.
@Suite("Keys that were meant") struct KeyAdviceTests {
  /// The words of a key in camel case.
  private static func words(_ key: String) -> [String] {
    key.replacing(/[A-Z]/) { " \($0.output)" }.split(separator: " ").map(String.init)
  }

  private static func key(_ words: some Sequence<String>) -> String {
    let words = Array(words)
    return words.prefix(1).map { $0.lowercased() }.joined()
      + words.dropFirst().map(\.capitalized).joined()
  }

  /// The problems of a document in which a key has another name.
  private static func problems(_ document: KeyDocument, _ name: String) -> [String] {
    let text = document.text.replacing(" \(document.key): ", with: " \(name): ")
    return DocumentReading(Array(text.utf8)).problems.map(\.message)
  }

  private static let keys = Dictionary(grouping: KeyDocument.all, by: \.object)
    .mapValues { Set($0.map(\.key)) }

  @Test func `A key without one of its words is found again`() {
    var count = 0
    for document in KeyDocument.all {
      let words = Self.words(document.key)
      guard words.count > 2 else { continue }
      for index in words.indices {
        let shorter = Self.key(words.enumerated().filter { $0.offset != index }.map(\.element))
        guard Self.keys[document.object]?.contains(shorter) == false else { continue }
        count += 1
        let found = Self.problems(document, shorter).contains { $0.contains("Did you mean '") }
        expect(found, "\(document.object).\(shorter) for \(document.key)")
      }
    }
    expectGreater(count, 20)
  }

  @Test func `A value that is meant for a longer key names that key`() {
    var found: Set<String> = []
    for document in KeyDocument.all {
      let words = Self.words(document.key).map { $0.lowercased() }
      for other in (Self.keys[document.object] ?? []).sorted() where other != document.key {
        guard Set(Self.words(other).map { $0.lowercased() }).isStrictSubset(of: words) else {
          continue
        }
        let problems = Self.problems(document, other)
        // A key that takes the value, too, is no mistake.
        guard problems.contains(where: { $0.hasPrefix("Expected") }) else { continue }
        found.insert("\(other) → \(document.key)")
        expect(
          problems.contains { $0.contains(" Did you mean '") },
          "\(document.object).\(other): \(problems)")
      }
    }
    expectContains(found.sorted(), "orthogonalScrolling → orthogonalScrollingBehavior")
  }

  @Test func `Forms of one word are one`() {
    expectEqual(
      NearMiss.name(
        near: "scrollBehavior", among: ["contentInsets", "orthogonalScrollingBehavior"]),
      "orthogonalScrollingBehavior")
    expectEqual(
      NearMiss.name(near: "boundarySupplementaryItems", among: ["items", "boundaryItems"]),
      "boundaryItems")
    // Half of the words are not enough.
    expectNil(NearMiss.name(near: "itemColor", among: ["itemSize", "background"]))
  }
}
