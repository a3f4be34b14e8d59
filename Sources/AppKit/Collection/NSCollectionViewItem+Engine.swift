// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import Views

extension NSCollectionViewItem: ElementView {
  /// What is drawn of the item's view.
  package var node: UIView { view.viewNode }

  package func receive(_ attributes: any ElementAttributes) {
    apply(NSCollectionViewLayout.attributes(attributes))
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    preferredLayoutAttributesFitting(NSCollectionViewLayout.attributes(attributes))
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    willTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }

  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    didTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }
}
