// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

extension UICollectionViewCompositionalLayout {
  /// Asks for the descriptions and solves them, unless the solution holds.
  func solveIfNeeded() {
    guard state.needsSolve, let collectionView else { return }
    state.willSolve()
    let context = context(in: collectionView)
    let frozen = freeze(context)
    do throws(LayoutError) {
      try state.solve(frozen, environment: context.environment)
    } catch {
      programmerError(error.description)
    }
    visibleItems.forget()
    fillBackgroundOfLists()
  }

  private func freeze(_ context: LayoutContext) -> FrozenLayout {
    do throws(DescriptionError) {
      return try freeze(in: context)
    } catch {
      programmerError(error.description)
    }
  }

  private func freeze(in context: LayoutContext) throws(DescriptionError) -> FrozenLayout {
    switch source {
    case .section(let section): try context.freeze(repeating: section)
    case .provider(let provider): try context.freeze(provider)
    }
  }

  /// Asks for the descriptions as if the collection view had another size; nothing is solved.
  func freeze(
    in collectionView: UICollectionView, size: CGSize
  ) throws(DescriptionError) -> FrozenLayout {
    try freeze(in: context(in: collectionView, size: size))
  }

  /// Returns what the collection view is, as far as descriptions may know (behaviour rule EV-1).
  private func context(
    in collectionView: UICollectionView, size: CGSize? = nil
  ) -> LayoutContext {
    let size = size ?? collectionView.bounds.size
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    let environment = LayoutEnvironment(
      container: LayoutContainer(
        contentSize: size, contentInsets: insets(of: collectionView)),
      traitCollection: collectionView.traitCollection)
    var reference = LayoutContext.ReferenceInsets()
    reference.safeArea = collectionView.safeAreaInsets.directional(direction)
    reference.layoutMargins = collectionView.directionalLayoutMargins
    reference.readableContent = Self.readableInsets(
      margins: reference.layoutMargins, width: size.width)
    return LayoutContext(
      environment: environment, referenceInsets: reference, configuration: ownConfiguration,
      itemCounts: collectionView.engine.counts)
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

  /// Returns whether insets leave a different length across the scroll direction than the solution
  /// has.
  func hasOtherInsets(_ collectionView: UICollectionView) -> Bool {
    guard let environment = state.description?.environment else { return false }
    return environment.container.contentInsets != insets(of: collectionView)
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
