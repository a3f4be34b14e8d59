// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionData
import CollectionEngine
import CollectionLayout
import Foundation

/// Changes over time: what updates do to what is known, and where elements start and end.
extension TableLayout {
  /// Takes what was measured along; but for the headers of sections that become the first, or no
  /// longer are: they have other space (behaviour rule TV-9).
  func dataWillChange(through renumbering: ElementRenumbering) {
    let mapping = renumbering.batch
    state.dataWillChange(from: mapping.before, to: mapping.after) { old in
      guard let new = renumbering.key(after: old) else { return nil }
      let isKept = old.category == .cell || (old.section == 0) == (new.section == 0)
      return isKept ? new : nil
    }
    guard let tableView else { return }
    tableView.answers.forgetData()
    tableView.carrySwipedRows(through: mapping)
    // Behaviour rule TV-55: an empty batch asks for the heights again, of what is visible, and so does any
    // other where the delegate gives them. It may have given those of rows that the data had no more: they
    // change before the batch that names the change, which lays out what is due.
    guard mapping.changes.isEmpty || tableView.answers.givesRowHeights == true else { return }
    if mapping.changes.isEmpty { tableView.answers = DelegateAnswers() }
    for (_, view) in tableView.engine.visibleViews(of: .cell) {
      tableView.engine.requestMeasurement(of: view)
    }
  }

  func prepare(for mapping: BatchMapping) {
    guard let tableView, let transition else { return }
    let engine = tableView.engine
    tableView.rowAnimations.resolve(
      mapping, before: transition.dataPath(before:), after: engine.dataPath(of:))
    tableView.raiseRows(Set(tableView.rowAnimations.moved.map(engine.presentedPath(of:))))
  }

  func finalizeUpdates() { tableView?.rowAnimations.removeAll() }

  // MARK: Starts and ends

  func initialElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    guard let transition, let tableView else { return nil }
    guard transition.key(before: key) == nil, let final = element(key),
      let hiddenEnd = tableView.rowAnimations.start(
        of: key, showing: tableView.engine.dataPath(of: key.presentedPath))
    else { return transition.initialAttributes(of: key) }
    let top =
      hiddenEnd.opensSpace
      ? edge(before: key) { transition.previousAttributes(of: $0)?.frame.maxY } : nil
    return hiddenEnd.attributes(
      final, in: space(key, final, top: top, lastSolvedTable), leaves: false)
  }

  func finalElement(_ key: ElementIdentity) -> (any ElementAttributes)? {
    guard let transition, let tableView else { return nil }
    let final = transition.finalAttributes(of: key)
    guard transition.key(after: key) == nil, let final,
      let hiddenEnd = tableView.rowAnimations.end(
        of: key, showing: transition.dataPath(before: key.presentedPath))
    else { return final }
    let top =
      hiddenEnd.opensSpace
      ? edge(before: key) { transition.key(after: $0).flatMap(element)?.frame.maxY } : nil
    return hiddenEnd.attributes(final, in: space(key, final, top: top, nil), leaves: true)
  }

  /// Returns the space at the end of a row's animation; `solvedTable` is the one that has the section, nil
  /// where it is gone.
  private func space(
    _ key: ElementIdentity, _ attributes: any ElementAttributes, top: CGFloat?,
    _ solvedTable: SolvedTable?
  ) -> RowAnimations.HiddenEnd.Space {
    let visible = tableView?.bounds.size ?? .zero
    let section = solvedTable?.frame(ofSection: key.section)?.height ?? visible.height
    return RowAnimations.HiddenEnd.Space(
      width: visible.width, top: top ?? attributes.frame.minY,
      blockHeight: min(section, visible.height))
  }

  /// Returns the edge of a row's space at the other end of its animation: the end of the nearest
  /// row above it that is there then.
  private func edge(
    before key: ElementIdentity, _ end: (ElementIdentity) -> CGFloat?
  ) -> CGFloat? {
    var row = key.index - 1
    while row >= max(0, key.index - Self.searchedRows) {
      if let end = end(.cell(item: row, section: key.section)) { return end }
      row -= 1
    }
    // The first rows of a section come and go below its header.
    return row < 0 ? lastSolvedTable?.frame(ofRow: 0, section: key.section)?.minY : nil
  }

  /// The number of rows above that are searched: more do not fit on a screen.
  private static let searchedRows = 100

  // MARK: Nothing to do

  func changedIndices(
    of category: CollectionLayoutElementCategory, kind: String
  ) -> (deleted: [IndexPath], inserted: [IndexPath]) { ([], []) }
  func prepare(forBoundsReplacing oldBounds: CGRect) {}
  func finalizeBoundsChange() {}
  func prepareExchange(for newLayout: any EngineLayout) {}
  func prepareExchange(replacing oldLayout: any EngineLayout) {}
  func finalizeExchange() {}
}
