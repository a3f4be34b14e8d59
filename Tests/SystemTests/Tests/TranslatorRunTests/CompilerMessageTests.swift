// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

@Suite(
  "What the compiler says of copies", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct CompilerMessageTests {
  /// What the compiler says of copies, with paths relative to the sources.
  private func messages(_ sources: [(name: String, text: String)]) throws -> String {
    try TemporaryFolder.use { folder in
      for source in sources { try folder.write(source.text, to: source.name) }
      let translation = try TranslatorTool.translate(sources.map(\.name), in: folder)
      #expect(translation.messages == "")
      let copies = folder.appending(path: "copies")
      let result = try Program.run(
        try #require(TranslatorTool.compiler),
        ["-typecheck", "-parse-as-library", "-swift-version", "5", "-I", try StandIn.compiled()]
          + sources.map { "objc_\($0.name)" }, in: copies)
      return (result.output + result.errors).replacing("\(folder.path)/", with: "")
    }
  }

  @Test func `Every line has its source's number, around all that is added`() throws {
    let first = """
      import UIKit
      #warning("2")
      @objc protocol LineDelegate {
        @objc optional func lines(
          _ count: Int)
      }
      class LineView: UIView {
        weak var delegate: LineDelegate?
        func wire() -> Selector {
          #warning("10")
          return #selector(
            LineView.act
          )
          #warning("14")
        }
        @objc(
          named
        ) func act() {}
        #warning("19")
      }
      #warning("21")
      class LineBase: NSObject, LineDelegate {}; #warning("22")
      #warning("23")
      """
    let second = """
      // The directive replaces this line.
      #warning("2")
      import UIKit
      extension LineView {
        #warning("5")
        override func layoutSubviews() { super.layoutSubviews() }
        #warning("7")
      }
      class LineSub: LineBase { func lines(_ count: Int) {} }
      #warning("10")
      """
    let messages = try messages([("First.swift", first), ("Second.swift", second)])
    #expect(!messages.contains("error:"), "\(messages)")
    for (name, text) in [("First.swift", first), ("Second.swift", second)] {
      for (index, line) in text.split(separator: "\n").enumerated() where line.contains("#warning")
      {
        let number = index + 1
        #expect(line.contains("\"\(number)\""))
        let place = messages.split(separator: "\n").first {
          $0.hasPrefix("\(name):\(number):") && $0.hasSuffix("warning: \(number)")
        }
        #expect(place != nil, "\(name):\(number)")
      }
    }
  }

  @Test func `An error in what is moved out of an extension is at its line there`() throws {
    let extensions = """
      import UIKit

      extension Moved {
        override func missing() {}
        #if !ELSEWHERE
        @discardableResult
        override func gone(
          _ value: Unknown) -> Int { 1 }
        #endif
        override var none: Int { 1 }
      }
      """
    let messages = try messages([
      ("Moved.swift", "import UIKit\nclass Moved: UIView {}\n"), ("Moved+More.swift", extensions),
    ])
    let errors = messages.split(separator: "\n").filter { $0.contains(": error: ") }
    let places = Set(errors.map { $0.split(separator: ":").prefix(2).joined(separator: ":") })
    let expected = [4, 8, 10].map { "Moved+More.swift:\($0)" }
    #expect(places.isSuperset(of: expected), "\(messages)")
    #expect(places.isSubset(of: expected + ["Moved+More.swift:7"]), "\(messages)")
  }

  @Test func `A column behind blanks is the source's`() throws {
    let text = "import UIKit\n@objc class Column: NSObject { let a: Int = \"\" }\n"
    #expect(try messages([("Column.swift", text)]).contains("Column.swift:2:45: error: "))
  }

  @Test func `A value by its name is refused where the receiver has none`() throws {
    let text = """
      import UIKit
      class Store {
        func value(forKey key: String) -> Int { 1 }
      }
      func values(_ store: Store, _ view: UIView) {
        _ = store.value(forKey: "a")
        _ = view.value(forKey: "frame")
        view.setValue(1, forKeyPath: "layer.radius")
      }
      """
    let messages = try messages([("Keys.swift", text)])
    #expect(!messages.contains("Keys.swift:6:"))
    #expect(messages.contains("Keys.swift:7:12: error: 'value(forKey:)' is unavailable: values"))
    #expect(messages.contains("Keys.swift:8:8: error: 'setValue(_:forKeyPath:)' is unavailable"))
  }

  @Test func `A value by its name is refused without a receiver, too`() throws {
    let text = """
      import UIKit
      class Card: UIView {
        func fill() {
          setValue(1, forKey: "radius")
        }
      }
      """
    let messages = try messages([("Own.swift", text)])
    #expect(
      messages.contains(
        "Own.swift:4:5: error: 'setValue(_:forKey:)' is unavailable: values cannot be looked up"))
  }

  @Test func `A syntax error is reported once, at its position`() throws {
    let messages = try messages([
      ("Syntax.swift", "// A\nimport UIKit\nclass A: UIView {\n  @objc func a( { }\n}\n")
    ])
    let said = messages.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(said.filter { $0.contains("expected parameter name followed by ':'") }.count == 1)
    #expect(said.allSatisfy { $0.hasPrefix("Syntax.swift:4:") })
  }

  @Test func `Errors of the translator are at their places, together with those of other files`()
    throws
  {
    let first = """
      import UIKit
      class Carried: UIView {
        @objc func fails() throws {}
        func wire() -> Selector { #selector(fails) }
      }
      extension UIScrollView {
        override func layoutSubviews() {}
      }
      """
    let second = "import UIKit\nclass Other: UIView {\n  let number: Int = \"\"\n}\n"
    try TemporaryFolder.use { folder in
      try folder.write(first, to: "First.swift")
      try folder.write(second, to: "Second.swift")
      let names = ["First.swift", "Second.swift"]
      let translation = try TranslatorTool.translate(names, in: folder)
      #expect(translation.code == 0 && translation.hasErrors)
      let result = try Program.run(
        try #require(TranslatorTool.compiler),
        // In one process: with several, the compiler begins no other after the first that fails.
        [
          "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "5", "-I",
          try StandIn.compiled(),
        ] + names.map { "objc_\($0)" }, in: folder.appending(path: "copies"))
      let errors = (result.output + result.errors).replacing("\(folder.path)/", with: "")
        .split(separator: "\n").filter { $0.contains(".swift:") && $0.contains(": error: ") }
        .map { $0.split(separator: " ").prefix(4).joined(separator: " ") }
      #expect(
        Set(errors) == [
          "First.swift:4:29: error: 'fails()' is",
          "First.swift:7:8: error: 'layoutSubviews()' overrides",
          "Second.swift:3:21: error: cannot convert",
        ])
    }
  }
}
