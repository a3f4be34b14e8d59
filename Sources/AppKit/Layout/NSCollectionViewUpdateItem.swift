// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
public import Foundation
import Geometry

/// One change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class NSCollectionViewUpdateItem: NSObject {
  private var before: IndexPath?
  private var after: IndexPath?
  private var action = NSCollectionView.UpdateAction.none

  /// Creates an update that says nothing; for subclasses in tests.
  public override init() { super.init() }

  private convenience init(
    _ before: IndexPath?, _ after: IndexPath?, _ action: NSCollectionView.UpdateAction
  ) {
    self.init()
    self.before = before
    self.after = after
    self.action = action
  }

  /// Where the element was; nil for one that is inserted.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// Where the element is; nil for one that is deleted.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What happens to the element.
  open var updateAction: NSCollectionView.UpdateAction { action }

  /// A change as it is passed to the layout (behaviour rule U-q).
  convenience init(_ change: BatchUpdates.Change, _ mapping: BatchMapping) {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch change {
    case .insertItem(let new): self.init(nil, new, .insert)
    case .deleteItem(let old): self.init(old, nil, .delete)
    case .reloadItem(let old): self.init(old, mapping.item(after: old), .reload)
    case .moveItem(let old, let new): self.init(old, new, .move)
    case .insertSection(let new): self.init(nil, path(new), .insert)
    case .deleteSection(let old): self.init(path(old), nil, .delete)
    case .reloadSection(let old):
      self.init(path(old), mapping.section(after: old).map(path), .reload)
    case .moveSection(let old, let new): self.init(path(old), path(new), .move)
    }
  }
}
