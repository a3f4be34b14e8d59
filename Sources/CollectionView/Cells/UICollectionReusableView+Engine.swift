// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import Views

extension UICollectionReusableView: ElementView {
  package var node: UIView { self }

  package func receive(_ attributes: any ElementAttributes) {
    let attributes = UICollectionViewLayout.attributes(attributes)
    apply(attributes)
    (self as? UICollectionViewCell)?.followCard(attributes)
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    preferredLayoutAttributesFitting(UICollectionViewLayout.attributes(attributes))
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    willTransition(
      from: UICollectionViewLayout.layout(oldLayout), to: UICollectionViewLayout.layout(newLayout))
  }

  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    didTransition(
      from: UICollectionViewLayout.layout(oldLayout), to: UICollectionViewLayout.layout(newLayout))
  }
}
