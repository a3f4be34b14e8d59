// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import Foundation
import PictureReports
import PictureResults

/// Makes one page of the results of image tests.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make one page of the results of image tests.",
    discussion: """
      'swift test' and 'gallery verify' leave their results in .build/pictures, or where \
      PICTURE_RESULTS says. Folders of several machines or shards become one report. The page \
      needs no network and no other file.

      Pictures of other tools are two folders of PNG files, the expected ones first, which belong \
      together by their paths, as those of swift-snapshot-testing do; or one folder with \
      NAME-expected.png and NAME-actual.png, as Playwright writes it.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "The folders of results, or of pictures; .build/pictures without any.")
  var folders: [String] = []

  @Option(help: "The page to write, such as report.html.")
  var out: String?

  @Option(help: "Write Markdown to this file, for the summary page of a CI.")
  var summary: String?

  @Option(
    help:
      "The address at which the page can be found, for links in --summary: of a page, or of artifacts."
  )
  var page: String?

  @Option(help: "Look in this folder, such as Tests, for references that nothing draws.")
  var references: String?

  @Flag(
    help: "Show the pictures that passed, too: the references, from the folder --references.")
  var all = false

  @Option(help: "Print the failures for the log of a CI: github, as annotations of its workflows.")
  var annotations: AnnotationFormat?

  @Option(help: "Write the results as JUnit XML to this file.")
  var junit: String?

  /// The CIs whose logs show failures at a line of a file.
  enum AnnotationFormat: String, WordOption { case github }

  @Flag(
    help: """
      Exit code 1 if a picture failed, is new or is orphaned, or if results are missing: of a shard, \
      of a process that did not end, or a damaged line.
      """)
  var check = false

  @Flag(help: "Print only errors.")
  var quiet = false

  func validate() throws {
    guard out != nil || summary != nil || junit != nil || annotations != nil || check else {
      throw ValidationError("Missing --out FILE, such as --out report.html.")
    }
    guard page == nil || summary != nil else {
      throw ValidationError("--page needs --summary FILE, such as --summary summary.md.")
    }
    guard !all || references != nil else {
      throw ValidationError("--all needs --references FOLDER, such as --references Tests.")
    }
    let outputs =
      [out, summary, junit].compactMap(\.self).count(where: Console.isOutput)
      + (annotations == nil ? 0 : 1)
    guard outputs < 2 else {
      throw ValidationError(
        "Only one of --out, --summary, --junit and --annotations can go to standard output.")
    }
  }

  func run() throws {
    let pairs = PicturePairs(folders: folders)
    // A report reads results from a folder, whoever compared. Its name tells machines apart.
    let temporary = FileManager.default.temporaryDirectory
      .appending(path: "gallery-\(ProcessInfo.processInfo.processIdentifier)").path
    defer { if pairs != nil { try? FileManager.default.removeItem(atPath: temporary) } }
    if let pairs {
      do {
        try? FileManager.default.removeItem(atPath: temporary)
        try pairs.compare(into: ResultsFolder(path: temporary))
      } catch {
        throw GalleryFailure("\(error)", .cannotWrite)
      }
    }
    let report: PictureReport
    let references: ReferenceFolder?
    do throws(ReportError) {
      var readers: [ResultsReader] = []
      let read = pairs == nil ? folders : [temporary]
      for folder in read.isEmpty ? [".build/pictures"] : read {
        readers.append(try ResultsReader(path: folder))
      }
      if let path = self.references {
        references = try ReferenceFolder(path: path)
      } else {
        references = nil
      }
      report = PictureReport(readers, references: references, command: OwnProgram.command)
    } catch {
      throw GalleryFailure("\(error)", .unreadable)
    }
    for note in report.notes + report.gaps { Console.error(note) }
    if let out { try write(ReportPage(report, passing: all ? references : nil).html(), to: out) }
    if let summary {
      try write(Data(ReportSummary(report, page: page).markdown().utf8), to: summary)
    }
    let failures = ReportFailures(report)
    if let junit { try write(failures.junit(), to: junit) }
    if annotations == .github {
      Console.print(failures.annotations(prefix: Self.packagePrefix()), terminator: "")
    }
    if !quiet { Console.error(report.sentence) }
    guard !check || report.isClean else {
      let gaps = report.gaps.count
      let more = gaps == 0 ? "" : "; \(gaps) gap\(gaps == 1 ? "" : "s") in the results, named above"
      // More than fits a line is on the page.
      let acceptance = report.acceptance.flatMap { $0.count <= 300 ? $0 : nil }
      let advice = acceptance.map { " To accept all of it:  \($0)" } ?? ""
      throw GalleryFailure("\(report.sentence)\(more).\(advice)", .differs)
    }
  }

  /// The way from the repository to the package of the current folder: empty, or with a slash at its end.
  private static func packagePrefix() -> String {
    let package = PackageFolder(of: FileManager.default.currentDirectoryPath + "/file").path
    var repository = URL(fileURLWithPath: package)
    while repository.path != "/" {
      if FileManager.default.fileExists(atPath: repository.path + "/.git") {
        let rest = package.dropFirst(repository.path.count).drop { $0 == "/" }
        return rest.isEmpty ? "" : rest + "/"
      }
      repository.deleteLastPathComponent()
    }
    return ""
  }

  private func write(_ data: Data, to path: String) throws(GalleryFailure) {
    do {
      try AtomicFile.write(data, to: Console.systemPath(path))
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
    if !quiet, !Console.isOutput(path) {
      Console.error("\(path)  \(Destination.bytes(data.count))")
    }
  }
}
