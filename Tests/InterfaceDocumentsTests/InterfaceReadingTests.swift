// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import InterfaceDocuments
import Testing

@Suite("Reading of Interface Builder documents")
struct InterfaceReadingTests {
  typealias Samples = SampleDocuments

  @Test func `Elements have names, attributes, texts, positions and neighbours`() throws {
    let document = try Samples.read(Samples.cell)
    expectEqual(document.platform, .iOS)
    expect(!document.isStoryboard)
    let cell = try #require(document.topLevelObjects.first)
    expectEqual(document.topLevelObjects.count, 1)
    expectEqual(document.placeholders.map(\.id), ["-1"])
    expectEqual(cell.name, "collectionViewCell")
    expectEqual(cell.position, InterfacePosition(line: 5, column: 1))
    expectEqual(cell["customClass"], "Cell")
    expectNil(cell["text"])
    expectEqual(cell.children.map(\.name), ["rect", "view", "constraints", "connections"])
    let label = try #require(document.element(withID: "label"))
    expectEqual(label.position.line, 11)
    expectEqual(label.position.column, 11)
    expectEqual(label["text"], "A & B \nC")
    expectEqual(label.parent?.parent?.id, "box")
    expect(cell.contains(label))
    expect(!label.contains(cell))
    expectEqual(label.rect(for: "frame"), InterfaceRect(x: 15, y: 8, width: 281, height: 131))
    expectNil(document.element(withID: "nothing"))
  }

  @Test func `Texts of elements keep their blanks, and those between elements do not count`() throws
  {
    let text = Samples.nib(
      "<label id=\"a\">\n<string key=\"text\"> one\r\ntwo &lt;3> <![CDATA[<&>]]></string>\n</label>"
    )
    let label = try #require(try Samples.read(text).element(withID: "a"))
    expectEqual(label.string("text"), " one\ntwo <3> <&>")
    expectEmpty(label.text)
  }

  @Test func `Encoded texts are decoded`() throws {
    // "Grüße 1" in UTF-8, as Interface Builder encodes texts that XML cannot hold.
    let text = Samples.nib(
      """
      <label id="a"><mutableString key="text" base64-UTF8="YES">
      R3LDvMOfZSAx
      </mutableString></label>
      """)
    try expectEqual(Samples.read(text).element(withID: "a")?.string("text"), "Grüße 1")
  }

  @Test func `A storyboard has scenes, one of them its first`() throws {
    let document = try Samples.read(Samples.storyboard, name: "Main.storyboard")
    expect(document.isStoryboard)
    expectEqual(document.scenes.map(\.controller.id), ["list", "detail"])
    expectEqual(document.initialScene?.storyboardIdentifier, "List")
    expectEqual(document.initialScene?.placeholders.map(\.id), ["responder"])
    expectEmpty(document.warnings)
  }

  @Test func `Rows of a section are there once, and the way back is no object`() throws {
    let text = Samples.storyboard.replacing(
      "<viewController id=\"detail\"/>",
      with: """
        <tableViewController id="detail"><tableView key="view" id="table"><sections>
        <tableViewSection id="section"><cells><tableViewCell id="row"/></cells></tableViewSection>
        </sections></tableView>
        <connections><outlet property="first" destination="row" id="o3"/></connections>
        </tableViewController><exit id="back"/>
        """)
    let document = try Samples.read(text, name: "Main.storyboard")
    expectEqual(document.element(withID: "row")?.isPrototype, false)
    expectEqual(document.element(withID: "prototype")?.isPrototype, true)
    let scene = try #require(document.scene(ofController: "detail"))
    expectEqual(scene.objects.map(\.id), ["detail"])
    expectNil(document.scene(ofController: "row"))
  }

  @Test func `A byte order mark and a comment may stand before the document`() throws {
    let text = Samples.nib("").replacing("<document", with: "<!-- made by hand -->\n<document")
    expectNil(Samples.error([0xEF, 0xBB, 0xBF] + Array(text.utf8)))
  }

  // MARK: What is not XML

  private static let malformed: [(String, Int, String)] = [
    ("", 1, "an Interface Builder document was expected"),
    ("   \n ", 2, "an Interface Builder document was expected"),
    ("{ \"a\": 1 }", 1, "this is not XML"),
    ("<document", 1, "cut off"),
    ("<document>\n<objects>", 2, "</objects> was expected"),
    ("<document>\n<objects></document>", 2, "</objects> was expected, and </document> was found"),
    ("<a b=\"1\"\n b=\"2\"/>", 2, "the attribute b stands twice in <a>"),
    ("<a>\n</a>\n<b/>", 3, "the end of the document was expected"),
    ("<a/>text", 1, "the end of the document was expected"),
    ("<a b=1/>", 1, "a quotation mark was expected"),
    ("<a b/>", 1, "\"=\" after the attribute b was expected"),
    ("<a b=\"1\"c=\"2\"/>", 1, "a blank"),
    ("<a b=\"<\"/>", 1, "&lt; or a quotation mark was expected"),
    ("<a b=\"\n\n", 3, "cut off in the value of b"),
    ("<a>\n& b</a>", 2, "&amp;"),
    ("<a>&unknown;</a>", 1, "the entity &unknown; is unknown"),
    ("<a>&#0;</a>", 1, "unknown"), ("<a>&#xD800;</a>", 1, "unknown"),
    ("<a>&#x110000;</a>", 1, "unknown"), ("<a>&#+65;</a>", 1, "unknown"),
    ("<a><!-- \n</a>", 1, "cut off in a comment"),
    ("<1a/>", 1, "an element's name was expected"),
  ]

  @Test(arguments: malformed)
  func `What is not XML is refused at its line`(text: String, line: Int, part: String) throws {
    let error = try #require(Samples.error(text))
    expectEqual(error.position.line, line)
    expectContains(error.message, part, "\(error)")
    expectEqual(error.description, "Cell.xib:\(line): \(error.message)")
  }

  @Test(arguments: [
    "<!DOCTYPE document [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<document>&b;</document>",
    "<?xml version=\"1.0\"?><!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document/>",
    "<document><!ENTITY a \"b\"></document>",
  ])
  func `A document type is refused before anything is expanded`(text: String) throws {
    let error = try #require(Samples.error(text))
    expectContains(error.message, "document type")
    expectEqual(error.position.line, 1)
  }

  private static let misencoded: [([UInt8], Int)] = [
    ([0x3C, 0x61, 0xC3, 0x28], 1), ([0x3C, 0x61, 0x3E, 0x0A, 0xFF, 0x3C], 2),
    ([0xFF, 0xFE, 0x3C, 0x00], 1), ([0xFE, 0xFF, 0x00, 0x3C], 1),
    ([0x3C, 0x61, 0x3E, 0x0A, 0x0A, 0x00], 3),
    (Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>".utf8), 1),
  ]

  @Test(arguments: misencoded)
  func `What is not UTF-8 is refused with advice`(bytes: [UInt8], line: Int) throws {
    let error = try #require(Samples.error(bytes))
    expectContains(error.message, "save it as UTF-8")
    expectEqual(error.position.line, line)
  }

  // MARK: Limits

  @Test func `Documents over a limit are refused with it`() throws {
    let deep = String(repeating: "<a>", count: 257)
    try expectContains(#require(Samples.error(deep)).message, "256 levels")
    let many = "<a>" + String(repeating: "<b/>", count: 200_000) + "</a>"
    try expectContains(#require(Samples.error(many)).message, "200000 elements")
    let large = [UInt8](repeating: 0x20, count: 16 << 20 | 1)
    try expectContains(#require(Samples.error(large)).message, "16 MB")
    let attributes = (0...1_000).map { " a\($0)=\"\"" }.joined()
    try expectContains(#require(Samples.error("<a\(attributes)/>")).message, "1000 attributes")
    let repeated = (0..<500).map { " a\($0)=\"\"" }.joined() + " a7=\"\""
    try expectContains(#require(Samples.error("<a\(repeated)/>")).message, "a7 stands twice")
  }

  @Test func `As many levels as the limit are read`() throws {
    let count = InterfaceLimits.depth - 2
    let text = Samples.nib(
      String(repeating: "<a>", count: count) + "<b/>" + String(repeating: "</a>", count: count))
    expectEqual(Samples.error(text)?.message.contains("256 levels"), true)
    let fitting = Samples.nib(
      String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count))
    expectNil(Samples.error(fitting))
  }

  // MARK: Kinds of documents

  @Test func `Documents of other formats are refused with advice`() throws {
    func message(_ text: String) throws -> String { try #require(Samples.error(text)).message }
    try expectContains(
      message("<archive type=\"com.apple.InterfaceBuilder3\" version=\"8.00\"/>"),
      "save it in Xcode 5 or later")
    try expectContains(message("NIBArchive\u{1}"), "needs the .xib")
    try expectContains(message("bplist00"), "needs the .xib")
    try expectContains(message("<svg/>"), "<svg> was found")
    try expectContains(message(Samples.nib("", version: "4.0")), "version is 4.0")
    try expectContains(
      message(Samples.nib("").replacing("CocoaTouch", with: "WatchKit")), "WatchKit")
  }

  @Test func `Each platform's documents are known`() throws {
    let text = Samples.nib("")
    try expectEqual(Samples.read(text.replacing("CocoaTouch", with: "AppleTV")).platform, .iOS)
    let mac = try Samples.read(text.replacing("CocoaTouch", with: "Cocoa"))
    expectEqual(mac.platform, .macOS)
    let error = #expect(throws: InterfaceError.self) {
      try mac.requirePlatform(.iOS, of: "UINib")
    }
    expectEqual(error?.message, "the document is made for the Mac, and UINib takes those for iOS")
    #expect(throws: Never.self) { try mac.requirePlatform(.macOS, of: "NSNib") }
  }
}
