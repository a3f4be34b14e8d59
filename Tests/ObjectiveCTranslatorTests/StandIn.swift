// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A small UIKit for copies.
enum StandIn {
  /// Compiles the module and its library into a folder.
  static func compile(in folder: URL) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "StandIn/UIKit.swift")
    let result = try Command.run(
      try #require(TranslatorTool.compiler),
      [
        "-parse-as-library", "-emit-module", "-module-name", "UIKit", "-emit-library", "-static",
        "-o", "libUIKit.a", source.path,
      ], in: folder)
    try #require(result.code == 0, "\(result.output)\(result.errors)")
  }
}
