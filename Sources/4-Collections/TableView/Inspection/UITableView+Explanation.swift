// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import CollectionLayout
public import Foundation
import Geometry
public import LayoutInspection
package import Views

extension UITableView {
  /// Returns the reasons why a row's cell is where it is and as high as it is, or why it is not seen.
  ///
  /// Nothing is laid out for it: what is explained is what the table shows now. The delegate is asked for
  /// heights again.
  ///
  /// - Parameter indexPath: The row; one that the data do not have is explained as such.
  /// - Returns: The explanation of the row.
  /// - Complexity: O(log sections + log rows + visible rows).
  public func explanation(forRowAt indexPath: IndexPath) -> ElementExplanation {
    explanation(of: .cell, at: indexPath)
  }

  /// Returns the reasons why a section's header is where it is and as high as it is, or why there is none.
  ///
  /// - Parameter section: The section; one that the data do not have is explained as such.
  /// - Returns: The explanation of the header.
  public func explanation(forHeaderInSection section: Int) -> ElementExplanation {
    explanation(of: .header, section: section)
  }

  /// Returns the reasons why a section's footer is where it is and as high as it is, or why there is none.
  ///
  /// - Parameter section: The section; one that the data do not have is explained as such.
  /// - Returns: The explanation of the footer.
  public func explanation(forFooterInSection section: Int) -> ElementExplanation {
    explanation(of: .footer, section: section)
  }

  private func explanation(of edge: TableEdge, section: Int) -> ElementExplanation {
    explanation(
      of: .supplementaryView, kind: edge.elementKind, at: IndexPath(item: 0, section: section))
  }

  /// Returns the explanation of an element of the table.
  package func explanation(
    of category: CollectionLayoutElementCategory, kind: String? = nil, at indexPath: IndexPath
  ) -> ElementExplanation {
    engine.explanation(
      of: LayoutTrace.Element(category: category, kind: kind, indexPath: indexPath), in: self)
  }

  /// The trace of the layout passes, while it is not nil; nil unless it was set.
  package var layoutTrace: LayoutTrace? {
    get { engine.trace }
    set { engine.trace = newValue }
  }
}

extension UITableView: ExplanationHost {
  package var isUpdating: Bool { hasUncommittedUpdates }
  package var hasData: Bool { dataSource != nil || staticSections != nil }
  package var viewportSize: CGSize { bounds.size }

  package var explanationWords: ExplanationWords {
    ExplanationWords(
      count: "tableView(_:numberOfRowsInSection:)", layOut: "layoutIfNeeded()",
      scroll: "setContentOffset(_:animated:)",
      scrollToItem: { path, _ in "scrollToRow(at: \(path), at: .middle, animated: false)" },
      fillItem: "give it a contentConfiguration, subviews in its contentView, or a background",
      alpha: "alpha", adjust: "rectForRow(at:)")
  }

  package func typeName(of view: UIView) -> String { "\(type(of: view))" }

  package func sums(of key: ElementIdentity) -> ElementSums? { tableSums?.sums(of: key) }

  package func absence(of key: ElementIdentity) -> ElementExplanation.Reason? {
    tableSums?.absence(of: key)
  }

  private var tableSums: TableSums? {
    layout.lastSolvedTable.map { TableSums($0, of: self) }
  }
}
