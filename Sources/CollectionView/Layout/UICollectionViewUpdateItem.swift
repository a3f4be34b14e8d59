// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
public import Foundation

/// One change of the data, as it is passed to a layout.
///
/// For a section the index paths have no item: it is `NSNotFound`.
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the element.
  public enum Action: Int, Hashable, Sendable, CaseIterable {
    /// It is new.
    case insert = 0
    /// It goes.
    case delete = 1
    /// Its view is recreated.
    case reload = 2
    /// It gets another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

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
  open var updateAction: Action { update.flatMap { Action(rawValue: $0.action.rawValue) } ?? .none }
}
