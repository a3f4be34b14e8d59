// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension LayoutDocument {
  /// Any layout, caught at one size.
  package struct Frames: Hashable, Sendable {
    package var contentSize: CGSize
    package var elements: [FrameElement]

    package init(contentSize: CGSize, elements: [FrameElement]) {
      self.contentSize = contentSize
      self.elements = elements
    }
  }

  package struct FrameElement: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case item(ItemPath)
      case supplementary(kind: String, index: ItemPath)
    }

    package var source: Source
    package var frame: CGRect
    package var zIndex = 0
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

    package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }
  }
}
