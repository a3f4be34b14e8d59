// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

/// `gallery serve Screen.swift`, as on a machine where nothing was compiled before.
@Suite("A file that is served", .waitsForProcesses)
struct ServedFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("served-\(UUID().uuidString)")

  @Test func `Its mistake is reported in the terminal and on the page, and its repair is shown`()
    throws
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Screen.swift")
    let errors = folder.appendingPathComponent("errors")
    func save(_ width: String) throws {
      let source = """
        import UIKit

        final class Screen: UIView {
          let width: CGFloat = \(width)
        }

        """
      try Data(source.utf8).write(to: file)
    }
    try save("wide")
    try Data().write(to: errors)
    let served = try ServedGallery(
      program: ServedGallery.path, arguments: ["serve", "--port", "0", file.path],
      with: [
        "HOME": folder.path, "TMPDIR": folder.path,
        "XDG_CACHE_HOME": folder.appendingPathComponent("cache").path,
      ], errors: errors.path)
    let mistake = "Screen.swift:4:24: error: cannot find 'wide' in scope"
    // The modules are linked and read first, which takes longer where other tests run beside this
    // one. To suspend this test would put it behind all tests that wait to begin, for minutes.
    var deadline = Date() + 240
    var terminal = ""
    while !terminal.contains("error: "), served.process.isRunning, Date() < deadline {
      Thread.sleep(forTimeInterval: 0.02)
      terminal = try String(contentsOf: errors, encoding: .utf8)
    }
    expectContains(terminal, "\(mistake)\n", "\(terminal)")
    let viewer = try served.viewer()
    let problem = try #require(viewer.text(containing: "error: "))
    expectContains(problem, mistake, "\(problem)")

    try save("44")
    deadline = Date() + 240
    var isShown = false
    while !isShown, served.process.isRunning, Date() < deadline {
      isShown = viewer.frame().map { !$0.isText } ?? false
    }
    terminal = try String(contentsOf: errors, encoding: .utf8)
    expect(isShown, "\(terminal)")

    func compiled() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix("gallery-serve-") }
    }
    try expectEqual(compiled().count, 1)
    served.process.send(SIGTERM)
    served.process.waitUntilEnd()
    try expectEqual(compiled(), [])
  }
}
