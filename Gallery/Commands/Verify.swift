// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Compares samples with their references; never writes those.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare with the golden references.",
    discussion: "Exit code 1 if any picture differs, is missing, or has no sample.")

  @Argument(help: "The samples; all of them without any.")
  var samples: [String] = []

  func run() throws {
    let wanted = try samples.map(SampleName.find)
    try MainActor.assumeIsolated {
      let store = try ReferenceStore.checkout()
      var mismatches: [ReferenceStore.Mismatch] = []
      var count = 0
      for sample in wanted.isEmpty ? catalogue : wanted {
        for state in GoldenState.states(of: sample) {
          mismatches += try store.verify(state, of: sample)
          count += 1
        }
      }
      for mismatch in mismatches { print(mismatch) }
      let orphans = wanted.isEmpty ? store.orphans() : []
      for orphan in orphans { print("✘ \(orphan)  no sample has this state; delete it") }
      let failures = mismatches.count + orphans.count
      guard failures > 0 else {
        print("\(count) pictures are as they should be.")
        return
      }
      let names = Set(mismatches.map(\.sample)).sorted().joined(separator: " ")
      let advice = names.isEmpty ? "" : " To accept them:  swift run gallery record \(names)"
      throw GalleryFailure("\(failures) of \(count) pictures differ.\(advice)", .differs)
    }
  }
}
