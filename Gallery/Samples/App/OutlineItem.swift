// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// A line of the outline: a sample, or a heading with lines below it.
struct OutlineItem: Hashable {
  let title: String
  var subitems: [OutlineItem] = []
  private let make: Make?

  private struct Make: Hashable {
    let name: String
    let controller: @MainActor (UInt64) -> UIViewController

    static func == (left: Make, right: Make) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// A heading.
  init(title: String, subitems: [OutlineItem]) {
    self.title = title
    self.subitems = subitems
    make = nil
  }

  /// A screen.
  init(title: String, _ controller: @escaping @MainActor (UInt64) -> UIViewController) {
    self.title = title
    make = Make(name: title, controller: controller)
  }

  /// Creates the line's screen; nil for a heading.
  @MainActor func makeScreen(seed: UInt64) -> UIViewController? {
    guard let make else { return nil }
    let controller = make.controller(seed)
    controller.title = title
    return controller
  }
}

extension OutlineItem {
  /// The article's samples in its order.
  static let all: [OutlineItem] = [
    OutlineItem(
      title: "Layouts",
      subitems: [
        OutlineItem(title: "Grid", GridViewController.init(seed:)),
        OutlineItem(title: "Inset Items Grid", InsetGridViewController.init(seed:)),
        OutlineItem(title: "Two-Column Grid", TwoColumnViewController.init(seed:)),
        OutlineItem(title: "Distinct Sections", DistinctSectionsViewController.init(seed:)),
        OutlineItem(title: "Adaptive Sections", AdaptiveSectionsViewController.init(seed:)),
        OutlineItem(title: "Item Badges", BadgesViewController.init(seed:)),
        OutlineItem(
          title: "Section Headers and Footers", SectionHeadersFootersViewController.init(seed:)),
        OutlineItem(
          title: "Pinned Section Headers", PinnedSectionHeadersViewController.init(seed:)),
        OutlineItem(title: "Section Backgrounds", SectionBackgroundsViewController.init(seed:)),
        OutlineItem(title: "Nested Groups", NestedGroupsViewController.init(seed:)),
        OutlineItem(
          title: "Orthogonal Scrolling",
          subitems: [
            OutlineItem(title: "Orthogonal Sections", OrthogonalSectionsViewController.init(seed:)),
            OutlineItem(
              title: "Orthogonal Behaviors", OrthogonalBehaviorsViewController.init(seed:)),
          ]),
      ]),
    OutlineItem(
      title: "Data",
      subitems: [
        OutlineItem(title: "Mountains Search") { _ in MountainsScreenViewController() },
        OutlineItem(title: "Settings: Wi-Fi", WiFiSettingsViewController.init(seed:)),
        OutlineItem(title: "Insertion Sort", InsertionSortViewController.init(seed:)),
      ]),
    OutlineItem(
      title: "Lists",
      subitems: [
        OutlineItem(title: "Simple List", SimpleListViewController.init(seed:)),
        OutlineItem(title: "List Appearances", ListAppearancesViewController.init(seed:)),
        OutlineItem(title: "Custom Cells", CustomCellsViewController.init(seed:)),
        OutlineItem(title: "Emoji Explorer", EmojiExplorerViewController.init(seed:)),
        OutlineItem(title: "Emoji Explorer – List", EmojiExplorerListViewController.init(seed:)),
      ]),
  ]
}
