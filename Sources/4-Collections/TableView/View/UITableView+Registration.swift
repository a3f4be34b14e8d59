// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
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
    resize(cell, forRowAt: indexPath)
    return cell
  }

  /// Gives a cell the size of its row, before the data source configures it (behaviour rule TV-24). The
  /// height is asked for where it is not known yet; that of a row about to be shown is kept for its
  /// measurement, which follows.
  private func resize(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard indexPath.count == 2, !answers.isSizingCell else { return }
    // A delegate may dequeue a cell to find out the height that it is asked for here.
    answers.isSizingCell = true
    defer { answers.isSizingCell = false }
    let path = presentedPath(indexPath)
    // Of rows that the data do not have, or no longer, nothing is asked.
    guard engine.hasItem(at: path) else { return }
    let known = layout.element(.cell(path))?.state
    let isKnown =
      switch known?.sizing {
      case .final, .measured: true
      case .estimated, .unknown, nil: false
      }
    var height = known?.size.height ?? TableMetrics.phone.rowEstimate
    if !isKnown {
      let given = preferredHeightOfRow(at: path)
      height = given ?? height
      if delegateGivesRowHeights, engine.suppliedKey == .cell(indexPath) {
        answers.rowHeights[indexPath] = given ?? Self.automaticDimension
      }
    }
    let inset = TableMetrics.phone.rowInset(style.layoutStyle, inWidth: bounds.width)
    let size = CGSize(width: bounds.width - 2 * inset, height: height)
    guard cell.bounds.size != size else { return }
    UIView.performWithoutAnimation {
      cell.frame = CGRect(
        x: inset, y: known.map { $0.center.y - $0.size.height / 2 } ?? 0, width: size.width,
        height: size.height)
    }
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
