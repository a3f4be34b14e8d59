// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Testing

@testable import lint

@Suite("The command line")
struct RequestTests {
  @Test func `Rules are chosen by what they read`() throws {
    func sources(_ arguments: String...) throws -> [Rule.Source]? {
      guard case .check(let sources) = try Request(arguments) else { return nil }
      return sources
    }
    #expect(try sources() == [.files, .modules])
    #expect(try sources("--files") == [.files])
    #expect(try sources("--modules") == [.modules])
    #expect(try sources("--help") == nil)
  }

  @Test func `Every name of a record is known, and listed`() throws {
    for record in Record.all {
      guard case .record(let found) = try Request(["--record", record.name]) else {
        Issue.record("\(record.name)")
        continue
      }
      #expect(found.name == record.name)
      #expect(Request.usage.contains("\n  \(record.name) "))
    }
    #expect(Set(Record.all.map(\.name)).count == Record.all.count)
  }

  @Test func `What cannot be read is named, with what can be written`() {
    func message(_ arguments: String...) -> String {
      do {
        _ = try Request(arguments)
        return ""
      } catch { return "\(error)" }
    }
    let unknown = message("--record", "cards")
    #expect(unknown.hasPrefix("There is nothing to record of the name 'cards'"))
    #expect(unknown.contains("\n  optional-methods "))
    #expect(message("--record").contains("\n  optional-methods "))
    #expect(message("--fils").hasPrefix("This cannot be read: --fils\n"))
    #expect(message("--files", "--modules").contains(".ci/lint --record NAME"))
  }

  @Test func `A finding says where it is`() {
    #expect(Finding(path: "a.swift", line: 3, message: "b").description == "a.swift:3: b")
    #expect(Finding(path: "a.swift", message: "b").description == "a.swift: b")
    #expect(Finding(message: "b").description == "b")
  }
}

@Suite("Literals of texts")
struct TextLiteralTests {
  @Test(arguments: [
    ("a\n\n  b\n", "#\"\"\"\na\n\n  b\n\n\"\"\"#"),
    ("a", "#\"\"\"\na\n\"\"\"#"),
    ("\"\"\"#", "##\"\"\"\n\"\"\"#\n\"\"\"##"),
    ("\\##(a) # ###", "###\"\"\"\n\\##(a) # ###\n\"\"\"###"),
  ])
  func `A text stands between more signs than it has`(text: String, code: String) {
    #expect(TextLiteral(text).code == code)
  }
}
