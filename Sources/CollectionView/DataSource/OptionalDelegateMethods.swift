// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

extension UICollectionViewDelegate {
  /// The methods of this name as optional ones: `delegate.collectionView?(view, didSelectItemAt:
  /// path)` calls the method if the delegate implements it, and is nil otherwise.
  public var collectionView: OptionalDelegateMethods? { OptionalDelegateMethods(delegate: self) }

  /// `indexPathForPreferredFocusedView(in:)` as an optional method: calling it gives nil if it is not
  /// implemented.
  public var indexPathForPreferredFocusedView: (@MainActor (UICollectionView) -> IndexPath?)? {
    { collectionView in
      OptionalMethod.answer("indexPathForPreferredFocusedView(in:)", of: self) {
        self.indexPathForPreferredFocusedView(in: collectionView)
      } ?? nil
    }
  }

  /// `collectionViewDidEndMultipleSelectionInteraction(_:)` as an optional method: calling it gives
  /// nil if it is not implemented.
  public var collectionViewDidEndMultipleSelectionInteraction:
    (@MainActor (UICollectionView) -> Void?)?
  {
    { collectionView in
      OptionalMethod.answer("collectionViewDidEndMultipleSelectionInteraction(_:)", of: self) {
        self.collectionViewDidEndMultipleSelectionInteraction(collectionView)
      }
    }
  }
}

/// The optional methods of a collection view's delegate.
///
/// Every call calls the delegate's method. Where it has none of its own, the result is nil.
@preconcurrency @MainActor
public struct OptionalDelegateMethods {
  let delegate: any UICollectionViewDelegate

  /// Calls `collectionView(_:shouldHighlightItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldHighlightItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didHighlightItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didHighlightItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didUnhighlightItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldSelectItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldDeselectItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didSelectItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didSelectItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didDeselectItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didDeselectItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:canPerformPrimaryActionForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:performPrimaryActionForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canEditItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool?
  {
    OptionalMethod.answer("collectionView(_:canEditItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, canEditItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:canFocusItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:canFocusItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, canFocusItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:selectionFollowsFocusForItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldUpdateFocusIn:)", of: delegate) {
      delegate.collectionView(collectionView, shouldUpdateFocusIn: context)
    }
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didUpdateFocusIn:with:)", of: delegate) {
      delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
    }
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool? {
    OptionalMethod.answer(
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)", of: delegate
    ) {
      delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didBeginMultipleSelectionInteractionAt:)", of: delegate)
    {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:willDisplay:forItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)` if it is implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer("collectionView(_:didEndDisplaying:forItemAt:)", of: delegate) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)` if it is
  /// implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer(
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)` if it is
  /// implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) -> Void? {
    OptionalMethod.answer(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath)
    }
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint? {
    OptionalMethod.answer(
      "collectionView(_:targetContentOffsetForProposedContentOffset:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }
  }

  /// Calls
  /// `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`
  /// if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.answer(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      of: delegate
    ) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)` if it is
  /// implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath? {
    OptionalMethod.answer(
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)", of: delegate
    ) {
      delegate.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
        toProposedIndexPath: proposedIndexPath)
    }
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout? {
    OptionalMethod.answer("collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate)
    {
      delegate.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
    }
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)` if it is implemented.
  @discardableResult
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool? {
    OptionalMethod.answer("collectionView(_:shouldSpringLoadItemAt:with:)", of: delegate) {
      delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
    }
  }
}
