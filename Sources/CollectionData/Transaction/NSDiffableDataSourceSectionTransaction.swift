// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// What changed in one section when a reader reordered an item interactively.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// Its items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Its items after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What changes in the list of its visible items; an item that moves is a removal and an
  /// insertion that are associated with each other.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    sectionIdentifier: SectionIdentifierType,
    from initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    difference = CollectionDifference(
      from: initialSnapshot.visibleItems, to: finalSnapshot.visibleItems)
  }
}

extension NSDiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
