// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Geometry

/// A look with its defaults in their places: what screens draw, and exports write.
package struct ResolvedLook: Hashable, Sendable {
  package var type: LayoutDocument.Look.ViewType
  package var textStyle = LayoutDocument.Look.TextStyle.title2
  /// The colour of the text; nil for a list's own.
  package var textColor: LayoutDocument.Color?
  package var alignment = LayoutDocument.Look.Alignment.center
  /// The most lines of the text, 0 for as many as needed.
  package var lines = 1
  /// The background; nil for none, or for a list's own.
  package var background: LayoutDocument.Cycle<LayoutDocument.Color>?
  package var cornerRadius = 0.0
  /// Whether the shorter sides are half circles, whatever the size is.
  package var isCapsule = false
  package var border: LayoutDocument.Border?
  package var padding = NSDirectionalEdgeInsets.zero
  package var contentMode = LayoutDocument.Look.ContentMode.fill
  /// The style of a list cell; nil for the one that suits the position in the list.
  package var listStyle: LayoutDocument.Look.ListStyle?
  package var accessories: [LayoutDocument.Accessory] = []

  /// Puts defaults in the place of what a look does not say.
  package init(_ look: LayoutDocument.Look, standard: LayoutDocument.Look.ViewType) {
    type = look.type ?? standard
    let isList = type == .list
    textStyle = look.textStyle ?? .title2
    textColor = look.textColor ?? (isList ? nil : .named("white"))
    alignment = look.alignment ?? .center
    lines = look.lines ?? 1
    // A picture has nothing behind it: the colour would show at its corners.
    background =
      look.background ?? (isList || type == .image ? nil : .init(.named("systemBlue")))
    cornerRadius = look.cornerRadius ?? (isList ? 0 : 8)
    border = look.border
    padding = look.padding ?? .zero
    contentMode = look.contentMode ?? .fill
    listStyle = look.listStyle
    accessories = look.accessories ?? []
  }

  private init(type: LayoutDocument.Look.ViewType) { self.type = type }

  /// The look of supplementary views that have none.
  package static var supplementary: ResolvedLook {
    var look = ResolvedLook(type: .label)
    look.textStyle = .title3
    look.textColor = .named("label")
    look.alignment = .leading
    look.padding = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    look.background = .init(.named("secondarySystemFill"))
    return look
  }

  /// The look of badges that have none: as small as those of icons. The red is that of iOS with more
  /// contrast: 5.3 to 1 to white, since texts of this size need 4.5.
  package static var badge: ResolvedLook {
    var look = ResolvedLook(type: .label)
    look.textStyle = .caption1
    look.textColor = .named("white")
    look.background = .init(.components(red: 215, green: 0, blue: 21, alpha: 255))
    look.isCapsule = true
    return look
  }

  package static var background: ResolvedLook {
    var look = ResolvedLook(type: .empty)
    look.cornerRadius = 12
    look.background = .init(.named("secondarySystemBackground"))
    return look
  }
}

extension [LayoutDocument.Accessory] {
  /// The accessories of a list cell, which takes each that is not a label once.
  package var ofCell: [LayoutDocument.Accessory] {
    var known: Set<LayoutDocument.Accessory> = []
    return filter { accessory in
      if case .label = accessory { true } else { known.insert(accessory).inserted }
    }
  }
}
