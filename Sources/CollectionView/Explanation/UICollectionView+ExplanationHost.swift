// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
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
