// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewCompositionalLayout {
  /// The frames; nil before the first were solved.
  var solvedLayout: SolvedLayout? { state.solved }

  /// What is visible, which pinned items and orthogonal sections depend on.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect,
      orthogonalOffsets: collectionView?.engine.orthogonalOffsets ?? [:])
  }

  /// Asks for the descriptions and solves them, unless the solution holds.
  func solveIfNeeded() {
    guard state.needsSolve, let collectionView else { return }
    state.willSolve()
    let context = context(in: collectionView)
    let frozen: FrozenLayout
    do throws(DescriptionError) {
      frozen = try freeze(context)
    } catch {
      programmerError(error.description)
    }
    do throws(LayoutError) {
      try state.solve(frozen, environment: context.environment)
    } catch {
      programmerError(error.description)
    }
    visibleItems.forget()
  }

  /// Asks for the descriptions.
  func freeze(_ context: LayoutContext) throws(DescriptionError) -> FrozenLayout {
    switch source {
    case .section(let section): try context.freeze(repeating: section)
    case .provider(let provider): try context.freeze(provider)
    }
  }

  /// Returns what the collection view is, as far as descriptions may know, in a clip view of a size;
  /// nil for the one that it has.
  func context(in collectionView: NSCollectionView, size: CGSize? = nil) -> LayoutContext {
    LayoutContext(
      environment: LayoutEnvironment(
        container: LayoutContainer(
          contentSize: size ?? collectionView.containerSize, contentInsets: .zero),
        traitCollection: collectionView.node.traitCollection),
      configuration: ownConfiguration, itemCounts: collectionView.engine.counts)
  }

  /// Names the visible pinned elements. A context that names anything, and be it an empty list,
  /// keeps the solution: scrolling asks no provider (behaviour rule P-6).
  func limitToPinnedElements(_ context: NSCollectionViewLayoutInvalidationContext) {
    context.invalidateItems(at: [])
    for element in solvedLayout?.pinnedElements(viewport: viewport) ?? [] {
      guard let kind = element.identity.kind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: [element.identity.indexPath])
    }
  }

  /// Attributes of the layout's class for a solved element.
  func attributes(of element: SolvedElement) -> NSCollectionViewLayoutAttributes {
    let identity = element.identity
    let attributes = makeAttributes(of: element)
    attributes.isInScrollArea = element.isInOrthogonalSection
    attributes.estimatedAxes = element.estimatedAxes
    if !element.estimatedAxes.isEmpty {
      attributes.isMeasured = state.measurements.contains(identity)
    }
    return attributes
  }
}
