// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#if ObjectiveC
#if !ReaderInside
import InterfaceDocuments
#endif

/// The classes of UIKit and AppKit that documents and outlets name.
extension FrameworkNames {
  /// Returns whether a name is a class of UIKit, AppKit or Foundation that is known here.
  static func isClass(_ name: String) -> Bool {
    name == "NSObject" || superclassByName[name] != nil
  }

  /// Returns a class of a framework and its superclasses, nearest first.
  static func superclasses(of name: String) -> [String] {
    var names = [name]
    while let last = names.last, let next = superclassByName[last] { names.append(next) }
    return names
  }

  /// The base of a class's tables, of the keys that documents name (IB-49) and of methods (OC-18).
  enum TableBase {
    /// The class overrides what a superclass has.
    case inherited
    /// The class declares it and conforms to a protocol.
    case own
    /// The superclass is of another module, and it is not known which tables it has.
    case unknown
  }

  /// Returns what classes below one of another module, or below none, do for a table of keys.
  static func keyTable(below name: String?) -> TableBase {
    guard let name, !isProtocol(name) else { return .own }
    if isClass(name) {
      let above = superclasses(of: name)
      if above.contains(where: keyTables.contains) { return .inherited }
      return above.contains(where: closedKeyTables.contains) ? .unknown : .own
    }
    if isResponder(name) { return .inherited }
    // A class of another package is a responder if it is named like one.
    let words = ["View", "Cell", "Controller", "Control", "Button", "Label", "Field", "Window"]
    return words.contains(where: name.hasSuffix) ? .inherited : .unknown
  }

  /// Returns whether the first class of a module below a framework's class begins a table of methods.
  /// UIKit's responders have tables, and NSResponder has none.
  static func beginsMethodTables(_ name: String) -> Bool {
    isClass(name) && !superclasses(of: name).contains("UIResponder")
  }

  /// The topmost classes with a table of keys that subclasses override.
  static let keyTables: Set = ["UIResponder", "UICollectionViewLayout", "NSResponder"]
  /// The topmost classes with one that no subclass can override, since an extension declares it.
  private static let closedKeyTables: Set = [
    "UIGestureRecognizer", "NSMenu", "NSMenuItem", "NSToolbar", "NSToolbarItem",
  ]

  private static let superclassByName: [String: String] = Dictionary(
    subclasses.flatMap { above, names in
      names.split(whereSeparator: \.isWhitespace).map { (String($0), above) }
    }, uniquingKeysWith: { first, _ in first })

  static let subclasses: [String: String] = [
    "NSObject": """
    UIResponder UIBarItem UIGestureRecognizer UICollectionViewLayout UILayoutGuide
    UINavigationItem UIStoryboard UIStoryboardSegue NSLayoutConstraint NSResponder
    NSCollectionViewLayout NSMenu NSMenuItem NSToolbar NSToolbarItem NSStoryboard
    NSStoryboardSegue UIPresentationController UIAlertAction
    """,
    "UIPresentationController": "UISheetPresentationController UIPopoverPresentationController",
    "UIResponder": "UIView UIViewController UIApplication UIScene",
    "UIScene": "UIWindowScene",
    "UIView": """
    UIControl UILabel UIImageView UIStackView UIScrollView UIWindow UICollectionReusableView
    UITableViewCell UITableViewHeaderFooterView UISearchBar UINavigationBar UIToolbar UITabBar
    UIVisualEffectView UIListContentView UIActivityIndicatorView UIProgressView
    """,
    "UIControl": """
    UIButton UISwitch UITextField UISegmentedControl UISlider UIStepper UIPageControl
    UIRefreshControl
    """,
    "UITextField": "UISearchTextField",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UIViewController": """
    UICollectionViewController UITableViewController UINavigationController
    UISplitViewController UISearchController UIAlertController UITabBarController
    """,
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIGestureRecognizer": """
    UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UISwipeGestureRecognizer UILongPressGestureRecognizer
    UIHoverGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UICollectionViewLayout": """
    UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    UICollectionViewTransitionLayout
    """,
    "NSResponder": "NSView NSViewController NSWindow NSWindowController NSApplication NSPopover",
    "NSView": """
    NSControl NSBox NSClipView NSCollectionView NSScrollView NSStackView NSTableCellView NSTableRowView
    NSText
    """,
    "NSControl": """
    NSButton NSImageView NSScroller NSSegmentedControl NSTableView NSTextField
    """,
    "NSTextField": "NSSearchField",
    "NSButton": "NSPopUpButton",
    "NSViewController": "NSCollectionViewItem",
    "NSCollectionViewLayout": """
    NSCollectionViewFlowLayout NSCollectionViewGridLayout NSCollectionViewCompositionalLayout
    NSCollectionViewTransitionLayout
    """,
  ]

  // MARK: Elements

  /// Returns the class of an element without a class of its own; nil if it is not known.
  static func classOfElement(
    _ name: String, for platform: InterfaceDocument.Platform
  ) -> String? {
    platform == .macOS ? classesOnTheMac[name] : classes[name]
  }

  /// Returns whether an element is a view or object that does not exist here (IB-56).
  static func isMissing(_ element: String, for platform: InterfaceDocument.Platform) -> Bool {
    (platform == .macOS ? missingOnTheMac : missing)[element] != nil
  }

  static let classes: [String: String] = [
    "view": "UIView", "containerView": "UIView", "collectionViewCellContentView": "UIView",
    "tableViewCellContentView": "UIView", "label": "UILabel", "imageView": "UIImageView",
    "switch": "UISwitch", "stackView": "UIStackView", "scrollView": "UIScrollView",
    "window": "UIWindow", "button": "UIButton", "segmentedControl": "UISegmentedControl",
    "slider": "UISlider", "stepper": "UIStepper", "pageControl": "UIPageControl",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "refreshControl": "UIRefreshControl", "textField": "UITextField", "textView": "UITextView",
    "searchBar": "UISearchBar", "visualEffectView": "UIVisualEffectView",
    "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
    "tabBarItem": "UITabBarItem", "tabBarController": "UITabBarController",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView",
    "collectionViewLayout": "UICollectionViewLayout",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell", "viewController": "UIViewController",
    "collectionViewController": "UICollectionViewController",
    "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController",
    "splitViewController": "UISplitViewController", "barButtonItem": "UIBarButtonItem",
    "navigationItem": "UINavigationItem", "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    // Interface Builder's own spelling.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer", "constraint": "NSLayoutConstraint",
    "viewLayoutGuide": "UILayoutGuide", "segue": "UIStoryboardSegue",
    "customObject": "NSObject",
  ]

  static let classesOnTheMac: [String: String] = [
    "view": "NSView", "customView": "NSView", "containerView": "NSView", "window": "NSWindow",
    "box": "NSBox", "stackView": "NSStackView", "segmentedControl": "NSSegmentedControl",
    "button": "NSButton", "popUpButton": "NSPopUpButton", "textField": "NSTextField",
    "searchField": "NSSearchField",
    "imageView": "NSImageView", "scrollView": "NSScrollView", "clipView": "NSClipView",
    "scroller": "NSScroller", "tableView": "NSTableView", "tableCellView": "NSTableCellView",
    "collectionView": "NSCollectionView",
    "collectionViewItem": "NSCollectionViewItem",
    "collectionViewLayout": "NSCollectionViewLayout",
    "collectionViewFlowLayout": "NSCollectionViewFlowLayout",
    "collectionViewGridLayout": "NSCollectionViewGridLayout", "viewController": "NSViewController",
    "windowController": "NSWindowController", "popover": "NSPopover", "menu": "NSMenu",
    "menuItem": "NSMenuItem",
    "toolbar": "NSToolbar", "toolbarItem": "NSToolbarItem", "segue": "NSStoryboardSegue",
    "constraint": "NSLayoutConstraint", "customObject": "NSObject",
  ]

  /// Elements whose classes UIKit lacks.
  static let missing: [String: String] = [
    "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
    "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "skView": "SKView",
    "pageViewController": "UIPageViewController",
    "glkViewController": "GLKViewController", "hostingController": "UIHostingController",
  ]

  /// Elements whose classes AppKit lacks.
  static let missingOnTheMac: [String: String] = [
    "slider": "NSSlider", "stepper": "NSStepper",
    "textView": "NSTextView", "outlineView": "NSOutlineView",
    "splitView": "NSSplitView", "gridView": "NSGridView",
    "comboBox": "NSComboBox", "tabView": "NSTabView",
    "datePicker": "NSDatePicker", "colorWell": "NSColorWell", "browser": "NSBrowser",
    "progressIndicator": "NSProgressIndicator", "levelIndicator": "NSLevelIndicator",
    "tokenField": "NSTokenField", "pathControl": "NSPathControl", "ruleEditor": "NSRuleEditor",
    "predicateEditor": "NSPredicateEditor", "visualEffectView": "NSVisualEffectView",
    "webView": "WebView", "wkWebView": "WKWebView", "openGLView": "NSOpenGLView",
    "splitViewController": "NSSplitViewController", "tabViewController": "NSTabViewController",
    "hostingController": "NSHostingController",
  ]

  // MARK: Keys

  /// Returns whether an outlet may be one of a framework's own (IB-17).
  static func isOutlet(_ name: String) -> Bool { ownOutlets.contains(name) }

  /// Returns whether a runtime attribute may set a framework's own property (IB-21).
  static func isAttribute(_ key: String) -> Bool { ownAttributes.contains(key) }

  private static let ownOutlets = words(
    """
    view window delegate dataSource prefetchDataSource dragDelegate dropDelegate backgroundView
    selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView
    tableView collectionView collectionViewLayout inputView inputAccessoryView searchBar
    searchDisplayController searchContentsController searchResultsDataSource
    searchResultsDelegate gestureRecognizers navigationController navigationBar navigationItem
    toolbarItems tabBar tabBarItem tabBarController layoutManager tableHeaderView tableFooterView titleView customView
    contentView documentView imageView textField menu toolbar initialFirstResponder nextKeyView
    formatter cell target submenu headerView cornerView
    """)

  private static let ownAttributes = words(
    """
    layer frame bounds center transform alpha hidden isHidden opaque isOpaque backgroundColor
    tintColor tag contentMode clipsToBounds userInteractionEnabled isUserInteractionEnabled
    multipleTouchEnabled isMultipleTouchEnabled exclusiveTouch isExclusiveTouch
    semanticContentAttribute layoutMargins directionalLayoutMargins
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    translatesAutoresizingMaskIntoConstraints autoresizesSubviews restorationIdentifier
    accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue
    isAccessibilityElement accessibilityTraits accessibilityElementsHidden
    text attributedText textColor font textAlignment numberOfLines lineBreakMode
    highlightedTextColor adjustsFontSizeToFitWidth minimumScaleFactor baselineAdjustment
    preferredMaxLayoutWidth adjustsFontForContentSizeCategory shadowColor shadowOffset
    image highlightedImage highlighted isHighlighted enabled isEnabled selected isSelected on
    isOn onTintColor thumbTintColor placeholder attributedPlaceholder borderStyle
    clearButtonMode keyboardType returnKeyType autocorrectionType secureTextEntry
    isSecureTextEntry axis spacing alignment distribution isLayoutMarginsRelativeArrangement
    layoutMarginsRelativeArrangement contentInset contentOffset contentSize bounces
    alwaysBounceVertical alwaysBounceHorizontal pagingEnabled isPagingEnabled scrollEnabled
    isScrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
    decelerationRate keyboardDismissMode allowsSelection allowsMultipleSelection
    isPrefetchingEnabled prefetchingEnabled minimumLineSpacing minimumInteritemSpacing itemSize
    estimatedItemSize headerReferenceSize footerReferenceSize sectionInset scrollDirection
    sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds rowHeight
    estimatedRowHeight separatorInset separatorColor selectionStyle accessoryType title prompt
    barTintColor barStyle translucent isTranslucent shadowImage backgroundImage
    titleLabel hidesBackButton hidesBottomBarWhenPushed definesPresentationContext
    modalPresentationStyle modalTransitionStyle preferredContentSize constant priority
    identifier wantsLayer stringValue toolTip editable isEditable selectable isSelectable
    drawsBackground bordered isBordered
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
#endif
