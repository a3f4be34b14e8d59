// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

internal import CCairo
import Foundation

/// A document that draws itself with Cairo, whatever its format.
///
/// It is used by one thread at a time.
protocol VectorImageDocument: AnyObject {
  /// The size in points, one unit of the document each.
  var size: CGSize { get }

  /// Draws the document so that it fills a size. What it leaves on the context is not used.
  ///
  /// - Parameters:
  ///   - context: The context that is drawn on.
  ///   - size: The size, in points.
  ///   - style: The style that the document inherits from outside, where its format has such a thing.
  /// - Throws: ``ImageError`` for a document that cannot be drawn.
  func draw(
    on context: OpaquePointer, size: CGSize, style: VectorImage.Style
  ) throws(ImageError)
}
