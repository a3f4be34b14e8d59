// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import UIKit

/// Prints the samples, one per line, so that the output can be piped.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the samples, or the symbols that UIImage(systemName:) knows.",
    discussion: """
      Prints one line per sample: its name, a tab, and what to look at; "(animated)" if \
      it moves.

      \(GalleryFailure.Code.table)
      """)

  @Argument(help: "List only samples whose name contains this text.")
  var filter: String?

  @Flag(help: "List the names of symbols instead of samples.")
  var symbols = false

  @Flag(help: "Print a JSON array instead.")
  var json = false

  /// A sample as a program reads it.
  private struct Entry: Encodable {
    let name: String
    let summary: String
    let isAnimated: Bool
  }

  func run() throws {
    guard !symbols else { return try listSymbols() }
    let samples = catalogue.filter { sample in
      filter.flatMap { $0.isEmpty ? nil : $0 }.map { filter in
        ([sample.name] + sample.aliases).contains { $0.contains(filter.lowercased()) }
      } ?? true
    }
    guard !samples.isEmpty else {
      throw GalleryFailure("No sample's name contains '\(filter ?? "")'.", .usage)
    }
    guard json else {
      for sample in samples { Console.print("\(sample.name)\t\(sample.caption)") }
      return
    }
    let entries = samples.map { sample in
      Entry(
        name: sample.name, summary: sample.summary, isAnimated: sample.animated != nil)
    }
    try Console.printJSON(entries)
  }

  private func listSymbols() throws {
    let names = UIImage.symbolNames.filter { name in filter.map(name.contains) ?? true }
    guard !names.isEmpty else {
      throw GalleryFailure("No symbol's name contains '\(filter ?? "")'.", .usage)
    }
    guard json else {
      for name in names { Console.print(name) }
      return
    }
    try Console.printJSON(names)
  }
}
