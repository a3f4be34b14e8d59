// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionEngine
package import CollectionLayout
package import Foundation
import Geometry

extension NSCollectionViewFlowLayout: OpenFlowLayout {
  package typealias FaceFlowContext = NSCollectionViewFlowLayoutInvalidationContext

  /// The viewport on which pinned views and collapsed sections depend.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect,
      orthogonalOffsets: collapsedSections.isEmpty
        ? [:] : collectionView?.engine.orthogonalOffsets ?? [:])
  }

  /// The lines, broken if that is due: subclasses prepare in any order, and change properties after
  /// they called `super.prepare()`.
  package var solvedLayout: SolvedFlowLayout? {
    guard collectionView != nil else { return nil }
    if state.needsLines { breakLines() }
    return state.solved
  }

  /// Returns whether the data have a section; of a layout without a collection view they may.
  func exists(section: Int) -> Bool {
    guard let collectionView else { return section >= 0 }
    return collectionView.engine.counts.indices.contains(section)
  }

  /// Breaks lines again in the next pass; the delegate is not asked.
  func invalidateLines() {
    let context = makeInvalidationContext()
    if let context = context as? NSCollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    invalidateLayout(with: context)
  }

  /// Breaks lines in `prepare()`.
  func prepareLines() {
    guard let collectionView else { return }
    if forgetsMissingSections {
      forgetsMissingSections = false
      collapsedSections = collapsedSections.filter(exists)
    }
    state.invalidate(unlessFor: collectionView.engine.counts, .zero, scrollDirection: axis)
    if state.needsLines { breakLines() }
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
    var container = FlowContainer(
      specification(
        in: size ?? collectionView.containerSize,
        scale: collectionView.node.traitCollection.displayScale),
      space: "the clip view minus section insets")
    container.specification.roundsOrigins = false
    container.specification.lineRule = .tolerant
    // Appkit rule MC-1: columns do not collapse.
    container.collapsedSections = axis == .vertical ? collapsedSections : []
    return container
  }

  /// The depth of headers and footers, pinned or not (appkit rule MI-8).
  private static let boundaryDepth = 1

  func attributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let attributes = makeAttributes(of: element)
    attributes.zIndex = element.identity.category == .cell ? 0 : Self.boundaryDepth
    attributes.isInScrollArea = element.isInOrthogonalSection
    if !element.estimatedAxes.isEmpty {
      attributes.estimatedAxes = element.estimatedAxes
      attributes.isMeasured = state.measurements.contains(element.identity)
    } else if Self.self == NSCollectionViewFlowLayout.self {
      attributes.estimatedAxes = []
    }
    // A subclass may take sizes that this class would not, and its estimates are unknown.
    return attributes
  }
}

extension NSCollectionViewFlowLayoutInvalidationContext: OpenFlowInvalidation {}
