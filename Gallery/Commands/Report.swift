// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import CairoGraphics
import Foundation
import PictureReports

/// Makes one page of the results of image tests.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make one page of the results of image tests.",
    discussion: """
      'swift test' and 'gallery verify' leave their results in .build/pictures, or where \
      PICTURE_RESULTS says. Folders of several machines or shards become one report. The page \
      needs no network and no other file.
      """)

  @Argument(help: "The folders of results; .build/pictures without any.")
  var folders: [String] = []

  @Option(help: "The page to write, such as report.html.")
  var out: String?

  @Option(help: "Write Markdown to this file, for the summary page of a CI.")
  var summary: String?

  @Option(help: "Look in this folder, such as Tests, for references that nothing draws.")
  var references: String?

  @Flag(
    help: """
      Exit code 1 if a picture failed, is new or is orphaned, or if results are missing: of a shard, \
      of a process that did not end, or a damaged line.
      """)
  var check = false

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    guard out != nil || summary != nil || check else {
      throw ValidationError("Name the page to write: --out report.html.")
    }
  }

  func run() throws {
    let report: PictureReport
    do throws(ReportError) {
      var readers: [ResultsReader] = []
      for folder in folders.isEmpty ? [".build/pictures"] : folders {
        readers.append(try ResultsReader(path: folder))
      }
      let references: ReferenceFolder?
      if let path = self.references {
        references = try ReferenceFolder(path: path)
      } else {
        references = nil
      }
      report = PictureReport(readers, references: references)
    } catch {
      throw GalleryFailure("\(error)", .unreadable)
    }
    for note in report.notes + report.gaps { Console.error(note) }
    if let out { try write(ReportPage(report).html(), to: out) }
    if let summary { try write(Data(ReportSummary(report).markdown().utf8), to: summary) }
    if !quiet { Console.error(report.sentence) }
    guard !check || report.isClean else {
      let gaps = report.gaps.count
      let more = gaps == 0 ? "" : "; \(gaps) gap\(gaps == 1 ? "" : "s") in the results, named above"
      throw GalleryFailure("\(report.sentence)\(more).", .differs)
    }
  }

  private func write(_ data: Data, to path: String) throws(GalleryFailure) {
    do {
      try AtomicFile.write(data, to: path == "-" ? "/dev/stdout" : path)
    } catch {
      throw GalleryFailure("\(error)", .cannotWrite)
    }
    if !quiet, path != "-" { Console.error("\(path)  \(Destination.bytes(data.count))") }
  }
}
