// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Something that a playground can show.
package struct PlaygroundContent: Codable, Hashable, Sendable {
  /// Its name, unique in its catalogue.
  var name: String
  /// One sentence: what to look at.
  var summary: String
  /// A Boolean value that says whether it shows something over time by itself.
  var isAnimated: Bool
  /// The names of its own options, such as `--query`, with the values to choose from; none for any
  /// text.
  var options: [Option]

  /// An option that this content has and others may not.
  package struct Option: Codable, Hashable, Sendable {
    var name: String
    /// The values to choose from; empty for any text.
    var values: [String]
    /// An example of a value.
    var example: String

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
