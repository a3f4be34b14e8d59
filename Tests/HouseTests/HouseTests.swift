// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The house")
struct HouseTests {
  @Test func `Every file opens with the licence`() {
    for folder in ["Sources", "Gallery", "Tests"] {
      // The files of an app for iOS are as its author has them.
      let others = ["Snippets/", "ClientPackage/Pantry/", "ClientPackage/Garden/"]
      for file in SourceTree.swiftFiles(below: folder)
      where !others.contains(where: file.path.contains) {
        let first = file.lines.first { !$0.hasPrefix("// swift-tools-version") }
        #expect(first == Self.licence, "\(file.path): the first line has to be: \(Self.licence)")
      }
    }
  }

  // DocC prints what a snippet begins with.
  @Test func `Every snippet opens with its description, and hides the licence`() {
    let snippets = ["Snippets", "Tests/ClientPackage/Snippets"].flatMap {
      SourceTree.swiftFiles(below: $0)
    }
    #expect(!snippets.isEmpty)
    for file in snippets {
      let opens = file.lines.first?.hasPrefix("// ") == true && file.lines.first != Self.licence
      #expect(opens, "\(file.path)")
      let hidden = file.lines.firstIndex(of: "// snippet.hide") ?? 0
      #expect(file.lines.dropFirst(hidden + 1).first == Self.licence, "\(file.path)")
      #expect(file.lines.prefix(hidden).allSatisfy { $0.isEmpty || $0.hasPrefix("//") })
    }
  }

  private static let licence: Substring = "// Copyright 2026 the OpenCollectionView authors"

  @Test func `A file holds one idea: at most 500 lines`() {
    for folder in ["Sources", "Gallery", "Snippets"] {
      for file in SourceTree.swiftFiles(below: folder) where !file.path.contains("/Generated/") {
        #expect(
          file.lines.count <= 500,
          "\(file.path) has \(file.lines.count) lines. Move an aspect of it to Type+Aspect.swift.")
      }
    }
  }

  // The formatter's rule for documented declarations passes over `open`.
  @Test func `Every open declaration is documented`() {
    for file in SourceTree.swiftFiles(below: "Sources") {
      for (index, line) in file.lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard code.hasPrefix("open ") || code.hasPrefix("@objc open ") else { continue }
        // NSObject says what these are.
        if code.contains("override var hash: Int") || code.contains("override func isEqual(") {
          continue
        }
        var above = index - 1
        while above >= 0, file.lines[above].drop(while: { $0 == " " }).hasPrefix("@") { above -= 1 }
        let isDocumented = above >= 0 && file.lines[above].drop { $0 == " " }.hasPrefix("///")
        #expect(isDocumented, "\(file.path):\(index + 1) \(code)")
      }
    }
  }

  @Test(arguments: [
    "Geometry", "ViewLayout", "CollectionLayout", "CollectionData", "ConstraintSolver",
    "ImageComparison",
  ])
  func `A pure target imports values alone`(target: String) {
    let allowed: Set = [
      "Foundation", "Geometry", "ViewLayout", "OrderedCollections", "Synchronization",
      "HeapModule",
    ]
    for file in SourceTree.swiftFiles(of: target) {
      for line in file.lines {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword <= 2, keyword + 1 < words.count,
          !line.hasPrefix("//"), !line.hasPrefix(" ")
        else { continue }
        #expect(allowed.contains(String(words[keyword + 1])), "\(file.path): \(line)")
      }
    }
  }

  // Whoever asks what can be imported gets the Mac's branch as soon as one target of a build folder
  // has an AppKit.
  @Test func `The Mac stays apart from UIKit, and no source asks what can be imported`() {
    let mac = ["AppKit", "Cocoa", "PictureTestingAppKit", "IllustrationsAppKit"]
      .compactMap(SourceTree.folder(of:))
    #expect(mac.count == 4)
    for file in SourceTree.swiftFiles(below: "Sources") {
      let isMac = mac.contains { file.path.hasPrefix("\($0)/") }
      for line in file.lines where !line.hasPrefix("//") {
        let asks = line.contains("canImport" + "(")
        #expect(!asks, "\(file.path): \(line)")
        let module = line.split(separator: " ").last ?? ""
        let importsMac = line.contains("import ") && ["AppKit", "Cocoa"].contains(module)
        #expect(!importsMac || isMac, "\(file.path): \(line)")
      }
    }
  }

  // Foundation's function is true on Linux of rectangles that only touch, as Core Graphics' is not.
  @Test func `Rectangles overlap, and no source asks Foundation whether they intersect`() {
    for file in SourceTree.swiftFiles(below: "Sources") {
      for (index, line) in file.lines.enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let asks = line.contains(".intersects" + "(")
        #expect(!asks, "\(file.path):\(index + 1) \(line)")
      }
    }
  }

  @Test func `C stays behind one target`() {
    for file in SourceTree.swiftFiles(below: "Sources")
    where !file.path.hasPrefix("Sources/2-Drawing/CairoGraphics/") {
      for line in file.lines where line.contains("import C") && !line.hasPrefix("//") {
        let module = line.split(separator: " ").last ?? ""
        #expect(
          !["CCairo", "CPango", "CDeflate", "CLoadedLibraries"].contains(module),
          "\(file.path): \(line)")
      }
    }
  }

  @Test func `The README's program is the client package's`() throws {
    let readme = try #require(SourceTree.text(of: "README.md"))
    let program = try #require(SourceTree.text(of: "Tests/ClientPackage/Sources/colors/main.swift"))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let printed = try #require(blocks.first { $0.hasPrefix("import UIKit") })
    #expect(
      program.contains(printed), "The README shows another program than the one that is built")
  }

  @Test func `The gate runs the README's test command`() throws {
    let readme = try #require(SourceTree.text(of: "README.md"))
    let gate = try #require(SourceTree.text(of: ".ci/run"))
    let parts = readme.components(separatedBy: "<!-- test -->\n```sh\n")
    let command = try #require(parts.dropFirst().first?.components(separatedBy: "\n```").first)
    #expect(command.contains("swift test"))
    #expect(gate.contains("tests=$(printed test README.md)\n"))
    #expect(gate.contains("bash -c \"$tests\" 2>&1 | tee \"$log\" || {\n"))
  }

  @Test func `The gate gives each step that compiles an empty cache`() throws {
    let gate = try #require(SourceTree.text(of: ".ci/run"))
    let steps = [
      "swift format lint", "client=(", ".ci/documentation\n",
      "benchmarks=$(printed", "unchanged\ntests=$(printed",
    ]
    for step in steps { #expect(gate.contains("\nfresh_cache\n\(step)"), "\(step)") }
  }

  @Test func `The gate compiles the documentation and looks for files that changed`() throws {
    let gate = try #require(SourceTree.text(of: ".ci/run")).split(separator: "\n")
    #expect(gate.contains(".ci/documentation"))
    #expect(gate.contains("  git diff --exit-code"))
    #expect(gate.filter { $0 == "unchanged" }.count == 2)
    let script = try #require(SourceTree.text(of: ".ci/documentation"))
    #expect(script.contains("--warnings-as-errors"))
    for module in [
      "UIKit", "CoreGraphics", "QuartzCore", "Cocoa", "PictureTesting", "Illustrations",
    ] { #expect(script.contains("document \(module)")) }
  }
}
