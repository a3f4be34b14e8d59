// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// Implements what a data source and a delegate may, with the signatures of iOS.
class EverythingDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
  func collectionView(_ view: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}

  func collectionView(_ v: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ v: UICollectionView, didHighlightItemAt path: IndexPath) {}
  func collectionView(_ v: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  func collectionView(_ v: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ v: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ v: UICollectionView, didSelectItemAt path: IndexPath) {}
  func collectionView(_ v: UICollectionView, didDeselectItemAt path: IndexPath) {}
  func collectionView(
    _ v: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool { true }
  func collectionView(_ v: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {}
  func collectionView(
    _ v: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  func collectionView(
    _ v: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) {}
  func collectionView(
    _ v: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  func collectionView(
    _ v: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) {}
  func collectionView(
    _ v: UICollectionView, transitionLayoutForOldLayout from: UICollectionViewLayout,
    newLayout to: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
  }
  func collectionView(
    _ v: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint { offset }
  func collectionView(
    _ v: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  func collectionView(
    _ v: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { proposed }
  func collectionView(_ v: UICollectionView, canEditItemAt path: IndexPath) -> Bool { true }
  func collectionView(_ v: UICollectionView, canFocusItemAt path: IndexPath) -> Bool { true }
  func collectionView(
    _ v: UICollectionView, selectionFollowsFocusForItemAt path: IndexPath
  ) -> Bool { false }
  func collectionView(
    _ v: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool { false }
  func collectionView(
    _ v: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) {}
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = 10
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// The flow layout's delegate: every method with the signatures of iOS.
class EverythingFlowDelegate: EverythingDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }
}
