// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionLayout

extension LayoutDocument {
  /// A list: `UICollectionLayoutListConfiguration`. The kinds of its headers and footers are
  /// `header` and `footer` in data and looks.
  package struct List: Hashable, Sendable {
    package var appearance: CollectionLayoutListAppearance
    package var headerMode = CollectionLayoutListHeaderMode.none
    package var footerMode = CollectionLayoutListFooterMode.none
    package var showsSeparators = true
    /// The space above headers, in points; nil for the appearance's own.
    package var headerTopPadding: Double?
    /// The colour behind the rows; nil for the appearance's own.
    package var backgroundColor: Color?

    package init(appearance: CollectionLayoutListAppearance) { self.appearance = appearance }
  }
}
