// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PlaygroundPrograms
import PlaygroundServer
import PlaygroundSession
import Workbench

/// Serves a page on which every sample is alive.
struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve a page of live samples.",
    discussion: """
      Prints the address to open in a browser; Ctrl-C ends it. Samples are scrolled, tapped, \
      swiped and resized there as on a device; a click explains the element under it. A layout \
      document is edited there: as a tree, with fields and as text, with undo; 'Save' writes its \
      file.

      \(GalleryFailure.Code.table)
      """)

  @Argument(
    help: ArgumentHelp(
      "The sample to show first, your own Swift file, or a layout document.",
      discussion: """
        A file declares previews, a view controller, a view or a layout, or a function playground() \
        that returns one; it is compiled whenever it is saved.
        """, valueName: "sample|file"))
  var sample: String?

  @Option(
    help: ArgumentHelp("The one preview of a Swift file to show, by its name.", valueName: "name"))
  var preview: String?

  @Option(parsing: .unconditional, help: "The port; 0 picks any free port.")
  var port: UInt16 = 8421

  @Option(help: "The address to listen on; only this machine can reach 127.0.0.1.")
  var host = "127.0.0.1"

  @Flag(help: .hidden) var asSession = false

  /// The file that a session's document was when the command began, with all links followed.
  @Option(help: .hidden) var leadingTo: String?

  func run() throws {
    let file = sample.flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    let document = sample.flatMap { DocumentFile($0) }
    try SwiftFile.check(preview: preview, of: sample)
    if let nib = sample.flatMap({ InterfaceFile($0) }) {
      throw GalleryFailure(
        "'gallery serve' does not show '\(nib.path)': draw it with --out FILE and --watch.", .usage)
    }
    if let document {
      guard !document.isStandardInput else {
        throw GalleryFailure(
          "'gallery serve' saves the document that it shows: give a file, not '-'.", .usage)
      }
      try InputFile.check(document.path)
      try checkTarget(of: document.path)
    } else if let sample, file == nil {
      _ = try SampleName.find(sample)
    }
    let sample = sample
    if asSession {
      MainActor.assumeIsolated {
        SessionLoop.run { () throws(PlaygroundError) in
          if let document { return try PlaygroundSession(DocumentCatalogue(of: document)) }
          return try PlaygroundSession(GalleryCatalogue(), opening: sample)
        }
      }
      return
    }
    if host != "127.0.0.1" {
      Console.error(
        "Warning: anyone who reaches \(host) and has the address with its token can use the page.")
    }
    let program = try OwnProgram.checked()
    var session = [program, "serve", "--as-session"]
    var served: (any WatchedContent)?
    var written: WritableFile?
    if let file {
      try InputFile.check(file)
      do throws(ProgramError) {
        served = try ServedFile(path: file, preview: preview)
      } catch { throw GalleryFailure("\(error)", .internal) }
      session = []
    } else if let document {
      let path = URL(fileURLWithPath: document.path).path
      session += ["--leading-to", Self.target(of: path), path]
      served = WatchedDocument(path: path)
      written = WritableFile(URL(fileURLWithPath: path))
    } else {
      session += [sample].compactMap(\.self)
    }
    let failure = ServerRun.wait(
      for: ServerConfiguration(host: host, port: port, program: session, document: written),
      listening: { url in
        Console.print(url.absoluteString)
        fflush(nil)
      }, beside: served)
    if let failure {
      throw GalleryFailure(
        failure.description, GalleryFailure.Code(rawValue: failure.code.rawValue) ?? .internal)
    }
  }

  /// The file that a path leads to.
  private static func target(of path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Refuses a link that was put in the document's place since the command began: it could lead anywhere,
  /// and a session that starts again would show to every viewer what is there.
  private func checkTarget(of path: String) throws(GalleryFailure) {
    guard let leadingTo, leadingTo != Self.target(of: path) else { return }
    throw GalleryFailure(
      "'\(path)' leads to another file than when the command began, and is not read. Put the file "
        + "back, or run the command again.", .unreadable)
  }
}
