// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("The README's pictures", .waitsForProcesses)
struct ReadmePictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Gallery/Pictures")

  private static var names: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".png") }.sorted().map {
      $0.replacingOccurrences(of: ".png", with: "")
    }
  }

  /// README, and the page that shows the samples.
  private static let pages = ["README.md", "Gallery/Pictures/README.md"].map { path in
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// How a picture is drawn: the words between `gallery` and the file.
  private static func words(for name: String) -> [String] {
    for line in pages.flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ").map(String.init)
      if words.prefix(3) == ["swift", "run", "gallery"],
        words.suffix(2) == ["--out", "\(name).png"]
      {
        return Array(words.dropFirst(3).dropLast(2))
      }
    }
    let options =
      switch name {
      case "layout-change": [name, "--size", "260x320", "--filmstrip", "5"]
      case "auto-layout-cells": [name, "--size", "320x480", "--filmstrip", "5"]
      case _ where name.hasPrefix("mac-"): [name, "--size", "320x480"]
      default: [name, "--size", "390x560"]
      }
    return options + ["--scale", "1"]
  }

  @Test(arguments: names)
  func `The samples draw them as they are`(name: String) async throws {
    let file = try temporaryFolder() + "/\(name).png"
    let words = Self.words(for: name)
    let run = try await Command.gallery(words + ["--out", file])
    expectEqual(run.status, 0, "\(run.errors)")
    let isUpToDate =
      FileManager.default.contents(atPath: file)
      == FileManager.default.contents(atPath: "\(Self.folder.path)/\(name).png")
    let path = "Gallery/Pictures/\(name).png"
    expect(
      isUpToDate,
      "\(path) is stale. To repair:  swift run gallery \(words.joined(separator: " ")) --out \(path)"
    )
  }

  @Test func `The README's first command draws its first picture`() throws {
    let readme = try #require(Self.pages.first)
    let block = try #require(readme.components(separatedBy: "<!-- draw -->\n```sh\n").last)
    let command = try #require(block.components(separatedBy: "\n```").first)
    let file = try #require(command.split(separator: " ").last)
    expectContains(command, "\nswift run gallery ")
    let pictures = readme.components(separatedBy: "Gallery/Pictures/").dropFirst()
    expectEqual(pictures.first?.hasPrefix(file), true)
    expectNotEqual(Self.words(for: "settings"), ["settings", "--size", "390x560", "--scale", "1"])
  }

  @Test func `The page of samples shows each picture of its folder`() throws {
    expectNotEmpty(Self.names)
    for name in Self.names {
      expectContains(
        Self.pages[1], "](\(name).png)",
        """
        No table shows \(name).png. Add a cell to one of Gallery/Pictures/README.md:  \
        | ![](\(name).png) | and below it | `\(name)` |
        """)
    }
  }
}
