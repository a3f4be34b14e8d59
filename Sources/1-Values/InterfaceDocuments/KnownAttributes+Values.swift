// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension KnownAttributes {
  /// The names of connections, constraints and values, which are the same on both platforms.
  static let values: [String: String] = [
    // Connections.
    "placeholder": "placeholderIdentifier",
    "outlet": "property destination",
    "outletCollection": "property destination appendContents",
    "action": "selector destination target eventType",
    "segue":
      """
    kind destination relationship identifier trigger eventType unwindAction
    destinationCreationSelector animates modalPresentationStyle modalTransitionStyle
    popoverAnchorView popoverAnchorBarButtonItem popoverArrowDirection
    """,

    // Constraints and size classes.
    "constraint":
      """
    firstItem firstAttribute relation secondItem secondAttribute multiplier constant symbolic priority
    identifier placeholder
    """,
    "viewControllerLayoutGuide": "type",
    "variation": "constant priority",
    "include": "reference", "exclude": "reference",

    // Geometry.
    "rect": "x y width height", "size": "width height", "value": "width height",
    "inset": insets, "edgeInsets": insets, "directionalEdgeInsets": insets,
    "autoresizingMask":
      "flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY widthSizable heightSizable",
    "extendedEdge": "top left bottom right",
    "swipeGestureRecognizerDirection": "left right up down",

    // Colours, fonts and images.
    "color":
      """
    systemColor xcode11CocoaTouchSystemColor cocoaTouchSystemColor catalog name white red green blue
    alpha colorSpace customColorSpace
    """,
    "fontDescription": font, "font": font,
    "imageReference": "image catalog symbolScale renderingMode",
    "preferredSymbolConfiguration": "pointSize fontDescription font scale",
    "blurEffect": "style",

    // Texts.
    "string": "base64-UTF8", "mutableString": "base64-UTF8", "attributedString": "",
    "fragment": "content",
    "attributes":
      """
    NSColor NSFont NSParagraphStyle NSBackgroundColor NSUnderline NSUnderlineColor NSStrikethrough
    NSStrikethroughColor NSKern NSBaselineOffset NSLigature NSStrokeWidth NSStrokeColor NSObliqueness
    NSExpansion NSLink NSShadow
    """,
    "integer": "value", "real": "value", "url": "string", "shadow": "blurRadius offset color",
    "paragraphStyle":
      """
    alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore
    lineHeightMultiple minimumLineHeight maximumLineHeight firstLineHeadIndent headIndent tailIndent
    defaultTabInterval
    """,
    "textTab": "alignment location",
    "textAttributes": "textColor fontDescription",
    "textInputTraits": "secureTextEntry",

    // Parts of views.
    "accessibility": "identifier label hint isElement traits", "bool": "value",
    "accessibilityTraits":
      """
    button link image selected playsSound keyboardKey staticText summaryElement notEnabled
    updatesFrequently searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn
    header
    """,
    "state": "title attributedTitle titleColor image backgroundImage catalog",
    "buttonConfiguration":
      """
    style title attributedTitle subtitle image catalog baseForegroundColor baseBackgroundColor cornerStyle buttonSize
    imagePlacement imagePadding titlePadding titleAlignment contentInsets
    """,
    "navigationBarAppearance":
      "backgroundColor shadowColor titleTextAttributes largeTitleTextAttributes",
    "tabBarAppearance": "backgroundColor shadowColor",
    "windowStyleMask": "titled closable miniaturizable resizable fullSizeContentView",
    "modifierMask": "shift control option command",
    "behavior": "changeContents lightByContents pushIn",
    "tableViewGridLines": "vertical horizontal dashed",
  ]

  private static let insets = "top left bottom right leading trailing minX minY maxX maxY"
  private static let font = "metaFont style pointSize size name family type weight"
}
