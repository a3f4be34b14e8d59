// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The Support page")
struct SupportTests {
  static let page = SupportPage()
  /// What `import UIKit` brings.
  static let declarations = PublicDeclarations(
    files: exportedModules.flatMap { SourceTree.swiftFiles(below: "Sources/\($0)") })

  static var exportedModules: [String] {
    let exports = SourceTree.text(of: "Sources/UIKit/Exports.swift") ?? ""
    return exports.split(separator: "\n").compactMap {
      guard $0.hasPrefix("@_exported"), let module = $0.split(separator: " ").last else {
        return nil
      }
      return module == "Foundation" ? nil : String(module)
    }
  }

  @Test func `Every public declaration is on the page`() {
    #expect(Self.exportedModules.count == 7)
    #expect(Self.declarations.members.count > 1500)
    let listed = Set(Self.rows.flatMap { row in row.symbols.map { "\(row.type).\($0)" } })
    for member in Self.declarations.members {
      let isListed = listed.contains("\(member.type).\(member.name)")
      #expect(
        isListed,
        "\(member.file):\(member.line) `\(member.name)` has no row of `\(member.type)` in Support.md"
      )
    }
    let types = Set(Self.rows.map(\.type))
    for (name, type) in Self.declarations.types {
      let isListed = types.contains(name)
      #expect(isListed, "\(type.file):\(type.line) `\(name)` has no row in Support.md")
    }
  }

  @Test func `Every symbol of the page exists, once`() {
    let members = Set(Self.declarations.members.map { "\($0.type).\($0.name)" })
    let types = Set(Self.declarations.members.map(\.type)).union(Self.declarations.types.keys)
    var seen: Set<String> = []
    for row in Self.rows {
      let isKnown = types.contains(row.type)
      #expect(isKnown, "Support.md:\(row.line) `\(row.type)` is no public type")
      for symbol in row.symbols {
        let name = "\(row.type).\(symbol)"
        let (exists, isNew) = (members.contains(name), seen.insert(name).inserted)
        #expect(exists, "Support.md:\(row.line) `\(symbol)` is no public member of `\(row.type)`")
        #expect(isNew, "Support.md:\(row.line) `\(symbol)` has another row of `\(row.type)`")
      }
    }
  }

  /// `RECORD_SUPPORT=1 swift test --filter SupportTests` brings the page up to date: see to the
  /// status of what it adds.
  @Test func `The page is up to date`() throws {
    let text = try #require(SourceTree.text(of: SupportPage.path))
    let updated = SupportPage.update(text, to: Self.declarations)
    let isUpToDate = text == updated
    if !isUpToDate, ProcessInfo.processInfo.environment["RECORD_SUPPORT"] != nil {
      let url = SourceTree.root.appendingPathComponent(SupportPage.path)
      try updated.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(
      isUpToDate,
      "To update Support.md:  RECORD_SUPPORT=1 swift test --disable-xctest --filter SupportTests")
  }

  @Test func `An update keeps what is there, drops what is gone and adds what is new`() {
    let page = """
      | `A` | works | `b`, `gone` | |
      | `A` | partly | `c` | half |
      | `Old` | works | `x` | |
      """
    let code = """
      public struct A {
        public var b, c, d: Int
        /// Has no effect: there is no sound. How loud it is.
        public var volume = 0
        public enum E { case e }
      }
      """
    let declarations = PublicDeclarations(files: [
      SourceTree.File(path: "Sources/A.swift", lines: code.split(separator: "\n"))
    ])
    #expect(
      SupportPage.update(page, to: declarations) == """
        | `A` | works | `b`, `d` | |
        | `A` | partly | `c` | half |
        | `A` | no effect | `volume` | there is no sound |
        | `A.E` | works | `e` | |
        """)
  }

  @Test func `What is not there yet is not there`() {
    let rows = Self.page.rows.filter { $0.status == .notYet }
    #expect(!rows.isEmpty)
    for row in rows {
      for symbol in row.symbols {
        let exists =
          Self.declarations.types[symbol] != nil
          || Self.declarations.members.contains { $0.type == row.type && $0.name == symbol }
        #expect(!exists, "Support.md:\(row.line) `\(symbol)` exists: give it another status")
      }
    }
  }

  @Test func `What has no effect says so in its documentation`() {
    let words = "Has no effect"
    let silentTypes = Set(
      Self.declarations.types.values.filter { $0.summary.hasPrefix(words) }.map(\.type))
    var saying: [String: String] = [:]
    for member in Self.declarations.members where member.summary.hasPrefix(words) {
      saying["\(member.type).\(member.name)"] = "\(member.file):\(member.line)"
    }
    #expect(saying.count > 40)
    for row in Self.rows {
      for symbol in row.symbols {
        let says = saying.removeValue(forKey: "\(row.type).\(symbol)") != nil
        guard row.status == .noEffect else {
          #expect(!says, "Support.md:\(row.line) `\(symbol)` has no effect, says its documentation")
          continue
        }
        let isSaid = says || silentTypes.contains(row.type)
        #expect(isSaid, "Support.md:\(row.line) `\(symbol)` does not say that it has no effect")
      }
    }
    for (name, place) in saying { Issue.record("\(place) `\(name)` has no row \"no effect\"") }
  }

  @Test func `A row that does not say "works" says why`() {
    for row in Self.page.rows where [.partly, .noEffect, .notYet].contains(row.status) {
      #expect(!row.note.isEmpty, "Support.md:\(row.line) does not say what is missing")
    }
  }

  /// The rows of what exists.
  private static var rows: [SupportPage.Row] { page.rows.filter { $0.status != .notYet } }
}
