// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry

extension NSCollectionViewFlowLayout {
  /// The axis that lines stack along.
  var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Whether items say how large they are.
  var isEstimating: Bool { estimatedItemSize != .zero }

  func isMeasurable(_ attributes: NSCollectionViewLayoutAttributes) -> Bool {
    isEstimating && attributes.representedElementCategory == .item
  }

  /// What is visible, which pinned views and collapsed sections depend on.
  var viewport: Viewport {
    Viewport(
      visibleRect: visibleLayoutRect,
      orthogonalOffsets: collapsedSections.isEmpty
        ? [:] : collectionView?.engine.orthogonalOffsets ?? [:])
  }

  /// The lines, broken if that is due: subclasses prepare in any order, and change properties after
  /// they called `super.prepare()`.
  var solvedLayout: SolvedFlowLayout? {
    guard let collectionView else { return nil }
    if state.needsLines { solve(collectionView) }
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
    if state.needsLines { solve(collectionView) }
  }

  private func solve(_ collectionView: NSCollectionView) {
    if state.needsMetrics {
      state.setSections(
        FlowDelegateMetrics(layout: self, collectionView: collectionView).sections())
    }
    // Appkit rule MC-1: columns do not collapse.
    state.setCollapsedSections(axis == .vertical ? collapsedSections : [])
    do throws(FlowError) {
      report(try state.solve(specification(in: collectionView), contentInsets: .zero))
    } catch {
      programmerError(error.description)
    }
  }

  /// Returns what the solver may know, but for the sections, of a clip view of a size; nil for the
  /// one that it has.
  func specification(
    in collectionView: NSCollectionView, size: CGSize? = nil
  ) -> FlowSpecification {
    var specification = FlowSpecification(
      [], in: size ?? collectionView.containerSize, scrollDirection: axis,
      pixelGrid: PixelGrid(scale: max(1, collectionView.node.traitCollection.displayScale)))
    specification.roundsOrigins = false
    specification.pinsHeaders = sectionHeadersPinToVisibleBounds
    specification.pinsFooters = sectionFootersPinToVisibleBounds
    return specification
  }

  /// Reports unusual values (behaviour rule F-7, appendix B).
  private func report(_ warnings: FlowWarnings) {
    let side = axis == .vertical ? "width" : "height"
    if warnings.contains(.itemExceedsLine) {
      consoleMessage(
        """
        \(type(of: self)): an item's \(side) exceeds that of the clip view minus section insets, \
        so it overflows. Make items smaller.
        """)
    }
    if warnings.contains(.negativeSize) {
      consoleMessage(
        "\(type(of: self)): an item's size is negative and treated as zero. Return zero or more.")
    }
  }

  /// The depth of headers and footers, pinned or not (appkit rule MI-8).
  private static let boundaryDepth = 1

  /// Attributes of the layout's class for a solved element.
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
