// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import IllustrationFiles
import Testing

@testable import illustrate

@Suite("Illustrations in a README")
struct PictureElementTests {
  private let package: TestPackage
  private let resources = "Sources/Cards/Cards.docc/Resources"

  init() throws { package = try TestPackage() }

  private func element(_ name: String, in output: String? = nil) throws -> String {
    let folder = try package.folder
    let placement = Placement(output: output, catalogues: folder.catalogues())
    return try PictureElement(of: IllustrationName(name), in: placement, of: folder).text
  }

  @Test func `Light and dark are sources of one picture`() throws {
    // 40 pixels, 20 points.
    let picture = try TestPackage.picture(of: "Two")
    for file in ["two-column@2x.png", "two-column~dark@2x.png", "two-column@3x.png", "b.png"] {
      try package.write(picture, to: "\(resources)/\(file)")
    }
    try expectEqual(
      element("two-column"),
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" \
      srcset="\(resources)/two-column~dark@2x.png">
        <img alt="Two column" src="\(resources)/two-column@2x.png" width="20">
      </picture>
      """)
  }

  @Test func `One appearance is an image`() throws {
    let picture = try TestPackage.picture(of: "Two")
    try package.write(picture, to: "\(resources)/a~dark@2x.png")
    try expectEqual(element("a"), "<img alt=\"A\" src=\"\(resources)/a~dark@2x.png\" width=\"20\">")
  }

  @Test func `Shapes say no width, and paths are escaped`() throws {
    try package.write("<svg/>", to: "my pictures/a.svg")
    try expectEqual(
      element("a", in: "\(package.path)/my pictures"), "<img alt=\"A\" src=\"my%20pictures/a.svg\">"
    )
  }

  @Test func `A name without a drawing is answered with those that are there`() throws {
    let none = #expect(throws: IllustrateFailure.self) { try element("two") }
    expectEqual(none?.message, "Unknown illustration 'two': none is drawn yet.")
    for file in ["b.png", "a.png"] {
      try package.write(try TestPackage.picture(of: "A"), to: "\(resources)/\(file)")
    }
    let some = #expect(throws: IllustrateFailure.self) { try element("two") }
    expectEqual(some?.message, "Unknown illustration 'two': there are a, b.")
  }
}
