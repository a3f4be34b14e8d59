// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The attributes that are `YES` or `NO`, whatever element has them.
enum BooleanAttributes {
  static func contains(_ attribute: String, of element: InterfaceElement) -> Bool {
    options.contains(element.name) ? attribute != "key" : names.contains(attribute)
  }

  private static let options: Set<String> = [
    "windowStyleMask", "modifierMask", "autoresizingMask", "extendedEdge",
    "swipeGestureRecognizerDirection", "popoverArrowDirection", "behavior", "tableViewGridLines",
  ]

  private static let names = KnownAttributes.words(
    """
    enabled hidden translucent selectable highlighted drawsBackground allowsMultipleSelection
    adjustsFontForContentSizeCategory usesSignificantDigits lenient editable continuous
    translatesAutoresizingMaskIntoConstraints clearsSelectionOnViewWillAppear autoresizesSubviews
    alwaysBounceVertical alwaysBounceHorizontal allowsSelection wraps wantsLayer visibleAtLaunch
    visible usesSingleLineMode usesGroupingSeparator userInteractionEnabled transparent toolbarHidden
    showsVerticalScrollIndicator showsHorizontalScrollIndicator showsScopeBar showsReorderControl
    showsCancelButton showsBookmarkButton shouldIndentWhileEditing setsMaxLayoutWidthAtFirstLayout
    selected secureTextEntry sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    scrollsToTop scrollEnabled preservesSuperviewLayoutMargins presentsWithGesture prefetchingEnabled
    partialStringValidationEnabled pagingEnabled opaque on navigationBarHidden momentary
    localizesFormat leftItemsSupplementBackButton layoutMarginsRelativeArrangement largeTitles
    isSeparatorItem insetsLayoutMarginsFromSafeArea hidesWhenStopped hidesForSinglePage
    hidesBottomBarWhenPushed hidesBarsOnTap hidesBarsOnSwipe hidesBackButton hasVerticalScroller
    hasHorizontalScroller generatesDecimalNumbers extendedLayoutIncludesOpaqueBars
    directionalLockEnabled delaysTouchesEnded delaysTouchesBegan delaysContentTouches
    definesPresentationContext clipsToBounds clipsSubviews clearsOnBeginEditing cancelsTouchesInView
    canCancelContentTouches bouncesZoom bounces baselineRelativeArrangement autosavesConfiguration
    autorepeat automaticEstimatedItemSize autohidesScrollers apportionsSegmentWidthsByContent
    animating animates alwaysShowsDecimalSeparator allowsUserCustomization
    allowsSelectionDuringEditing allowsFloats allowsEmptySelection adjustsImageWhenHighlighted
    adjustsImageWhenDisabled adjustsFontSizeToFit appendContents imageHugsTitle multipleSelection
    emptySelection alternatingRowBackgroundColors usesAutomaticRowHeights pullsDown autoenablesItems
    detachesHiddenViews
    """)
}
