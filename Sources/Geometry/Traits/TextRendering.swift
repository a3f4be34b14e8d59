// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// How text is measured and drawn.
///
/// > Note: Differs from UIKit: a trait of ours, so that pictures for tests depend on no font.
public enum TextRendering: Int, Hashable, Sendable {
  /// With the fonts of the machine.
  case real
  /// Each run of glyphs a rectangle, measured by a built-in table: the same on every machine.
  case blocks
}
