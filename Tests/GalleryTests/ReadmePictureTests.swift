// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The README's pictures")
struct ReadmePictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Gallery/Pictures")

  private static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().map { $0.replacingOccurrences(of: ".png", with: "") }
  }

  /// How a picture is drawn: the words behind `gallery`, without the file.
  private static func words(for name: String) -> [String] {
    let options =
      switch name {
      case "hero-light": ["nested-groups", "--size", "390x680"]
      case "hero-dark": ["nested-groups", "--size", "390x680", "--appearance", "dark"]
      case "batch-updates": [name, "--size", "390x780", "--filmstrip", "5"]
      case "circle", "layout-change": [name, "--size", "260x320", "--filmstrip", "5"]
      case "auto-layout-cells": [name, "--size", "320x480", "--filmstrip", "5"]
      case _ where name.hasPrefix("mac-"): [name, "--size", "320x480"]
      default: [name, "--size", "390x560"]
      }
    return options + ["--scale", "1"]
  }

  @Test(arguments: names)
  func `The samples draw them as they are`(name: String) throws {
    let file = try temporaryFolder() + "/\(name).png"
    let words = Self.words(for: name)
    let run = try Command.run([Command.path] + words + ["--out", file])
    #expect(run.status == 0, "\(run.errors)")
    let isUpToDate =
      FileManager.default.contents(atPath: file)
      == FileManager.default.contents(atPath: "\(Self.folder.path)/\(name).png")
    let path = "Gallery/Pictures/\(name).png"
    #expect(
      isUpToDate,
      "\(path) is stale. To repair:  swift run gallery \(words.joined(separator: " ")) --out \(path)"
    )
  }

  @Test func `The README shows each of them`() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(Self.names.count > 30)
    for name in Self.names { #expect(readme.contains("(Gallery/Pictures/\(name).png)"), "\(name)") }
  }
}
