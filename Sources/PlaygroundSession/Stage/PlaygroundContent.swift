// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Something that a playground can show.
package struct PlaygroundContent: Codable, Hashable, Sendable {
  /// Its name, unique in its catalogue.
  package var name: String
  /// One sentence: what to look at.
  package var summary: String
  /// A Boolean value that says whether it shows something over time by itself.
  package var isAnimated: Bool
  /// The names of its own options, such as `--query`, with the values to choose from; none for any
  /// text.
  package var options: [Option]

  /// An option that this content has and others may not.
  package struct Option: Codable, Hashable, Sendable {
    package var name: String
    /// The values to choose from; empty for any text.
    package var values: [String]
    /// An example of a value.
    package var example: String

    package init(name: String, values: [String], example: String) {
      self.name = name
      self.values = values
      self.example = example
    }
  }

  package init(
    name: String, summary: String, isAnimated: Bool = false, options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.isAnimated = isAnimated
    self.options = options
  }
}
