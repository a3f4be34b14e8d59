// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import LayoutDocuments
import Testing

/// Messages with line, column and path, as `gallery` prints them.
@Suite("Messages about documents")
struct MessageTests {
  /// A document with one mistake, and the line about it without the name of the file.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let line: String
    var testDescription: String { line }

    init(_ text: String, _ line: String) {
      self.text = text
      self.line = line
    }
  }

  /// A document around a section, which begins on line 3.
  private static func document(section: String, data: String = "{ count: 3 }") -> String {
    """
    { version: 1,
      layout: { type: "compositional", section:
    \(section)
      }, data: { sections: [\(data)] } }
    """
  }

  /// A document around the only item of a group, on line 4.
  private static func document(item: String, group: String = "height: 44") -> String {
    document(
      section: """
        { group: { group: "horizontal", width: 100, \(group), items: [
          \(item)] } }
        """)
  }

  /// A document around the sections of the data, on line 2.
  private static func document(data: String, looks: String = "{}") -> String {
    """
    { version: 1, layout: { type: "list", appearance: "plain" }, data: { sections: [
    \(data)
    ] }, looks: \(looks) }
    """
  }

  private static let commonest: [Case] = [
    Case(
      document(item: "{ width: { fractionWidth: 1 }, height: 44 }"),
      """
      4:14: error: Unknown kind of length 'fractionWidth'. Did you mean 'fractionalWidth'? \
      (layout.section.group.items[0].width)
      """
    ),
    Case(
      document(item: "{ width: 10, height: 44, contentInset: 3 }"),
      """
      4:28: error: Unknown key 'contentInset' in an item. Did you mean 'contentInsets'? \
      (layout.section.group.items[0])
      """
    ),
    Case(
      document(
        section: "{ group: { group: \"custom\", width: 1, height: 1, frames: [] },\n  spacing: 8 }"),
      """
      4:3: error: Unknown key 'spacing' in a section. Did you mean 'interGroupSpacing'? \
      (layout.section)
      """
    ),
    Case(
      document(item: "{ width: 10 }"),
      """
      4:3: error: Missing key 'height': an item needs 'width' and 'height'. \
      (layout.section.group.items[0])
      """
    ),
    Case(
      document(item: "{ width: 10, height: 44 }", group: "height: \"44\""),
      """
      3:53: error: Expected a length: points, or an object with one of fractionalWidth, \
      fractionalHeight, estimated, uniformAcrossSiblings, found "44". Without quotation marks \
      it is 44 points. (layout.section.group.height)
      """
    ),
    Case(
      document(item: "{ width: 10, height: 44 }", group: "height: { absolute: 44 }"),
      "3:55: error: 'absolute' is written as a number alone: 44. (layout.section.group.height)"
    ),
    Case(
      document(item: "{ width: 10, height: 44 }", group: "height: 1, count: 2.5"),
      "3:63: error: Expected a whole number, found 2.5. (layout.section.group.count)"
    ),
    Case(
      document(item: "{ width: 10, height: 44 }", group: "height: 1, count: 0"),
      "3:63: error: 0 is out of range: 'count' is 1 to 10000. (layout.section.group.count)"
    ),
    Case(
      document(data: "{ count: 2 }", looks: "{ cell: { alignment: \"centre\" } }"),
      "3:34: error: Unknown alignment \"centre\". Did you mean \"center\"? (looks.cell.alignment)"
    ),
    Case(
      "{ width: 1, width: 2 }",
      "1:13: error: Duplicate key 'width' in this object. Remove one."
    ),
    Case(
      "{\n  \"version\": NaN }",
      "2:14: error: 'NaN' is not a number of a layout. Write a finite one."
    ),
    Case("{ version: 1\n  layout: {} }", "2:3: error: Missing comma before this."),
    Case(
      document(data: "{ count: 2 }").replacing("version: 1", with: "version: 2"),
      "1:12: error: Version 2 is newer than this program, which reads version 1. (version)"
    ),
    Case(
      document(section: "{ list: { appearance: \"plain\" } },\n    sections: []").replacing(
        "sections: []", with: "sections: [{ list: { appearance: \"plain\" } }]"),
      "4:5: error: 'section' and 'sections' exclude each other. Keep one. (layout)"
    ),
    Case(
      document(section: "{ list: { appearance: \"plain\" } }", data: "{ count: 1 }, { count: 2 }")
        .replacing("section:\n", with: "sections:\n[").replacing(
          "\n  }, data", with: "]\n  }, data"),
      """
      3:1: error: 'sections' describes 1 section, and the data have 2. Describe each, or give one \
      'section' for all. (layout.sections)
      """
    ),
    Case(
      document(
        item: "{ width: 10, height: 44 }, { width: 20, height: 44 }", group: "height: 1, count: 3"),
      """
      3:56: error: 'count' repeats one item, and 'items' has 2. Leave 'count' out, or make a group \
      of them. (layout.section.group)
      """
    ),
    Case(
      document(data: "{ items: [{ id: \"tea\" }, \"Milk\",\n  { title: \"x\", id: \"tea\" }] }"),
      """
      3:21: error: The id "tea" occurs twice in one state, first in line 2; give each item an id \
      of its own. (data.sections[0].items[2].id)
      """
    ),
    Case(
      document(data: "{ items: [{ image: \"../secret.png\" }] }"),
      """
      2:20: error: '../secret.png' is outside of the document's folder. \
      (data.sections[0].items[0].image)
      """
    ),
    Case(
      document(data: "{ items: [{ image: \"images/cat.png\" }] }"),
      """
      2:20: error: There is no file 'images/cat.png' beside the document. Did you mean \
      'images/cats.png'? (data.sections[0].items[0].image)
      """
    ),
    Case(
      document(item: "{ width: { fractionalWidth: 50 }, height: 44 }"),
      """
      4:31: warning: A fraction is a share, not a percentage: 50 is 50 times the width. Did you \
      mean 0.5? (layout.section.group.items[0].width.fractionalWidth)
      """
    ),
  ]

  @Test(arguments: MessageTests.commonest)
  func `The twenty commonest mistakes have a place and a way out`(message: Case) {
    expectEqual(
      DocumentReadingTests.lines(message.text) { _ in .missing(names: ["images/cats.png", "b.png"])
      }, ["a.json:" + message.line])
  }

  private static let others: [Case] = [
    Case(
      document(item: "{ group: \"horizontal\", width: 1, height: 1 }"),
      """
      4:3: error: Missing key 'items': a horizontal group needs it. \
      (layout.section.group.items[0])
      """
    ),
    Case(
      document(item: "{ group: \"vertical\", width: 1, height: 1, items: [] }"),
      "4:52: error: 'items' has 1 to 200 values, found 0. (layout.section.group.items[0].items)"
    ),
    Case(
      document(
        item: "{ group: \"custom\", width: 1, height: 1, items: [{ width: 1, height: 1 }] }"),
      "4:43: error: A custom group has 'frames' and no 'items'. (layout.section.group.items[0])"
    ),
    Case(
      document(item: "{ width: 1, height: 1 }", group: "height: 1, divides: true"),
      "3:56: error: 'divides' needs a 'count'. (layout.section.group)"
    ),
    Case(
      document(item: "{ width: { }, height: 1 }"),
      """
      4:12: error: Expected a length: points, or an object with one of fractionalWidth, \
      fractionalHeight, estimated, uniformAcrossSiblings, found an object. \
      (layout.section.group.items[0].width)
      """
    ),
    Case(
      document(item: "{ width: { estimated: 1, fractionalWidth: 2 }, height: 1 }"),
      """
      4:28: error: 'estimated' and 'fractionalWidth' exclude each other. Keep one. \
      (layout.section.group.items[0].width)
      """
    ),
    Case(
      document(item: "{ width: -1, height: 1 }"),
      """
      4:12: error: -1 is out of range: 'width' is 0 to 100000. \
      (layout.section.group.items[0].width)
      """
    ),
    Case(
      document(item: "{ width: 1, height: 1 }", group: "height: 1, interItemSpacing: { fixed: 8 }"),
      """
      3:76: error: 'fixed' is written as a number alone: 8. \
      (layout.section.group.interItemSpacing)
      """
    ),
    Case(
      document(section: "{ }"),
      """
      3:1: error: Missing key: a section needs 'group' or 'list'. \
      (layout.section)
      """
    ),
    Case(
      document(section: "{ list: { appearance: \"inset\" } }"),
      """
      3:23: error: Unknown appearance "inset". Did you mean "insetGrouped"? \
      (layout.section.list.appearance)
      """
    ),
    Case(
      document(section: "{ list: { appearance: \"plain\" }, variants: [{ when: {} }] }"),
      """
      3:53: error: Missing key: a condition needs 'widthAbove', 'heightAbove' or \
      'textSizeAbove'. (layout.section.variants[0].when)
      """
    ),
    Case(
      document(data: "{ count: 1, items: [] }"),
      "2:13: error: 'count' and 'items' exclude each other. Keep one. (data.sections[0])"
    ),
    Case(
      document(data: "{ count: 20000 }, { count: 1 }"),
      "1:80: error: A document has at most 20000 items, found 20001. (data.sections)"
    ),
    Case(
      document(data: "{ items: [\"Tea\", \"Tea\"] }"),
      """
      2:18: error: The title "Tea" occurs twice in one state, first in line 2; give each item an \
      id of its own. (data.sections[0].items[1])
      """
    ),
    Case(
      document(data: "{ items: [{ id: \"1\" }] }, { count: 3 }"),
      """
      2:36: error: The id "1" occurs twice in one state, first in line 2; items that are counted \
      have their running numbers, from 0, as ids. (data.sections[1].count)
      """
    ),
    Case(
      document(data: "{ count: 3 }, { items: [{ id: \"02\" }, { id: \"2\" }] }"),
      """
      2:45: error: The id "2" occurs twice in one state, first in line 2; give each item an id of \
      its own. (data.sections[1].items[1].id)
      """
    ),
    Case(
      document(data: "{ count: 2, look: \"cel\" }"),
      "2:19: error: Unknown look \"cel\". (data.sections[0].look)"
    ),
    Case(
      document(data: "{ count: 2, look: \"plat\" }", looks: "{ plate: {} }"),
      "2:19: error: Unknown look \"plat\". Did you mean \"plate\"? (data.sections[0].look)"
    ),
    Case(
      document(data: "{ count: 2 }", looks: "{ plate: {} }"),
      """
      3:15: warning: The look "plate" is not used: no item names it, and nothing in the layout is \
      of this kind. (looks.plate)
      """
    ),
    Case(
      document(data: "{ count: 2, texts: { header: \"a\" } }"),
      """
      2:22: warning: The layout has no supplementary items of the kind "header". \
      (data.sections[0].texts.header)
      """
    ),
    Case(
      document(data: "{ count: 2 }", looks: "{ cell: { background: \"#12\" } }"),
      """
      3:35: error: Invalid colour "#12". Write "#RRGGBB" or "#RRGGBBAA". \
      (looks.cell.background)
      """
    ),
    Case(
      document(data: "{ count: 2 }", looks: "{ cell: { background: \"systemblue\" } }"),
      """
      3:35: error: Unknown colour "systemblue". Did you mean "systemBlue"? \
      (looks.cell.background)
      """
    ),
    Case(
      document(data: "{ count: 2 }", looks: "{ cell: { background: { light: \"red\" } } }"),
      "3:35: error: A colour for light and dark needs 'light' and 'dark'. (looks.cell.background)"
    ),
    Case(
      document(data: "{ count: 2 }, name: \"A b\"").replacing("], looks", with: "], looks"),
      "2:15: error: Unknown word 'name'. Texts are written in quotation marks."
    ),
    Case("[]", "1:1: error: Expected a document, which is an object, found a list."),
    Case(
      "{ version: \"1\" }".replacing("\"1\" }", with: "\"1\", layout: {}, data: {} }"),
      "1:12: error: Expected the version 1, found \"1\". (version)"
    ),
    Case(
      "{ version: 1, name: \"A b\", layout: { type: \"list\", appearance: \"plain\" }, data: { sections: [{ count: 0 }] } }",
      "1:21: error: Invalid name \"A b\". A name has small letters, digits and hyphens. (name)"
    ),
    Case(
      "{ version: 1, layout: { type: \"grid\" }, data: { sections: [{ count: 0 }] } }",
      """
      1:31: error: Unknown layout type "grid". Allowed: "compositional", "list", "flow", \
      "frames". (layout.type)
      """
    ),
    Case(
      "{ version: 1, layout: { type: \"flow\", itemSize: [1, 2, 3] }, data: { sections: [{ count: 0 }] } }",
      "1:49: error: 'itemSize' has 2 values, found 3. (layout.itemSize)"
    ),
    Case(
      "{ version: 1, layout: { type: \"flow\", itemSize: [1, null] }, data: { sections: [{ count: 0 }] } }",
      "1:53: error: Expected a number, found null. (layout.itemSize[1])"
    ),
    Case(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [] } }",
      "1:59: error: 'sections' has 1 to 1000 values, found 0. (data.sections)"
    ),
    Case(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 1 }] }, film: { steps: [{ at: 1 }] } }",
      """
      1:93: error: Missing key: a step needs 'data', 'layout', 'scrollTo' or 'selected'. \
      (film.steps[0])
      """
    ),
    Case(
      "{ version: 1, layout: { type: \"flow\" }, data: { sections: [{ count: 1 }] }, film: { steps: [{ at: 1, scrollTo: [0, 0] }, { at: 0.5, scrollTo: [0, 1] }] } }",
      "1:128: error: Steps are in the order of their times, and 0.5 follows 1. (film.steps[1].at)"
    ),
  ]

  /// A document with two items in its only section.
  private static func document(picture: String, film: String = "") -> String {
    """
    { version: 1, picture: { \(picture) },
      layout: { type: "flow" }, data: { sections: [{ count: 2 }] }\(film) }
    """
  }

  static let absentElements = [
    Case(
      document(picture: "selected: [[0, 1], [0, 2]]"),
      "1:45: error: There is no item 2: section 0 has 2 items. (picture.selected[1])"),
    Case(
      document(picture: "highlight: [1, 0]"),
      "1:37: error: There is no section 1: the data have 1 section. (picture.highlight)"),
    Case(
      document(picture: "scrollSections: [[3, 20]]"),
      "1:43: error: There is no section 3: the data have 1 section. (picture.scrollSections[0])"),
    Case(
      document(
        picture: "",
        film: ", film: { steps: [{ at: 1, data: { sections: [{ count: 0 }] } },\n"
          + "{ at: 2, selected: [[0, 0]] }] }"),
      "3:21: error: There is no item 0: section 0 has no items. (film.steps[1].selected[0])"),
    Case(
      """
      { version: 1, data: { sections: [{ count: 0 }] }, layout: { type: "frames",
        contentSize: [1, 1], elements:
      [\(Array(repeating: "{ item: [0, 0], frame: [0, 0, 1, 1] }", count: 5_001).joined(separator: ","))] } }
      """,
      "3:1: error: 'elements' has 0 to 5000 values, found 5001. (layout.elements)"),
  ]

  @Test(arguments: MessageTests.absentElements)
  func `Items and sections that are named are in the data`(message: Case) {
    expectEqual(DocumentReadingTests.lines(message.text), ["a.json:" + message.line])
  }

  @Test(arguments: MessageTests.others)
  func `Other mistakes have a place and a way out`(message: Case) {
    let lines = DocumentReadingTests.lines(message.text)
    expectEqual(lines.first, "a.json:" + message.line)
  }

  @Test func `All mistakes of a document are found, in the order of the text`() {
    let lines = DocumentReadingTests.lines(
      """
      { version: 1, nam: "a",
        layout: { type: "list", appearance: "plan", headrMode: "none" },
        data: { sections: [{ count: -1, txts: {} }, {}] } }
      """)
    expectEqual(
      lines,
      [
        "a.json:1:15: error: Unknown key 'nam' in a document. Did you mean 'name'?",
        "a.json:2:39: error: Unknown appearance \"plan\". Did you mean \"plain\"? (layout.appearance)",
        "a.json:2:47: error: Unknown key 'headrMode' in a list layout. Did you mean 'headerMode'? "
          + "(layout)",
        "a.json:3:31: error: -1 is out of range: 'count' is 0 to 20000. (data.sections[0].count)",
        "a.json:3:35: error: Unknown key 'txts' in a section of data. Did you mean 'texts'? "
          + "(data.sections[0])",
        "a.json:3:47: error: Missing key: a section of data needs 'count' or 'items'. "
          + "(data.sections[1])",
      ])
  }

  @Test func `The first twenty problems are listed, and all errors are counted`() {
    let keys = (0..<30).map { "zzz\($0): 1" }.joined(separator: ", ")
    let reading = DocumentReading("{ version: 1, \(keys) }")
    expectEqual(reading.problems.count, 20)
    expectEqual(reading.errorCount, 31)
    expectNil(reading.document)
  }

  @Test func `Suggestions are looked for only as often as a report could list them`() {
    // Each of the names is near to none, and would be compared with all keys.
    let keys = (0..<20_000).map { "k\($0): 1" }.joined(separator: ", ")
    let reading = DocumentReading("{ version: 1, nam: \"a\", \(keys) }")
    expectEqual(reading.errorCount, 20_002)
    expectContains(
      reading.problems,
      where: {
        $0.message == "Unknown key 'nam' in a document. Did you mean 'name'?"
      })
  }

  @Test func `A missing key is not reported where its near miss was`() {
    let lines = DocumentReadingTests.lines(Self.document(item: "{ width: 1, heigth: 2 }"))
    expectEqual(
      lines,
      [
        "a.json:4:15: error: Unknown key 'heigth' in an item. Did you mean 'height'? "
          + "(layout.section.group.items[0])"
      ])
  }

  @Test func `Pictures have a number of pixels together, whoever reads the document`() {
    let text = Self.document(
      data: "{ items: [{ image: \"a.png\" }, { image: \"b.png\" }, { image: \"a.png\" }] }")
    func messages(_ pixels: Int) -> [String] {
      DocumentReading(text) { _ in .exists(pixels: pixels) }.problems.filter {
        $0.severity == .error
      }.map(\.message)
    }
    let message = "The pictures of a document have at most 64 megapixels."
    expectLacks(messages(32_000_000), message)
    expectEqual(messages(32_000_001).filter { $0 == message }.count, 1)
    expectEqual(messages(.max).filter { $0 == message }.count, 3)
  }

  @Test func `A hostile text is short, and on one line, in a message`() {
    let lines = DocumentReadingTests.lines(
      "{ \"a\\nb\\u001b[31m\": 1, \"\(String(repeating: "x", count: 500))\": 1 }")
    expectEqual(lines.count, 3)
    for line in lines {
      expectLess(line.count, 300)
      expectAll(line.unicodeScalars, where: { $0.value >= 0x20 })
    }
  }

  @Test(arguments: [
    ("/etc/passwd", false), ("~/a.png", false), ("a/../../b.png", false), ("C:\\a.png", false),
    ("http://a/b.png", false), ("a//b.png", false), ("a/./b.png", true), ("", false),
    ("a.png", true), ("a/b c.svg", true), ("..a.png", true),
  ])
  func `Pictures are asked for inside of the document's folder alone`(path: String, isAsked: Bool) {
    var asked: [String] = []
    let text = Self.document(data: "{ items: [{ image: \(JSONValue.quoted(path)) }] }")
    let reading = DocumentReading(text) { path in
      asked.append(path)
      return .exists(pixels: 0)
    }
    expectEqual(asked, (isAsked ? [path] : []))
    expectEqual((reading.document != nil), isAsked)
  }
}
