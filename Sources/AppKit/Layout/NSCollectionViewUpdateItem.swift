// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation

/// One change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class NSCollectionViewUpdateItem: NSObject {
  private var update: LayoutUpdate?

  /// Creates an update that says nothing; for subclasses in tests.
  public override init() { super.init() }

  /// A change as it is passed to the layout (behaviour rule U-q).
  convenience init(_ update: LayoutUpdate) {
    self.init()
    self.update = update
  }

  /// Where the element was; nil for one that is inserted.
  open var indexPathBeforeUpdate: IndexPath? { update?.before }
  /// Where the element is; nil for one that is deleted.
  open var indexPathAfterUpdate: IndexPath? { update?.after }
  /// What happens to the element.
  open var updateAction: NSCollectionView.UpdateAction {
    update.flatMap { NSCollectionView.UpdateAction(rawValue: $0.action.rawValue) } ?? .none
  }
}
