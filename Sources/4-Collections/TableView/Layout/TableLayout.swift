// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import ViewLayout
import Views

/// The layout of a table: asks the table what there is, lets the solver stack it, and answers the
/// engine (behaviour rule TV-3).
@MainActor
final class TableLayout: EngineLayout {
  private(set) weak var tableView: UITableView?
  var transition: ElementTransition?
  var state = TableLayoutState()

  var host: (any EngineHost)? {
    get { tableView }
    set { tableView = newValue as? UITableView }
  }

  var lastSolvedTable: SolvedTable? { state.solved }
  var solved: SolvedContents { lastSolvedTable.map(SolvedContents.table) ?? .custom }

  /// The solved table, brought up to date if that is due.
  var solvedTable: SolvedTable? {
    tableView?.engine.bringLayoutUpToDate()
    return lastSolvedTable
  }

  // MARK: Answers

  func prepareForPass() {
    guard let tableView else { return }
    state.invalidate(unlessForWidth: tableView.bounds.width)
    guard state.needsSpecification else { return }
    state.solve(TableDescription(tableView).specification())
  }

  var engineContentSize: CGSize { lastSolvedTable?.contentSize ?? .zero }

  /// The visible rectangle, in which headers and footers stay.
  private var viewport: Viewport {
    guard let tableView else { return Viewport(visibleRect: .zero) }
    return Viewport(visibleRect: tableView.visibleRect.inset(by: tableView.adjustedContentInset))
  }

  func elements(in rect: CGRect) -> [any ElementAttributes] {
    guard let solvedTable = lastSolvedTable else { return [] }
    return solvedTable.elements(in: rect, viewport: viewport).map(attributes)
  }

  func element(_ key: ElementIdentity) -> (any ElementAttributes)? {
    lastSolvedTable?.element(key, viewport: viewport).map(attributes)
  }

  private func attributes(of element: SolvedElement) -> any ElementAttributes {
    let (identity, frame) = (element.identity, element.frame)
    let sizing: ElementState.Sizing =
      element.estimatedAxes.isEmpty
      ? .final
      : state.measurements.contains(identity)
        ? .measured(element.estimatedAxes) : .estimated(element.estimatedAxes)
    let attributes = TableAttributes(
      identity,
      ElementState(
        center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, zIndex: element.zIndex,
        sizing: sizing),
      rowPosition: identity.category == .cell ? rowPosition(of: identity) : nil)
    attributes.sizesItself = sizing != .final && !state.isGiven(identity)
    return attributes
  }

  /// The place of a row among those of its section.
  func rowPosition(of identity: ElementIdentity) -> TableRowPosition? {
    guard let tableView else { return nil }
    let counts = tableView.engine.counts
    guard counts.indices.contains(identity.section) else { return nil }
    return TableRowPosition(
      style: tableView.style.layoutStyle,
      position: ListRowPosition(
        isFirst: identity.index == 0, isLast: identity.index == counts[identity.section] - 1))
  }

  var adjustsElements: Bool { tableView.map { !$0.rowsInFront.isEmpty } ?? false }

  /// Rows that are moved by a batch are in front of the others until it is over; one that is lifted
  /// meanwhile is in front of all.
  func adjusted(_ elements: [any ElementAttributes]) -> [any ElementAttributes] {
    guard let tableView else { return elements }
    let rows = tableView.rowsInFront
    guard !rows.isEmpty else { return elements }
    let lifted = tableView.engine.movingItem
    return elements.map { element in
      let key = element.key
      guard key.category == .cell, rows.contains(key.presentedPath), key.presentedPath != lifted
      else {
        return element
      }
      let copy = element.duplicated()
      copy.state.zIndex += Self.inFrontZIndex
      return copy
    }
  }

  /// In front of rows, and behind headers and footers that stay visible.
  private static let inFrontZIndex = 1
  func orthogonalArea(ofSection section: Int) -> OrthogonalScrollArea? { nil }
  func isMirrored(in direction: UIUserInterfaceLayoutDirection) -> Bool { false }
  func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }

  func targetPath(
    forMoving path: PresentedIndexPath, to position: CGPoint
  ) -> PresentedIndexPath {
    guard let solvedTable = lastSolvedTable else { return path }
    let target = solvedTable.target(forMovingRow: path.item, section: path.section, to: position.y)
    return PresentedIndexPath(item: target.row, section: target.section)
  }

  func movingElement(
    at path: PresentedIndexPath, position: CGPoint
  ) -> any ElementAttributes {
    let key = ElementIdentity.cell(path)
    let element =
      element(key)
      ?? TableAttributes(key, ElementState(center: position, size: .zero), rowPosition: nil)
    element.state.center.y = position.y
    return element
  }

  // MARK: Invalidation

  func makeInvalidation(everything: Bool, counts: Bool) -> any EngineInvalidation {
    TableInvalidation(everything ? .everything : counts ? .counts : .heights)
  }

  func invalidation(forBounds bounds: CGRect) -> (any EngineInvalidation)? {
    guard let solvedTable = lastSolvedTable, solvedTable.width != bounds.width.tableHeight else {
      return nil
    }
    return TableInvalidation(.heights)
  }

  func invalidation(
    forPreferred preferred: any ElementAttributes, original: any ElementAttributes
  ) -> (any EngineInvalidation)? {
    let (key, old, new) = (original.key, original.state.size, preferred.state.size)
    let top = viewport.visibleRect.minY
    if key.category == .cell, let preferred = preferred as? TableAttributes {
      state.heightIsGiven(!preferred.sizesItself, of: key)
    }
    let isChange = state.isChange(from: old, to: new)
    // A height that changes nothing counts as measured, too: it is asked for once.
    guard original.state.sizing != .final, new.height.isFinite,
      let change = state.measure(new, of: key, visibleTop: top), isChange
    else { return nil }
    let invalidation = TableInvalidation(.frames)
    invalidation.sizeAdjustment.height = change.growth
    invalidation.offsetAdjustment.y = change.offsetAdjustment
    return invalidation
  }

  func invalidation(for step: MovementStep) -> any EngineInvalidation {
    switch step {
    case .moved(_, _, _, _, let counts): TableInvalidation(counts ? .counts : .frames)
    case .ended: TableInvalidation(.order)
    }
  }

  func invalidate(with invalidation: any EngineInvalidation) {
    guard let invalidation = invalidation as? TableInvalidation else { return }
    switch invalidation.scope {
    case .frames: break
    case .heights, .order: state.invalidate()
    case .counts: state.invalidate(.counts)
    case .measurements, .everything: state.invalidate(.everything)
    }
    tableView?.engine.layoutWasInvalidated(with: invalidation)
  }

  /// Contents have another width: what was measured is asked again where it is visible.
  func contentWidthsChanged() {
    state.expireMeasurements()
    tableView?.engine.requestMeasurements()
  }
}
