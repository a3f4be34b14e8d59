// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import PictureResults
import Testing

@testable import PictureTesting

@Suite("Names of references")
struct ReferenceNamesTests {
  @Test func `A whole name has the folder, the file and the name`() {
    let package = PackageFolder(path: "/cards")
    expectEqual(
      ReferenceNames.wholeName(
        of: "card", in: "/cards/Tests/CardTests/Red/CardTests.swift", of: package),
      "Tests/CardTests/Red/CardTests/card")
  }

  @Test(arguments: [
    ("card", true), ("CardTests/card", true), ("Tests/CardTests/CardTests/card", true),
    ("ard", false), ("CardTests", false), ("Tests/card", false), ("", false),
  ])
  func `An end that begins with a word is a name`(request: String, isOne: Bool) {
    expectEqual(ReferenceNames.matches(request, "Tests/CardTests/CardTests/card"), isOne)
  }

  @Test func `A name of several pictures records none and says which there are`() {
    let (red, blue) = ("Tests/Red/CardTests/card", "Tests/Blue/CardTests/card")
    for request in ["card", "CardTests/card"] {
      let message = RecordMode(request).ambiguity(of: red, among: [red, blue])
      expectEqual(message?.contains("'\(request)' is the name of 2 pictures"), true)
      expectEqual(message?.contains("\(blue)  \(red)"), true)
    }
    for request in ["Red/CardTests/card", red, "card,Red/CardTests/card", "all", "missing"] {
      expectNil(RecordMode(request).ambiguity(of: red, among: [red, blue]), "\(request)")
    }
    expectNil(RecordMode("card").ambiguity(of: red, among: [red]))
    expectNil(RecordMode("row").ambiguity(of: red, among: [red, blue]))
  }

  @Test func `References of a package are found, and those of packages in it are not`() throws {
    let root = FileManager.default.temporaryDirectory.path + "/names-\(UUID().uuidString)"
    for file in [
      "Package.swift", "Tests/A/References/CardTests/card.png",
      "Tests/A/References/CardTests/card.txt", "Tests/A/Sub/References/RowTests/row.1.png",
      "Inner/Package.swift", "Inner/Tests/References/InnerTests/inner.png",
      ".build/References/Old/old.png", "Tests/A/Pictures/CardTests/no.png",
    ] {
      let url = URL(fileURLWithPath: "\(root)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    expectEqual(
      ReferenceNames.all(of: PackageFolder(path: root)),
      [
        "Tests/A/CardTests/card", "Tests/A/Sub/RowTests/row.1",
      ])
  }
}
