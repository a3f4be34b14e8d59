// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import LayoutDocuments
import Testing

@testable import LayoutExport

@Suite("Roles of supplementary views")
struct SupplementaryRoleTests {
  /// A header of a section or a layout.
  private static let header = """
    { kind: "title", width: 100, height: 20, alignment: "top" }
    """

  /// A group of one item with a badge.
  private static func group(badge kind: String) -> String {
    """
    { group: "horizontal", width: 100, height: 44, items: [{ width: 44, height: 44,
      supplementaryItems: [{ kind: "\(kind)", width: 9, height: 9, anchor: { edges: ["top"] } }] }] }
    """
  }

  private static func document(_ layout: String, sections: Int) throws -> LayoutDocument {
    let data = Array(repeating: "{ count: 1 }", count: sections).joined(separator: ",")
    let text = """
      { version: 1, data: { sections: [\(data)] }, layout: { type: "compositional", \(layout) } }
      """
    return try #require(DocumentReading(text).document)
  }

  @Test func `The kinds of a section are looked up once, however many kinds there are`() throws {
    let count = 50
    let sections = (0..<count).map { index in
      """
      { group: \(Self.group(badge: "badge\(index)")), boundaryItems: [\(Self.header)],
        variants: [{ when: { widthAbove: 600 }, list: { appearance: "plain" } }] }
      """
    }
    let document = try Self.document(
      "sections: [\(sections.joined(separator: ","))]", sections: count)
    var lookups = 0
    let roles = SupplementaryRoles.byKind(in: document) { keys in
      lookups += 1
      return keys.elementKinds
    }
    // A section and its variant.
    expectEqual(lookups, 2 * count)
    expectEqual(roles.count, count + 1)
    for index in 0..<count { expectEqual(roles["badge\(index)"]?.all, [.badge]) }
    expectEqual(roles["title"]?.all, [.row, .boundary])
    expectEqual(roles["title"]?.hasVariants, true)
    expectEqual(roles["badge0"]?.hasVariants, false)
  }

  @Test func `A description for all sections is looked up once for all of them`() throws {
    let document = try Self.document(
      "section: { group: \(Self.group(badge: "badge")), boundaryItems: [\(Self.header)] }",
      sections: 50)
    var lookups = 0
    let roles = SupplementaryRoles.byKind(in: document) { keys in
      lookups += 1
      return keys.elementKinds
    }
    expectEqual(lookups, 1)
    expectEqual(roles["badge"]?.all, [.badge])
    expectEqual(roles["title"]?.all, [.boundary])
  }

  @Test func `A kind with two roles has a method that names the sections of one`() throws {
    let document = try Self.document(
      """
      sections: [
        { group: \(Self.group(badge: "badge")) },
        { list: { appearance: "plain" }, boundaryItems: [\(Self.header)] },
        { group: \(Self.group(badge: "title")) }, { group: \(Self.group(badge: "badge")) },
        { list: { appearance: "plain" }, boundaryItems: [\(Self.header)] }]
      """, sections: 5)
    let swift = SwiftExport.swift(of: document)
    expectContains(
      swift,
      """
          private func hasTitleRow(_ section: Int) -> Bool {
              switch section {
              case 1: true
              case 4: true
              default: false
              }
          }
      """, "\(swift)")
  }
}
