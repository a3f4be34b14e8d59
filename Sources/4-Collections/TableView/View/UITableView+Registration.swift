// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
public import Views

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    requireIdentifier(identifier)
    let role = ReusePool.Role.cell(identifier: identifier)
    guard let cellClass else { return engine.register(nil, for: role) }
    guard let type = cellClass as? UITableViewCell.Type else {
      programmerError(
        "\(cellClass) cannot be the cell \"\(identifier)\": it is not a UITableViewCell.")
    }
    engine.register(
      ReusePool.Class(type) { _ in
        type.create(identifier)
      }, for: role)
  }

  /// Names the Interface Builder document of cells.
  ///
  /// - Parameters:
  ///   - nib: A document with one object at its top, a `UITableViewCell`; otherwise the program stops. It
  ///     is read when the first cell is needed. Nil takes a registration back.
  ///   - identifier: What cells of this kind are dequeued by.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    requireIdentifier(identifier)
    engine.register(
      nib.map { nib in
        ReusePool.Class(madeFrom: nib) { _ in
          nib.makeReusableView(UITableViewCell.self, for: identifier)
        }
      }, for: .cell(identifier: identifier))
  }

  /// Names the Interface Builder document of headers and footers.
  ///
  /// - Parameters:
  ///   - nib: A document with one object at its top, a `UITableViewHeaderFooterView`; otherwise the program
  ///     stops. It is read when the first view is needed. Nil takes a registration back.
  ///   - identifier: What headers and footers of this kind are dequeued by.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    requireIdentifier(identifier)
    engine.register(
      nib.map { nib in
        ReusePool.Class(madeFrom: nib) { _ in
          nib.makeReusableView(UITableViewHeaderFooterView.self, for: identifier)
        }
      }, for: .supplementary(kind: Self.boundaryKind, identifier: identifier))
  }

  func registerBoundaries(_ viewClass: AnyClass?, _ identifier: String) {
    requireIdentifier(identifier)
    let role = ReusePool.Role.supplementary(kind: Self.boundaryKind, identifier: identifier)
    guard let viewClass else { return engine.register(nil, for: role) }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      programmerError(
        """
        \(viewClass) cannot be the header or footer "\(identifier)": it is not a \
        UITableViewHeaderFooterView.
        """)
    }
    engine.register(
      ReusePool.Class(type) { _ in
        type.create(identifier)
      }, for: role)
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    let key = engine.suppliedKey ?? .cell(item: 0, section: 0)
    return dequeue(identifier, for: key)
  }

  func dequeueCell(_ identifier: String, forRowAt indexPath: IndexPath) -> UITableViewCell {
    let role = ReusePool.Role.cell(identifier: identifier)
    guard engine.isRegistered(role), let cell = dequeue(identifier, for: .cell(indexPath)) else {
      programmerError(
        """
        Cannot dequeue a cell for \(indexPath): no class is registered for the identifier \
        "\(identifier)". Call register(_:forCellReuseIdentifier:) first.
        """)
    }
    return cell
  }

  private func dequeue(_ identifier: String, for key: ElementIdentity) -> UITableViewCell? {
    requireIdentifier(identifier)
    guard let (view, isShown) = engine.dequeue(.cell(identifier: identifier), for: key),
      let cell = view as? UITableViewCell
    else { return nil }
    if !isShown {
      cell.table.view = self
      cell.table.path = presentedPath(key.indexPath)
      if let position = layout.rowPosition(of: key) { cell.take(position) }
    }
    return cell
  }

  func dequeueBoundary(_ identifier: String) -> UITableViewHeaderFooterView? {
    requireIdentifier(identifier)
    let role = ReusePool.Role.supplementary(kind: Self.boundaryKind, identifier: identifier)
    let key = engine.suppliedKey ?? .supplementary(kind: Self.boundaryKind, section: 0, index: 0)
    guard let view = engine.dequeue(role, for: key)?.view as? UITableViewHeaderFooterView else {
      return nil
    }
    view.prepare(
      TableEdge(elementKind: key.kind ?? "") ?? .header, isFirst: key.section == 0, in: self)
    return view
  }

  /// Interaction 8, row 15.
  private func requireIdentifier(_ identifier: String) {
    guard identifier.isEmpty else { return }
    programmerError("Empty reuse identifier: give each kind of cell a name.")
  }
}
