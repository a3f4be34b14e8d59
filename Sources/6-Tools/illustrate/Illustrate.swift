// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import Foundation
import IllustrationFiles

/// The `illustrate` command: draws a package's illustrations, or says which are out of date.
@main
struct Illustrate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws the illustrations of a package's documentation from its snippets.",
    discussion: """
      Builds and runs the snippets (the files below Snippets) that call illustrate(_:of:…), and \
      writes what they draw into Sources/TARGET/CATALOGUE.docc/Resources; if there are several \
      catalogues, into those whose articles show it. Illustrations that no snippet draws any more \
      are removed; files that this command did not draw are kept.

      Exit codes: 0 done; 1 something is out of date, does not build or could not be drawn; 64 \
      usage; 73 a file cannot be written.
      """)

  @Argument(help: "The names of the snippets; all of them by default.")
  var snippets: [String] = []

  @Flag(help: "Write nothing: list what is missing, stale or orphaned.")
  var check = false

  @Option(help: "Write to this folder, and remove nothing from it.")
  var output: String?

  @Option(help: "Print the element that shows this illustration in a README, in light and dark.")
  var markdown: String?

  @Option(
    help: """
      Write the pages of the catalogues into this folder of the package as Markdown that GitHub shows: \
      snippets as code, links and pictures by their paths. With --check, list what differs.
      """)
  var pages: String?

  @Option(help: "Write the snippets' symbol graph to this file, for docc's @Snippet.")
  var symbolGraph: String?

  @Option(parsing: .unconditional, help: "Seconds after which a snippet is stopped.")
  var timeout = 60.0

  @Flag(help: "Run the snippets without building them.")
  var skipBuild = false

  @Option(help: "The package's folder, or one inside it.")
  var packagePath = "."

  @Option(help: "SwiftPM's build folder.")
  var scratchPath: String?

  @Option(name: [.customShort("c"), .long], help: "debug or release.")
  var configuration = "debug"

  @Flag(help: "Build even while another SwiftPM command is running.")
  var ignoreLock = false

  func validate() throws {
    guard timeout > 0, timeout <= 86400 else {
      throw ValidationError("--timeout takes seconds above 0, up to a day (was \(timeout)).")
    }
    guard ["debug", "release"].contains(configuration) else {
      throw ValidationError("--configuration takes debug or release (was '\(configuration)').")
    }
  }

  func run() throws {
    do {
      try perform()
    } catch let failure as IllustrateFailure {
      Self.say("Error: \(failure)")
      throw ExitCode(failure.code.rawValue)
    }
  }

  private func perform() throws {
    let package = try PackageFolder(containing: packagePath)
    let placement = Placement(
      output: output.map(Self.absolute),
      catalogues: package.catalogues())
    if let pages { return try writePages(of: package, into: pages) }
    let all = package.snippets()
    if let markdown {
      return print(try PictureElement(of: name(markdown), in: placement, of: package).text)
    }
    if let symbolGraph {
      return try write(SnippetGraph(of: all, package: package.name).json(), to: symbolGraph)
    }
    try draw(try chosen(from: all), of: package, to: placement)
  }

  private func draw(
    _ snippets: [Snippet], of package: PackageFolder, to placement: Placement
  ) throws {
    let build = SnippetBuild(
      package: package, scratchPath: scratchPath.map(Self.absolute), configuration: configuration,
      ignoresLock: ignoreLock)
    let failures = skipBuild ? [] : try build.run(snippets, isComplete: self.snippets.isEmpty)
    var illustrator = Illustrator(package: package, programs: build.programs, placement: placement)
    illustrator.timeout = timeout
    illustrator.checksOnly = check
    let outcome = try illustrator.run(
      snippets, isComplete: self.snippets.isEmpty, after: failures)

    let repair = (["swift run illustrate"] + self.snippets).joined(separator: " ")
    try finish(Report(outcome: outcome, checksOnly: check, repair: repair))
  }

  private func writePages(of package: PackageFolder, into folder: String) throws {
    let pages = try PlainPages(of: package, in: Self.absolute(folder))
    try finish(
      Report(
        outcome: pages.update(checksOnly: check), checksOnly: check,
        repair: "swift run illustrate --pages \(pages.folder)", deed: "written"))
  }

  /// Prints a report; ends with its exit code.
  private func finish(_ report: Report) throws {
    for line in report.lines { if check { print(line) } else { Self.say(line) } }
    // Before the summary, also where both go to one file.
    fflush(nil)
    Self.say(report.summary)
    if let code = report.code { throw ExitCode(code.rawValue) }
  }

  /// The snippets that the user named, or all that draw.
  private func chosen(from all: [Snippet]) throws(IllustrateFailure) -> [Snippet] {
    guard !all.isEmpty else {
      throw IllustrateFailure(
        "The package has no snippets: create one at Snippets/NAME.swift.", .usage)
    }
    guard snippets.isEmpty else {
      return try Set(snippets).sorted().map { name throws(IllustrateFailure) in
        guard let snippet = all.first(where: { $0.name == name }) else {
          let names = all.map(\.name).joined(separator: ", ")
          throw IllustrateFailure("Unknown snippet '\(name)': the package has \(names).", .usage)
        }
        return snippet
      }
    }
    let drawing = all.filter(\.illustrates)
    guard !drawing.isEmpty else {
      throw IllustrateFailure(
        "None of the package's \(all.count) snippets contains the word 'illustrate'.", .usage)
    }
    return drawing
  }

  private func name(_ text: String) throws(IllustrateFailure) -> IllustrationName {
    do throws(IllustrationNameError) {
      return try IllustrationName(text)
    } catch {
      throw IllustrateFailure("\(error)", .usage)
    }
  }

  private func write(_ data: Data, to path: String) throws(IllustrateFailure) {
    do throws(FileError) {
      try AtomicFile.write(data, to: path)
    } catch {
      throw IllustrateFailure("\(error)", .cannotWrite)
    }
  }

  /// A path that the user typed, relative to the working directory.
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Prints a line to standard error.
  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
