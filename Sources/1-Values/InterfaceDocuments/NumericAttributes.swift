// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

enum NumericAttributes {
  static let priorities: Set<String> = [
    "priority", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
  ]

  private static let geometry: Set<String> = ["x", "y", "width", "height"]
  private static let insets: Set<String> = [
    "top", "left", "bottom", "right", "leading", "trailing", "minX", "minY", "maxX", "maxY",
  ]
  private static let color: Set<String> = ["red", "green", "blue", "white", "alpha"]
  private static let constraint: Set<String> = ["constant", "priority"]
  private static let value: Set<String> = ["value"]
  private static let range: Set<String> = ["location", "length"]
  private static let font: Set<String> = ["pointSize", "size"]
  private static let view: Set<String> = priorities.union([
    "alpha", "tag", "numberOfLines", "minimumFontSize", "minimumScaleFactor",
    "preferredMaxLayoutWidth", "spacing", "minimumLineSpacing", "minimumInteritemSpacing",
    "minimumZoomScale", "maximumZoomScale", "rowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "estimatedRowHeight", "estimatedSectionHeaderHeight",
    "estimatedSectionFooterHeight", "indentationWidth", "indentationLevel",
    "minimumPressDuration", "numberOfTapsRequired", "numberOfTouchesRequired",
    "minimumNumberOfTouches", "maximumNumberOfTouches", "progress", "numberOfPages", "currentPage",
    "selectedSegmentIndex", "allowableMovement", "sectionIndexMinimumDisplayRowCount",
    "imagePadding", "titlePadding", "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
    "preferredPrimaryColumnWidthFraction", "alphaValue", "borderWidth", "cornerRadius",
    "maximumNumberOfLines", "maximumNumberOfRows", "maximumNumberOfColumns",
    "horizontalStackHuggingPriority", "verticalStackHuggingPriority",
  ])
  private static let widthed = view.union(["width"])
  private static let variation = view.union(constraint)
  private static let paragraph: Set<String> = [
    "lineSpacing", "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple",
    "minimumLineHeight", "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent",
    "defaultTabInterval",
  ]
  private static let tab: Set<String> = ["location"]
  private static let shadow: Set<String> = ["blurRadius"]
  /// The values of controls, which may be larger than any length.
  private static let values: Set<String> = [
    "value", "minValue", "maxValue", "minimumValue", "maximumValue", "stepValue",
  ]
  private static let ranged = view.union(values)

  /// Returns whether an attribute is the value of a control, and no length.
  static func isValue(_ attribute: String, of element: InterfaceElement) -> Bool {
    ["slider", "stepper"].contains(element.name) && values.contains(attribute)
  }

  /// Returns the numeric attributes of an element; nil for one without any.
  static func names(of element: InterfaceElement) -> Set<String>? {
    switch element.name {
    case "rect", "point": geometry
    // AppKit writes 10⁷ and more for a length without a limit.
    case "size": element.key == "minSize" || element.key == "maxSize" ? nil : geometry
    case "edgeInsets", "inset", "directionalEdgeInsets": insets
    case "color": color
    case "constraint": constraint
    case "real", "integer": value
    case "range": range
    case "userDefinedRuntimeAttribute": element["type"] == "number" ? value : nil
    case "slider", "stepper": ranged
    case "segment", "barButtonItem": widthed
    case "variation": variation
    case "paragraphStyle": paragraph
    case "textTab": tab
    case "shadow": shadow
    case "fontDescription", "font": font
    case "outlet", "action", "segue", "outletCollection", "document", "placeholder", "string":
      nil
    default: view
    }
  }
}
