// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
package import Foundation
package import Views

extension NSCollectionView: ExplanationHost {
  package var isUpdating: Bool { engine.hasUncommittedUpdates || engine.presentsUncommittedChanges }
  package var hasData: Bool { dataSource != nil || !legacy.objects.isEmpty }
  package var viewportSize: CGSize { containerSize }

  package var explanationWords: ExplanationWords {
    ExplanationWords(
      layOut: "layoutSubtreeIfNeeded()", scroll: "scroll(_:)",
      scrollToItem: { "scrollToItems(at: [\($0)], scrollPosition: .\($1))" },
      fillItem: "give its view subviews, or a layer with a background", alpha: "alphaValue",
      adjust: "layoutAttributesForElements(in:)")
  }

  package func typeName(of view: UIView) -> String {
    guard let owner = (view as? ViewNode)?.owner else { return "\(type(of: view))" }
    return "\(type(of: owner))"
  }
}

extension NSCollectionViewCompositionalLayout: LayoutExplaining {
  package func sums(of key: ElementIdentity) -> ElementSums? {
    solved.flatMap { CompositionalSums($0, viewport: viewport).sums(of: key) }
  }

  package var placesItemsInGroups: Bool { true }

  package func hasVisibleItemsHandler(inSection section: Int) -> Bool {
    state.solution?.handler(ofSection: section) != nil
  }
}

extension NSCollectionViewFlowLayout: LayoutExplaining {
  package func sums(of key: ElementIdentity) -> ElementSums? {
    guard !state.needsLines, let solved = state.layout else { return nil }
    return FlowSums(solved, viewport: viewport).sums(of: key)
  }
}
