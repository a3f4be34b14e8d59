// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension KnownAttributes {
  /// The names of the objects of the Mac. Those of controls stand in the element of their cell, and in
  /// their own if they have none (rule IB-38).
  static let mac: [String: String] = macViews.merging(macObjects) { first, _ in first }

  // MARK: Views

  private static let view =
    """
    frame autoresizingMask translatesAutoresizingMaskIntoConstraints autoresizesSubviews hidden
    alphaValue wantsLayer clipsToBounds identifier userInterfaceLayoutDirection
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority
    """

  private static let controlCell = "enabled font alignment lineBreakMode controlSize"
  private static let control = "\(view) cell tag \(controlCell)"

  private static let textCell =
    """
    \(controlCell) title placeholderString textColor backgroundColor drawsBackground editable selectable
    borderStyle usesSingleLineMode formatter
    """

  private static let textField =
    """
    \(control) \(textCell) maximumNumberOfLines setsMaxLayoutWidthAtFirstLayout
    preferredMaxLayoutWidth
    """

  private static let buttonCell =
    """
    \(controlCell) title image catalog type behavior borderStyle state bezelStyle imagePosition
    imageHugsTitle
    """

  private static let popUpCell =
    """
    \(controlCell) pullsDown borderStyle bezelStyle preferredEdge autoenablesItems selectedItem menu
    """

  private static let imageCell = "\(controlCell) image catalog imageScaling imageAlignment"

  private static let segmentedCell = "\(controlCell) style trackingMode"

  private static let macViews: [String: String] = [
    "view": view, "customView": view, "containerView": view,
    "box":
      """
    \(view) boxType borderType borderWidth cornerRadius title titlePosition borderColor fillColor
    transparent contentView
    """,
    "button": "\(control) \(buttonCell)", "buttonCell": buttonCell,
    "popUpButton": "\(control) \(popUpCell)", "popUpButtonCell": popUpCell,
    "textField": textField, "textFieldCell": textCell, "searchField": textField,
    "searchFieldCell": textCell,
    "imageView": "\(control) \(imageCell) contentTintColor", "imageCell": imageCell,
    "segmentedControl": "\(control) \(segmentedCell)", "segmentedCell": segmentedCell,
    "segment": "label image catalog width enabled selected tag",
    "scrollView":
      """
    \(view) hasHorizontalScroller hasVerticalScroller autohidesScrollers drawsBackground borderType
    backgroundColor contentView
    """,
    "stackView":
      """
    \(view) orientation distribution alignment spacing detachesHiddenViews edgeInsets
    horizontalStackHuggingPriority verticalStackHuggingPriority
    """,
    "clipView": "\(view) drawsBackground backgroundColor",
    "tableView":
      """
    \(control) rowHeight usesAutomaticRowHeights multipleSelection emptySelection tableStyle
    alternatingRowBackgroundColors selectionHighlightStyle intercellSpacing backgroundColor gridColor
    gridStyleMask
    """,
    "tableCellView": view,
    "collectionView":
      """
    \(view) selectable allowsMultipleSelection allowsEmptySelection primaryBackgroundColor
    secondaryBackgroundColor collectionViewLayout
    """,
  ]

  // MARK: Windows, controllers and other objects

  private static let controller =
    "title identifier view storyboardIdentifier showSeguePresentationStyle"

  private static let macObjects: [String: String] = [
    "window": "title contentRect styleMask minSize visibleAtLaunch contentView toolbar",
    "windowController": "window storyboardIdentifier showSeguePresentationStyle",
    "viewController": controller, "collectionViewItem": controller, "popover": "behavior",
    "controllerPlaceholder":
      "\(controller) storyboardName referencedIdentifier bundleIdentifier",
    "menu": "title systemMenu autoenablesItems",
    "menuItem":
      """
    title keyEquivalent keyEquivalentModifierMask indentationLevel tag enabled hidden state
    isSeparatorItem submenu
    """,
    "toolbar":
      """
    explicitIdentifier implicitIdentifier displayMode visible allowsUserCustomization
    autosavesConfiguration
    """,
    "toolbarItem":
      """
    explicitItemIdentifier implicitItemIdentifier label paletteLabel toolTip image catalog tag enabled
    view reference
    """,
    "collectionViewLayout": "",
    "collectionViewFlowLayout":
      """
    scrollDirection minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize
    headerReferenceSize footerReferenceSize sectionInset
    """,
    "collectionViewGridLayout":
      """
    maximumNumberOfRows maximumNumberOfColumns minimumLineSpacing minimumInteritemSpacing
    minimumItemSize maximumItemSize
    """,
    "application": "mainMenu", "customObject": "",
    "segue":
      """
    kind destination relationship identifier trigger eventType unwindAction
    destinationCreationSelector popoverAnchorView popoverBehavior preferredEdge
    """,
    "numberFormatter":
      """
    numberStyle usesGroupingSeparator alwaysShowsDecimalSeparator groupingSize secondaryGroupingSize
    minimumIntegerDigits maximumIntegerDigits minimumFractionDigits maximumFractionDigits
    usesSignificantDigits minimumSignificantDigits maximumSignificantDigits roundingMode
    roundingIncrement decimalSeparator groupingSeparator currencyDecimalSeparator
    currencyGroupingSeparator currencyCode currencySymbol internationalCurrencySymbol nilSymbol
    zeroSymbol notANumberSymbol positiveInfinitySymbol negativeInfinitySymbol plusSign minusSign
    percentSymbol perMillSymbol exponentSymbol paddingCharacter paddingPosition formatWidth lenient
    allowsFloats generatesDecimalNumbers localizesFormat partialStringValidationEnabled multiplier
    minimum maximum positivePrefix positiveSuffix negativePrefix negativeSuffix positiveFormat
    negativeFormat
    """,
    "dateFormatter": "dateStyle timeStyle dateFormat AMSymbol PMSymbol lenient",
  ]
}
