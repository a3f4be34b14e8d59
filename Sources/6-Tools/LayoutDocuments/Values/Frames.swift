// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension LayoutDocument {
  /// Any layout, caught at one size.
  package struct Frames: Hashable, Sendable {
    /// The size of the contents, in points.
    package var contentSize: CGSize
    /// The elements.
    package var elements: [FrameElement]

    /// Creates a layout of frames.
    package init(contentSize: CGSize, elements: [FrameElement]) {
      self.contentSize = contentSize
      self.elements = elements
    }
  }

  /// An element of a layout of frames.
  package struct FrameElement: Hashable, Sendable {
    /// The element that the frame is of.
    package enum Source: Hashable, Sendable {
      /// A cell.
      case item(ItemPath)
      /// A supplementary view of a kind.
      case supplementary(kind: String, index: ItemPath)
    }

    /// The element that the frame is of.
    package var source: Source
    /// The frame, in points.
    package var frame: CGRect
    /// The depth.
    package var zIndex = 0
    /// The opacity, 0 to 1.
    package var alpha = 1.0

    /// Creates an opaque element at depth 0.
    package init(_ source: Source, frame: CGRect) {
      self.source = source
      self.frame = frame
    }
  }

  /// The section and the item of an element, written `[section, item]`.
  package struct ItemPath: Hashable, Sendable {
    /// The index of the section, from 0.
    package var section: Int
    /// The index of the item in its section, from 0.
    package var item: Int

    /// Creates a path.
    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }
}
