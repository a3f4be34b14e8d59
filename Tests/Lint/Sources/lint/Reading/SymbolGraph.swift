// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

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

  let symbols: [Symbol]

  /// Extracts the graphs of a module that the build has made: its own, and those of what it adds to
  /// other modules.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - exports: The modules whose declarations count as its own.
  ///   - build: The folder with what was built, for one machine and configuration.
  ///   - files: The package, whose C modules are loaded along.
  static func extract(
    _ module: String, exports: [String], from build: String, of files: SourceTree
  ) throws -> [SymbolGraph] {
    let build = URL(fileURLWithPath: build).resolvingSymlinksInPath()
    var arguments = [
      "symbolgraph-extract", "-module-name", module, "-I", build.path + "/Modules", "-target",
      build.deletingLastPathComponent().lastPathComponent, "-minimum-access-level", "public",
      "-experimental-allowed-reexported-modules=" + exports.joined(separator: ","),
    ]
    // To load a module takes the C modules that it was built with.
    for path in files.paths(below: "Sources") where path.hasSuffix("module.modulemap") {
      arguments += ["-Xcc", "-fmodule-map-file=\(files.root)/\(path)"]
    }
    let flags = try Command.output(
      of: ["pkg-config", "--cflags-only-I", "cairo", "pangocairo", "libdeflate"],
      advice: BuiltModules.advice)
    for flag in String(decoding: flags, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
      arguments += ["-Xcc", "\(flag)"]
    }

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try Command.output(
      of: ["swift"] + arguments + ["-output-dir", folder.path], advice: BuiltModules.advice)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      try JSONDecoder().decode(
        SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent($0)))
    }
  }
}
