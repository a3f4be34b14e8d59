// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension KnownAttributes {
  static let iOS: [String: String] = iOSViews.merging(iOSObjects) { first, _ in first }

  // MARK: Views

  private static let priorities =
    """
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority
    """

  private static let view =
    """
    frame autoresizingMask translatesAutoresizingMaskIntoConstraints opaque userInteractionEnabled
    clipsSubviews hidden autoresizesSubviews alpha contentMode tag semanticContentAttribute
    backgroundColor tintColor layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea accessibilityConfiguration \(priorities)
    """

  private static let control = "\(view) enabled selected highlighted"

  private static let scrollView =
    """
    \(view) showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollEnabled pagingEnabled
    bounces alwaysBounceVertical alwaysBounceHorizontal directionalLockEnabled delaysContentTouches
    canCancelContentTouches indicatorStyle keyboardDismissMode contentInsetAdjustmentBehavior
    minimumZoomScale maximumZoomScale bouncesZoom scrollsToTop contentInset contentSize
    scrollIndicatorInsets
    """

  private static let bar = "\(view) barStyle translucent barTintColor"

  private static let iOSViews: [String: String] = [
    "view": view, "containerView": view, "collectionViewCellContentView": view,
    "tableViewCellContentView": view, "window": view,
    "label":
      """
    \(view) text attributedText fontDescription textColor highlightedColor textAlignment
    lineBreakMode numberOfLines baselineAdjustment adjustsFontSizeToFit
    adjustsFontForContentSizeCategory enabled highlighted preferredMaxLayoutWidth minimumScaleFactor
    minimumFontSize
    """,
    "imageView":
      "\(view) image catalog highlightedImage highlighted preferredSymbolConfiguration",
    "stackView":
      """
    \(view) axis distribution alignment spacing baselineRelativeArrangement
    layoutMarginsRelativeArrangement
    """,
    "visualEffectView": "\(view) effect contentView",
    "switch": "\(control) on onTintColor thumbTintColor",
    "refreshControl": "\(control) attributedTitle",
    "button":
      """
    \(control) buttonType normal highlighted disabled selected configuration fontDescription
    lineBreakMode contentHorizontalAlignment contentVerticalAlignment role contentEdgeInsets
    titleEdgeInsets imageEdgeInsets adjustsImageWhenHighlighted adjustsImageWhenDisabled
    """,
    "segmentedControl":
      """
    \(control) momentary apportionsSegmentWidthsByContent selectedSegmentTintColor
    selectedSegmentIndex
    """,
    "slider":
      """
    \(control) value minValue maxValue continuous minimumTrackTintColor maximumTrackTintColor
    thumbTintColor minimumValueImage maximumValueImage catalog
    """,
    "stepper":
      "\(control) value minimumValue maximumValue stepValue continuous autorepeat wraps",
    "pageControl":
      """
    \(control) numberOfPages currentPage hidesForSinglePage backgroundStyle pageIndicatorTintColor
    currentPageIndicatorTintColor preferredIndicatorImage catalog
    """,
    "progressView":
      """
    \(view) progress progressViewStyle progressTintColor trackTintColor progressImage trackImage
    catalog
    """,
    "activityIndicatorView": "\(view) style color hidesWhenStopped animating",
    "textField":
      """
    \(control) text attributedText placeholder fontDescription textColor textAlignment borderStyle
    clearButtonMode clearsOnBeginEditing adjustsFontForContentSizeCategory textInputTraits
    """,
    "textView":
      """
    \(scrollView) text attributedText fontDescription textColor textAlignment editable selectable
    adjustsFontForContentSizeCategory
    """,
    "searchBar":
      """
    \(view) text placeholder prompt searchBarStyle showsCancelButton showsBookmarkButton
    showsScopeBar barTintColor
    """,
    "navigationBar":
      """
    \(bar) largeTitles titleTextAttributes largeTitleTextAttributes standardAppearance
    scrollEdgeAppearance
    """,
    "toolbar": bar,
    "tabBar":
      """
    \(bar) unselectedItemTintColor itemPositioning itemWidth itemSpacing backgroundImage shadowImage
    catalog standardAppearance scrollEdgeAppearance
    """,
    "scrollView": scrollView,
    "collectionView":
      """
    \(scrollView) prefetchingEnabled allowsSelection allowsMultipleSelection collectionViewLayout
    sectionHeaderView sectionFooterView
    """,
    "collectionViewCell": "\(view) reuseIdentifier contentView",
    "collectionReusableView": "\(view) reuseIdentifier",
    "tableView":
      """
    \(scrollView) style rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight
    estimatedSectionHeaderHeight estimatedSectionFooterHeight separatorStyle separatorColor
    separatorInset allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing tableHeaderView tableFooterView
    sectionIndexMinimumDisplayRowCount sectionIndexColor sectionIndexBackgroundColor
    sectionIndexTrackingBackgroundColor
    """,
    "tableViewCell":
      """
    \(view) reuseIdentifier style textLabel detailTextLabel imageView accessoryType
    editingAccessoryType selectionStyle indentationLevel indentationWidth rowHeight contentView
    showsReorderControl shouldIndentWhileEditing separatorInset
    """,
  ]

  // MARK: Controllers and other objects

  private static let controller =
    """
    nibName title hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars edgesForExtendedLayout
    preferredContentSize view navigationItem tabBarItem storyboardIdentifier modalPresentationStyle
    modalTransitionStyle definesPresentationContext providesPresentationContextTransitionStyle
    """

  private static let barItem = "title image catalog enabled tag"

  /// Each recognizer has those of the others, too, as documents are read.
  private static let recognizer =
    """
    enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded numberOfTapsRequired
    numberOfTouchesRequired minimumPressDuration allowableMovement minimumNumberOfTouches
    maximumNumberOfTouches
    """

  private static let iOSObjects: [String: String] = [
    "viewController": controller,
    "collectionViewController": "\(controller) clearsSelectionOnViewWillAppear",
    "tableViewController": "\(controller) clearsSelectionOnViewWillAppear refreshControl",
    "navigationController":
      """
    \(controller) navigationBarHidden toolbarHidden hidesBarsOnSwipe hidesBarsOnTap navigationBar
    toolbar
    """,
    "splitViewController":
      """
    \(controller) style preferredDisplayMode primaryEdge minimumPrimaryColumnWidth
    maximumPrimaryColumnWidth preferredPrimaryColumnWidthFraction presentsWithGesture
    """,
    "tabBarController": "\(controller) tabBar",
    "tabBarItem": "\(barItem) systemItem selectedImage badgeValue",
    "viewControllerPlaceholder":
      "\(controller) storyboardName referencedIdentifier bundleIdentifier",
    "navigationItem":
      """
    title prompt backButtonTitle hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode
    backButtonDisplayMode leftBarButtonItem rightBarButtonItem backBarButtonItem titleView
    """,
    "barButtonItem": "\(barItem) style width tintColor systemItem customView",
    "collectionViewLayout": "",
    "collectionViewFlowLayout":
      """
    scrollDirection minimumLineSpacing minimumInteritemSpacing itemSize automaticEstimatedItemSize
    estimatedItemSize headerReferenceSize footerReferenceSize sectionInset sectionInsetReference
    sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
    """,
    "tableViewSection": "headerTitle footerTitle",
    "segment": "title image catalog width enabled",
    "tapGestureRecognizer": recognizer, "panGestureRecognizer": recognizer,
    "pinchGestureRecognizer": recognizer, "rotationGestureRecognizer": recognizer,
    "longPressGestureRecognizer": recognizer, "pongPressGestureRecognizer": recognizer,
    "swipeGestureRecognizer": "\(recognizer) direction", "gestureRecognizer": recognizer,
    "customObject": "",
  ]
}
