// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import LayoutInspection
package import Pictures
import Views

/// Shows a view of the client's that is no header or footer view of ours.
@MainActor
final class PlainBoundary: ElementView {
  let node: UIView

  init(_ view: UIView) { node = view }

  func prepareForReuse() {}
  func receive(_ attributes: any ElementAttributes) {}
  func preferredAttributes(fitting attributes: any ElementAttributes) -> any ElementAttributes {
    let width = attributes.state.size.width
    let fitted = node.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // What has nothing to measure keeps the estimate.
    if fitted.height > 0, fitted.height.isFinite {
      let grid = PixelGrid(scale: max(1, node.traitCollection.displayScale))
      attributes.state.size.height = grid.ceil(fitted.height)
    }
    return attributes
  }
  func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
  func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {}
}

extension UITableView {
  var metrics: TableMetrics { .phone[traitCollection.design] }

  // MARK: Headers and footers of sections

  /// Returns the place of a section. The data source is asked for the title of a footer only where the design makes
  /// a difference of it.
  func place(ofSection section: Int) -> TableSectionPlace {
    guard section > 0 else { return .first }
    return metrics.laterTitleSpace != nil && style != .plain
      && contents(of: .footer, section: section - 1) == .title ? .afterTitledFooter : .later
  }

  func supplyBoundaryView(for key: ElementIdentity) -> any ElementView {
    guard let edge = TableEdge(elementKind: key.kind ?? "") else {
      programmerError("A table view has no \(key).")
    }
    if let view = view(of: edge, section: key.section) {
      guard let boundary = view as? UITableViewHeaderFooterView else {
        let plain = PlainBoundary(view)
        engine.adopt(plain, for: nil)
        return plain
      }
      boundary.prepare(edge, place(ofSection: key.section), in: self)
      engine.adopt(
        boundary,
        for: boundary.reuseIdentifier.map {
          .supplementary(kind: Self.boundaryKind, identifier: $0)
        })
      return boundary
    }
    return titleView(edge, section: key.section)
  }

  private func titleView(_ edge: TableEdge, section: Int) -> UITableViewHeaderFooterView {
    let role = ReusePool.Role.supplementary(kind: edge.elementKind, identifier: "title")
    let key = ElementIdentity.supplementary(kind: edge.elementKind, section: section, index: 0)
    if !engine.isRegistered(role) {
      engine.register(
        ReusePool.Class(UITableViewHeaderFooterView.self) { _ in
          UITableViewHeaderFooterView(reuseIdentifier: nil)
        }, for: role)
    }
    guard let (view, _) = engine.dequeue(role, for: key),
      let view = view as? UITableViewHeaderFooterView
    else { programmerError("The view for titles was replaced.") }
    view.prepare(edge, place(ofSection: section), in: self)
    view.showTitle(
      title(of: edge, section: section),
      isAutomatic: answeredHeight(of: edge, section: section) == Self.automaticDimension)
    return view
  }

  /// The kind under which headers and footers of the client's wait: one view may be either.
  static let boundaryKind = "UITableViewHeaderFooterView"

  func boundaryView(_ view: any ElementView) -> UIView? {
    view is UITableViewCell ? nil : view.node
  }

  // MARK: Header and footer of the table

  func replaceBoundaryView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    guard engine.isReady else { return }
    layout.invalidate(with: TableInvalidation(.heights))
  }

  /// Gives the table's own header and footer their places (behaviour rule TV-15).
  func layOutBoundaryViews() {
    guard let solvedTable = layout.lastSolvedTable else { return }
    if let view = tableHeaderView, view.frame != solvedTable.tableHeaderFrame {
      view.frame = solvedTable.tableHeaderFrame
    }
    if let view = tableFooterView, view.frame != solvedTable.tableFooterFrame {
      view.frame = solvedTable.tableFooterFrame
    }
  }

  func replaceBackgroundView(_ old: UIView?) {
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  /// Lets visible cells draw their lines again.
  func rowsLookOtherwise() {
    for (_, cell) in visibleRowsNow { cell.setNeedsLayout() }
  }
}

extension UITableView: AnatomyProviding {
  /// The visible rows, headers and footers, in content coordinates.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents { engine.anatomy(request) }
}

extension UITableView: LayoutTreeProviding {
  /// The visible rows, headers and footers in drawing order, in content coordinates.
  package var layoutTree: LayoutTree.Contents {
    engine.layoutTree()
  }
}
