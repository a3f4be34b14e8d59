// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
package import Foundation
import Geometry
import Views

extension UICollectionViewFlowLayout: OpenFlowLayout {
  package typealias FaceFlowContext = UICollectionViewFlowLayoutInvalidationContext

  /// The lines, broken if that is due: subclasses prepare in any order, and change properties after
  /// they called `super.prepare()`.
  package var solvedLayout: SolvedFlowLayout? {
    guard let collectionView else { return nil }
    if !state.needsLines, hasOtherInsets(collectionView) {
      breakLines()
      // The content has another size too.
      let context = invalidationContext(forBoundsChange: collectionView.bounds)
      super.invalidateLayout(with: context)
    }
    if state.needsLines { breakLines() }
    return state.solved
  }

  /// Returns whether insets change the available length across the scroll direction.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    state.hasOtherInsets(than: collectionView.adjustedContentInset, scrollDirection: axis)
  }

  package func flowSections() -> [FlowSectionSpecification] {
    guard let collectionView else { return [] }
    return collectionView.engine.settledAnswer {
      FlowDelegateMetrics(layout: self, collectionView: collectionView).sections()
    }
  }

  /// Returns the container in which lines are broken, and its name in warnings (rule F-7).
  package func flowContainer(size: CGSize?) -> FlowContainer? {
    guard let collectionView else { return nil }
    let bounds = CGRect(origin: .zero, size: size ?? collectionView.bounds.size)
    var container = FlowContainer(
      specification(
        in: bounds.inset(by: collectionView.adjustedContentInset).size,
        scale: collectionView.traitCollection.displayScale),
      space: "the collection view minus section insets and content insets",
      advice: ", or invalidate the layout when the collection view's size changes")
    container.contentInsets = collectionView.adjustedContentInset
    container.reference = reference(in: collectionView)
    container.problems = collectionView.engine.problems
    return container
  }

  /// Returns the reference of section insets; nil for the content insets.
  private func reference(in collectionView: UICollectionView) -> UIEdgeInsets? {
    switch sectionInsetReference {
    case .fromContentInset: nil
    case .fromSafeArea: collectionView.safeAreaInsets
    case .fromLayoutMargins: collectionView.layoutMargins
    }
  }

  /// The viewport on which pinned views depend, in layout coordinates.
  var viewport: Viewport { Viewport(visibleRect: visibleLayoutRect) }

  func attributes(
    of element: SolvedElement, _ type: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = type.objectiveCInit()
    attributes.represent(
      identity.category == .cell ? .cell : .supplementaryView, kind: identity.kind,
      at: identity.indexPath)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    if !element.estimatedAxes.isEmpty {
      attributes.estimatedAxes = element.estimatedAxes
      attributes.isMeasured = state.measurements.contains(identity)
    } else if Self.self == UICollectionViewFlowLayout.self {
      attributes.estimatedAxes = []
    }
    // A subclass may take sizes that this class would not, and its estimates are unknown.
    return attributes
  }
}

/// The invalid part of a flow layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that says whether the delegate is asked again for sizes, insets and spacings;
  /// true at first.
  ///
  /// Lines are then broken again too: sizes alone would have no effect.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// A Boolean value that says whether lines are broken again; true at first.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates the delegate's metrics and the lines.
  public override init() { super.init() }
}

extension UICollectionViewFlowLayoutInvalidationContext: OpenFlowInvalidation {}
