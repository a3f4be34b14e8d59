// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite("Input of the translator", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct InputTests {
  private func translate(_ texts: [String]) throws -> TranslatorTool.Translation {
    try TemporaryFolder.use { folder in
      let names = texts.indices.map { "File\($0).swift" }
      for (name, text) in zip(names, texts) { try folder.write(text, to: name) }
      let translation = try TranslatorTool.translate(names, in: folder)
      return TranslatorTool.Translation(
        messages: translation.messages, code: translation.code, hasErrors: translation.hasErrors,
        copies: translation.copies.map { copy in
          copy.map { data in
            let text = String(decoding: data, as: UTF8.self)
            return Data(text.replacing("\(folder.path)/", with: "").utf8)
          }
        })
    }
  }

  @Test func `A file without such words is its copy but for the first line`() throws {
    let folder = TestedPackage.folder.appending(path: "Sources/1-Values")
    let files = try #require(FileManager.default.subpaths(atPath: folder.path))
      .filter { $0.hasPrefix("Geometry/") && $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 10)
    let texts = try files.map {
      String(decoding: try Data(contentsOf: folder.appending(path: $0)), as: UTF8.self)
    }
    let translation = try translate(texts)
    for (position, text) in texts.enumerated() {
      let directive = "#sourceLocation(file: \"File\(position).swift\", line: 2)"
      let rest = text.drop { $0 != "\n" }
      #expect(translation.text(position) == directive + rest, "\(files[position])")
    }
  }

  @Test func `A first line that holds code stays, and the copy is one line longer`() throws {
    let translation = try translate([
      "import Foundation\n", "", "\n", "/* a */\nlet a = 1", "/* a\n*/", "/* a */ let a = 1\n",
      "#!/usr/bin/swift\nlet a = 1\n",
    ])
    let first = (0..<7).map { "#sourceLocation(file: \"File\($0).swift\", line: " }
    #expect(translation.text(0) == first[0] + "1)\nimport Foundation\n")
    #expect(translation.text(1) == first[1] + "2)\n")
    #expect(translation.text(2) == first[2] + "2)\n")
    #expect(translation.text(3) == first[3] + "2)\nlet a = 1")
    #expect(translation.text(4) == first[4] + "1)\n/* a\n*/")
    #expect(translation.text(5) == first[5] + "1)\n/* a */ let a = 1\n")
    #expect(translation.text(6) == first[6] + "2)\nlet a = 1\n")
  }

  @Test func `Line ends stay what they are`() throws {
    let translation = try translate(["// A\r\n@objc class A {}\r\n", "@objc(\r\nB) class B {}\r\n"])
    #expect(
      translation.text(0)
        == "#sourceLocation(file: \"File0.swift\", line: 2)\r\n      class A {}\r\n")
    #expect(
      translation.text(1)
        == "#sourceLocation(file: \"File1.swift\", line: 2)\r\n   class B {}\r\n")
  }

  @Test func `Columns count bytes, and a byte order mark is not one`() throws {
    let translation = try translate(["\u{FEFF}let ö = \"🙂\"; @NSManaged var a: Int\n"])
    #expect(translation.messages.hasPrefix("File0.swift:1:18: error: @NSManaged "))
  }

  @Test func `A file that cannot be read or is not UTF-8 is an error with its name`() throws {
    try TemporaryFolder.use { folder in
      try Data([0x2F, 0x2F, 0xFF, 0x0A]).write(to: folder.appending(path: "Latin.swift"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Folder.swift"), withIntermediateDirectories: true)
      try folder.write("// fine\n", to: "Fine.swift")
      let names = ["Latin.swift", "Missing.swift", "Fine.swift", "Folder.swift"]
      let translation = try TranslatorTool.translate(names, in: folder)
      #expect(
        translation.messages == """
          Latin.swift:1:1: error: the file is not UTF-8: save it in that encoding
          Missing.swift:1:1: error: the file does not exist
          Folder.swift:1:1: error: the file cannot be read

          """)
      #expect(translation.code == 1)
      #expect(translation.copies.allSatisfy { $0 == nil })
    }
  }

  @Test func `A syntax error is left to the compiler, but for a brace that the end lacks`() throws {
    let translation = try translate(["// A\n@objc class A { func a( {} }\n"])
    #expect(translation.messages == "")
    #expect(translation.text(0).hasSuffix("\n      class A { func a( {} }\n"))
    let open = try translate(["// A\n@objc class A {\n"])
    #expect(open.messages == "File0.swift:3:1: error: expected '}' at end of brace statement\n")
  }

  @Test func `Blocks beyond the compiler's limit are the compiler's to refuse, at their place`()
    throws
  {
    let blocks = String(repeating: "\nif true {", count: 5000) + String(repeating: "}", count: 5000)
    let text = "// A\nfunc f() {\(blocks)\n}\n"
    let translation = try translate([text])
    #expect(translation.messages == "")
    #expect(translation.text(0).hasSuffix(text.dropFirst("// A".count)))
  }

  @Test func `No file at all is no error`() throws {
    let translation = try translate([])
    #expect(translation.messages == "")
    #expect(translation.code == 0)
  }

  @Test func `Ten thousand files, of which each changes another, become ten thousand copies`()
    throws
  {
    let count = 10_000
    try TemporaryFolder.use { folder in
      let names = (0..<count).map { "\($0).swift" }
      for (number, name) in names.enumerated() {
        let text = """
          // A
          class C\(number): UIView { @objc func tap() {} }
          extension C\((number + 1) % count) { override func layoutSubviews() {} }

          """
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let translation = try TranslatorTool.translate(names, in: folder)
      #expect(translation.messages == "")
      let others = (0..<count).filter { number in
        let directive = "#sourceLocation(file: \"\(folder.path)/\(number).swift\", line: 2)"
        let line = "class C\(number): UIView {       func tap() {} "
        let origin = "\(folder.path)/\((number + count - 1) % count).swift"
        let expected = """
          \(directive)
          \(line)
          #sourceLocation()
          #sourceLocation(file: "\(origin)", line: 3)
          override func layoutSubviews() { _override_layoutSubviews() }
          \(directive)
          \(String(repeating: " ", count: line.count))}
          extension C\((number + 1) % count) {          func _override_layoutSubviews() {} }

          """
        return translation.copies[number] != Data(expected.utf8)
      }
      #expect(others.isEmpty, "\(translation.text(others.first ?? 0))")
    }
  }

  @Test func `A file of 100,000 lines keeps its lines, and every word becomes what it means`()
    throws
  {
    let count = 20_000
    let methods = (0..<count).map { "  @objc func m\($0)() { d?.o\($0)?(1) }\n" }
    let optional = (0..<count).map { "  @objc optional func o\($0)(_ a: Int)\n" }
    let selectors = (0..<count).map { "    #selector(m\($0)),\n" }
    let subclass = (0..<count).map { "  func o\($0)(_ a: Int) {}\n" }
    let comments = Array(repeating: "// A\n", count: count)
    let text =
      "// A\n@objc protocol P {\n\(optional.joined())}\nclass C: UIView, P {\n\(methods.joined())"
      + "  var all: [Selector] { [\n\(selectors.joined())  ] }\n}\n"
      + "class D: C {\n\(subclass.joined())}\n\(comments.joined())"
    let translation = try translate([text])
    #expect(translation.messages == "")
    let lines = translation.text(0).split(separator: "\n", omittingEmptySubsequences: false)
    let last = count - 1
    // Before what the class gets at its end, lines have the source's numbers.
    let place = { (line: Int) in lines.indices.contains(line - 1) ? String(lines[line - 1]) : "" }
    #expect(place(2) == "      protocol P: AnyObject {")
    #expect(
      place(3 + last)
        == "                 func o\(last)(_ a: Int) throws(ObjectiveCNotImplemented)")
    #expect(place(5 + count + last) == "        func m\(last)() { d?.o\(last)?(1) }")
    #expect(
      place(6 + 2 * count + last)
        == "    Selector(\"m\(last)\", { (o: C, a) in o.m\(last)() }),")
    #expect(lines.contains { $0 == "  override func o\(last)(_ a: Int) {}" })
    #expect(lines.count { $0 == "// A" } == count)
  }

  @Test func `Paths are escaped in the directive, and one with a line break is refused`() throws {
    try TemporaryFolder.use { folder in
      let name = "A \"quoted\" \\ name.swift"
      try folder.write("// A\n", to: name)
      let translation = try TranslatorTool.translate([name], in: folder)
      #expect(
        translation.text(0)
          == "#sourceLocation(file: \"\(folder.path)/A \\\"quoted\\\" \\\\ name.swift\", line: 2)\n"
      )
      try folder.write("// A\n", to: "two\nlines.swift")
      let refused = try TranslatorTool.translate(["two\nlines.swift"], in: folder)
      #expect(refused.code == 1)
      #expect(refused.messages.contains("a path with a line break"))
    }
  }

  @Test(arguments: Fixture.names)
  func `Translating a copy gives the copy`(name: String) throws {
    let fixture = try Fixture(name)
    let copies = fixture.after.filter { $0.name.hasSuffix(".swift") }
    guard !copies.isEmpty else { return }
    try TemporaryFolder.use { folder in
      for file in copies { try folder.write(file.text, to: file.name) }
      let translation = try TranslatorTool.translate(copies.map(\.name), in: folder)
      #expect(translation.messages == "")
      for (position, file) in copies.enumerated() {
        #expect(translation.text(position) == file.text, "\(file.name)")
      }
    }
  }

  @Test func `A copy that is right already is not written again`() throws {
    try TemporaryFolder.use { folder in
      try folder.write("// A\nclass A {}\n", to: "A.swift")
      try folder.write("// B\nclass B {}\n", to: "B.swift")
      _ = try TranslatorTool.translate(["A.swift", "B.swift"], in: folder)
      let copies = ["A.swift", "B.swift"].map { folder.appending(path: "copies/objc_\($0)").path }
      let past = Date(timeIntervalSince1970: 1_000_000)
      for copy in copies {
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: copy)
      }
      try folder.write("// B\nclass B { let b = 1 }\n", to: "B.swift")
      _ = try TranslatorTool.translate(["A.swift", "B.swift"], in: folder)
      let dates = try copies.map {
        try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
      }
      #expect(dates[0] == past)
      #expect(dates[1] != past)
    }
  }

  @Test func `Private classes of one name in two files keep apart`() throws {
    let text = { (label: String) in
      """
      // A
      private class Cell: NSObject {
        @objc func tap(\(label) a: Int) {}
        func wire() -> Selector { #selector(tap) }
      }

      """
    }
    let translation = try translate([text("_"), text("on")])
    #expect(translation.messages == "")
    #expect(translation.text(0).contains("Selector(\"tap:\", { (o: Cell, a) in o.tap(a[0]) })"))
    #expect(
      translation.text(1).contains("Selector(\"tapOn:\", { (o: Cell, a) in o.tap(on: a[0]) })"))
  }

  @Test func `Names are Objective-C's`() throws {
    let names = [
      ("reset()", "reset"), ("tapped(_:)", "tapped:"), ("pressed(sender:)", "pressedWithSender:"),
      ("move(to:with:)", "moveTo:with:"), ("jumpTo(point:)", "jumpToPoint:"),
      ("a(_:b:_:)", "a:b::"), ("send(usingCode:)", "sendUsingCode:"),
    ]
    let methods = names.map { name in
      name.0.replacing(":", with: " x: Int, ").replacing(", )", with: ")")
    }
    let lines =
      methods.map { "  @objc func \($0) {}\n" }
      + names.map { "  static let s = #selector(C.\($0.0.replacing("()", with: "")))\n" }
    let text = try translate(["// A\nclass C {\n\(lines.joined())}\n"]).text(0)
    for (_, name) in names { #expect(text.contains("Selector(\"\(name)\", {"), "\(name)") }
  }
}
