// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaitingSuites

/// A module with a Support page, and what importing it brings that the page lists.
struct SupportedFace: CustomTestStringConvertible, Sendable {
  let name: String
  /// The modules whose declarations the page lists.
  let modules: [String]

  var path: String { "Sources/5-Faces/\(name)/\(name).docc/Support.md" }
  var testDescription: String { name }

  var page: SupportPage { SupportPage(text: SourceTree.text(of: path) ?? "") }
  /// What the modules declare, by their symbol graphs.
  var declarations: PublicDeclarations {
    get throws { try (name == Self.appKit.name ? Self.ofAppKit : Self.ofUIKit).get() }
  }

  // Extracted once: it takes a second.
  private static let ofUIKit = extracted(uiKit)
  private static let ofAppKit = extracted(appKit)

  private static func extracted(_ face: SupportedFace) -> Result<PublicDeclarations, any Error> {
    Result { try PublicDeclarations(SymbolGraph.extract(face.name, exports: face.modules)) }
  }

  /// UIKit, with the modules that it re-exports as a whole.
  static let uiKit = SupportedFace(name: "UIKit", modules: exportedModules)
  /// AppKit alone: what it shares is on UIKit's page.
  static let appKit = SupportedFace(name: "AppKit", modules: ["AppKit"])
  static let all = [uiKit, appKit]

  /// What to do when the sources have gained or lost symbols.
  static let repair = """
    To update the Support pages and the README's numbers:  RECORD_SUPPORT=1 swift test \
    --disable-xctest --filter SupportTests
    """

  static var exportedModules: [String] {
    let exports = SourceTree.text(of: "Sources/5-Faces/UIKit/Exports.swift") ?? ""
    return exports.split(separator: "\n").compactMap {
      guard $0.hasPrefix("@_exported"), let module = $0.split(separator: " ").last else {
        return nil
      }
      return module == "Foundation" ? nil : String(module)
    }
  }
}

@Suite("The Support pages", .waitsForProcesses)
struct SupportTests {
  @Test(arguments: SupportedFace.all)
  func `Every public declaration is on the page`(face: SupportedFace) throws {
    for module in face.modules {
      #expect(!SourceTree.swiftFiles(of: module).isEmpty, "no file of \(module)")
    }
    let declarations = try face.declarations
    #expect(!declarations.members.isEmpty)
    let listed = Set(rows(of: face).flatMap { row in row.symbols.map { "\(row.type).\($0)" } })
    for member in declarations.members {
      let isListed = listed.contains("\(member.type).\(member.name)")
      #expect(
        isListed,
        """
        \(member.file):\(member.line) `\(member.name)` has no row of `\(member.type)` in \(face.path). \
        \(SupportedFace.repair)
        """)
    }
    let types = Set(rows(of: face).map(\.type))
    for (name, type) in declarations.types {
      let isListed = types.contains(name)
      #expect(
        isListed,
        "\(type.file):\(type.line) `\(name)` has no row in \(face.path). \(SupportedFace.repair)")
    }
  }

  @Test(arguments: SupportedFace.all)
  func `Every symbol of the page exists, once`(face: SupportedFace) throws {
    let declarations = try face.declarations
    let members = Set(declarations.members.map { "\($0.type).\($0.name)" })
    let types = Set(declarations.members.map(\.type)).union(declarations.types.keys)
    var seen: Set<String> = []
    for row in rows(of: face) {
      let isKnown = types.contains(row.type)
      #expect(
        isKnown,
        "\(face.path):\(row.line) `\(row.type)` is not a public type. \(SupportedFace.repair)")
      for symbol in row.symbols {
        let name = "\(row.type).\(symbol)"
        let (exists, isNew) = (members.contains(name), seen.insert(name).inserted)
        #expect(
          exists,
          """
          \(face.path):\(row.line) `\(symbol)` is not a public member of `\(row.type)`. \
          \(SupportedFace.repair)
          """)
        #expect(
          isNew,
          """
          \(face.path):\(row.line) `\(symbol)` has another row of `\(row.type)`. Delete one of them.
          """)
      }
    }
  }

  @Test(arguments: SupportedFace.all)
  func `The page is up to date`(face: SupportedFace) throws {
    let text = try #require(SourceTree.text(of: face.path))
    let updated = try SupportPage.updateClasses(
      SupportPage.update(text, to: try face.declarations), of: face)
    let isUpToDate = try SourceTree.hasFile(
      face.path, with: updated, recording: "RECORD_SUPPORT")
    #expect(isUpToDate, "\(SupportedFace.repair)  Then check the status of what it adds.")
  }

  @Test func `The README counts what is missing`() throws {
    let readme = try #require(SourceTree.text(of: "README.md"))
    var updated = readme
    for face in SupportedFace.all {
      let page = "[\(face.name)](\(face.path)), more than "
      let start = try #require(updated.range(of: page), "The README counts nothing of \(face.name)")
      let end = try #require(
        updated.range(of: " have no effect", range: start.upperBound..<updated.endIndex))
      updated.replaceSubrange(start.lowerBound..<end.lowerBound, with: page + counts(of: face))
    }
    let classes = try SupportedFace.all.map { try SupportPage.ClassCount(of: $0) }
      .map { "\($0.here) of \($0.all)" }.joined(separator: " and ")
    let start = try #require(updated.range(of: "Of their classes, "))
    let end = try #require(
      updated.range(of: " are here", range: start.upperBound..<updated.endIndex))
    updated.replaceSubrange(start.upperBound..<end.lowerBound, with: classes)
    let isUpToDate = try SourceTree.hasFile(
      "README.md", with: updated, recording: "RECORD_SUPPORT")
    #expect(isUpToDate, "\(SupportedFace.repair)")
  }

  /// How many symbols work, in hundreds, and how many work in part or have no effect.
  private func counts(of face: SupportedFace) -> String {
    func count(_ status: SupportPage.Status) -> Int {
      face.page.rows.filter { $0.status == status }.map { max($0.symbols.count, 1) }.reduce(0, +)
    }
    let hundreds = (count(.works) / 100 * 100).formatted(.number.locale(Locale(identifier: "en")))
    return "\(hundreds) work, \(count(.partly)) work in part and \(count(.noEffect))"
  }

  @Test func `An update keeps what is there, drops what is gone and adds what is new`() {
    let page = """
      | `A` | works | `b`, `gone` | |
      | `A` | partly | `c` | half |
      | `A` | own | `mine` | |
      | `Old` | works | `x` | |
      """
    typealias Member = PublicDeclarations.Member
    let names = ["b", "c", "d", "mine"]
    let declarations = PublicDeclarations(
      types: [Member(type: "A", name: ""), Member(type: "A.E", name: "")],
      members: names.map { Member(type: "A", name: $0) } + [
        Member(
          type: "A", name: "volume", summary: "Has no effect: there is no sound. How loud it is."),
        Member(
          type: "A", name: "init(coder:)", summary: "Creates an A, for source compatibility."),
        Member(type: "A.E", name: "e"),
      ])
    #expect(
      SupportPage.update(page, to: declarations) == """
        | `A` | works | `b`, `d` | |
        | `A` | partly | `c` | half |
        | `A` | own | `mine` | |
        | `A` | no effect | `volume` | there is no sound |
        | `A` | partly | `init(coder:)` | for source compatibility: there are no archives |
        | `A.E` | works | `e` | |
        """)
  }

  @Test(arguments: SupportedFace.all)
  func `Each class of Apple's is listed once, and most names are known`(face: SupportedFace) throws
  {
    let names = AppleClasses.names(of: face.name)
    #expect(names == Set(names).sorted())
    let count = try SupportPage.ClassCount(of: face)
    #expect(count.here > 60 && count.missing.count > 50)
    let prefix = face.name == "UIKit" ? "UI" : "NS"
    let unlisted = try face.declarations.classes
      .filter { $0.hasPrefix(prefix) && !names.contains($0) }
    #expect(unlisted.isEmpty, "Add these to AppleClasses: \(unlisted.sorted())")
    // A class that is here is not called missing.
    #expect(!count.missing.contains(face.name == "UIKit" ? "UICollectionView" : "NSCollectionView"))
  }

  @Test(arguments: SupportedFace.all)
  func `What is not there yet is not there`(face: SupportedFace) throws {
    let declarations = try face.declarations
    let rows = face.page.rows.filter { $0.status == .notYet }
    #expect(!rows.isEmpty)
    for row in rows {
      for symbol in row.symbols {
        let exists =
          declarations.types[symbol] != nil
          || declarations.members.contains { $0.type == row.type && $0.name == symbol }
        #expect(!exists, "\(face.path):\(row.line) `\(symbol)` exists: give it another status")
      }
    }
  }

  @Test(arguments: SupportedFace.all)
  func `What has no effect says so in its documentation`(face: SupportedFace) throws {
    let words = "Has no effect"
    let declarations = try face.declarations
    let silentTypes = Set(
      declarations.types.values.filter { $0.summary.hasPrefix(words) }.map(\.type))
    var saying: [String: String] = [:]
    for member in declarations.members where member.summary.hasPrefix(words) {
      saying["\(member.type).\(member.name)"] = "\(member.file):\(member.line)"
    }
    #expect(!saying.isEmpty)
    for row in rows(of: face) {
      for symbol in row.symbols {
        let says = saying.removeValue(forKey: "\(row.type).\(symbol)") != nil
        guard row.status == .noEffect else {
          #expect(
            !says, "\(face.path):\(row.line) `\(symbol)` has no effect, says its documentation")
          continue
        }
        let isSaid = says || silentTypes.contains(row.type)
        #expect(isSaid, "\(face.path):\(row.line) `\(symbol)` does not say that it has no effect")
      }
    }
    for (name, place) in saying { Issue.record("\(place) `\(name)` has no row \"no effect\"") }
  }

  @Test(arguments: SupportedFace.all)
  func `A row that does not say "works" says why`(face: SupportedFace) throws {
    for row in face.page.rows where [.partly, .noEffect, .notYet].contains(row.status) {
      #expect(!row.note.isEmpty, "\(face.path):\(row.line) does not say what is missing")
    }
  }

  /// The rows of what exists.
  private func rows(of face: SupportedFace) -> [SupportPage.Row] {
    face.page.rows.filter { $0.status != .notYet }
  }
}
