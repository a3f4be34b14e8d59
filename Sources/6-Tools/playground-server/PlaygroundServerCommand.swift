// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PlaygroundPrograms
import PlaygroundServer

/// The `playground-server` command: serves the page of a playground until it is interrupted.
///
/// `gallery serve` becomes this program. It is apart from `gallery`, whose other commands would load
/// the libraries for the network at each start.
@main
struct PlaygroundServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground-server",
    abstract: "Serves the page of a playground.",
    discussion: """
      Started by 'gallery serve'. Prints the address to open in a browser; Ctrl-C ends it, and the \
      session with it.
      """)

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port; 0 picks any free port.")
  var port: UInt16 = 8421

  @Option(help: "A Swift file that is compiled whenever it is saved, in place of a program.")
  var file: String?

  @Option(help: "The name of the one preview of the file that is shown.")
  var preview: String?

  @Option(help: "The file of the document that the program shows, which the page may save.")
  var document: String?

  @Argument(
    parsing: .postTerminator, help: "The program that runs a session, and its arguments.")
  var program: [String] = []

  func validate() throws {
    guard program.isEmpty == (file == nil) else { return }
    throw ValidationError("Use either --file FILE or, after --, a program.")
  }

  func run() throws {
    let served: (any WatchedContent)?
    do {
      served = try file.map { path throws(ProgramError) in
        try ServedFile(path: path, preview: preview)
      }
    } catch {
      throw Self.end("\(error)", .internalFailure)
    }
    let failure = ServerRun.wait(
      for: ServerConfiguration(
        host: host, port: port, program: program,
        document: document.map { WritableFile(URL(fileURLWithPath: $0)) }),
      listening: { url in
        print(url.absoluteString)
        fflush(nil)
      }, beside: served ?? document.map { WatchedDocument(path: $0) })
    if let failure { throw Self.end(failure.description, ExitCode(failure.code.rawValue)) }
  }

  /// Says why it ends, in one line.
  private static func end(_ message: String, _ code: ExitCode) -> ExitCode {
    try? FileHandle.standardError.write(contentsOf: Data("Error: \(message)\n".utf8))
    return code
  }
}

extension ExitCode {
  /// Something went wrong inside, as `gallery` says it.
  fileprivate static let internalFailure = ExitCode(70)
}
