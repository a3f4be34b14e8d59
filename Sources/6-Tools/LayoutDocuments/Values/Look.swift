// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Geometry

extension LayoutDocument {
  /// The look of cells, of supplementary views or of backgrounds; nil is a key that is not given.
  package struct Look: Hashable, Sendable {
    package enum ViewType: Hashable, Sendable, CaseIterable {
      case label
      /// A title over a subtitle.
      case titles
      /// `UIListContentConfiguration` in a `UICollectionViewListCell`.
      case list
      /// A picture, or a placeholder that names itself.
      case image
      case symbol
      /// A background alone.
      case empty
    }

    package enum Text: Hashable, Sendable, CaseIterable {
      /// The item's title.
      case title
      /// The running number over all sections.
      case number
      /// The index in the section.
      case item
      /// Section and item: "1, 4".
      case path
      case none
    }

    package enum Alignment: Hashable, Sendable, CaseIterable {
      case leading
      case center
      case trailing
    }

    /// A text style of `UIFont`.
    package enum TextStyle: Hashable, Sendable, CaseIterable {
      /// UIKit's styles of these names, from the largest to the smallest.
      case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
        caption1, caption2
    }

    package enum ContentMode: Hashable, Sendable, CaseIterable {
      /// The whole picture.
      case fit
      /// The whole frame.
      case fill
    }

    /// A style of `UIListContentConfiguration`.
    package enum ListStyle: Hashable, Sendable, CaseIterable {
      /// UIKit's styles of these names.
      case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter,
        prominentInsetGroupedHeader, extraProminentInsetGroupedHeader, sidebarCell,
        sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader
    }

    /// The views; a label by default, and `list` in lists.
    package var type: ViewType?
    /// The text; the title by default, or the number where there is none.
    package var text: Text?
    /// The style of the text; `title2` by default.
    package var textStyle: TextStyle?
    /// The colour of the text; white by default.
    package var textColor: Color?
    /// The alignment of the text; centred by default.
    package var alignment: Alignment?
    /// The most lines of the text, 0 for as many as needed; 1 by default.
    package var lines: Int?
    /// The background; `systemBlue` by default.
    package var background: Cycle<Color>?
    /// The radius of the corners, in points; 8 by default.
    package var cornerRadius: Double?
    /// The border; none by default.
    package var border: Border?
    /// The space around the content, in points; zero by default.
    package var padding: NSDirectionalEdgeInsets?
    /// The way in which a picture fills its frame; `fill` by default.
    package var contentMode: ContentMode?
    /// The style of a list cell; the cell's own by default.
    package var listStyle: ListStyle?
    /// The accessories of a list cell; empty by default.
    package var accessories: [Accessory]?

    package init() {}
  }

  package struct Border: Hashable, Sendable {
    package var color: Color
    package var width: Double

    package init(color: Color, width: Double) {
      self.color = color
      self.width = width
    }
  }

  /// An accessory of a list cell: `UICellAccessory`.
  package enum Accessory: Hashable, Sendable {
    /// UIKit's accessories of these names.
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case label(String)
  }

  /// A colour: one of UIKit's by name, one by numbers, or two for light and dark.
  package indirect enum Color: Hashable, Sendable {
    /// A static property of `UIColor`, one of ``names``.
    case named(String)
    /// Red, green, blue and opacity, 0 to 255 each.
    case components(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    case dynamic(light: Color, dark: Color)

    /// The colours of UIKit that a document may name.
    package static let names: [String] = [
      "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
      "magenta", "orange", "purple", "brown", "clear",
      "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink",
      "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
      "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link",
      "placeholderText", "separator", "opaqueSeparator", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
      "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    ]
  }
}
