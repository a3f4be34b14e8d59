// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
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
