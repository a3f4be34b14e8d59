// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    let checked = UICollectionReusableView.checkedClass(
      cellClass, role: "the cell \"\(identifier)\"")
    if let checked, !(checked is UICollectionViewCell.Type) {
      programmerError(
        "\(checked) cannot be the cell \"\(identifier)\": it is not a UICollectionViewCell.")
    }
    register(checked, for: .cell(identifier: identifier))
  }

  func registerSupplementaryViews(
    _ viewClass: AnyClass?, _ elementKind: String, _ identifier: String
  ) {
    let checked = UICollectionReusableView.checkedClass(
      viewClass, role: "the supplementary view \"\(identifier)\" of kind \"\(elementKind)\"")
    register(checked, for: .supplementary(kind: elementKind, identifier: identifier))
  }

  /// Takes a registration back; a nib stops the program.
  func registerNib(_ nib: UINib?, for role: ReusePool.Role) {
    UINib.refuse(nib)
    register(nil as UICollectionReusableView.Type?, for: role)
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let role = ReusePool.Role.cell(identifier: identifier)
    guard let cell = dequeue(role, for: .cell(indexPath)) as? UICollectionViewCell else {
      programmerError(
        """
        Cannot dequeue a cell for \(indexPath): no class is registered for the identifier \
        "\(identifier)". Call register(_:forCellWithReuseIdentifier:) first.
        """)
    }
    return cell
  }

  func dequeueSupplementary(
    _ elementKind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let role = ReusePool.Role.supplementary(kind: elementKind, identifier: identifier)
    guard let view = dequeue(role, for: .supplementary(elementKind, indexPath)) else {
      programmerError(
        """
        Cannot dequeue a supplementary view of kind "\(elementKind)" for \(indexPath): no class is \
        registered for the identifier "\(identifier)". Call \
        register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.
        """)
    }
    return view
  }

  /// Names the class of the views for a role; nil for none.
  func register(_ viewClass: UICollectionReusableView.Type?, for role: ReusePool.Role) {
    let viewClass = viewClass.map { type in
      ReusePool.Class(type) { frame in
        type.objectiveCInit(frame: frame)
      }
    }
    engine.register(viewClass, for: role)
  }

  /// Takes a view for a role from the pool; nil if no class is registered.
  func dequeue(_ role: ReusePool.Role, for key: ElementIdentity) -> UICollectionReusableView? {
    guard let (view, isShown) = engine.dequeue(role, for: key),
      let view = view as? UICollectionReusableView
    else { return nil }
    guard !isShown else { return view }
    switch role {
    case .cell(let identifier), .supplementary(_, let identifier):
      view.setReuseIdentifier(identifier)
    case .decoration: break
    }
    if let cell = view as? UICollectionViewCell {
      cell.endDisappearingSelection()
      cell.setState(.editing, isEdited(cell))
    }
    (view as? UICollectionViewListCell)?.prepare(for: key, in: self)
    return view
  }

  /// Takes a view of a class from the pool, which holds no other for this role.
  func dequeue<View: UICollectionReusableView>(
    _ role: ReusePool.Role, for key: ElementIdentity, as viewClass: View.Type
  ) -> View {
    if !engine.isRegistered(role) { register(viewClass, for: role) }
    guard let view = dequeue(role, for: key) as? View else {
      programmerError("The registration for \(viewClass) was replaced by one of another class.")
    }
    return view
  }
}
