// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

extension LayoutDocument.Picture {
  /// The names of devices, as the option `--device` takes them.
  package static let devices = [
    "iphone-se", "iphone-mini", "iphone", "iphone-pro", "iphone-max", "ipad-mini", "ipad",
    "ipad-pro",
  ]

  /// The names of designs, as the option `--design` takes them.
  package static let designs = InterfaceDesign.allCases.map(\.rawValue)

  static let table = ObjectTable<Self>(
    "picture", "a picture", make: { Self() }, atMostOne: [["size", "device"]]
  ) {
    Key.optional("size", \.size, .size, "The size of the view.")
    Key.optional("device", \.device, .choice("device", devices), "A device instead of a size.")
    Key.optional(
      "scale", \.scale, .number(NumberForm(.none, 1...4)), shows: .number(2),
      "The pixels per point.")
    Key.optional(
      "appearance", \.appearance, .choice("appearance"), shows: .string("light"),
      "A light or a dark interface, or a picture of each.")
    Key.optional(
      "direction", \.direction, .choice("direction"), shows: .string("ltr"),
      "The reading direction.")
    Key.optional(
      "textSize", \.textSize, .choice("text size"), shows: .string("large"),
      "The size of Dynamic Type.")
    Key.optional(
      "design", \.design, .choice("design", designs), shows: .string("17"), "The design of iOS.")
    Key.optional(
      "scrollTo", \.scrollTo, .point, "The content offset, which is kept in its range.")
    Key.optional(
      "scrollSections", \.scrollSections, .list(of: .sectionOffset),
      "The offsets of sections that scroll across the layout.")
    Key.optional("selected", \.selected, .list(of: .itemPath), "The selected items.")
    Key.optional(
      "anatomy", \.anatomy,
      .list(of: .choice("part of the anatomy"), counts: 0...AnatomyPart.allCases.count),
      "The parts of the layout that are outlined and measured.")
    Key.optional("highlight", \.highlight, .itemPath, "The item whose size is explained.")
    Key.optional(
      "legend", \.legend, .boolean, shows: .boolean(true), "Whether the anatomy has a legend.")
    Key.optional(
      "chrome", \.chrome, .choice("chrome"), shows: .string("none"),
      "The surroundings of the view.")
    Key.optional(
      "fullContent", \.fullContent, .boolean, shows: .boolean(false),
      "Whether the whole content is drawn in place of the visible part.")
    Key.optional(
      "text", \.text, .choice("text rendering"), shows: .string("real"),
      "Real text, or a rectangle for every word.")
    Key.optional(
      "background", \.background, .color, shows: .string("systemBackground"),
      "The background of the view; the list's if it is missing.")
    Key.optional("safeArea", \.safeArea, .edges, shows: .object([]), "The insets of the safe area.")
  }
}
