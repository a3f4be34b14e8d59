// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import TestedPackage
import Testing
import WaitingForProcesses

@Suite(
  "Frameworks that are not on Linux", .waitsForProcesses, .enabled(if: TranslatorTool.hasParser))
struct MissingFrameworkTests {
  /// Returns the errors of a build of sources, beside modules that stand in for frameworks.
  private func errors(
    of text: String, standIns: [String] = [], flags: [String] = []
  ) throws -> [String] {
    let compiler = try #require(TranslatorTool.compiler)
    return try TemporaryFolder.use { folder in
      try folder.write(text, to: "Page.swift")
      let translation = try TranslatorTool.translate(["Page.swift"], in: folder)
      try #require(translation.code == 0, "\(translation.messages)")
      for name in standIns {
        try folder.write("public struct \(name)Name {}\n", to: "\(name).swift")
        let made = try Program.run(
          compiler, ["-emit-module", "-parse-as-library", "-module-name", name, "\(name).swift"],
          in: folder)
        try #require(made.code == 0, "\(made.errors)")
      }
      let result = try Program.run(
        compiler,
        ["-typecheck", "-parse-as-library", "-I", try StandIn.compiled(), "-I", folder.path] + flags
          + ["copies/objc_Page.swift"], in: folder)
      return (result.output + result.errors).replacing("\(folder.path)/", with: "")
        .split(separator: "\n").map(String.init).filter { $0.contains(": error: ") }
    }
  }

  private static let page = "see the page \"One manifest for iOS and Linux\""

  @Test func `The import of one is answered with the page that has the ways out`() throws {
    let errors = try errors(of: "// A page.\nimport UIKit\n  import WebKit\n")
    #expect(errors.count == 2, "\(errors)")
    #expect(errors.allSatisfy { $0.hasPrefix("Page.swift:3:10: error: ") }, "\(errors)")
    #expect(errors.first?.contains("WebKit is not on Linux: leave this file out") == true)
    #expect(errors.first?.contains(Self.page) == true)
    #expect(errors.last?.hasSuffix("no such module 'WebKit'") == true)
  }

  @Test func `A target of its name, a condition and a module of ours are no errors`() throws {
    let text = """
      import UIKit
      import struct WebKit.WebKitName
      #if canImport(SwiftUI)
      import SwiftUI
      #endif
      #if os(macOS) || NEVER
      import MapKit
      #endif

      """
    #expect(try errors(of: text, standIns: ["WebKit"]) == [])
    let errors = try errors(of: text, standIns: ["WebKit"], flags: ["-D", "NEVER"])
    #expect(errors.count == 2 && errors[0].contains("MapKit is not on Linux"), "\(errors)")
  }

  @Test func `Combine is on a page of its own`() throws {
    let errors = try errors(of: "import UIKit\nimport Combine\n")
    #expect(errors.first?.contains("Combine is a product behind a trait") == true, "\(errors)")
  }
}
