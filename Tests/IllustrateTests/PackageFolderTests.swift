// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing

@testable import illustrate

@Suite("Packages that are illustrated")
struct PackageFolderTests {
  @Test func `A package is found from a folder inside it`() throws {
    let package = try TestPackage()
    try expectEqual(PackageFolder(containing: "\(package.path)/Sources/Cards").path, package.path)
    #expect(throws: IllustrateFailure.self) { try PackageFolder(containing: "/") }
  }

  @Test func `The manifest says the package's name`() throws {
    let package = try TestPackage()
    try expectEqual(package.folder.name, "Cards")
    try package.write("import PackageDescription\n", to: "Package.swift")
    try expectEqual(package.folder.name, URL(fileURLWithPath: package.path).lastPathComponent)
  }

  @Test func `Snippets stand in Snippets and in its folders`() throws {
    let package = try TestPackage()
    try package.write("try illustrate(\"a\")", to: "Snippets/Layouts/B.swift")
    try package.write("print(1)", to: "Snippets/A.swift")
    try package.write("", to: "Snippets/notes.txt")
    let snippets = try package.folder.snippets()
    expectEqual(snippets.map(\.path), ["Snippets/A.swift", "Snippets/Layouts/B.swift"])
    expectEqual(snippets.map(\.name), ["A", "B"])
    expectEqual(snippets.map(\.illustrates), [false, true])
  }

  @Test(arguments: [
    ("try illustrate(\"a\", of: view)", true), ("try Illustrations.illustrate(", true),
    ("// draws: illustrate", true), ("illustrated()", false), ("import Illustrations", false),
    ("", false),
  ])
  func `A snippet draws that has the word in it`(source: String, draws: Bool) {
    expectEqual(Snippet(path: "Snippets/A.swift", source: source).illustrates, draws)
  }

  @Test(
    arguments: [
      ("![Two columns](two-column)", ["two-column"]),
      ("![](a.png) and ![b](b@2x.png \"title\")\n![c](images/c~dark@3x.png)", ["a", "b", "c"]),
      ("@Image(source: \"a\", alt: \"A\")\n@Image(source: b.svg, alt: \"B\")", ["a", "b"]),
      ("@Video(source: film.mp4, poster: \"still\")", ["film.mp4", "still"]),
      ("`![a](a)` ![b](b)\n```markdown\n![c](c)\n```\n![d](d)", ["b", "d"]),
      ("[a link](two-column)", []), ("![unfinished", []), ("![a](", [""]),
    ] as [(String, Set<String>)])
  func `Articles name pictures in Markdown and in directives`(text: String, names: Set<String>) {
    var catalogue = Catalogue(path: "A.docc")
    catalogue.addReferences(inArticle: text)
    expectEqual(catalogue.references, names)
  }

  @Test func `A README names pictures by their paths, and comments as articles do`() throws {
    let package = try TestPackage()
    try package.write("", to: "Sources/Deck/Deck.docc/Architecture.md")
    try package.write(
      "<img src=\"Sources/Deck/Deck.docc/Resources/d~dark@2x.png\">", to: "README.md")
    try package.write(
      "/// ![Cards](e)\nlet text = \"![x](f)\"", to: "Sources/Cards/Card.swift")
    let catalogues = try package.folder.catalogues()
    expectEqual(catalogues.map(\.path), ["Sources/Cards/Cards.docc", "Sources/Deck/Deck.docc"])
    expectEqual(catalogues.map(\.references), [["e"], ["d"]])
  }
}
