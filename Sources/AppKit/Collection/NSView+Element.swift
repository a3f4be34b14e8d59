// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import Views

/// A supplementary view or a decoration; what else a client wants to hear is in
/// ``NSCollectionViewElement``.
extension NSView: ElementView {
  /// What is drawn.
  package var node: UIView { viewNode }

  package func receive(_ attributes: any ElementAttributes) {
    (self as? any NSCollectionViewElement)?.apply(NSCollectionViewLayout.attributes(attributes))
  }

  package func preferredAttributes(
    fitting attributes: any ElementAttributes
  ) -> any ElementAttributes {
    let attributes = NSCollectionViewLayout.attributes(attributes)
    guard let element = self as? any NSCollectionViewElement else {
      attributes.fitSize(of: self)
      return attributes
    }
    return element.preferredLayoutAttributesFitting(attributes)
  }

  package func layoutWillChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    (self as? any NSCollectionViewElement)?.willTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }

  package func layoutDidChange(from oldLayout: any EngineLayout, to newLayout: any EngineLayout) {
    (self as? any NSCollectionViewElement)?.didTransition(
      from: NSCollectionViewLayout.layout(oldLayout), to: NSCollectionViewLayout.layout(newLayout))
  }

  /// A class to register, checked.
  static func checkedClass(_ viewClass: AnyClass?, role: String) -> NSView.Type? {
    guard let viewClass else { return nil }
    guard let type = viewClass as? NSView.Type else {
      programmerError("\(viewClass) cannot be \(role): it is not a subclass of NSView.")
    }
    return type
  }
}
