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
    let tag = element.integer("tag") ?? 0
    let isEnabled = element.flag("enabled") ?? cell.flag("enabled", otherwise: true)
    let font = cell.nsFont(for: "font")
    let alignment = cell.choice("alignment", NibSteps.macAlignments) ?? .natural
    let lineBreak = cell.choice("lineBreakMode", NibSteps.macLineBreaks) ?? .byWordWrapping
    let size =
      (element["controlSize"] == nil ? cell : element).choice(
        "controlSize", ["regular": .regular, "small": .small, "mini": .mini, "large": .large])
      ?? ControlSize.regular
    return { control, _ in
      control.tag = tag
      control.isEnabled = isEnabled
      if let font { control.font = font }
      control.alignment = alignment
      control.lineBreakMode = lineBreak
      control.controlSize = size
    }
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
    let title = cell.text("title") ?? ""
    let placeholder = cell.text("placeholderString")
    let textColor = cell.nsColor(for: "textColor")
    let background = cell.nsColor(for: "backgroundColor")
    let drawsBackground = cell.flag("drawsBackground", otherwise: false)
    let isEditable = cell.flag("editable", otherwise: false)
    let isSelectable = cell.flag("selectable", otherwise: isEditable)
    let border =
      cell.choice("borderStyle", ["none": 0, "border": 1, "bezel": 2]) ?? 0
    let isSingleLine = cell.flag("usesSingleLineMode", otherwise: false)
    let mode = cell.choice("lineBreakMode", NibSteps.macLineBreaks) ?? .byWordWrapping
    let wraps = !isSingleLine && [.byWordWrapping, .byCharWrapping].contains(mode)
    let lineCount = element.integer("maximumNumberOfLines") ?? (wraps ? 0 : 1)
    let takesFirstWidth = element.flag("setsMaxLayoutWidthAtFirstLayout", otherwise: false)
    let firstWidth = takesFirstWidth ? element.rect(for: "frame")?.width : nil
    let width = takesFirstWidth ? nil : element.number("preferredMaxLayoutWidth")
    return { field, _ in
      field.isBezeled = border == 2
      field.isBordered = border == 1
      field.drawsBackground = drawsBackground
      field.isEditable = isEditable
      field.isSelectable = isSelectable
      if let textColor { field.textColor = textColor }
      if let background { field.backgroundColor = background }
      field.maximumNumberOfLines = lineCount
      // The frame of a document has the space beside a label's text, its width for lines does not.
      let insets = field.alignmentRectInsets
      let textWidth = width ?? firstWidth.map { max(0, $0 - insets.left - insets.right) }
      if let textWidth, lineCount != 1 { field.preferredMaxLayoutWidth = textWidth }
      field.placeholderString = placeholder
      field.stringValue = title
    }
  }
}

extension NSButton {
  static func nibStep(_ element: NibElement) -> NibStep<NSButton>? {
    guard element.name == "button" else { return nil }
    let cell = element.cell
    let title = cell.text("title") ?? ""
    let image = cell.nsImage("image")
    let type = nibType(cell)
    let isMarked = type == .switch || type == .radio
    let isBordered = cell["borderStyle"].map { $0 != "none" } ?? false
    let state =
      cell.choice("state", ["on": .on, "off": .off, "mixed": .mixed])
      ?? NSControl.StateValue.off
    let style = cell.choice("bezelStyle", nibBezelStyles) ?? .rounded
    let position = cell.choice("imagePosition", nibImagePositions)
    let hugsTitle =
      element.flag("imageHugsTitle") ?? cell.flag("imageHugsTitle", otherwise: false)
    return { button, _ in
      button.setButtonType(type)
      button.bezelStyle = style
      // The border of a check box is not drawn; its cell has none.
      if !isMarked { button.isBordered = isBordered }
      button.title = title
      button.image = image
      if let position { button.imagePosition = position }
      button.imageHugsTitle = hugsTitle
      button.state = state
    }
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
    let image = cell.nsImage("image")
    let scaling =
      cell.choice(
        "imageScaling",
        [
          "proportionallyDown": .scaleProportionallyDown,
          "axesIndependently": .scaleAxesIndependently, "none": .scaleNone,
          "proportionallyUpOrDown": .scaleProportionallyUpOrDown,
        ]) ?? NSImageScaling.scaleProportionallyDown
    let alignment =
      cell.choice(
        "imageAlignment",
        [
          "center": .alignCenter, "top": .alignTop, "topLeft": .alignTopLeft,
          "topRight": .alignTopRight, "left": .alignLeft, "bottom": .alignBottom,
          "bottomLeft": .alignBottomLeft, "bottomRight": .alignBottomRight, "right": .alignRight,
        ]) ?? NSImageAlignment.alignCenter
    let tint = element.nsColor(for: "contentTintColor")
    return { view, _ in
      view.image = image
      view.imageScaling = scaling
      view.imageAlignment = alignment
      if let tint { view.contentTintColor = tint }
    }
  }
}

extension NSPopUpButton {
  /// Reads what an element, and the cell in it, say of a pop-up button (rule IB-38).
  static func nibPopUpStep(_ element: NibElement) -> NibStep<NSPopUpButton>? {
    guard element.name == "popUpButton" else { return nil }
    let cell = element.child(for: "cell") ?? element
    let pullsDown = cell.flag("pullsDown", otherwise: false)
    let isBordered = cell["borderStyle"].map { $0 != "none" } ?? false
    let style =
      cell.choice("bezelStyle", NSButton.nibBezelStyles) ?? NSButton.BezelStyle.rounded
    let edge =
      cell.choice(
        "preferredEdge", ["minX": .minX, "minY": .minY, "maxX": .maxX, "maxY": .maxY])
      ?? NSRectEdge.maxY
    return { button, _ in
      button.pullsDown = pullsDown
      button.isBordered = isBordered
      button.bezelStyle = style
      button.preferredEdge = edge
    }
  }

  /// Takes the menu of a document, in which an item is selected.
  func takeNibMenu(_ coder: NSCoder) {
    guard let element = coder.nibElement, element.name == "popUpButton" else { return }
    let cell = element.child(for: "cell") ?? element
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
    let cell = element.child(for: "cell") ?? element
    let mode =
      cell.choice(
        "trackingMode",
        ["selectOne": .selectOne, "selectAny": .selectAny, "momentary": .momentary])
      ?? SwitchTracking.selectOne
    let style =
      cell.choice(
        "style",
        [
          "automatic": .automatic, "rounded": .rounded, "texturedRounded": .texturedRounded,
          "roundRect": .roundRect, "texturedSquare": .texturedSquare, "capsule": .capsule,
          "smallSquare": .smallSquare, "separated": .separated,
        ]) ?? Style.rounded
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
    return { control, _ in
      control.trackingMode = mode
      control.segmentStyle = style
      control.segments = segments
      if let selected = segments.firstIndex(where: \.isSelected) {
        control.setSelected(true, forSegment: selected)
      }
      control.contentsChanged()
    }
  }
}
