// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Runs an app as `swift run Landmarks --out screen.png` does.
@MainActor
struct LandmarksTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("landmarks-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("Landmarks")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `An app's usual files are a program that draws its window`() throws {
    let result = try run("--out", "screen.png")
    #expect(result.status == 0, "\(result.errors)")
    let image = try #require(
      UIImage(contentsOfFile: folder.appendingPathComponent("screen.png").path))
    #expect(image.size == CGSize(width: 780, height: 1688))
    #expect(try run("--out", "screen.txt").status == 0)
    let tree = try String(
      contentsOf: folder.appendingPathComponent("screen.txt"), encoding: .utf8)
    #expect(tree.contains("Lighthouse"))
    // The first row stands below the bars: 47 + 44 + 52 + 52 high.
    #expect(tree.contains("Harbour"))
  }

  @Test func `A wrong command line ends with 64 and one line`() throws {
    let result = try run("--out", "screen.bmp")
    #expect(result.status == 64)
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
