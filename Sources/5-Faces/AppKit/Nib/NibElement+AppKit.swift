// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Views

/// Values of elements in AppKit's types.
extension NibElement {
  /// The colour inside that has a role: one of the Mac's by name, or of a catalogue; nil without one.
  func nsColor(for key: String) -> NSColor? {
    if let name = systemColorName(for: key), let color = NSColor.system(named: name) {
      return color
    }
    return color(for: key).map { NSColor($0) }
  }

  /// The font inside that has a role; nil without one.
  func nsFont(for key: String) -> NSFont? { font(for: key).map { NSFont($0) } }

  /// The image that an attribute names, or an element with its role, of the document's bundle or of the
  /// system; nil without one.
  func nsImage(_ role: String) -> NSImage? {
    if let image = image(role) { return NSImage(image) }
    let name = self[role] ?? child(for: role)?["image"]
    return name.flatMap { NSImage(named: $0) }
  }
}

extension NSColor {
  /// Returns a colour of the system by its name in documents; nil for an unknown one.
  static func system(named name: String) -> NSColor? {
    switch name {
    case "labelColor": .labelColor
    case "secondaryLabelColor": .secondaryLabelColor
    case "tertiaryLabelColor": .tertiaryLabelColor
    case "quaternaryLabelColor": .quaternaryLabelColor
    case "controlTextColor": .controlTextColor
    case "selectedControlTextColor": .selectedControlTextColor
    case "disabledControlTextColor": .disabledControlTextColor
    case "alternateSelectedControlTextColor": .alternateSelectedControlTextColor
    case "headerTextColor": .headerTextColor
    case "textColor": .textColor
    case "selectedTextColor": .selectedTextColor
    case "textBackgroundColor": .textBackgroundColor
    case "selectedTextBackgroundColor": .selectedTextBackgroundColor
    case "placeholderTextColor": .placeholderTextColor
    case "linkColor": .linkColor
    case "separatorColor": .separatorColor
    case "gridColor": .gridColor
    case "controlColor": .controlColor
    case "controlBackgroundColor", "_sourceListBackgroundColor": .controlBackgroundColor
    case "selectedControlColor": .selectedControlColor
    case "controlAccentColor": .controlAccentColor
    case "windowBackgroundColor": .windowBackgroundColor
    case "underPageBackgroundColor": .underPageBackgroundColor
    case "selectedContentBackgroundColor", "alternateSelectedControlColor":
      .selectedContentBackgroundColor
    case "unemphasizedSelectedContentBackgroundColor": .unemphasizedSelectedContentBackgroundColor
    case "unemphasizedSelectedTextBackgroundColor": .unemphasizedSelectedTextBackgroundColor
    case "keyboardFocusIndicatorColor": .keyboardFocusIndicatorColor
    case "findHighlightColor": .findHighlightColor
    case "systemRedColor": .systemRed
    case "systemOrangeColor": .systemOrange
    case "systemYellowColor": .systemYellow
    case "systemGreenColor": .systemGreen
    case "systemMintColor": .systemMint
    case "systemTealColor": .systemTeal
    case "systemCyanColor": .systemCyan
    case "systemBlueColor": .systemBlue
    case "systemIndigoColor": .systemIndigo
    case "systemPurpleColor": .systemPurple
    case "systemPinkColor": .systemPink
    case "systemBrownColor": .systemBrown
    case "systemGrayColor": .systemGray
    default: nil
    }
  }
}
