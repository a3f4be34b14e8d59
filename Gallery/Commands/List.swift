// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Prints the samples, one per line, so that the output can be piped.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the samples.",
    discussion: """
      Prints one line per sample: its name, a tab, and what to look at; "(animated)" if \
      it moves.
      """)

  @Argument(help: "Only samples whose name contains this text.")
  var filter: String?

  @Flag(help: "Print a JSON array instead.")
  var json = false

  /// A sample as a program reads it.
  private struct Entry: Encodable {
    let name: String
    let summary: String
    let isAnimated: Bool
  }

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
      for sample in samples { print("\(sample.name)\t\(sample.caption)") }
      return
    }
    let entries = samples.map { sample in
      Entry(
        name: sample.name, summary: sample.summary, isAnimated: sample is any AnimatedSample.Type)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
