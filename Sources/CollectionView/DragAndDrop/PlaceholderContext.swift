// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import Foundation
import Geometry
import Views

/// What exchanges a placeholder of a collection view for an item.
@MainActor
final class PlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewDropPlaceholder
  /// Nil for one that was never inserted.
  private let number: Int?
  private weak var view: UICollectionView?
  private let animator: DropAnimator

  init(
    _ dragItem: UIDragItem, placeholder: UICollectionViewDropPlaceholder, number: Int?,
    in view: UICollectionView, animator: DropAnimator
  ) {
    self.dragItem = dragItem
    self.placeholder = placeholder
    self.number = number
    self.view = view
    self.animator = animator
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  func setNeedsCellUpdate() {
    guard let number, let view, let place = view.engine.place(ofPlaceholder: number),
      let cell = view.engine.view(for: .cell(place)) as? UICollectionViewCell
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let number, let view else { return false }
    return view.engine.commitPlaceholder(number, updates: dataSourceUpdates)
  }

  func deletePlaceholder() -> Bool {
    guard let number, let view else { return false }
    return view.engine.deletePlaceholder(number)
  }
}

extension UICollectionView {
  /// Inserts a placeholder among the items.
  ///
  /// - Returns: Its number.
  func insertPlaceholder(_ placeholder: UICollectionViewPlaceholder) -> Int {
    let path = placeholder.insertionIndexPath
    let counts = engine.dataCounts
    guard path.count == 2, counts.indices.contains(path.section), path.item >= 0,
      path.item <= counts[path.section]
    else {
      programmerError(
        """
        A placeholder cannot be inserted at \(path): the data have \(counts.count) sections with \
        \(counts) items.
        """)
    }
    let identifier = placeholder.reuseIdentifier
    requireCellClass(identifier, at: path)
    return engine.insertPlaceholder(at: DataIndexPath(path)) { [unowned self] path in
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: path)
      placeholder.cellUpdateHandler?(cell)
      return cell
    }
  }

  private func requireCellClass(_ identifier: String, at path: IndexPath) {
    guard engine.isRegistered(.cell(identifier: identifier)) else {
      programmerError(
        """
        Cannot dequeue a cell for the placeholder at \(path): no class is registered for the \
        identifier "\(identifier)". Call register(_:forCellWithReuseIdentifier:) first.
        """)
    }
  }
}
