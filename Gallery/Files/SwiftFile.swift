// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import PlaygroundPrograms
import UIKit

/// A Swift file of the user's own, which is shown by a program: this command with what the file
/// declares as one more subject.
///
/// The program is compiled when the file is first used, and kept until the file or the modules
/// change. The command becomes that program, with the same arguments.
struct SwiftFile {
  let path: String

  /// Names a file; nil for a word that is not the name of one.
  init?(_ argument: String) {
    guard argument.hasSuffix(".swift") else { return nil }
    path = argument
  }

  /// Returns what the file shows.
  ///
  /// - Parameter quiet: Whether the command says nothing of the compiler's work.
  /// - Returns: The subject, in the program that was compiled of the file. Any other becomes that.
  /// - Throws: A failure that says why the file cannot be shown. The compiler's errors are printed.
  @MainActor func subject(quiet: Bool) throws(GalleryFailure) -> Subject {
    if let subject = CompiledFile.subject(path) { return subject }
    try InputFile.check(path)
    try OwnProgram.become(program(quiet: quiet), Array(CommandLine.arguments.dropFirst()))
  }

  private func program(quiet: Bool) throws(GalleryFailure) -> String {
    let cache = ProgramCache(
      build: ProgramCompiler.ownBuild,
      entry: ProgramCompiler.EntryModule(name: "gallery", call: "gallery.showFile"))
    let file = URL(fileURLWithPath: path)
    if let program = cache.program(of: file) { return program }
    if !quiet { Console.error("Compiling \(path)…") }
    let begin = ContinuousClock.now
    switch try outcome(of: file, in: cache) {
    case .program(let program, let warnings):
      if !quiet {
        for warning in warnings { Console.error("\(warning.inFile(at: path))") }
        Console.error("Compiled \(path) in \(Self.seconds(since: begin)).")
      }
      return program
    case .failure(let diagnostics):
      for diagnostic in diagnostics { Console.error("\(diagnostic.inFile(at: path))") }
      throw GalleryFailure("", .unreadable)
    }
  }

  private func outcome(
    of file: URL, in cache: ProgramCache
  ) throws(GalleryFailure) -> ProgramCompiler.Outcome {
    do { return try cache.compile(file) } catch { throw GalleryFailure("\(error)", .internal) }
  }

  private static func seconds(since begin: ContinuousClock.Instant) -> String {
    let duration = ContinuousClock.now - begin
    return duration.formatted(
      .units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 1)))
  }
}
