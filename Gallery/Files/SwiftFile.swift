// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PictureResults
import PlaygroundPrograms
import UIKit

/// A Swift file of the user's own, which is shown by a program: this command with what the file
/// declares as one more subject.
///
/// The program is compiled when the file is first used, and kept until the file or the modules
/// change. A ``FileCommand`` becomes that program, with the same arguments, before it runs.
struct SwiftFile {
  let path: String
  /// The name of the one preview that is shown; nil for all that the file shows.
  let preview: String?

  /// Names a file; nil for a word that is not the name of one.
  init?(_ argument: String, preview: String? = nil) {
    guard argument.hasSuffix(".swift") else { return nil }
    path = argument
    self.preview = preview
  }

  /// Refuses the name of a preview of anything but a Swift file.
  static func check(preview: String?, of argument: String?) throws(GalleryFailure) {
    guard let preview, argument.flatMap({ SwiftFile($0) }) == nil else { return }
    throw GalleryFailure(
      "--preview \(ShellWord.quoted(preview)) needs a .swift file (was '\(argument ?? "")').",
      .usage)
  }

  /// Replaces this process by the program that is compiled of the file, unless it is that program.
  ///
  /// - Parameter quiet: Whether the command says nothing of the compiler's work.
  /// - Throws: A failure that says why the file cannot be shown. The compiler's errors are printed.
  @MainActor func becomeProgram(quiet: Bool) throws(GalleryFailure) {
    guard CompiledFile.make == nil else { return }
    try InputFile.check(path)
    try OwnProgram.become(program(quiet: quiet), Array(CommandLine.arguments.dropFirst()))
  }

  /// Returns what the file shows.
  ///
  /// - Returns: The subject, in the program that was compiled of the file.
  /// - Throws: An internal failure in any other program.
  @MainActor func subject() throws(GalleryFailure) -> Subject {
    guard let subject = CompiledFile.subject(path) else {
      throw GalleryFailure("'\(path)' was not compiled.", .internal)
    }
    return subject
  }

  /// The subject before the file is compiled, for questions about options: it shows nothing.
  @MainActor var subjectBeforeCompiling: Subject {
    Subject(
      argument: path, name: Subject.name(ofFile: path), motion: .unknown, ownFiles: [path],
      makeContent: { _ in FileContent(UIViewController()) })
  }

  private func program(quiet: Bool) throws(GalleryFailure) -> String {
    let cache = ProgramCache(
      build: ProgramCompiler.ownBuild,
      entry: ProgramCompiler.EntryModule(
        name: "gallery", call: "gallery.showFile", preview: preview))
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

/// A command whose words may name a Swift file of the user's own.
///
/// `Gallery.run(_:)` checks its arguments, replaces the process by the program that is compiled of the file,
/// and then runs it: nothing is compiled for arguments that do not fit together.
protocol FileCommand: ParsableCommand {
  /// The file that has to be compiled; nil for none.
  var swiftFile: SwiftFile? { get }
  /// Whether nothing is printed of the compiler's work.
  var isQuiet: Bool { get }

  /// Checks the arguments against each other, as far as that needs no subject.
  ///
  /// - Throws: A usage failure.
  func checkArguments() throws
}

extension FileCommand {
  var isQuiet: Bool { false }

  func checkArguments() throws {}
}
