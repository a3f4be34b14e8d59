// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing
import WaitingForProcesses

/// Where the parser comes from: the toolchain, or swift-syntax with a trait of the package.
@Suite("The translator's parser", .waitsForProcesses, .enabled(if: TranslatorTool.compiler != nil))
struct ParserTests {
  /// The package as SwiftPM reads its manifest.
  private func manifest() throws -> [String: Any] {
    // Without the build folder's lock, which a build around this test may hold.
    let result = try Program.run(
      "/usr/bin/env",
      [
        "swift", "package", "--ignore-lock", "--package-path", TestedPackage.folder.path,
        "dump-package",
      ])
    try #require(result.code == 0, "\(result.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func `swift-syntax and the tool of it are behind a trait that is off`() throws {
    let manifest = try manifest()
    let traits = try #require(manifest["traits"] as? [[String: Any]])
    #expect(traits.map { $0["name"] as? String }.contains("ObjectiveC"))
    let targets = try #require(manifest["targets"] as? [[String: Any]])
    var behindTrait: [String] = []
    for target in targets {
      for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
        for case let parts as [Any] in dependency.values {
          let names = parts.compactMap { $0 as? String }
          guard names.contains("swift-syntax") || names.contains("objc-translate") else { continue }
          let condition = parts.compactMap { $0 as? [String: Any] }.last
          #expect(condition?["traits"] as? [String] == ["ObjectiveC"], "\(dependency)")
          behindTrait += names.prefix(1)
        }
      }
    }
    #expect(behindTrait.sorted() == ["SwiftParser", "SwiftSyntax", "objc-translate"])
    let pins = TestedPackage.folder.appending(path: "Tests/SystemTests/Package.resolved")
    #expect(try !String(contentsOf: pins, encoding: .utf8).contains("swift-syntax"))
  }

  @Test func `A toolchain without a parser is one line that names the trait`() throws {
    try TemporaryFolder.use { folder in
      try folder.write(
        """
        #!/bin/sh
        echo '{ "paths": { "runtimeResourcePath": "/nowhere/swift" } }'

        """, to: "bin/swiftc")
      let compiler = folder.appending(path: "bin/swiftc").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
      let script = TestedPackage.folder.appending(path: "Sources/6-Tools/ObjectiveCTranslator/run")
        .path
      let tool = folder.appending(path: "tool").path
      let result = try Program.run("/bin/sh", [script, compiler, tool, "plan.json"])
      #expect(result.code == 1)
      #expect(
        result.errors
          == "error: the toolchain of \(compiler) has no SwiftSyntax (/nowhere/swift/host): enable "
          + "the trait \"ObjectiveC\" where your package depends on OpenCollectionView, or use a "
          + "toolchain from swift.org\n")
    }
  }
}
