// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CairoGraphics
import Expectations
import Foundation
import IllustrationFiles

@testable import illustrate

/// A package in a folder of its own. Its snippets are shell scripts that stand where SwiftPM would
/// put their programs: what the command does with a program does not depend on who compiled it.
final class TestPackage {
  private let files = Expectations.TemporaryFolder()
  var path: String { files.path }

  init() throws {
    try write("let package = Package(\n  name: \"Cards\")\n", to: "Package.swift")
    try createFolder("Sources/Cards/Cards.docc")
  }

  var folder: PackageFolder {
    get throws { try PackageFolder(containing: path) }
  }

  var programs: String { "\(path)/.build/debug" }

  func createFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func write(_ text: String, to file: String) throws { try files.write(text, to: file) }

  func write(_ data: Data, to file: String) throws { try files.write(data, to: file) }

  func data(of file: String) -> Data? { files.data(of: file) }

  /// The names of the files in a folder, in order.
  func contents(_ folder: String = "Sources/Cards/Cards.docc/Resources") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []).sorted()
  }

  /// Adds a snippet whose program runs a script.
  @discardableResult
  func add(_ name: String, running script: String) throws -> Snippet {
    let file = "Snippets/\(name).swift"
    try write("try illustrate()\n", to: file)
    let program = ".build/debug/\(name)"
    try setProgram(program, to: script)
    return Snippet(path: file, source: "try illustrate()\n")
  }

  /// Writes a script that can be run.
  func setProgram(_ program: String, to script: String) throws {
    try createFolder(".build/debug")
    // By another process: what this one has open to write, a program that a test beside this one
    // starts has open as well for a moment, and the system runs no file that is open to write.
    let words = ["sh", "#!/bin/sh\n\(script)\n", "\(path)/\(program)"]
    _ = try ProgramRun(
      ProgramRun.Start(
        words: ["/bin/sh", "-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\""] + words,
        folder: path, environment: [:]))
  }

  /// Adds a snippet that draws files, each of a color.
  @discardableResult
  func add(_ name: String, drawing files: [String], color: RGBA = .black) throws -> Snippet {
    let picture = try Self.picture(of: name, color: color)
    let source = ".drawn/\(name)"
    try write(picture, to: source)
    let lines = files.map { "cp '\(path)/\(source)' \"$ILLUSTRATIONS_FOLDER/\($0)\"" }
    return try add(name, running: lines.joined(separator: "\n"))
  }

  /// A picture as a snippet draws it.
  static func picture(of snippet: String, color: RGBA = .black) throws -> Data {
    let canvas = try Canvas(size: CGSize(width: 20, height: 10), scale: 2, format: .png)
    canvas.fill(CGRect(x: 0, y: 0, width: 20, height: 10), with: color)
    return IllustrationMark(snippet: snippet).marking(png: try canvas.encoded())
  }

  /// Runs snippets.
  func illustrate(
    _ snippets: [Snippet], checksOnly: Bool = false, isComplete: Bool = true,
    output: String? = nil, timeout: TimeInterval = 60
  ) throws -> Illustrator.Outcome {
    let folder = try folder
    var illustrator = Illustrator(
      package: folder, programs: programs,
      placement: Placement(output: output, catalogues: folder.catalogues()))
    illustrator.checksOnly = checksOnly
    illustrator.timeout = timeout
    return try illustrator.run(snippets, isComplete: isComplete)
  }
}
