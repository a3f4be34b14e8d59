// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import TestedPackage
import Testing

@testable import ProgramCompilation

/// The products that pages import, as a library that programs load.
struct Products: Sendable {
  let build = TestedPackage.build
  let swiftc: String
  let clangArguments: [String]
  let library: URL

  private static let modules = [
    "PictureTesting", "PictureTestingAppKit", "Illustrations", "IllustrationsAppKit", "Playground",
    "Cocoa",
  ]

  /// They are linked once for all tests.
  static let shared = Task { try await Products() }

  private init() async throws {
    let description = try BuildDescription(of: build)
    swiftc = try #require(description.command(for: "UIKit")?.executable)
    clangArguments = Self.modules.flatMap(description.clangArguments)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("products-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    library = try await ModuleLibrary(of: Self.modules, in: build, description).make(with: folder)
  }
}
