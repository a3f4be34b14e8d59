// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import PreviewMacros
import Testing

@Suite("Previews in the text of a file")
struct PreviewMacrosTests {
  private func read(_ text: String) -> PreviewMacros {
    PreviewMacros(in: Array(text.utf8), file: "Card", number: 3)
  }

  private func rewritten(_ text: String) -> String {
    String(decoding: read(text).rewritten(Array(text.utf8)), as: UTF8.self)
  }

  private func messages(_ text: String) -> [String] {
    read(text).faults.map { "\($0.position.line):\($0.position.column): \($0.message)" }
  }

  private let start = "@MainActor func _preview_3_1() -> PicturePreview { PicturePreview"

  @Test func `A preview becomes a function in its place, on its lines`() {
    expectEqual(
      rewritten("#Preview(\"A card\") {\n  CardView()\n}\nlet x = 1"),
      "\(start)(\"A card\") {\n  CardView()\n} }\nlet x = 1")
    expectEqual(
      rewritten("@available(iOS 17, *)\n#Preview(\"A\", traits: .landscapeLeft) { C() } // end"),
      "@available(iOS 17, *)\n\(start)(\"A\", traits: .landscapeLeft) { C() } } // end")
    expectEqual(
      rewritten("#Preview(\"A\", body: { C() })"), "\(start)(\"A\", body: { C() }) }")
    expectEqual(read("#Preview(\"A\") { C() }").previews.map(\.line), [1])
  }

  @Test func `A preview without a name is numbered in its file`() {
    let text =
      "#Preview { A() }\n#Preview() { B() }\n#Preview(\"C\") { C() }\n#Preview(traits: .portrait) { D() }"
    expectEqual(read(text).previews.map(\.name), ["Card 1", "Card 2", "C", "Card 3"])
    let lines = rewritten(text).split(separator: "\n").map {
      String($0.drop { $0 != "{" }.dropFirst(" { PicturePreview".count - 1))
    }
    expectEqual(
      lines,
      [
        "(\"Card 1\") { A() } }", "(\"Card 2\") { B() } }", "(\"C\") { C() } }",
        "(\"Card 3\", traits: .portrait) { D() } }",
      ])
  }

  @Test func `Comments, strings and other words are passed over`() {
    let text = """
      // #Preview("comment") { }
      /* #Preview { /* nested */ } */
      let text = "#Preview { \\(f("#Preview { }")) }"
      let long = \"""
        #Preview { } "quoted"
        \"""
      let raw = #"#Preview { \\ "#
      let regex = #/#Preview/#
      func Previews() { #PreviewX; let PreviewProviders = 1 }
      """
    expectEmpty(read(text).previews)
    expectEmpty(read(text).faults)
    expectEqual(rewritten(text), text)
  }

  @Test func `The conditions around a preview are those of its place in the list`() {
    let text = """
      #if DEBUG  // only
      #Preview("A") { A() }
      #if os(iOS)
      #Preview("B") { B() }
      #elseif os(tvOS)
      #Preview("C") { C() }
      #else
      #Preview("D") { D() }
      #endif
      #endif
      #Preview("E") { E() }
      """
    let previews = read(text).previews
    expectEqual(
      previews.map(\.conditions),
      [
        ["(DEBUG)"], ["(DEBUG)", "(os(iOS))"], ["(DEBUG)", "!(os(iOS)) && (os(tvOS))"],
        ["(DEBUG)", "!(os(iOS)) && !(os(tvOS)) && (true)"], [],
      ])
    expectEqual(
      PreviewMacros.list(of: [previews[0], previews[4]]),
      """
      @MainActor enum Previews {
        static var all: [PicturePreview] {
          var all: [PicturePreview] = []
      #if (DEBUG)
          all.append(_preview_3_1())
      #endif
          all.append(_preview_3_5())
          return all
        }
      }
      """)
  }

  @Test func `Two previews of one name are found, but not in two branches`() {
    let text = """
      #Preview("A") { A() }
      #if DEBUG
      #Preview("B") { B() }
      #else
      #Preview("B") { B() }
      #Preview("A") { A() }
      #endif
      #Preview("Card 1") { A() }
      #Preview { A() }
      """
    let twins = PreviewMacros.twins(in: read(text).previews)
    expectEqual(twins.map(\.0), [3, 5])
    expectEqual(twins.map(\.earlier), [0, 4])
    expectContains(
      PreviewMacros.twinMessage("A", at: "line 1"),
      "two previews are named \"A\": the other one is at line 1")
  }

  @Test(arguments: [
    ("\n  #Preview(\"A\\(1)\") { A() }", "2:12: the name of a preview is a string literal"),
    ("#Preview(name) { A() }", "1:10: the name of a preview is a string literal"),
    ("#Preview(\"\") { A() }", "1:10: the name of a preview is empty"),
    ("#Preview(nil) { A() }", "1:10: leave out the name of a preview in place of 'nil'"),
    ("#Preview(\"A\")", "1:1: #Preview has no body"),
    (
      "#Preview(\"A\", traits: .portrait, .portraitUpsideDown) { A() }",
      "1:34: the trait '.portraitUpsideDown' of #Preview has no meaning here: pictures are upright"
    ),
    (
      "#Preview(traits: .modifier(M())) { A() }",
      "1:18: the trait '.modifier' of #Preview has no meaning here: modifiers are SwiftUI's"
    ),
    (
      "#Preview(\"A\", traits: .assistiveAccess) { A() }",
      "1:23: the trait '.assistiveAccess' of #Preview has no meaning here: there is no Assistive"
    ),
    (
      "#Preview(\"A\", as: .systemSmall) { A() }",
      "1:19: the argument 'as' of #Preview has no meaning here: leave it out"
    ),
    ("struct S {\n  #Preview { A() }\n}", "2:3: a preview stands at the top level of its file"),
    (
      "struct S: PreviewProvider { }",
      "1:11: PreviewProvider is SwiftUI's, which is not included: write #Preview(\"Name\") { … }"
    ),
  ])
  func `What a preview cannot be is named at its place`(text: String, message: String) {
    expectEqual(messages(text).count, 1)
    expectContains(messages(text).first ?? "", message)
  }

  @Test func `Code for platforms with SwiftUI is not looked at`() {
    let text = """
      #if canImport(SwiftUI)
      struct S: PreviewProvider {}
      #Preview("A", traits: .modifier(M())) { Text("A") }
      #else
      #Preview("A") { A() }
      #endif
      """
    expectEmpty(read(text).faults)
    expectEqual(read(text).previews.map(\.line), [5])
  }
}
