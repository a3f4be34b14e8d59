// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing

/// A small UIKit for copies.
enum StandIn {
  /// The path of the folder of the module and its library.
  static func compiled() throws -> String { try folder.get().path }

  /// Compiled once for all tests.
  private static let folder = Result {
    let folder = TemporaryFolder.lasting.appending(path: "stand-in")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "StandIn/UIKit.swift")
    let result = try Program.run(
      try #require(TranslatorTool.compiler),
      [
        "-parse-as-library", "-emit-module", "-module-name", "UIKit", "-emit-library", "-static",
        "-o", "libUIKit.a", source.path,
      ], in: folder)
    try #require(result.code == 0, "\(result.output)\(result.errors)")
    return folder
  }
}
