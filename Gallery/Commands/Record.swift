// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import PictureResults

/// Writes golden references, deliberately.
struct Record: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write golden references.",
    discussion: """
      Draws every state of the named samples, or of all, and keeps the pictures: those of a file of your own beside it, in References.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "Samples, or files of your own; all samples without any.")
  var samples: [String] = []

  var swiftFile: SwiftFile? { samples.count == 1 ? SwiftFile(samples[0]) : nil }

  func run() throws {
    guard try !FileArgument.runParts(of: samples, { ["record"] + $0 }) else { return }
    try MainActor.assumeIsolated {
      let subjects = try Subject.find(samples)
      let store = try ReferenceStore.store(of: samples)
      defer { Console.progress.erase() }
      for (index, subject) in subjects.enumerated() {
        let states = GoldenState.states(of: subject)
        for state in states {
          Console.progress.show(index + 1, of: subjects.count, "\(subject.name)/\(state.name)")
          try store.record(state, of: subject)
        }
        Console.error("\(subject.argument)  \(states.map(\.name).joined(separator: ", "))")
      }
    }
  }
}
