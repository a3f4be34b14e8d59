// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

// The values of controls stand in the element of their cell (rule IB-38).

extension NibElement {
  /// The element of a control's cell; the control's own if it has none.
  fileprivate var cell: NibElement { child(for: "cell") ?? self }
}

extension NSControl {
  static func nibControlStep(_ element: NibElement) -> NibStep<NSControl>? {
    let cell = element.cell
    let size = (element["controlSize"] == nil ? cell : element).choice(
      "controlSize",
      ["regular": ControlSize.regular, "small": .small, "mini": .mini, "large": .large])
    var values = NibValues<NSControl>(cell)
    values.set(element.integer("tag") ?? 0) { $0.tag = $1 }
    values.set(element.flag("enabled") ?? cell.flag("enabled", otherwise: true)) {
      $0.isEnabled = $1
    }
    values.set(cell.nsFont(for: "font")) { $0.font = $1 }
    values.choice("alignment", NibSteps.macAlignments, otherwise: .natural) { $0.alignment = $1 }
    values.choice("lineBreakMode", NibSteps.macLineBreaks, otherwise: .byWordWrapping) {
      $0.lineBreakMode = $1
    }
    values.set(size ?? .regular) { $0.controlSize = $1 }
    return values.step
  }
}

extension NibSteps {
  static let macAlignments: KeyValuePairs<String, NSTextAlignment> = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  static let macLineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}

extension NSControl: NibActionSender {}

extension NSTextField {
  static func nibStep(_ element: NibElement) -> NibStep<NSTextField>? {
    guard ["textField", "searchField"].contains(element.name) else { return nil }
    let cell = element.cell
    let isEditable = cell.flag("editable", otherwise: false)
    let border = cell.choice("borderStyle", ["none": 0, "border": 1, "bezel": 2]) ?? 0
    let isSingleLine = cell.flag("usesSingleLineMode", otherwise: false)
    let mode = cell.choice("lineBreakMode", NibSteps.macLineBreaks) ?? .byWordWrapping
    let wraps = !isSingleLine && [.byWordWrapping, .byCharWrapping].contains(mode)
    let lineCount = element.integer("maximumNumberOfLines") ?? (wraps ? 0 : 1)
    let takesFirstWidth = element.flag("setsMaxLayoutWidthAtFirstLayout", otherwise: false)
    let firstWidth = takesFirstWidth ? element.rect(for: "frame")?.width : nil
    let width = takesFirstWidth ? nil : element.number("preferredMaxLayoutWidth")
    var values = NibValues<NSTextField>(cell)
    values.set(border) { field, border in
      field.isBezeled = border == 2
      field.isBordered = border == 1
    }
    values.flag("drawsBackground", otherwise: false) { $0.drawsBackground = $1 }
    values.set(isEditable) { $0.isEditable = $1 }
    values.flag("selectable", otherwise: isEditable) { $0.isSelectable = $1 }
    values.set(cell.nsColor(for: "textColor")) { $0.textColor = $1 }
    values.set(cell.nsColor(for: "backgroundColor")) { $0.backgroundColor = $1 }
    values.set(lineCount) { $0.maximumNumberOfLines = $1 }
    values.change { field in
      // The frame of a document has the space beside a label's text, its width for lines does not.
      let insets = field.alignmentRectInsets
      let textWidth = width ?? firstWidth.map { max(0, $0 - insets.left - insets.right) }
      if let textWidth, lineCount != 1 { field.preferredMaxLayoutWidth = textWidth }
    }
    values.text("placeholderString") { $0.placeholderString = $1 }
    values.text("title", otherwise: "") { $0.stringValue = $1 }
    return values.step
  }
}

extension NSButton {
  static func nibStep(_ element: NibElement) -> NibStep<NSButton>? {
    guard element.name == "button" else { return nil }
    let cell = element.cell
    let type = nibType(cell)
    // The border of a check box is not drawn; its cell has none.
    let isMarked = type == .switch || type == .radio
    let isBordered = cell["borderStyle"].map { $0 != "none" } ?? false
    var values = NibValues<NSButton>(cell)
    values.set(type) { $0.setButtonType($1) }
    values.choice("bezelStyle", nibBezelStyles, otherwise: .rounded) { $0.bezelStyle = $1 }
    values.set(isMarked ? nil : isBordered) { $0.isBordered = $1 }
    values.text("title", otherwise: "") { $0.title = $1 }
    values.set(cell.nsImage("image")) { $0.image = $1 }
    values.choice("imagePosition", nibImagePositions) { $0.imagePosition = $1 }
    values.set(element.flag("imageHugsTitle") ?? cell.flag("imageHugsTitle", otherwise: false)) {
      $0.imageHugsTitle = $1
    }
    values.choice("state", ["on": .on, "off": .off, "mixed": .mixed], otherwise: .off) {
      $0.state = $1
    }
    return values.step
  }

  private static func nibType(_ cell: NibElement) -> ButtonType {
    switch cell["type"] {
    case "check": return .switch
    case "radio": return .radio
    default: break
    }
    guard let behavior = cell.child(for: "behavior") else { return .momentaryPushIn }
    let keepsState = behavior.flag("changeContents", otherwise: false)
    let isLit = behavior.flag("lightByContents", otherwise: false)
    let isPushed = behavior.flag("pushIn", otherwise: false)
    switch (isPushed, keepsState, isLit) {
    case (true, true, _): return .pushOnPushOff
    case (false, true, true): return .toggle
    case (false, true, false): return .onOff
    case (false, false, true): return .momentaryChange
    default: return .momentaryPushIn
    }
  }

  private static let nibImagePositions: KeyValuePairs<String, NSControl.ImagePosition> = [
    "only": .imageOnly, "left": .imageLeft, "right": .imageRight, "above": .imageAbove,
    "below": .imageBelow, "overlaps": .imageOverlaps, "leading": .imageLeading,
    "trailing": .imageTrailing,
  ]

  static let nibBezelStyles: KeyValuePairs<String, BezelStyle> = [
    "rounded": .rounded, "regularSquare": .regularSquare, "disclosure": .disclosure,
    "shadowlessSquare": .shadowlessSquare, "circular": .circular,
    "texturedSquare": .texturedSquare, "helpButton": .helpButton, "smallSquare": .smallSquare,
    "texturedRounded": .texturedRounded, "roundedRect": .roundRect, "roundRect": .roundRect,
    "recessed": .recessed, "roundedDisclosure": .roundedDisclosure, "inline": .inline,
  ]
}

extension NSImageView {
  static func nibStep(_ element: NibElement) -> NibStep<NSImageView>? {
    guard element.name == "imageView" else { return nil }
    let cell = element.cell
    var values = NibValues<NSImageView>(cell)
    values.set(cell.nsImage("image")) { $0.image = $1 }
    values.choice(
      "imageScaling",
      [
        "proportionallyDown": .scaleProportionallyDown,
        "axesIndependently": .scaleAxesIndependently, "none": .scaleNone,
        "proportionallyUpOrDown": .scaleProportionallyUpOrDown,
      ], otherwise: .scaleProportionallyDown
    ) { $0.imageScaling = $1 }
    values.choice(
      "imageAlignment",
      [
        "center": .alignCenter, "top": .alignTop, "topLeft": .alignTopLeft,
        "topRight": .alignTopRight, "left": .alignLeft, "bottom": .alignBottom,
        "bottomLeft": .alignBottomLeft, "bottomRight": .alignBottomRight, "right": .alignRight,
      ], otherwise: .alignCenter
    ) { $0.imageAlignment = $1 }
    values.set(element.nsColor(for: "contentTintColor")) { $0.contentTintColor = $1 }
    return values.step
  }
}

extension NSPopUpButton {
  /// Reads what an element, and the cell in it, say of a pop-up button (rule IB-38).
  static func nibPopUpStep(_ element: NibElement) -> NibStep<NSPopUpButton>? {
    guard element.name == "popUpButton" else { return nil }
    let cell = element.cell
    var values = NibValues<NSPopUpButton>(cell)
    values.flag("pullsDown", otherwise: false) { $0.pullsDown = $1 }
    values.set(cell["borderStyle"].map { $0 != "none" } ?? false) { $0.isBordered = $1 }
    values.choice("bezelStyle", NSButton.nibBezelStyles, otherwise: .rounded) {
      $0.bezelStyle = $1
    }
    values.choice(
      "preferredEdge", ["minX": .minX, "minY": .minY, "maxX": .maxX, "maxY": .maxY],
      otherwise: .maxY
    ) { $0.preferredEdge = $1 }
    return values.step
  }

  /// Takes the menu of a document, in which an item is selected.
  func takeNibMenu(_ coder: NSCoder) {
    guard let element = coder.nibElement, element.name == "popUpButton" else { return }
    let cell = element.cell
    if let own = coder.nibObject(for: "menu") as? NSMenu { menu = own }
    if let flag = cell.flag("autoenablesItems") { autoenablesItems = flag }
    if let id = cell["selectedItem"], let item = coder.nibObject(withID: id) as? NSMenuItem {
      select(item)
    }
  }
}

extension NSSegmentedControl {
  /// Reads the segments that the cell in an element has (rule IB-38).
  static func nibStep(_ element: NibElement) -> NibStep<NSSegmentedControl>? {
    guard element.name == "segmentedControl" else { return nil }
    let cell = element.cell
    let segments = cell.elements(of: "segments").map { segment in
      var result = ControlSegment()
      result.label = segment.text("label")
      result.image = segment.nsImage("image")
      result.width = max(0, segment.number("width") ?? 0)
      result.isEnabled = segment.flag("enabled", otherwise: true)
      result.isSelected = segment.flag("selected", otherwise: false)
      result.tag = segment.integer("tag") ?? 0
      return result
    }
    var values = NibValues<NSSegmentedControl>(cell)
    values.choice(
      "trackingMode",
      ["selectOne": .selectOne, "selectAny": .selectAny, "momentary": .momentary],
      otherwise: .selectOne
    ) { $0.trackingMode = $1 }
    values.choice(
      "style",
      [
        "automatic": .automatic, "rounded": .rounded, "texturedRounded": .texturedRounded,
        "roundRect": .roundRect, "texturedSquare": .texturedSquare, "capsule": .capsule,
        "smallSquare": .smallSquare, "separated": .separated,
      ], otherwise: .rounded
    ) { $0.segmentStyle = $1 }
    values.set(segments) { control, segments in
      control.segments = segments
      if let selected = segments.firstIndex(where: \.isSelected) {
        control.setSelected(true, forSegment: selected)
      }
      control.contentsChanged()
    }
    return values.step
  }
}
