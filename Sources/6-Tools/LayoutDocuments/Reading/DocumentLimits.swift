// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Texts and their places are in what this module says: whoever reads documents has them, too.
@_exported public import LocatedJSON

/// The limits of a document, beside those of any text.
extension ReadingLimits {
  /// The most items of all sections.
  package static let items = 20_000
  package static let sections = 1_000
  /// The most subitems of a group.
  package static let subitems = 200
  /// The most supplementary items of an item.
  package static let supplementaryItems = 16
  /// The most accessories of a cell.
  package static let accessories = 16
  /// The most characters of a text.
  package static let characters = 10_000
  /// The most elements that are visible at once, and that a layout of frames has.
  package static let elements = 5_000
  package static let images = 100
  /// The most pixels of all images.
  package static let pixels = 64_000_000
  /// The sentence about more pixels than ``pixels``.
  package static let pixelsMessage = "The pictures of a document have at most 64 megapixels."
  /// The most steps of a film.
  package static let steps = 100
  /// The most seconds of a film.
  package static let seconds = 60.0
  /// The most problems that are reported.
  package static let problems = 20
}
