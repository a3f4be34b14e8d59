// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

extension LayoutDocument {
  /// The size and the surroundings of a document's picture, as the options of `gallery` spell them;
  /// nil is a key that is not given, and has the default of its option.
  package struct Picture: Hashable, Sendable {
    package enum Appearance: Hashable, Sendable, CaseIterable {
      case light, dark, both
    }

    package enum Direction: Hashable, Sendable, CaseIterable {
      /// From left to right, and from right to left.
      case ltr, rtl
    }

    package enum TextRendering: Hashable, Sendable, CaseIterable {
      /// Letters, or a rectangle for every word.
      case real, blocks
    }

    package enum Chrome: Hashable, Sendable, CaseIterable {
      /// As `gallery` has them.
      case none, bars, device, window
    }

    package enum AnatomyPart: Hashable, Sendable, CaseIterable {
      /// As `gallery` has them; `all` is all others.
      case all, items, groups, sections, supplementaries, decorations, insets, spacing, margins,
        bounds, grid
    }

    /// The size of the view, in points; excludes a device.
    package var size: CGSize?
    package var device: String?
    /// The pixels per point, 1 to 4.
    package var scale: Double?
    package var appearance: Appearance?
    package var direction: Direction?
    package var textSize: TextSize?
    /// The name of the design of iOS.
    package var design: String?
    /// The content offset, in points.
    package var scrollTo: CGPoint?
    package var scrollSections: [SectionOffset]?
    package var selected: [ItemPath]?
    /// The parts of the layout that are outlined and measured.
    package var anatomy: [AnatomyPart]?
    /// The item whose size is explained.
    package var highlight: ItemPath?
    /// Whether the anatomy has a legend; true by default.
    package var legend: Bool?
    package var chrome: Chrome?
    /// Whether the whole content is drawn; false by default.
    package var fullContent: Bool?
    package var text: TextRendering?
    /// The background; `systemBackground` by default, or the list's.
    package var background: Color?
    /// The safe area, in points; zero by default.
    package var safeArea: UIEdgeInsets?

    package init() {}
  }

  /// The offset of a section that scrolls across, written `[section, x]`.
  package struct SectionOffset: Hashable, Sendable {
    /// The index of the section, from 0.
    package var section: Int
    package var offset: Double

    package init(section: Int, offset: Double) {
      self.section = section
      self.offset = offset
    }
  }

  /// A text size of Dynamic Type, from the smallest to the largest.
  package enum TextSize: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// As `gallery` names them.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
      accessibility3, accessibility4, accessibility5

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

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
