// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Views

extension UICollectionView: ExplanationHost {
  package var isUpdating: Bool { hasUncommittedUpdates }
  package var hasData: Bool { dataSource != nil }
  package var viewportSize: CGSize { bounds.size }

  package var explanationWords: ExplanationWords {
    ExplanationWords(
      layOut: "layoutIfNeeded()", scroll: "setContentOffset(_:animated:)",
      scrollToItem: { "scrollToItem(at: \($0), at: .\($1), animated: false)" },
      fillItem: "give it a contentConfiguration, subviews in its contentView, or a background",
      alpha: "alpha", adjust: "adjustedAttributes(forVisibleElements:)")
  }

  package func typeName(of view: UIView) -> String { "\(type(of: view))" }
}

extension UICollectionViewCompositionalLayout: LayoutExplaining {
  package func sums(of key: ElementIdentity) -> ElementSums? {
    state.solution.flatMap { solution in
      CompositionalSums(solution.layout, viewport: viewport) { section in
        self.listConfiguration(ofSection: section).map { "list, \($0.appearance)" }
      }.sums(of: key)
    }
  }

  package var placesItemsInGroups: Bool { true }

  package func hasVisibleItemsHandler(inSection section: Int) -> Bool {
    state.solution?.handler(ofSection: section) != nil
  }
}

extension UICollectionViewFlowLayout: LayoutExplaining {
  package func sums(of key: ElementIdentity) -> ElementSums? {
    guard !state.needsLines, let solved = state.layout else { return nil }
    return FlowSums(solved, viewport: viewport).sums(of: key)
  }
}
