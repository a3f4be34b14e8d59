// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

extension LayoutDocument {
  /// The changes of a document over time.
  package struct Film: Hashable, Sendable {
    /// The length in seconds, 0 to 60; nil until half a second after the last motion.
    package var duration: Double?
    /// The frames per second, 1 to 60.
    package var fps = 30
    /// The part of the length that a still shows, 0 to 1.
    package var poster = 0.0
    /// The changes, in the order of their times.
    package var steps: [Step]

    package init(steps: [Step]) { self.steps = steps }
  }

  /// A change at a time; nil is what stays.
  package struct Step: Hashable, Sendable {
    /// The time in seconds from the start.
    package var at: Double
    /// The new data, to which identifiers lead.
    package var data: Data?
    package var layout: Layout?
    /// The new content offset, in points.
    package var scrollTo: CGPoint?
    package var selected: [ItemPath]?
    package var animated = true

    /// Creates an animated step that changes nothing yet.
    package init(at time: Double) { at = time }
  }
}
