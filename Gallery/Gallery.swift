// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The `gallery` command: draws the samples, and compares pictures.
@main
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws collection view layouts.",
    usage: """
      gallery
      gallery SAMPLE --out FILE [options]
      gallery FILE.swift | FILE.layout.json | - --out FILE [options] [--watch]
      gallery FILE.layout.json… --out-dir DIR [options]
      gallery SAMPLE --frames DIR | --out FILE.apng | --out FILE.png --filmstrip N
      gallery list [FILTER] [--symbols] [--json]
      gallery all [FOLDER] --out-dir DIR [options]
      gallery record [SAMPLE…]
      gallery verify [SAMPLE…] [--shard 2/5]
      gallery compare A B [--diff FILE] [--json]
      gallery report [FOLDER…] --out FILE [--summary FILE] [--junit FILE]
      gallery accept [FOLDER…] [NAME…]
      gallery check FILE.layout.json… [--strict]
      gallery export SAMPLE | FILE [--as swift|document|schema] [--part layout] [--out FILE]
      gallery explain SAMPLE S,I [--kind K] [--passes] [--json]
      gallery lint SAMPLE [--sizes 320x568,390x844] [--json]
      gallery serve [SAMPLE | FILE.swift] [--port N]
      """,
    discussion: """
      FILE's extension picks the format: .png, .svg, .pdf, .json (the layout tree) or .txt (the \
      same tree for reading); for animated samples also .apng, .gif and .webp. '-' \
      writes to standard output, with --format. To list the drawing options, run: gallery render --help

      In place of SAMPLE you can give a file of your own: see gallery help files.

      \(GalleryFailure.Code.table)
      """,
    version: galleryVersion,
    // Each says its own name: to derive a name from a type costs 1.4 million instructions.
    subcommands: [
      Render.self, List.self, All.self, Record.self, Verify.self, Compare.self, Report.self,
      Accept.self, Check.self, Export.self, Explain.self, Lint.self, Serve.self, Files.self,
    ],
    defaultSubcommand: Render.self)

  static func main() {
    Console.fillGaps()
    let code = run(Array(CommandLine.arguments.dropFirst()))
    if code != 0 { Foundation.exit(code) }
  }

  /// Runs the command that arguments name. Wrong input ends in one line and an exit code.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      var command = try command(of: arguments)
      if let command = command as? any FileCommand {
        try command.checkArguments()
        let (file, isQuiet) = (command.swiftFile, command.isQuiet)
        try MainActor.assumeIsolated { try file?.becomeProgram(quiet: isQuiet) }
      }
      try command.run()
      return 0
    } catch let failure as GalleryFailure {
      printFailure(failure.message)
      return failure.code.rawValue
    } catch {
      let code = exitCode(for: error)
      guard code != .success else {
        Console.print(fullMessage(for: error))
        return 0
      }
      printFailure(message(for: error))
      let known = [ExitCode.validationFailure, GalleryFailure.Code.differs.exitCode]
      return known.contains(code) ? code.rawValue : GalleryFailure.Code.internal.rawValue
    }
  }

  /// Returns the command that the arguments name.
  ///
  /// Where the first word tells which command it is, the arguments are read as those of that command alone:
  /// to find a default subcommand, the parser lists all options of it twice more, a tenth of the time of a
  /// picture, and debug builds check each list several times. Requests for help go to the whole command,
  /// whose name they print.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The command.
  /// - Throws: A usage failure where one command is wrong, else what the parser throws.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    guard let word = arguments.first, !arguments.contains(where: isRequest) else {
      return try parseAsRoot(arguments)
    }
    let named = configuration.subcommands.first {
      $0.configuration.commandName == word || $0.configuration.aliases.contains(word)
    }
    let isPicture = FileArgument.isFile(word) || SampleName.sample(named: word) != nil
    guard let command = named ?? (isPicture ? Render.self : nil) else {
      return try parseAsRoot(arguments)
    }
    do {
      return try command.parseAsRoot(Array(arguments.dropFirst(named == nil ? 0 : 1)))
    } catch {
      // Not a request, and so wrong arguments: the parser would write the help of all options to say so.
      throw GalleryFailure(command.message(for: error), .usage)
    }
  }

  /// Returns whether a word may ask for a text of the parser's own, such as help. One that is the value of an
  /// option may be among them.
  private static func isRequest(_ word: String) -> Bool {
    ["-h", "--version"].contains(word)
      || ["--help", "--generate-completion-script", "--experimental-dump-help", "---completion"]
        .contains { word.hasPrefix($0) }
  }

  private static func printFailure(_ message: String) {
    guard !message.isEmpty else { return }
    // One line, so that it can be read in a log: what follows is help.
    let line = message.split(separator: "\n").joined(separator: " ")
    Console.error("Error: \(line)")
  }
}
