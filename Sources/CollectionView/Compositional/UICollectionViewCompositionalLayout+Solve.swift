// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// Asks for the descriptions and solves them, unless the solution holds.
  func solveIfNeeded() {
    guard needsSolve || solution == nil, let collectionView else { return }
    needsSolve = false
    let context = context(in: collectionView)
    let frozen = freeze(context)
    var new = CompositionalSolution(
      layout: solve(frozen), sections: frozen.sections, environment: context.environment)
    if let old = solution { carryMeasurements(from: old, to: &new) }
    forgetsMeasurements = false
    solution = new
    visibleItems.forget()
    fillGroundOfLists()
  }

  private func freeze(_ context: LayoutContext) -> FrozenLayout {
    do throws(DescriptionError) {
      switch source {
      case .section(let section): return try context.freeze(repeating: section)
      case .provider(let provider): return try context.freeze(provider)
      }
    } catch {
      programmerError(error.description)
    }
  }

  private func solve(_ frozen: FrozenLayout) -> SolvedLayout {
    do throws(LayoutError) {
      return try SolvedLayout(frozen.specification)
    } catch {
      programmerError(error.description)
    }
  }

  /// Behaviour rule Z-4: measured sizes are kept until data are reloaded or the length across the
  /// scroll direction changes.
  private func carryMeasurements(
    from old: CompositionalSolution, to new: inout CompositionalSolution
  ) {
    let (before, after) = (old.layout.specification, new.layout.specification)
    let axis = after.scrollDirection
    guard !forgetsMeasurements, before.scrollDirection == axis,
      before.containerSize[axis.cross] == after.containerSize[axis.cross],
      before.itemCounts == after.itemCounts
    else { return }
    // In the order of the elements: where lines wrap, the order of measuring can matter, and that of
    // a dictionary is another one in every process.
    new.layout.setMeasuredSizes(old.measured)
    new.measured = old.measured
  }

  /// What the collection view is, as far as descriptions may know (behaviour rule EV-1).
  private func context(in collectionView: UICollectionView) -> LayoutContext {
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    let environment = LayoutEnvironment(
      container: LayoutContainer(
        contentSize: collectionView.bounds.size, contentInsets: insets(of: collectionView)),
      traitCollection: collectionView.traitCollection)
    var reference = LayoutContext.ReferenceInsets()
    reference.safeArea = collectionView.safeAreaInsets.directional(direction)
    reference.layoutMargins = collectionView.directionalLayoutMargins
    reference.readableContent = Self.readableInsets(
      margins: reference.layoutMargins, width: collectionView.bounds.width)
    return LayoutContext(
      environment: environment, referenceInsets: reference, configuration: ownConfiguration,
      itemCounts: (0..<collectionView.numberOfSections).map {
        collectionView.numberOfItems(inSection: $0)
      })
  }

  /// The explicit content inset across the scroll direction.
  private func insets(of collectionView: UICollectionView) -> NSDirectionalEdgeInsets {
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    var insets = collectionView.contentInset.directional(direction)
    switch ownConfiguration.scrollDirection {
    case .vertical: (insets.top, insets.bottom) = (0, 0)
    case .horizontal: (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  /// Whether insets leave another room across the scroll direction than the solution has.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    guard let solution else { return false }
    return solution.environment.container.contentInsets != insets(of: collectionView)
  }

  /// Lines of text are not read with ease beyond this width, UIKit's for ordinary text.
  private static let readableWidth: CGFloat = 672

  private static func readableInsets(
    margins: NSDirectionalEdgeInsets, width: CGFloat
  ) -> NSDirectionalEdgeInsets {
    var insets = margins
    let rest = (width - readableWidth) / 2
    insets.leading = max(insets.leading, rest)
    insets.trailing = max(insets.trailing, rest)
    return insets
  }
}

extension UIEdgeInsets {
  /// The same insets by reading direction.
  fileprivate func directional(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    let isReversed = direction == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: top, leading: isReversed ? right : left, bottom: bottom,
      trailing: isReversed ? left : right)
  }
}
