// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import PictureResults

/// Compares samples with their references; never writes those.
struct Verify: FileCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare with the golden references.",
    discussion: """
      Exit code 1 if any picture differs, is missing, or has no sample. Each comparison leaves a \
      line in .build/pictures, or where PICTURE_RESULTS says, for 'gallery report' and 'gallery \
      accept'.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "Samples, or files of your own; all samples without any.")
  var samples: [String] = []

  @Option(
    help: """
      Compare one part of the pictures: 2/5 is the second of five. References that nothing draws are \
      then found by 'gallery report'.
      """)
  var shard: String?

  func validate() throws {
    do throws(ShardError) {
      if let shard { _ = try Shard(shard) }
    } catch {
      throw ValidationError("--shard: \(error).")
    }
  }

  var swiftFile: SwiftFile? { samples.count == 1 ? SwiftFile(samples[0]) : nil }

  func checkArguments() throws { _ = try shard.map { try Shard($0) } }

  func run() throws {
    let options = self.shard.map { ["--shard", $0] } ?? []
    guard try !FileArgument.runParts(of: samples, { ["verify"] + options + $0 }) else { return }
    let shard = try shard.map { try Shard($0) }
    try MainActor.assumeIsolated {
      let subjects = try Subject.find(samples)
      let store = try ReferenceStore.store(of: samples)
      var mismatches: [ReferenceStore.Mismatch] = []
      var count = 0
      defer { Console.progress.erase() }
      for (index, subject) in subjects.enumerated() {
        for state in GoldenState.states(of: subject) {
          Console.progress.show(index + 1, of: subjects.count, "\(subject.name)/\(state.name)")
          guard let found = try store.verify(state, of: subject, in: shard) else { continue }
          mismatches += found
          count += 1
        }
      }
      Console.progress.erase()
      var printed: Set<String> = []
      // A picture and a tree that both have no reference are one thing to do.
      for line in mismatches.map(\.description) where printed.insert(line).inserted {
        Console.print(line)
      }
      let orphans = samples.isEmpty && shard == nil ? store.orphans() : []
      for orphan in orphans {
        Console.print("✘ \(orphan)  no sample has this state")
        store.recordOrphan(orphan)
      }
      for line in store.advice(on: orphans) { Console.print(line) }
      store.recordRun(in: shard, isFiltered: !samples.isEmpty)
      let states = Set(mismatches.map { "\($0.sample)/\($0.state)" })
      let failures = states.count + orphans.count
      guard failures > 0 else {
        Console.print("\(count) picture\(count == 1 ? " matches" : "s match").")
        return
      }
      let names = Set(mismatches.map(\.sample)).sorted().joined(separator: " ")
      let advice = names.isEmpty ? "" : " To accept them:  \(OwnProgram.command) record \(names)"
      throw GalleryFailure("\(failures) of \(count) pictures differ.\(advice)", .differs)
    }
  }
}
