// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// A section of a flow layout, as the solver placed it; its lines are asked for by themselves.
package struct FlowSectionRecord: Hashable, Sendable {
  package var index: Int
  package var itemCount: Int
  /// The axis that lines stack along.
  package var axis: LayoutAxis
  package var containerLength: CGFloat
  package var frame: CGRect
  package var headerLength: CGFloat
  package var footerLength: CGFloat
  package var insets: UIEdgeInsets
  /// The area of the lines: inside the insets.
  package var lineArea: CGRect
  /// The space between two lines (behaviour rule F-9).
  package var lineSpacing: CGFloat
  package var interitemSpacing: CGFloat
}

/// A line of a flow layout, as the solver placed it.
package struct FlowLineRecord: Hashable, Sendable {
  /// The distribution of its length among its items.
  package enum Alignment: Hashable, Sendable {
    /// Columns of items of one length, the same on every line (behaviour rule F-4).
    case columns(Int)
    /// From edge to edge (F-5).
    case justified
    /// From the start with the least spacing: the last line (F-5, F-6).
    case leading
    /// A single item in the middle (F-4, F-6, F-7).
    case centered
    /// The one row of a collapsed section.
    case row
  }

  package var section: Int
  package var items: Range<Int>
  /// The line over the whole space between the section insets, as high as its tallest item (F-8).
  package var frame: CGRect
  /// The distribution of its length among its items.
  package var alignment: Alignment
  package var gap: CGFloat
  package var itemFrames: [CGRect]
}

/// The way from the container to an item of a flow layout.
package struct FlowItemPlacement: Hashable, Sendable {
  /// The rule that decided the size of the item.
  package enum SizeOrigin: Hashable, Sendable {
    /// `itemSize`, or what the delegate answered.
    case given
    /// `estimatedItemSize`, or what the delegate answered; nothing was measured yet.
    case estimate
    /// The average of the items that were measured (behaviour rule Z-12).
    case average
    case measurement
  }

  package var section: FlowSectionRecord
  package var line: FlowLineRecord
  package var item: Int
  package var frame: CGRect
  package var sizeOrigin: SizeOrigin
}
