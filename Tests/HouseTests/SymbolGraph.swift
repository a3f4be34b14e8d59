// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ChildProcesses
import Foundation

/// A symbol graph: what the compiler says of the public declarations of a module.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }
    struct Line: Decodable { let text: String }
    struct Comment: Decodable { let lines: [Line] }
    struct Position: Decodable { let line: Int }
    struct Location: Decodable {
      let uri: String
      let position: Position
    }

    let kind: Kind
    let identifier: Identifier
    /// The name, after those of the types around it.
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    /// The place in a source; nil for what the compiler adds.
    let location: Location?
  }

  /// A command that failed.
  struct Failure: Error, CustomStringConvertible { let description: String }

  let symbols: [Symbol]

  /// Extracts the graphs of a module that the build has just made: its own, and those of what it
  /// adds to other modules.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - exports: The modules whose declarations count as its own.
  static func extract(_ module: String, exports: [String]) throws -> [SymbolGraph] {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let build = URL(fileURLWithPath: program).deletingLastPathComponent()
    var arguments = [
      "symbolgraph-extract", "-module-name", module, "-I", build.path + "/Modules", "-target",
      build.deletingLastPathComponent().lastPathComponent, "-minimum-access-level", "public",
      "-experimental-allowed-reexported-modules=" + exports.joined(separator: ","),
    ]
    // To load a module takes the C modules that it was built with.
    for path in SourceTree.files(below: "Sources") where path.hasSuffix("module.modulemap") {
      arguments += ["-Xcc", "-fmodule-map-file=\(SourceTree.root.path)/Sources/\(path)"]
    }
    let flags = try output(
      of: ["pkg-config", "--cflags-only-I", "cairo", "pangocairo", "libdeflate"])
    for flag in flags.split(whereSeparator: \.isWhitespace) { arguments += ["-Xcc", "\(flag)"] }

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try output(of: ["swift"] + arguments + ["-output-dir", folder.path])
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }

  /// Runs a command to its end.
  ///
  /// - Returns: What it prints.
  private static func output(of command: [String]) throws -> String {
    let result = try ChildProgram(["/usr/bin/env"] + command).run()
    guard result.status == 0 else {
      throw Failure(
        description:
          "\(command.joined(separator: " ")) failed. Build first: swift build --build-tests\n"
          + result.errors)
    }
    return result.text
  }
}
