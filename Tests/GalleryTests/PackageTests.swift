// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import WaitingSuites

@Suite("What a package of gallery holds", .waitsForProcesses)
struct PackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func version() async throws -> String {
    let run = try await Command.gallery("--version")
    expectEqual(run.status, 0, "\(run.errors)")
    return run.text.trimmingCharacters(in: .newlines)
  }

  @Test func `The version is three numbers`() async throws {
    try await expectNotNil(version().wholeMatch(of: #/[0-9]+\.[0-9]+\.[0-9]+/#))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `A shell completes the commands and their options`(shell: String) async throws {
    let run = try await Command.gallery("--generate-completion-script", shell)
    expectEqual(run.status, 0, "\(run.errors)")
    for word in ["render", "serve", "highlight", "full-content"] {
      expectContains(run.text, word, "\(word)")
    }
    try expectContains(Self.text(of: ".ci/package"), "--generate-completion-script \(shell)")
  }

  @Test func `No shell is made up`() async throws {
    let run = try await Command.gallery("--generate-completion-script", "powershell")
    expectEqual(run.status, 64)
    expectEqual(run.errorLines.count, 1)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func `The manual page has the version, the usage and every command`() async throws {
    let script = Self.root.appendingPathComponent(".ci/manual-page").path
    let run = try Command.run(["/usr/bin/python3", script, Command.path])
    expectEqual(run.status, 0, "\(run.errors)")
    let number = try await version()
    expectPrefix(run.text, ".TH GALLERY 1 \"\" \"gallery \(number)\"\n")
    expectContains(run.text, "\ngallery SAMPLE \\-\\-out FILE [options]\n")
    for command in ["render", "list", "verify", "report", "explain", "lint", "serve"] {
      expectContains(run.text, "\n.SS gallery \(command)\n", "\(command)")
    }
    expectContains(run.text, "\n\\fB\\-o\\fR, \\fB\\-\\-out\\fR \\fIout\\fR\n")
    // A line that begins with a dot and is no command would not be printed.
    let commands = Set(
      run.text.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) })
    expectEmpty(commands.subtracting([".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"]))
  }

  /// What is loaded when it is first needed is in no list of the linker's.
  @Test func `The package names what is loaded only when it is needed`() throws {
    let package = try Self.text(of: ".ci/package")
    let sources = [
      "Images/SVGImageDocument", "Images/PDFImageDocument", "Films/Giflib", "Films/Libwebp",
      "Text/PangoShaper",
    ]
    var names: Set<String> = []
    for source in sources {
      let text = try Self.text(of: "Sources/2-Drawing/CairoGraphics/\(source).swift")
      for match in text.matches(of: #/apt-get install ([a-z0-9 -]+)/#) {
        names.formUnion(match.1.split(separator: " ").map(String.init))
      }
    }
    expect(
      names.isSuperset(of: [
        "librsvg2-2", "libgif7", "libwebp7", "libwebpmux3", "libpoppler-glib8", "fonts-inter",
      ]))
    for name in names { expectContains(package, name, "\(name)") }
  }

  /// The samples of Interface Builder documents find them in a folder beside the program.
  @Test func `The package has the documents of samples beside the program`() async throws {
    let package = try Self.text(of: ".ci/package")
    let folder = "OpenCollectionView_gallery.resources"
    expectContains(package, "cp -r \"$programs/\(folder)\" \"$usr/lib/gallery/\"")
    let beside = URL(fileURLWithPath: Command.path).deletingLastPathComponent()
      .appendingPathComponent(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: beside.path)
    expect(names.contains("Feed.storyboard") && names.contains("PostCell.xib"), "\(names)")
    // From elsewhere, as an installed program behind a link.
    let place = URL(fileURLWithPath: try temporaryFolder())
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["lib", "bin"] {
      try FileManager.default.createDirectory(
        at: place.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: Command.path, toPath: place.appendingPathComponent("lib/gallery").path)
    try FileManager.default.copyItem(
      at: beside, to: place.appendingPathComponent("lib/\(folder)"))
    let link = place.appendingPathComponent("bin/gallery").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../lib/gallery")
    // Copied alone, the program says what it lacks.
    let folderThere = place.appendingPathComponent("lib/\(folder)")
    let aside = place.appendingPathComponent("aside")
    try FileManager.default.moveItem(at: folderThere, to: aside)
    for sample in ["nib-cells", "mac-nib-badges"] {
      let alone = try Command.run([link, sample, "--out", "-", "--format", "txt"], in: place.path)
      expectEqual(alone.status, 65)
      expectContains(
        alone.errors, "needs the folder \(folder) beside the program", "\(alone.errors)")
    }
    try FileManager.default.moveItem(at: aside, to: folderThere)
    // What is changed there is what is drawn.
    let cell = place.appendingPathComponent("lib/\(folder)/PostCell.xib")
    let text = try String(contentsOf: cell, encoding: .utf8)
    let wide = text.replacing(
      "constant=\"16\" id=\"cAv-Le-110\"", with: "constant=\"17\" id=\"cAv-Le-110\"")
    expectNotEqual(wide, text)
    try Data(wide.utf8).write(to: cell)
    let usual = try await Command.gallery("nib-cells", "--out", "-", "--format", "txt")
    let moved = try Command.run(
      [link, "nib-cells", "--out", "-", "--format", "txt"], in: place.path)
    expect(usual.status == 0 && moved.status == 0, "\(moved.errors)")
    expectNotEqual(moved.text, usual.text)
  }

  @Test func `The container has what the package is compiled with`() throws {
    let needed = try #require(try Self.text(of: ".ci/package").firstMatch(of: #/needed="([^"]+)"/#))
    let container = try Self.text(of: "Containerfile")
    expectContains(container, ".ci/package ")
    for name in needed.1.split(separator: " ") { expectContains(container, name, "\(name)") }
  }

  @Test func `The container that records has what tests need, and its entry point`() async throws {
    let container = try Self.text(of: "Containerfile")
    expectContains(container, "COPY .ci/record-pictures /usr/local/bin/\n")
    expectContains(container, "ENTRYPOINT [\"record-pictures\"]\n")
    let page = try Self.text(
      of: "Sources/6-Tools/PictureTesting/PictureTesting.docc/Recording-without-Linux.md")
    let install = try #require(page.firstMatch(of: #/--no-install-recommends ([^\n]+)/#)).1
    for name in install.split(separator: " ") { expectContains(container, name, "\(name)") }
  }

  @Test func `The command that records runs the tests of a package with the names`() throws {
    let place = try temporaryFolder()
    // Written by another process: the system runs no file that this one has open to write.
    let standIn =
      "mkdir bin; printf '#!/bin/sh\\necho \"$RECORD_PICTURES: $*\"\\nexit 3\\n' > bin/swift; chmod 755 bin/swift"
    try expectEqual(Command.run(["/bin/sh", "-c", standIn], in: place).status, 0)
    let script = Self.root.appendingPathComponent(".ci/record-pictures").path
    func record(_ words: String) throws -> Command {
      // Nothing but the usual programs, and a stand-in for the one that builds.
      try Command.run(
        [
          "/bin/sh", "-c",
          "exec env -i PATH=\"$PWD/bin:/usr/bin:/bin\" /bin/sh '\(script)' \(words)",
        ], in: place)
    }
    let none = try record("")
    expectEqual(none.status, 64)
    expectContains(none.errors, "there is no Package.swift here")
    try Data().write(to: URL(fileURLWithPath: place + "/Package.swift"))
    let command = "test --scratch-path .build/linux"
    for (words, text) in [
      ("", "missing: \(command)\n"), ("--filter A", "missing: \(command) --filter A\n"),
      ("profile,badge", "profile,badge: \(command)\n"),
      ("all --filter A", "all: \(command) --filter A\n"),
    ] {
      let run = try record(words)
      expectEqual(run.text, text)
      expectEqual(run.status, 3, "The tests' own exit code")
    }
  }
}
