// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Every sample: those that the article documents in its order, then our own.
let catalogue: [any Sample.Type] = [
  GridViewController.self,
  InsetGridViewController.self,
  TwoColumnViewController.self,
  DistinctSectionsViewController.self,
  AdaptiveSectionsViewController.self,
  BadgesViewController.self,
  SectionHeadersFootersViewController.self,
  PinnedSectionHeadersViewController.self,
  SectionBackgroundsViewController.self,
  NestedGroupsViewController.self,
  OrthogonalSectionsViewController.self,
  OrthogonalBehaviorsViewController.self,
  MountainsSearchViewController.self,
  WiFiSettingsViewController.self,
  TableWiFiViewController.self,
  TableEditingViewController.self,
  InsertionSortViewController.self,
  SimpleListViewController.self,
  ListAppearancesViewController.self,
  TableStylesViewController.self,
  TableRowAnimationsViewController.self,
  IndexTitlesViewController.self,
  CustomCellsViewController.self,
  EmojiExplorerViewController.self,
  EmojiExplorerListViewController.self,
  FlowViewController.self,
  BatchUpdatesViewController.self,
  CircleViewController.self,
  SelfSizingViewController.self,
  LayoutChangeViewController.self,
  InteractiveScrollViewController.self,
  CellStatesViewController.self,
  AutoLayoutCellsViewController.self,
  StackViewsViewController.self,
  FocusViewController.self,
  MacList.self,
  MacGrid.self,
  MacInsetGrid.self,
  MacTwoColumn.self,
  MacDistinctSections.self,
  MacAdaptiveSections.self,
  MacBadges.self,
  MacHeadersFooters.self,
  MacNestedGroups.self,
  MacOrthogonal.self,
  MacMountains.self,
  MacWiFi.self,
  MacInsertionSort.self,
]

/// The samples that show something over time.
var animatedSamples: [any AnimatedSample.Type] {
  catalogue.compactMap { $0 as? any AnimatedSample.Type }
}
