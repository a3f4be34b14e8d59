// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
public import Views

extension UITableView {
  /// Registers the Interface Builder document of cells.
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

  /// Registers the Interface Builder document of headers and footers.
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

  /// Gives a cell the size of its row, before the data source configures it (behaviour rule TV-24). The
  /// height is asked for where it is not known yet; that of a row about to be shown is kept for its
  /// measurement, which follows.
  func resize(_ cell: UITableViewCell, forRowAt indexPath: IndexPath) {
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
    var height = known?.size.height ?? metrics.rowEstimate
    if !isKnown {
      let generation = engine.dataGeneration
      let given = preferredHeightOfRow(at: path)
      height = given ?? height
      if delegateGivesRowHeights, engine.suppliedKey == .cell(indexPath),
        generation == engine.dataGeneration
      {
        answers.rowHeights[indexPath] = given ?? Self.automaticDimension
      }
    }
    let inset = metrics.rowInset(style.layoutStyle, inWidth: bounds.width)
    let size = CGSize(width: bounds.width - 2 * inset, height: height)
    guard cell.bounds.size != size else { return }
    UIView.performWithoutAnimation {
      cell.frame = CGRect(
        x: inset, y: known.map { $0.center.y - $0.size.height / 2 } ?? 0, width: size.width,
        height: size.height)
    }
  }

  func dequeue(_ identifier: String, for key: ElementIdentity) -> UITableViewCell? {
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

  /// Interaction 8, row 15.
  func requireIdentifier(_ identifier: String) {
    guard identifier.isEmpty else { return }
    programmerError("Empty reuse identifier: give each kind of cell a name.")
  }
}
