// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import PictureResults

/// Writes golden references, deliberately.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write golden references.",
    discussion: "Draws every state of the named samples, or of all, and keeps the pictures.")

  @Argument(help: "The samples; all of them without any.")
  var samples: [String] = []

  func run() throws {
    let wanted = try samples.map(SampleName.find)
    try MainActor.assumeIsolated {
      let store = try ReferenceStore.checkout()
      let samples = wanted.isEmpty ? catalogue : wanted
      defer { Console.progress.erase() }
      for (index, sample) in samples.enumerated() {
        let states = GoldenState.states(of: sample)
        for state in states {
          Console.progress.show(index + 1, of: samples.count, "\(sample.name)/\(state.name)")
          try store.record(state, of: sample)
        }
        Console.error("\(sample.name)  \(states.map(\.name).joined(separator: ", "))")
      }
    }
  }
}
