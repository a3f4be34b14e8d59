// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension UIListContentConfiguration {
  /// A row: an image, a text, a secondary text below it.
  ///
  /// - Returns: The configuration of a cell, without contents.
  public static func cell() -> Self { Self(.cell) }

  /// A row with a small secondary text below the text.
  ///
  /// - Returns: The configuration of a subtitle cell, without contents.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }

  /// A row with a grey secondary text beside the text, at the trailing edge.
  ///
  /// - Returns: The configuration of a value cell, without contents.
  public static func valueCell() -> Self { Self(.valueCell) }

  /// The header of a plain list.
  ///
  /// - Returns: The configuration of a plain header, without contents.
  public static func plainHeader() -> Self { Self(.plainHeader) }

  /// The footer of a plain list.
  ///
  /// - Returns: The configuration of a plain footer, without contents.
  public static func plainFooter() -> Self { Self(.plainFooter) }

  /// The header of a grouped list.
  ///
  /// - Returns: The configuration of a grouped header, without contents.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }

  /// The footer of a grouped list.
  ///
  /// - Returns: The configuration of a grouped footer, without contents.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }

  /// A large header of an inset grouped list.
  ///
  /// - Returns: The configuration of a prominent inset grouped header, without contents.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }

  /// A very large header of an inset grouped list.
  ///
  /// - Returns: The configuration of an extra prominent inset grouped header, without contents.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }

  /// A sidebar's row.
  ///
  /// - Returns: The configuration of a sidebar cell, without contents.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }

  /// A sidebar's row with a secondary text below the text.
  ///
  /// - Returns: The configuration of a sidebar subtitle cell, without contents.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

  /// The row of a list beside a sidebar.
  ///
  /// - Returns: The configuration of an accompanied sidebar cell, without contents.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

  /// The row of a list beside a sidebar, with a secondary text below the text.
  ///
  /// - Returns: The configuration of an accompanied sidebar subtitle cell, without contents.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }

  /// A sidebar's header.
  ///
  /// - Returns: The configuration of a sidebar header, without contents.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
