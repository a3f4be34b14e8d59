// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// Documents on the command line.
@Suite("Documents of a user's own", .waitsForProcesses) struct DocumentCommandTests {
  private static let grid = """
    { version: 1, layout: { type: "compositional", section: { group: {
        group: "horizontal", width: { fractionalWidth: 1 }, height: { fractionalWidth: 0.2 },
        items: [{ width: { fractionalWidth: 0.2 }, height: { fractionalHeight: 1 } }] } } },
      picture: { size: [200, 100], scale: 1, appearance: "both" },
      data: { sections: [{ count: 94 }] } }
    """

  @Test func `A document is drawn as its picture says, and an option wins`() async throws {
    let folder = try folder(["grid.layout.json5": Self.grid])
    let result = try await Command.gallery("grid.layout.json5", "--out", "a.txt", in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    try expectEqual(names(folder), ["a-dark.txt", "a-light.txt", "grid.layout.json5"])
    let tree = try text("a-light.txt", folder)
    expectPrefix(tree, "grid  200 × 100 @1x\ncontent  200 × 760 at 0, 0\n", "\(tree)")
    let other = try await Command.gallery(
      "grid.layout.json5", "--out", "-", "--format", "txt", "--size", "100x50", "--scale", "2",
      "--appearance", "dark", in: folder)
    expectPrefix(other.text, "grid  100 × 50 @2x\n", "\(other.errors)")
  }

  @Test func `A document with an error is not drawn, and the place of the error is printed`()
    async throws
  {
    let folder = try folder([
      "a.layout.json": Self.grid.replacing(
        "fractionalWidth: 0.2 }, h", with: "fractionWidth: 0.2 }, h")
    ])
    for arguments in [["a.layout.json", "--out", "a.png"], ["check", "a.layout.json"]] {
      let result = try await Command.gallery(arguments, in: folder)
      expectEqual(result.status, 65)
      expectEmpty(result.output)
      expectEqual(
        result.errorLines,
        [
          """
          a.layout.json:3:24: error: Unknown kind of length 'fractionWidth'. Did you mean \
          'fractionalWidth'? (layout.section.group.items[0].width)
          """
        ], "\(result.errors)")
    }
    try expectEqual(names(folder), ["a.layout.json"])
  }

  @Test func `A symbol that does not exist is a warning, which names the nearest`() async throws {
    let folder = try folder([
      "a.json5": """
      { version: 1, layout: { type: "list", appearance: "plain" }, picture: { size: [200, 100] },
        data: { sections: [{ items: [{ title: "A", symbol: "heart.fil" }],
          each: { symbol: { cycle: ["star", "qqqqqqqq"] } } }] } }
      """
    ])
    let warnings: [Substring] = [
      """
      a.json5:2:54: warning: There is no symbol "heart.fil". Did you mean "heart.fill"? \
      (data.sections[0].items[0].symbol)
      """,
      """
      a.json5:3:39: warning: There is no symbol "qqqqqqqq". 'gallery list --symbols' prints all. \
      (data.sections[0].each.symbol.cycle[1])
      """,
    ]
    for (arguments, status) in [
      (["check", "a.json5"], 0), (["check", "--strict", "a.json5"], 65),
      (["a.json5", "--out", "a.png"], 0),
    ] {
      let result = try await Command.gallery(arguments, in: folder)
      expectEqual(result.status, Int32(status), "\(arguments)")
      expectEqual(Array(result.errorLines.prefix(2)), warnings, "\(arguments)")
    }
  }

  @Test func `A document without a film is told what to add`() async throws {
    let folder = try folder(["grid.layout.json5": Self.grid])
    for options in [["--frames", "f"], ["--out", "a.apng"], ["--paths", "--out", "a.png"]] {
      let result = try await Command.gallery(["grid.layout.json5"] + options, in: folder)
      expectEqual(result.status, 64)
      expectContains(result.errors, "is not animated. Add a 'film' to the document")
      expectLacks(result.errors, "interactive-scroll")
    }
  }

  @Test func `Warnings are errors where that is asked for`() async throws {
    let folder = try folder([
      "a.json5": Self.grid.replacing("fractionalWidth: 1 }", with: "fractionalWidth: 50 }")
    ])
    try await expectEqual(Command.gallery("check", "a.json5", in: folder).status, 0)
    let strict = try await Command.gallery("check", "--strict", "a.json5", in: folder)
    expectEqual(strict.status, 65)
    expectPrefix(strict.errors, "a.json5:2:52: warning: ", "\(strict.errors)")
  }

  @Test func `Pictures stand beside the document and nowhere else`() async throws {
    let folder = try folder([
      "in/a.layout.json5": """
      { version: 1, layout: { type: "flow" }, looks: { cell: { type: "image" } },
        data: { sections: [{ items: [{ id: "a", image: "cat.svg" }] }] } }
      """, "cat.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    ])
    let missing = try await Command.gallery("in/a.layout.json5", "--out", "a.png", in: folder)
    expectEqual(missing.status, 65)
    expectContains(missing.errors, "There is no file 'cat.svg' beside the document.")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/in/cat.svg", withDestinationPath: "../cat.svg")
    let outside = try await Command.gallery("in/a.layout.json5", "--out", "a.png", in: folder)
    expectContains(outside.errors, "'cat.svg' is outside of the document's folder.")
    try FileManager.default.removeItem(atPath: folder + "/in/cat.svg")
    try FileManager.default.moveItem(atPath: folder + "/cat.svg", toPath: folder + "/in/cat.svg")
    let inside = try await Command.gallery(
      "in/a.layout.json5", "--out", "my out.png", "--depfile", "a.d", in: folder)
    expectEqual(inside.status, 0, "\(inside.errors)")
    let rule = try text("a.d", folder)
    // Relative, as the document was named: the rule holds in another clone.
    expectEqual(rule, "my\\ out.png: in/a.layout.json5 in/cat.svg\n")
    let over = try await Command.gallery(
      "in/a.layout.json5", "--out", "in/cat.svg", in: folder)
    expectEqual(over.status, 64)
    expectContains(over.errors, "one of the document's own files")
  }

  @Test func `A picture whose header names too many pixels is refused by the header alone`()
    async throws
  {
    let folder = try folder([
      "a.layout.json": """
      { version: 1, layout: { type: "flow" }, looks: { cell: { type: "image" } },
        data: { sections: [{ items: [{ id: "a", image: "vast.png" }] }] } }
      """
    ])
    // The signature, and the start of a header of 9,000 × 9,000 pixels.
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x23, 0x28, 0, 0, 0x23, 0x28,
    ]
    try Data(header).write(to: URL(fileURLWithPath: folder + "/vast.png"))
    let result = try await Command.gallery("a.layout.json", "--out", "a.png", in: folder)
    expectEqual(result.status, 65)
    expectContains(result.errors, "at most 64 megapixels", "\(result.errors)")
  }

  @Test func `A picture that is refused takes no pixels from the others`() async throws {
    let folder = try folder([
      "a.layout.json": """
      { version: 1, layout: { type: "flow" }, looks: { cell: { type: "image" } },
        data: { sections: [{ items: [
          { id: "a", image: "vast.png" }, { id: "b", image: "one.png" },
          { id: "c", image: "two.png" }, { id: "d", image: "cat.svg" }] }] } }
      """, "cat.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    ])
    // The start of a picture that is 9,000 pixels high.
    func header(width: UInt16) -> Data {
      let bytes: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        0, 0, UInt8(width >> 8), UInt8(width & 0xFF), 0, 0, 0x23, 0x28,
      ]
      return Data(bytes)
    }
    // One has more than 64 megapixels by itself; each of the others has 63, and nothing to show.
    for (name, width) in [("vast", 9_000), ("one", 7_000), ("two", 7_000)] as [(String, UInt16)] {
      try header(width: width).write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
    let result = try await Command.gallery("a.layout.json", "--out", "a.png", in: folder)
    expectEqual(result.status, 65)
    let (sizes, unreadable) = ("at most 64 megapixels", "is neither a PNG nor an SVG picture")
    expectEqual(result.errorLines.count { $0.contains(sizes) }, 1, "\(result.errors)")
    expectEqual(result.errorLines.count { $0.contains(unreadable) }, 2, "\(result.errors)")
    expectLacks(result.errors, "cat.svg", "\(result.errors)")
  }

  @Test func `A film begins each step at its own time and rests at the end`() async throws {
    let folder = try folder([
      "a.layout.json5": """
      { version: 1, picture: { size: [120, 60], scale: 1 }, layout: { type: "flow" },
        data: { sections: [{ count: 1 }] },
        film: { fps: 10, steps: [{ at: 0.4, animated: false, data: { sections: [{ count: 2 }] } }] } }
      """
    ])
    let film = try await Command.gallery("a.layout.json5", "--frames", "frames", in: folder)
    expectEqual(film.status, 0, "\(film.errors)")
    expectContains(film.errors, "10 frames", "\(film.errors)")
    let late = try await Command.gallery(
      "a.layout.json5", "--out", "-", "--format", "txt", "--time", "0.5", in: folder)
    expectContains(late.text, "cell           0, 1", "\(late.errors)")
  }

  @Test func `A layout is exported as Swift, as a document, and from a sample`() async throws {
    let folder = try folder(["grid.layout.json5": Self.grid])
    let swift = try await Command.gallery(
      "export", "grid.layout.json5", "--part", "layout", "--indent", "2", in: folder)
    expectPrefix(swift.text, "private func createLayout() -> UICollectionViewLayout {\n  let ")
    let document = try await Command.gallery(
      "export", "nested-groups", "--as", "document", "--out", "n.layout.json", in: folder)
    expectEqual(document.status, 0, "\(document.errors)")
    let sample = try await Command.gallery(
      "nested-groups", "--out", "-", "--format", "txt", in: folder)
    let again = try await Command.gallery(
      "n.layout.json", "--out", "-", "--format", "txt", in: folder)
    expectEqual(again.text, sample.text)
    let schema = try await Command.gallery("export", "--as", "schema", in: folder)
    expectContains(schema.text, "urn:opencollectionview:layout-document:1")
    // The document is in canonical form: a copy has the same bytes and is another file.
    for _ in 1...2 {
      let copy = try await Command.gallery(
        "export", "n.layout.json", "--as", "document", "--out", "copy.json", in: folder)
      expectEqual(copy.status, 0, "\(copy.errors)")
    }
    try expectEqual(text("copy.json", folder), text("n.layout.json", folder))
  }

  /// A document with a picture, `art/frame-0000.png`, and a film.
  private func pictureFolder() async throws -> (folder: String, files: [String: Data]) {
    let folder = try folder([
      "a.layout.json": """
      { version: 1, picture: { size: [60, 40], scale: 1 }, layout: { type: "flow" },
        looks: { cell: { type: "image" } },
        data: { sections: [{ items: [{ id: "a", image: "art/frame-0000.png" }] }] },
        film: { fps: 10, steps: [{ at: 0.1, animated: false, data: { sections: [{ count: 2 }] } }] } }
      """
    ])
    let art = try await Command.gallery("grid", "--out", "art.png", "--size", "9x9", in: folder)
    expectEqual(art.status, 0, "\(art.errors)")
    try FileManager.default.createDirectory(
      atPath: folder + "/art", withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      atPath: folder + "/art.png", toPath: folder + "/art/frame-0000.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.json", withDestinationPath: "a.layout.json")
    let names = ["a.layout.json", "art/frame-0000.png"]
    return (
      folder,
      try Dictionary(
        uniqueKeysWithValues: names.map { name in
          (name, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
        })
    )
  }

  @Test func `No output replaces the document or its pictures, and nothing is written before`()
    async throws
  {
    let (folder, files) = try await pictureFolder()
    let document = "a.layout.json"
    let before = try names(folder)
    let outputs = [
      ["--out", "b.png", "--depfile", document], ["--out", "b.png", "--depfile", "link.json"],
      ["--out", "b.png", "--depfile", "art/../art/frame-0000.png"],
      ["--out", "b.png", "--depfile", "./b.png"], ["--out", "art/frame-0000.png"],
      ["--out", "b.png", "--frames", "art"], ["--out", "b.txt", "--depfile", document],
      ["--out", "b.json", "--appearance", "both", "--depfile", "b-dark.json"],
    ]
    let exports = [
      ["--out", document], ["--out", "art/frame-0000.png"],
      ["--as", "document", "--out", "link.json"],
      ["--as", "schema", "--out", "./a.layout.json"],
    ]
    for arguments in outputs.map({ [document] + $0 }) + exports.map({ ["export", document] + $0 }) {
      let result = try await Command.gallery(arguments, in: folder)
      expectEqual(result.status, 64, "\(arguments) \(result.errors)")
      try expectEqual(names(folder), before, "\(arguments)")
      for (name, data) in files {
        expectEqual(FileManager.default.contents(atPath: folder + "/" + name), data, "\(arguments)")
      }
    }
  }

  @Test func `All documents of a folder are drawn, and other JSON is left alone`() throws {
    let folder = try folder([
      "in/a.layout.json5": Self.grid, "in/package.json": "{}", "in/b.layout.json": "{",
    ])
    let result = try Command.process("all", "in", "--out-dir", "out", in: folder)
    expectEqual(result.status, 65)
    expectContains(result.errors, "b.layout.json:1:1: error: ", "\(result.errors)")
    expectContains(result.errors, "1 of 2 files cannot be drawn")
    try expectEqual(names(folder + "/out"), ["a-dark.png", "a-light.png"])
  }

  @Test func `Several documents are drawn in one start, each under its name`() async throws {
    let folder = try folder([
      "a.layout.json5": Self.grid, "b.json": "{",
      "c.json5": Self.grid.replacing("\"both\"", with: "\"dark\""),
    ])
    let result = try await Command.gallery(
      "a.layout.json5", "c.json5", "--out-dir", "new/out", "--format", "svg", "--depfile", "a.d",
      in: folder)
    expectEqual(result.status, 0, "\(result.errors)")
    expectEqual(result.errorLines.count, 3, "\(result.errors)")
    try expectEqual(names(folder + "/new/out"), ["a-dark.svg", "a-light.svg", "c.svg"])
    try expectEqual(
      text("a.d", folder),
      "new/out/a-light.svg new/out/a-dark.svg new/out/c.svg: a.layout.json5 c.json5\n")
    let some = try await Command.gallery("b.json", "c.json5", "--out-dir", "some", in: folder)
    expectEqual(some.status, 65)
    expectContains(some.errors, "1 of 2 documents cannot be drawn", "\(some.errors)")
    try expectEqual(names(folder + "/some"), ["c.png"])
  }

  @Test func `A name takes the place of the document's own`() async throws {
    let folder = try folder(["c.json5": Self.grid.replacing("\"both\"", with: "\"dark\"")])
    let tree = try await Command.gallery(
      "c.json5", "--out", "-", "--format", "txt", "--name", "mine-1", in: folder)
    expectPrefix(tree.text, "mine-1  200 × 100 @1x\n", "\(tree.errors)")
    let file = try await Command.gallery(
      "c.json5", "--out-dir", ".", "--name", "mine-1", in: folder)
    expectEqual(file.status, 0, "\(file.errors)")
    try expectEqual(names(folder), ["c.json5", "mine-1.png"])
  }

  @Test func `The summary describes the picture in SVG`() async throws {
    let folder = try folder([
      "a.json5": Self.grid.replacing(
        "version: 1,", with: "version: 1, summary: \"Rows <of> five & more\",")
    ])
    let svg = try await Command.gallery(
      "a.json5", "--out", "-", "--format", "svg", "--appearance", "dark", in: folder)
    let tag = try #require(svg.text.firstRange(of: "<svg "))
    let desc = "\n<desc>Rows &lt;of&gt; five &amp; more</desc>\n"
    let place = try #require(svg.text.firstRange(of: desc))
    expectEqual(svg.text[tag.upperBound..<place.lowerBound].count { $0 == ">" }, 1)
  }

  @Test func `The summary is the subject of a PDF`() async throws {
    let plain = Self.grid.replacing("\"both\"", with: "\"dark\"")
    let folder = try folder([
      "a.json5": plain.replacing("version: 1,", with: "version: 1, summary: \"Rows of five\","),
      "b.json5": plain,
    ])
    let pdf = try await Command.gallery("a.json5", "--out", "-", "--format", "pdf", in: folder)
    expectNotNil(pdf.output.firstRange(of: Data("/Subject (Rows of five)".utf8)))
    let other = try await Command.gallery("b.json5", "--out", "-", "--format", "pdf", in: folder)
    expect(other.output.starts(with: Data("%PDF".utf8)), "\(other.errors)")
    expectNil(other.output.firstRange(of: Data("/Subject".utf8)))
  }

  @Test(arguments: [
    (["a.json", "b.json", "--out", "a.png"], "'b.json' is unexpected"),
    (["a.json", "grid", "--out-dir", "out"], "'grid' is not one"),
    (["a.json", "--out-dir", "out", "--out", "a.png"], "takes the place of --out"),
    (["a.json", "--out", "a.png", "--name", "../a"], "--name takes 1 to 64 of"),
    (["a.json", "b.json", "--out-dir", "out", "--name", "a"], "--name names one document"),
  ])
  func `Words that do not fit are a usage error`(arguments: [String], message: String) async throws
  {
    let folder = try temporaryFolder()
    let result = try await Command.gallery(arguments, in: folder)
    expectEqual(result.status, 64, "\(result.errors)")
    expectContains(result.errors, message, "\(result.errors)")
    try expectEmpty(names(folder))
  }

  @Test(arguments: [
    (["no.layout.json", "--out", "a.png"], 65 as Int32, "No such file or directory"),
    (["check", "grid"], 64, "its name ends in .json or .json5"),
    (["export"], 64, "Missing document or sample"),
    (["export", "grid", "--indent", "9"], 64, "--indent takes a number from 1 to 8"),
    (["-", "--out", "a.png", "--actions", "-"], 64, "cannot both be standard input"),
    (["grid", "--frames", "frames", "--depfile", "a.d"], 64, "--depfile needs --out FILE"),
    (["grid", "--out", "-", "--format", "png", "--depfile", "a.d"], 64, "--depfile needs --out"),
  ])
  func `Bad input is named`(arguments: [String], status: Int32, message: String) async throws {
    let result = try await Command.gallery(arguments, in: try temporaryFolder())
    expectEqual(result.status, status, "\(result.errors)")
    expectContains(result.errors, message, "\(result.errors)")
  }

  @Test
  func `An installed command names itself in what it says to run, one in the build folder SwiftPM`()
    async throws
  {
    let document = "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 3 }] } }"
    let folder = try folder(["a.layout.json5": document])
    expectEqual(try Command.process(["record", "a.layout.json5"], in: folder).status, 0)
    try Data(document.replacing("count: 3", with: "count: 4").utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/a.layout.json5"))
    let built = try Command.process(["verify", "a.layout.json5"], in: folder)
    expectEqual(built.status, 1)
    expectContains(built.errors, "To accept them:  swift run gallery record a.layout.json5")
    // The same program in another folder, copied by another process: the system runs no file that this one has
    // open to write.
    try expectEqual(Command.run(["/bin/cp", Command.path, "\(folder)/gallery"]).status, 0)
    let installed = try Command.run(["\(folder)/gallery", "verify", "a.layout.json5"], in: folder)
    expectEqual(installed.status, 1, "\(installed.errors)")
    expectContains(installed.errors, "To accept them:  gallery record a.layout.json5")
  }

  @Test func `The documents that the article prints have neither errors nor warnings`() async throws
  {
    let article = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent(
          "../../Sources/5-Faces/UIKit/UIKit.docc/Articles/Layout-documents.md"), encoding: .utf8)
    let blocks = article.components(separatedBy: "```json5\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    expectEqual(blocks.count, 2)
    for block in blocks {
      let result = try await Command.gallery(
        "check", "--strict", "a.layout.json5", in: try folder(["a.layout.json5": block]))
      expectEqual(result.status, 0, "\(result.errors)")
    }
  }

  @Test func `The picture of the article is drawn by the Swift of its document`() async throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let article = try text("Sources/5-Faces/UIKit/UIKit.docc/Articles/Layout-documents.md")
    let document = try #require(
      article.components(separatedBy: "```json5\n").last?.components(separatedBy: "```").first)
    let swift = try await Command.gallery(
      "export", "trips.layout.json5", "--indent", "2",
      in: try folder(["trips.layout.json5": document]))
    let snippet = try text("Snippets/Trips.swift")
    let shown = try #require(
      snippet.components(separatedBy: "// snippet.export\n").last?
        .components(separatedBy: "// snippet.end").first)
    expectEqual(swift.text, "import UIKit\n\n" + shown, "\(swift.errors)")
  }

  private func folder(_ files: [String: String]) throws -> String {
    let folder = try temporaryFolder()
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ name: String, _ folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
}
