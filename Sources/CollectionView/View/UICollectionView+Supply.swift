// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// The view for an element, from the data source or, for a decoration, from the layout's classes.
  func supplyView(
    for attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
  ) -> UICollectionReusableView {
    // The data source has a lifted item, and those that made room for it, where they were.
    var key = key
    if let movement, key.category == .cell {
      key = .cell(movement.dataPath(of: key.indexPath))
    }
    supply.key = key
    supply.frame = mirrored(attributes.frame)
    RegistrationIdentity.suppliersAtWork += 1
    let view = askForView(key)
    RegistrationIdentity.suppliersAtWork -= 1
    let dequeued = supply.dequeued
    supply = SupplyState()
    guard dequeued.contains(where: { $0 === view }) else {
      programmerError(
        """
        The view that the data source returned for \(key), a \(type(of: view)), was not dequeued \
        for it; return what a dequeue method of the collection view gave for this index path.
        """)
    }
    for unused in dequeued where unused !== view { pool.enqueue(unused) }
    return view
  }

  private func askForView(_ key: ElementKey) -> UICollectionReusableView {
    switch key.category {
    case .cell:
      guard let dataSource else { break }
      return dataSource.collectionView(self, cellForItemAt: key.indexPath)
    case .supplementaryView:
      guard let dataSource else { break }
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind ?? "", at: key.indexPath)
    case .decorationView:
      return dequeueDecoration(ofKind: key.kind ?? "")
    }
    programmerError("\(key) is in sight, but the collection view has no data source any more.")
  }

  private func dequeueDecoration(ofKind kind: String) -> UICollectionReusableView {
    let role = ReusePool.Role.decoration(kind: kind)
    pool.register(currentLayout.decorationClasses[kind], for: role)
    guard let view = pool.dequeue(role, frame: supply.frame) else {
      programmerError(
        """
        \(type(of: currentLayout)) has a decoration view of kind "\(kind)", but no class for it. \
        Call register(_:forDecorationViewOfKind:) on the layout first.
        """)
    }
    supply.dequeued.append(view)
    return view
  }

  /// Takes a view for a role from the pool.
  func dequeue(_ role: ReusePool.Role, for indexPath: IndexPath) -> UICollectionReusableView? {
    let key: ElementKey =
      switch role {
      case .cell: .cell(indexPath)
      case .supplementary(let kind, _): .supplementary(kind, indexPath)
      case .decoration(let kind):
        ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
      }
    let isAskedFor = supply.key == key
    if isAskedFor, let view = supply.reconfigured, pool.role(of: view) == role {
      supply.dequeued.append(view)
      return view
    }
    guard let view = pool.dequeue(role, frame: isAskedFor ? supply.frame : .zero) else {
      return nil
    }
    if isAskedFor { supply.dequeued.append(view) }
    if let cell = view as? UICollectionViewCell { cell.setState(.editing, isEditing) }
    (view as? UICollectionViewListCell)?.prepare(for: key, in: self)
    return view
  }
}
