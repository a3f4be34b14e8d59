// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all the same list.
  ///
  /// ```swift
  /// let layout = UICollectionViewCompositionalLayout.list(
  ///   using: UICollectionLayoutListConfiguration(appearance: .plain))
  /// ```
  ///
  /// - Parameter configuration: Describes the list.
  /// - Returns: The layout.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The list that a section is; nil for other sections.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    state.section(section)?.listConfiguration
  }

  /// Returns what an element is in its list; nil outside of lists.
  ///
  /// - Parameters:
  ///   - identity: The element.
  ///   - frame: Where it is, if that is known.
  /// - Returns: What it is there.
  func listRow(of identity: ElementIdentity, at frame: CGRect? = nil) -> ListRow? {
    guard identity.category != .decorationView, identity.index != ElementIdentity.layoutLevelIndex,
      let section = state.section(identity.section) as? ListLayoutSection,
      let count = state.itemCount(ofSection: identity.section)
    else { return nil }
    let list = section.configuration
    var row = ListRow(
      appearance: list.appearance, role: .footer, separators: list.separatorConfiguration,
      showsSeparators: list.showsSeparators, margin: section.rowMargin)
    guard identity.category == .cell else {
      if identity.kind == UICollectionView.elementKindSectionHeader {
        row.role = .header
        row.topPadding = list.headerTopPadding ?? 0
        if let frame {
          // Sections begin between pixels, frames on them.
          let natural = state.solved?.sectionFrame(identity.section).minY ?? 0
          row.isPinned = frame.minY > natural + 1
        }
      }
      return row
    }
    row.role = ListRole(
      item: identity.index, of: count, headerMode: list.headerMode)
    if let handler = list.itemSeparatorHandler {
      row.separators = handler(
        IndexPath(item: identity.index, section: identity.section), row.separators)
    }
    return row
  }

  /// Fills the collection view with the lists' background, if every section is a list and all agree
  /// (behaviour rule LI-10). A colour that somebody set stays.
  func fillBackgroundOfLists() {
    guard let collectionView, let sections = state.description?.sections, !sections.isEmpty
    else { return }
    var listBackground: UIColor?
    for section in sections {
      guard let color = (section as? ListLayoutSection)?.configuration.listBackground,
        listBackground == nil || listBackground == color
      else { return }
      listBackground = color
    }
    collectionView.fillBackground(listBackground)
  }
}

extension UICollectionView {
  /// Sets the background unless it is another one than the collection view or a list had set.
  fileprivate func fillBackground(_ color: UIColor?) {
    let own: [UIColor] = [.systemBackground, .systemGroupedBackground]
    guard let color, let present = backgroundColor, own.contains(where: { $0 === present }),
      present != color
    else { return }
    backgroundColor = color
  }
}

/// A section that knows the list that it was made for.
final class ListLayoutSection: NSCollectionLayoutSection {
  let configuration: UICollectionLayoutListConfiguration
  /// From the leading edge of its rows to what stands first in them.
  let rowMargin: CGFloat

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    self.configuration = configuration
    let traits = environment.traitCollection
    let specification = configuration.specification(
      containerWidth: environment.container.effectiveContentSize.width, traits: traits)
    rowMargin =
      configuration.appearance.isSidebar
      ? ListMetrics.metrics(in: traits).sidebarLeadingMargin : specification.margin
    super.init(group: specification.rowGroup)
    specification.describe(
      self, headerKind: UICollectionView.elementKindSectionHeader,
      footerKind: UICollectionView.elementKindSectionFooter)
  }

  required init(copying source: NSCollectionLayoutSection) {
    guard let list = source as? ListLayoutSection else {
      programmerError("A list's section can only be copied from one (was given \(source)).")
    }
    configuration = list.configuration
    rowMargin = list.rowMargin
    super.init(copying: source)
  }
}

extension NSCollectionLayoutSection {
  /// The list that the section is; nil for other sections.
  package var listConfiguration: UICollectionLayoutListConfiguration? {
    (self as? ListLayoutSection)?.configuration
  }

  /// Creates a section that is a list: one row of an estimated height for each item.
  ///
  /// - Parameters:
  ///   - configuration: Describes the list.
  ///   - layoutEnvironment: What the section provider was given.
  /// - Returns: The section, which may be changed. Rows are measured; until then they are 44 points
  ///   high, 52 in the design of iOS 26, or 40.04 where the environment's idiom is `.mac`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListLayoutSection(configuration, in: layoutEnvironment)
  }
}
