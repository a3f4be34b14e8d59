// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT
//
// Generated from Sources/OptionalMethods.txt: edit that, and run
// .ci/lint --record optional-methods
// swift-format-ignore-file

#if ObjectiveC
/// The methods that are optional in UIKit's protocols: what a subclass may implement though its
/// superclass, which conforms, does not (OC-17).
extension FrameworkNames {
  static let optionalMethods: [String: Set<MethodName>] = text.mapValues { names in
    Set(names.split(whereSeparator: \.isWhitespace).map { MethodName(fullName: String($0)) })
  }

  private static let text: [String: String] = [
    "CAAnimationDelegate": """
    animationDidStart(_:)
    animationDidStop(_:finished:)
    """,
    "NSLayoutManagerDelegate": """
    layoutManager(_:didCompleteLayoutFor:atEnd:)
    layoutManagerDidInvalidateLayout(_:)
    """,
    "NSTextStorageDelegate": """
    textStorage(_:didProcessEditing:range:changeInLength:)
    textStorage(_:willProcessEditing:range:changeInLength:)
    """,
    "UIAdaptivePresentationControllerDelegate": """
    adaptivePresentationStyle(for:)
    adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerDidAttemptToDismiss(_:)
    presentationControllerDidDismiss(_:)
    presentationControllerShouldDismiss(_:)
    presentationControllerWillDismiss(_:)
    """,
    "UIApplicationDelegate": """
    application(_:configurationForConnecting:options:)
    application(_:didDiscardSceneSessions:)
    application(_:didFinishLaunchingWithOptions:)
    application(_:willFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:)
    applicationDidEnterBackground(_:)
    applicationDidReceiveMemoryWarning(_:)
    applicationWillEnterForeground(_:)
    applicationWillResignActive(_:)
    applicationWillTerminate(_:)
    """,
    "UIBarPositioningDelegate": """
    position(for:)
    """,
    "UICollectionViewDataSource": """
    collectionView(_:canMoveItemAt:)
    collectionView(_:indexPathForIndexTitle:at:)
    collectionView(_:moveItemAt:to:)
    collectionView(_:viewForSupplementaryElementOfKind:at:)
    indexTitles(for:)
    numberOfSections(in:)
    """,
    "UICollectionViewDataSourcePrefetching": """
    collectionView(_:cancelPrefetchingForItemsAt:)
    """,
    "UICollectionViewDelegate": """
    collectionView(_:canEditItemAt:)
    collectionView(_:canFocusItemAt:)
    collectionView(_:canPerformAction:forItemAt:withSender:)
    collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView(_:didBeginMultipleSelectionInteractionAt:)
    collectionView(_:didDeselectItemAt:)
    collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:didHighlightItemAt:)
    collectionView(_:didSelectItemAt:)
    collectionView(_:didUnhighlightItemAt:)
    collectionView(_:didUpdateFocusIn:with:)
    collectionView(_:performAction:forItemAt:withSender:)
    collectionView(_:performPrimaryActionForItemAt:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:selectionFollowsFocusForItemAt:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    collectionView(_:shouldDeselectItemAt:)
    collectionView(_:shouldHighlightItemAt:)
    collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldShowMenuForItemAt:)
    collectionView(_:shouldSpringLoadItemAt:with:)
    collectionView(_:shouldUpdateFocusIn:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:willDisplay:forItemAt:)
    collectionView(_:willDisplayContextMenu:animator:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    collectionViewDidEndMultipleSelectionInteraction(_:)
    indexPathForPreferredFocusedView(in:)
    """,
    "UICollectionViewDelegateFlowLayout": """
    collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:sizeForItemAt:)
    """,
    "UICollectionViewDragDelegate": """
    collectionView(_:dragPreviewParametersForItemAt:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
    collectionView(_:dragSessionWillBegin:)
    collectionView(_:itemsForAddingTo:at:point:)
    """,
    "UICollectionViewDropDelegate": """
    collectionView(_:canHandle:)
    collectionView(_:dropPreviewParametersForItemAt:)
    collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidExit:)
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    """,
    "UIContextMenuInteractionDelegate": """
    contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    """,
    "UIDragInteractionDelegate": """
    dragInteraction(_:item:willAnimateCancelWith:)
    dragInteraction(_:itemsForAddingTo:withTouchAt:)
    dragInteraction(_:prefersFullSizePreviewsFor:)
    dragInteraction(_:previewForCancelling:withDefault:)
    dragInteraction(_:previewForLifting:session:)
    dragInteraction(_:session:didEndWith:)
    dragInteraction(_:session:willAdd:for:)
    dragInteraction(_:session:willEndWith:)
    dragInteraction(_:sessionAllowsMoveOperation:)
    dragInteraction(_:sessionDidMove:)
    dragInteraction(_:sessionDidTransferItems:)
    dragInteraction(_:sessionForAddingItems:withTouchAt:)
    dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
    dragInteraction(_:sessionWillBegin:)
    dragInteraction(_:willAnimateLiftWith:session:)
    """,
    "UIDropInteractionDelegate": """
    dropInteraction(_:canHandle:)
    dropInteraction(_:concludeDrop:)
    dropInteraction(_:item:willAnimateDropWith:)
    dropInteraction(_:performDrop:)
    dropInteraction(_:previewForDropping:withDefault:)
    dropInteraction(_:sessionDidEnd:)
    dropInteraction(_:sessionDidEnter:)
    dropInteraction(_:sessionDidExit:)
    dropInteraction(_:sessionDidUpdate:)
    """,
    "UIEditMenuInteractionDelegate": """
    editMenuInteraction(_:menuFor:suggestedActions:)
    editMenuInteraction(_:targetRectFor:)
    editMenuInteraction(_:willDismissMenuFor:animator:)
    editMenuInteraction(_:willPresentMenuFor:animator:)
    """,
    "UIGestureRecognizerDelegate": """
    gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizerShouldBegin(_:)
    """,
    "UINavigationBarDelegate": """
    navigationBar(_:didPop:)
    navigationBar(_:didPush:)
    navigationBar(_:shouldPop:)
    navigationBar(_:shouldPush:)
    """,
    "UINavigationControllerDelegate": """
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:didShow:animated:)
    navigationController(_:interactionControllerFor:)
    navigationController(_:willShow:animated:)
    """,
    "UIPointerInteractionDelegate": """
    pointerInteraction(_:regionFor:defaultRegion:)
    pointerInteraction(_:styleFor:)
    pointerInteraction(_:willEnter:animator:)
    pointerInteraction(_:willExit:animator:)
    """,
    "UIPopoverPresentationControllerDelegate": """
    prepareForPopoverPresentation(_:)
    """,
    "UISceneDelegate": """
    scene(_:openURLContexts:)
    scene(_:willConnectTo:options:)
    sceneDidBecomeActive(_:)
    sceneDidDisconnect(_:)
    sceneDidEnterBackground(_:)
    sceneWillEnterForeground(_:)
    sceneWillResignActive(_:)
    """,
    "UIScrollViewDelegate": """
    scrollViewDidChangeAdjustedContentInset(_:)
    scrollViewDidEndDecelerating(_:)
    scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewDidEndScrollingAnimation(_:)
    scrollViewDidEndZooming(_:with:atScale:)
    scrollViewDidScroll(_:)
    scrollViewDidScrollToTop(_:)
    scrollViewDidZoom(_:)
    scrollViewShouldScrollToTop(_:)
    scrollViewWillBeginDecelerating(_:)
    scrollViewWillBeginDragging(_:)
    scrollViewWillBeginZooming(_:with:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    viewForZooming(in:)
    """,
    "UISearchBarDelegate": """
    searchBar(_:selectedScopeButtonIndexDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:)
    searchBar(_:textDidChange:)
    searchBarBookmarkButtonClicked(_:)
    searchBarCancelButtonClicked(_:)
    searchBarSearchButtonClicked(_:)
    searchBarShouldBeginEditing(_:)
    searchBarShouldEndEditing(_:)
    searchBarTextDidBeginEditing(_:)
    searchBarTextDidEndEditing(_:)
    """,
    "UISearchControllerDelegate": """
    didDismissSearchController(_:)
    didPresentSearchController(_:)
    presentSearchController(_:)
    willDismissSearchController(_:)
    willPresentSearchController(_:)
    """,
    "UISheetPresentationControllerDelegate": """
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    """,
    "UISplitViewControllerDelegate": """
    splitViewController(_:collapseSecondary:onto:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewController(_:showDetail:sender:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:willChangeTo:)
    splitViewControllerDidCollapse(_:)
    splitViewControllerDidExpand(_:)
    """,
    "UITabBarControllerDelegate": """
    tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:didSelect:)
    tabBarController(_:interactionControllerFor:)
    tabBarController(_:shouldSelect:)
    """,
    "UITabBarDelegate": """
    tabBar(_:didSelect:)
    """,
    "UITableViewDataSource": """
    numberOfSections(in:)
    sectionIndexTitles(for:)
    tableView(_:canEditRowAt:)
    tableView(_:canMoveRowAt:)
    tableView(_:commit:forRowAt:)
    tableView(_:moveRowAt:to:)
    tableView(_:sectionForSectionIndexTitle:at:)
    tableView(_:titleForFooterInSection:)
    tableView(_:titleForHeaderInSection:)
    """,
    "UITableViewDataSourcePrefetching": """
    tableView(_:cancelPrefetchingForRowsAt:)
    """,
    "UITableViewDelegate": """
    indexPathForPreferredFocusedView(in:)
    tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:canFocusRowAt:)
    tableView(_:canPerformAction:forRowAt:withSender:)
    tableView(_:canPerformPrimaryActionForRowAt:)
    tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView(_:didBeginMultipleSelectionInteractionAt:)
    tableView(_:didDeselectRowAt:)
    tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndEditingRowAt:)
    tableView(_:didHighlightRowAt:)
    tableView(_:didSelectRowAt:)
    tableView(_:didUnhighlightRowAt:)
    tableView(_:didUpdateFocusIn:with:)
    tableView(_:editActionsForRowAt:)
    tableView(_:editingStyleForRowAt:)
    tableView(_:estimatedHeightForFooterInSection:)
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForRowAt:)
    tableView(_:heightForFooterInSection:)
    tableView(_:heightForHeaderInSection:)
    tableView(_:heightForRowAt:)
    tableView(_:indentationLevelForRowAt:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView(_:performAction:forRowAt:withSender:)
    tableView(_:performPrimaryActionForRowAt:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:selectionFollowsFocusForRowAt:)
    tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    tableView(_:shouldHighlightRowAt:)
    tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:shouldShowMenuForRowAt:)
    tableView(_:shouldSpringLoadRowAt:with:)
    tableView(_:shouldUpdateFocusIn:)
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:viewForFooterInSection:)
    tableView(_:viewForHeaderInSection:)
    tableView(_:willBeginEditingRowAt:)
    tableView(_:willDeselectRowAt:)
    tableView(_:willDisplay:forRowAt:)
    tableView(_:willDisplayContextMenu:animator:)
    tableView(_:willDisplayFooterView:forSection:)
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willEndContextMenuInteraction:animator:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:)
    tableView(_:willSelectRowAt:)
    tableViewDidEndMultipleSelectionInteraction(_:)
    """,
    "UITableViewDragDelegate": """
    tableView(_:dragPreviewParametersForRowAt:)
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionDidEnd:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
    tableView(_:dragSessionWillBegin:)
    tableView(_:itemsForAddingTo:at:point:)
    """,
    "UITableViewDropDelegate": """
    tableView(_:canHandle:)
    tableView(_:dropPreviewParametersForRowAt:)
    tableView(_:dropSessionDidEnd:)
    tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidExit:)
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    """,
    "UITextFieldDelegate": """
    textField(_:shouldChangeCharactersIn:replacementString:)
    textFieldDidBeginEditing(_:)
    textFieldDidChangeSelection(_:)
    textFieldDidEndEditing(_:)
    textFieldShouldBeginEditing(_:)
    textFieldShouldClear(_:)
    textFieldShouldEndEditing(_:)
    textFieldShouldReturn(_:)
    """,
    "UITextViewDelegate": """
    textView(_:primaryActionFor:defaultAction:)
    textView(_:shouldChangeTextIn:replacementText:)
    textView(_:shouldInteractWith:in:interaction:)
    textViewDidBeginEditing(_:)
    textViewDidChange(_:)
    textViewDidChangeSelection(_:)
    textViewDidEndEditing(_:)
    textViewShouldBeginEditing(_:)
    textViewShouldEndEditing(_:)
    """,
    "UIViewControllerTransitioningDelegate": """
    animationController(forDismissed:)
    animationController(forPresented:presenting:source:)
    interactionControllerForDismissal(using:)
    interactionControllerForPresentation(using:)
    presentationController(forPresented:presenting:source:)
    """,
  ]
}
#endif
