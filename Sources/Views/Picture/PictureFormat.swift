// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics

/// What a picture can be written as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels.
  case png
  /// Shapes, for the web.
  case svg
  /// Shapes, for paper.
  case pdf
  /// The layout tree, for programs.
  case json
  /// The layout tree, for reading and comparing.
  case txt

  /// The canvas that becomes such a file; nil for layout trees, which are not drawn.
  package var canvas: Canvas.Format? { Canvas.Format(rawValue: rawValue) }
}
