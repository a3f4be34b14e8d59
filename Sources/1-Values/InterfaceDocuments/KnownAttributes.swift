// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// The attributes of each kind of element that have an effect here, and those that need none (rule
/// IB-53).
///
/// The classes that decode elements are in later modules, and the check of a build has none of them: this
/// is what both know. A name is that of an attribute or the role of an element inside, as documents have
/// either: `title="OK"` or `<string key="title">`. A test records what the decoders ask for and compares
/// it with these tables, in both directions, so that no name is missing here and none is left over.
package enum KnownAttributes {
  /// Returns the attributes and roles of a kind of element that have an effect.
  ///
  /// - Parameters:
  ///   - element: The element's name.
  ///   - platform: The platform of the document.
  /// - Returns: The names, without those that any element may have; nil for an element that is no object
  ///   and no value that is read here, as a list or one of a class that is missing.
  package static func names(
    of element: String, on platform: InterfaceDocument.Platform
  ) -> Set<String>? {
    (platform == .macOS ? macNames : iOSNames)[element] ?? valueNames[element]
  }

  package static func objects(on platform: InterfaceDocument.Platform) -> [String] {
    (platform == .macOS ? macNames : iOSNames).keys.sorted()
  }

  /// The kinds of connections, constraints and values.
  package static var valueElements: [String] { valueNames.keys.sorted() }

  /// The names that any element may have, and that are read.
  package static let everywhere = words("id key customClass customModule sceneMemberID fixedFrame")

  /// Returns whether an attribute needs no effect: it is Xcode's own, or what it says is so anyway.
  ///
  /// - Parameters:
  ///   - name: The attribute, or the role of an element inside.
  ///   - value: The attribute's value; nil for a role.
  ///   - element: The name of the element.
  /// - Returns: Whether it is left out without a word.
  static func needsNoEffect(_ name: String, _ value: String?, of element: String) -> Bool {
    let stated = value.map { "\(name)=\($0)" } ?? name
    if let own = silentNames[element], own.contains(name) || own.contains(stated) { return true }
    return silentEverywhere.contains(name) || silentEverywhere.contains(stated)
      || silentPrefixes.contains(where: name.hasPrefix)
  }

  // MARK: Tables

  private static let iOSNames = iOS.mapValues(words)
  private static let macNames = mac.mapValues(words)
  private static let valueNames = values.mapValues(words)
  private static let silentNames = silent.mapValues(words)

  static func words(_ text: String) -> Set<String> {
    // The names are ASCII: characters would be looked up in Unicode's tables.
    Set(text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) })
  }

  /// The names of what Xcode shows on its canvas alone, in part.
  private static let silentPrefixes = ["simulated", "placeholderIntrinsic", "ibExternal"]

  /// Names that need no effect in any element, some with the only value for which that is so.
  private static let silentEverywhere = words(
    """
    userLabel userComments colorLabel customModuleProvider misplaced ambiguous
    verifyAmbiguity canvasLocation freeformSize customSize dataMode configurationType collectionClass
    segmentControlStyle pointerInteraction focusRingType allowsCharacterPickerTouchBarItem

    clearsContextBeforeDrawing canDrawConcurrently canDrawSubviewsIntoLayer copiesOnScroll
    drawsAsynchronously

    multipleTouchEnabled=YES exclusiveTouch=NO layoutMarginsFollowReadableWidth=NO
    """)

  /// Names that need no effect in an element of some kind, as ``silentEverywhere``.
  ///
  /// There is no keyboard, menus and toolbars of the Mac are kept and not drawn, and where a window was on
  /// the screen, or is kept, does not matter to a picture of it.
  private static let silent: [String: String] = [
    // These controls place their contents themselves.
    "switch": alignment, "slider": alignment, "stepper": alignment, "pageControl": alignment,
    "segmentedControl": alignment, "refreshControl": alignment,
    "textField":
      "contentHorizontalAlignment contentVerticalAlignment=center minimumFontSize=17 textCompletion=NO",
    "textFieldCell": macTextCell, "searchFieldCell": "\(macTextCell) bezelStyle=round",
    "textView": "textInputTraits usesAttributedText allowsEditingTextAttributes=NO",
    "textInputTraits": keyboard,
    // Without an offset, which is announced, nothing of it is visible.
    "state": "titleShadowColor",
    "tableViewCellContentView": "tableViewCell",
    "searchBar": "textInputTraits",
    "splitViewController": "allowDoubleColumnStyle",
    "attributes": "NSOriginalFont",
    "paragraphStyle":
      """
    tighteningFactorForTruncation=0.0 allowsDefaultTighteningForTruncation=NO hyphenationFactor=0.0
    """,
    "segue": "animates=YES",
    "window":
      """
    allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop restorable releasedWhenClosed
    oneShot deferred frameAutosaveName tabbingMode animationBehavior=default initialPositionMask
    screenRect collectionBehavior hidesOnDeactivate=NO hasShadow=YES
    """,
    "buttonCell": "inset imageScaling=proportionallyDown",
    "popUpButtonCell":
      """
    type=push inset imagePosition=left imageScaling=proportionallyDown state arrowPosition
    altersStateOfSelectedItem=YES behavior title
    """,
    "tableView": macTable,
    "behavior": "lightByBackground lightByGray changeBackground changeGray doesNotDimImage",
    "imageCell": "refusesFirstResponder animates",
    "imageView": "allowsCutCopyPaste",
    "scrollView":
      """
    horizontalLineScroll verticalLineScroll horizontalPageScroll verticalPageScroll
    usesPredominantAxisScrolling horizontalScroller verticalScroller findBarPosition
    """,
    "value": "type",
    "menuItem": "alternate toolTip",
    "toolbar": "sizeMode showsBaselineSeparator",
    "toolbarItem":
      """
    minSize maxSize autovalidates bordered sizingBehavior visibilityPriority navigational title
    selectable
    """,
    "numberFormatter": "formatterBehavior", "dateFormatter": "formatterBehavior",
  ]

  private static let alignment = "contentHorizontalAlignment contentVerticalAlignment"

  private static let macTextCell =
    """
    sendsActionOnEndEditing=YES scrollable allowsUndo allowsEditingTextAttributes=NO textCompletion=NO
    truncatesLastVisibleLine state refusesFirstResponder
    """

  private static let macTable =
    """
    allowsExpansionToolTips columnAutoresizingStyle columnReordering columnResizing columnSelection
    autosaveColumns typeSelect rowSizeStyle viewBased floatsGroupRows headerView
    """

  private static let keyboard =
    """
    keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically autocorrectionType
    autocapitalizationType spellCheckingType smartDashesType smartInsertDeleteType smartQuotesType
    textContentType passwordRules
    """
}
