// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum Request {
  case help
  /// To check the rules that read these.
  case check([Rule.Source])
  case record(Record)

  /// Reads the arguments after the name of the program.
  init(_ arguments: some Collection<String>) throws(Finding) {
    let words = Array(arguments)
    switch (words.first, words.count) {
    case (nil, _): self = .check([.files, .modules])
    case ("--help", 1), ("-h", 1): self = .help
    case ("--files", 1): self = .check([.files])
    case ("--modules", 1): self = .check([.modules])
    case ("--record", 2):
      guard let record = Record.all.first(where: { $0.name == words[1] }) else {
        throw Finding(
          message: "There is nothing to record of the name '\(words[1])'.\n\(Self.names)")
      }
      self = .record(record)
    case ("--record", 1):
      throw Finding(message: "--record is followed by one name.\n\(Self.names)")
    default:
      throw Finding(
        message: "This cannot be read: \(words.joined(separator: " "))\n\n\(Self.usage)")
    }
  }

  static let usage = """
    Checks the rules about the repository's own files and pages.

      .ci/lint                   all rules; some read the modules in .build/debug: run swift build first
      .ci/lint --files           the rules that read files alone, in seconds and without a build
      .ci/lint --modules         the rules that read modules
      .ci/lint --record NAME     writes what is generated, which a rule compares

    \(names)

    It prints each finding with its file and line, and exits with 1 if there is one.
    """

  /// The names that can be recorded, with what they stand for.
  private static let names: String = {
    let width = (Record.all.map { $0.name.count }.max() ?? 0) + 2
    let lines = Record.all.map { record in
      let name = record.name + String(repeating: " ", count: width - record.name.count)
      return "  \(name)\(record.summary)" + (record.source == .modules ? "; after swift build" : "")
    }
    return "The names are:\n" + lines.joined(separator: "\n")
  }()
}
