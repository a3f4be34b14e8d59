// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Prints the samples, one per line, so that the output can be piped.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the samples.",
    discussion: "Prints one line per sample: its name, a tab, and what to look at.")

  @Argument(help: "Only samples whose name contains this text.")
  var filter: String?

  @Flag(help: "Print a JSON array instead.")
  var json = false

  func run() throws {
    let samples = catalogue.filter { sample in
      filter.map { filter in
        ([sample.name] + sample.aliases).contains { $0.contains(filter.lowercased()) }
      } ?? true
    }
    guard !samples.isEmpty else {
      throw GalleryFailure("No sample's name contains '\(filter ?? "")'.", .usage)
    }
    guard json else {
      for sample in samples { print("\(sample.name)\t\(sample.summary)") }
      return
    }
    let entries = samples.map { sample in
      ["name": sample.name, "summary": sample.summary]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
