// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import IllustrationFiles
import Testing

@Suite("Names of illustrations")
struct IllustrationNameTests {
  @Test(arguments: ["two-column", "Two_Columns", "a", "3", "spalten-größe", "列"])
  func `A name has letters, digits, hyphens and underscores`(text: String) throws {
    try expectEqual(IllustrationName(text).text, text)
  }

  @Test(arguments: [
    ("", IllustrationNameError.empty), ("a/b", .sign("/", name: "a/b")),
    ("../a", .sign(".", name: "../a")), ("a.png", .sign(".", name: "a.png")),
    ("a b", .sign(" ", name: "a b")), ("a@2x", .sign("@", name: "a@2x")),
    ("a~dark", .sign("~", name: "a~dark")), ("a\0", .sign("\0", name: "a\0")),
    ("a\n", .sign("\n", name: "a\n")),
  ])
  func `A name that is no file's, or says what DocC reads off names, is refused`(
    text: String, error: IllustrationNameError
  ) {
    #expect(throws: error) { try IllustrationName(text) }
  }

  @Test func `A name leaves space for what is added to it`() throws {
    let longest = String(repeating: "ü", count: 100)
    let name = try IllustrationName(longest)
    let file = IllustrationFileName(name: name, isDark: true, scale: 3, fileExtension: "png")
    // The temporary name of a file that is written has eight signs more.
    expectAtMost(file.text.utf8.count + 8, 255)
    #expect(throws: IllustrationNameError.tooLong(length: 201)) {
      try IllustrationName(longest + "a")
    }
  }

  @Test func `A refusal says what is allowed`() {
    expectEqual(
      "\(IllustrationNameError.sign("/", name: "a/b"))",
      "'a/b' is not a valid name for an illustration: it contains '/'. Use letters, digits, "
        + "hyphens and underscores; folder and extension are added.")
  }

  @Test func `The title is the name with spaces`() throws {
    try expectEqual(IllustrationName("two-column_grid").title, "Two column grid")
  }

  // DocC's names: the scale after an @, the appearance after a tilde before it.
  @Test(arguments: [
    ("two-column.png", false, 1), ("two-column@2x.png", false, 2),
    ("two-column~dark@2x.png", true, 2), ("two-column~dark@3x.png", true, 3),
    ("two-column~dark.png", true, 1), ("two-column~dark.svg", true, 1),
  ])
  func `Appearance and scale stand in the file's name`(
    text: String, isDark: Bool, scale: Int
  ) throws {
    let file = try #require(IllustrationFileName(text))
    expectEqual(file.name.text, "two-column")
    expectEqual(file.isDark, isDark)
    expectEqual(file.scale, scale)
    expectEqual(file.text, text)
  }

  @Test(arguments: [
    "two-column", "two-column.gif", ".png", "a b.png", "@2x.png", "~dark.png", "", "a@3x@2x.png",
    "a@2x~dark.png", "a@1x.png", "a@2x@2x.png",
  ])
  func `Other files are no illustrations`(text: String) {
    expectNil(IllustrationFileName(text))
  }
}
