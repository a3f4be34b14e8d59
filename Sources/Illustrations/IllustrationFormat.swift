// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What the files of an illustration are.
public enum IllustrationFormat: Hashable, Sendable {
  /// Pixels.
  case png
  /// Shapes that are sharp at any size, with words for those who cannot see them.
  ///
  /// - Parameters:
  ///   - title: What the picture is called: "Two columns".
  ///   - description: What it shows, in a sentence or two.
  case svg(title: String, description: String)
}
