// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// The space that the lines of a section have across the scroll direction, and how items share it.
struct FlowLineSpace: Hashable, Sendable {
  /// Where lines begin: the section inset.
  var start: CGFloat
  /// The length of a line; zero or less if the insets are larger than the container.
  var length: CGFloat
  /// The least distance of two items.
  var spacing: CGFloat
  /// What items may be too long together and still fit.
  var tolerance: CGFloat

  /// Returns whether a length fits.
  func fits(_ used: CGFloat) -> Bool { used <= length + tolerance }

  /// Where an item begins that is alone in the middle: never before the line does (F-4, F-7).
  func middle(of item: CGFloat) -> CGFloat { start + max(0, (length - item) / 2) }
}

/// The columns that items of one length form: behaviour rule F-4.
///
/// Every line has the same gaps, also a short last one.
struct FlowGrid: Hashable, Sendable {
  /// The number of columns.
  let columns: Int
  /// Where the first begins.
  let start: CGFloat
  /// From the beginning of one to that of the next.
  let pitch: CGFloat

  /// More columns than any section has items.
  private static let unlimited: CGFloat = 0x1p53

  /// Divides a line.
  init(item: CGFloat, in space: FlowLineSpace) {
    let advance = item + space.spacing
    let complement =
      advance > 0
      ? max(1, ((space.length + space.spacing + space.tolerance) / advance).rounded(.down))
      : Self.unlimited
    columns = Int(min(complement, Self.unlimited))
    if complement == 1 {
      start = space.middle(of: item)
      pitch = advance
    } else {
      start = space.start
      // Of very many columns the gap is what was asked for.
      pitch =
        complement < Self.unlimited
        ? item + (space.length - complement * item) / (complement - 1) : advance
    }
  }

  /// Where an item begins.
  func position(column: Int) -> CGFloat { start + CGFloat(column) * pitch }
}
