// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
public import Foundation
import Geometry
package import Views

/// A view that a collection view displays and reuses.
@preconcurrency @MainActor
public protocol NSCollectionViewElement: NSObjectProtocol, NSUserInterfaceItemIdentification {
  /// Called before the element is reused.
  func prepareForReuse()
  /// Called with the attributes that the element has now; the collection view itself sets frame,
  /// alpha and stacking order.
  func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes)
  /// Called before the collection view changes its layout.
  func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// Called after the collection view changed its layout.
  func didTransition(from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout)
  /// The attributes that it would like, asked of elements whose size is an estimate.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes
}

extension NSCollectionViewElement {
  /// Does nothing: the default of `prepareForReuse()`.
  public func prepareForReuse() {}
  /// Does nothing: the default of `apply(_:)`.
  public func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {}
  /// Does nothing: the default of `willTransition(from:to:)`.
  public func willTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// Does nothing: the default of `didTransition(from:to:)`.
  public func didTransition(
    from oldLayout: NSCollectionViewLayout, to newLayout: NSCollectionViewLayout
  ) {}
  /// The attributes with the size of the contents on the estimated axes.
  public func preferredLayoutAttributesFitting(
    _ layoutAttributes: NSCollectionViewLayoutAttributes
  ) -> NSCollectionViewLayoutAttributes {
    let view = (self as? NSView) ?? (self as? NSViewController)?.view
    if let view { layoutAttributes.fitSize(of: view) }
    return layoutAttributes
  }
}

extension NSCollectionViewLayoutAttributes {
  /// Takes the size of a view's contents on the estimated axes (appkit rule MU-7).
  @MainActor
  func fitSize(of view: NSView) {
    let wanted = view.viewNode.fittedSize(size, estimated: estimatedAxes)
    if wanted != size { size = wanted }
  }
}

/// A header that can collapse its section: its button calls
/// `NSCollectionView.toggleSectionCollapse(_:)`.
@preconcurrency @MainActor
public protocol NSCollectionViewSectionHeaderView: NSCollectionViewElement {
  /// The button that collapses the section. The collection view hides it while the section's items
  /// fit in one line and are not collapsed (appkit rule MC-4); title and state are the client's.
  var sectionCollapseButton: NSButton? { get set }
}

extension NSCollectionViewSectionHeaderView {
  /// The button that collapses the section; nil, unless a subclass has one.
  public var sectionCollapseButton: NSButton? {
    get { nil }
    set {}
  }
}

/// A supplementary view or a decoration; what else a client wants to hear is in
/// ``NSCollectionViewElement``.
extension NSView: ElementView {
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

  static func checkedClass(_ viewClass: AnyClass?, role: String) -> NSView.Type? {
    guard let viewClass else { return nil }
    guard let type = viewClass as? NSView.Type else {
      programmerError("\(viewClass) cannot be \(role): it is not a subclass of NSView.")
    }
    return type
  }
}
