// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import LayoutDocuments
import UIKit

extension LayoutCapture {
  /// Captures a compositional layout; nil if a section has no description.
  mutating func compositional(
    _ layout: UICollectionViewCompositionalLayout
  ) -> LayoutDocument.Layout? {
    guard let description = layout.state.description,
      description.sections.count == data.sections.count, !description.sections.isEmpty
    else { return nil }
    let described = description.sections.compactMap(\.self)
    guard described.count == description.sections.count else { return nil }
    let sections = described.map { keys(of: $0, in: description.environment) }
    noteClosures(of: described, sections, hasProvider: layout.state.hasProvider)
    let configuration = LayoutDocument.Configuration(describing: layout.configuration)
    captureElements(sections, configuration)
    captureMeasuredSizes(layout.state)
    let isUniform = sections.allSatisfy { $0 == sections[0] }
    if isUniform, let list = sections[0].list, configuration == LayoutDocument.Configuration(),
      sections[0].isListAlone
    {
      return .list(list)
    }
    var compositional = LayoutDocument.Compositional(
      isUniform
        ? .all(LayoutDocument.Section(sections[0]))
        : .each(sections.map { LayoutDocument.Section($0) }))
    compositional.configuration = configuration
    return .compositional(compositional)
  }

  private func keys(
    of section: NSCollectionLayoutSection, in environment: any NSCollectionLayoutEnvironment
  ) -> LayoutDocument.SectionKeys {
    let list = section.listConfiguration.map { configuration in
      (
        value: LayoutDocument.List(configuration),
        section: NSCollectionLayoutSection.list(
          using: configuration, layoutEnvironment: environment)
      )
    }
    return LayoutDocument.SectionKeys(describing: section, list: list, in: environment)
  }

  private mutating func noteClosures(
    of sections: [NSCollectionLayoutSection], _ keys: [LayoutDocument.SectionKeys],
    hasProvider: Bool
  ) {
    if hasProvider, keys.contains(where: { $0 != keys[0] || $0.list == nil }) {
      note("A provider made the sections; these are those at \(sizeText).")
    }
    for (index, section) in sections.enumerated() {
      if keys[index].group?.hasFrames == true {
        note("The group of section \(index) is custom; its frames are those at this size.")
      }
      if section.visibleItemsInvalidationHandler != nil {
        note(
          "Section \(index) has a visibleItemsInvalidationHandler, which is not in the document.")
      }
      if let list = section.listConfiguration, list.hasClosures {
        note("The closures of the list of section \(index) are not in the document.")
      }
    }
  }

  /// Captures the texts of badges, headers and footers.
  private mutating func captureElements(
    _ sections: [LayoutDocument.SectionKeys], _ configuration: LayoutDocument.Configuration
  ) {
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    var boundaries = Set(configuration.boundaryItems.map(\.kind)).union([header, footer])
    for section in sections { boundaries.formUnion((section.boundaryItems ?? []).map(\.kind)) }
    for kind in boundaries.sorted() {
      captureTexts(ofKind: kind, name: kind.documentKind, isBadge: false)
    }
    var document = LayoutDocument.Compositional(.each(sections.map { LayoutDocument.Section($0) }))
    document.configuration = configuration
    let kinds = LayoutDocument.Layout.compositional(document).elementKinds
    for kind in kinds.subtracting(boundaries).sorted() {
      captureTexts(ofKind: kind, name: kind.documentKind, isBadge: true)
    }
  }

  /// Captures what views asked for along estimated axes.
  private mutating func captureMeasuredSizes(_ state: CompositionalLayoutState) {
    var measuredCells = 0
    let sizes = state.measurements.sizes.sorted { $0.key.indexPath < $1.key.indexPath }
    for (identity, size) in sizes {
      switch identity.category {
      case .cell:
        measuredCells += 1
        changeItem(at: identity.indexPath) { $0.size = size }
      case .supplementaryView:
        guard identity.index != ElementIdentity.layoutLevelIndex, let kind = identity.kind,
          data.sections.indices.contains(identity.section)
        else { continue }
        data.sections[identity.section].sizes[kind.documentKind] = size
      case .decorationView: break
      }
    }
    guard measuredCells > 0, measuredCells < data.itemCount else { return }
    note(
      "\(measuredCells) cell\(measuredCells == 1 ? " was" : "s were") measured; the others count as "
        + "their estimates.")
  }
}

extension LayoutDocument.List {
  /// Creates the list that a configuration describes, without its closures.
  @MainActor
  init(_ configuration: UICollectionLayoutListConfiguration) {
    self.init(appearance: configuration.appearance)
    headerMode = configuration.headerMode
    footerMode = configuration.footerMode
    showsSeparators = configuration.showsSeparators
    headerTopPadding = configuration.headerTopPadding.map { Double($0) }
    backgroundColor = configuration.backgroundColor.map { LayoutDocument.Color($0) }
  }
}

extension UICollectionLayoutListConfiguration {
  fileprivate var hasClosures: Bool {
    itemSeparatorHandler != nil || leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }
}

extension LayoutDocument.SectionKeys {
  /// Whether nothing beside the list is given.
  fileprivate var isListAlone: Bool {
    var alone = LayoutDocument.SectionKeys()
    alone.list = list
    return self == alone
  }
}

extension LayoutDocument.Group {
  /// Whether the group, or one in it, has frames of its own.
  fileprivate var hasFrames: Bool {
    arrangement == .custom
      || items.contains { if case .group(let group) = $0 { group.hasFrames } else { false } }
  }
}
