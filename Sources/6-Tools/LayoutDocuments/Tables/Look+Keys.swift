// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

extension LayoutDocument.Look {
  static let table = ObjectTable<Self>("look", "a look", make: { Self() }) {
    Key.optional(
      "type", \.type, .choice("look type"), shows: .string("label"),
      "The views: a label if it is missing, and 'list' in lists.")
    Key.optional(
      "text", \.text, .choice("text source"), shows: .string("title"),
      "The text: the title, or the number of an item without one.")
    Key.optional(
      "textStyle", \.textStyle, .choice("text style"), shows: .string("title2"),
      "The style of the text.")
    Key.optional(
      "textColor", \.textColor, .color, shows: .string("white"), "The colour of the text.")
    Key.optional(
      "alignment", \.alignment, .choice("alignment"), shows: .string("center"),
      "The alignment of the text.")
    Key.optional(
      "lines", \.lines, .whole(0...20), shows: .number(1),
      "The most lines of the text; 0 for as many as needed.")
    Key.optional(
      "background", \.background, .cycle(of: .color), shows: .string("systemBlue"),
      "The background, unless the item has a colour.")
    Key.optional(
      "cornerRadius", \.cornerRadius, .nonnegativePoints, shows: .number(8),
      "The radius of the corners.")
    Key.optional(
      "border", \.border, .object { LayoutDocument.Border.table }, "The border; none if missing.")
    Key.optional(
      "padding", \.padding, .insets, shows: .number(0), "The space around the content.")
    Key.optional(
      "contentMode", \.contentMode, .choice("content mode"), shows: .string("fill"),
      "The way in which a picture fills its frame.")
    Key.optional(
      "listStyle", \.listStyle, .choice("list style"),
      "The style of a list cell; the cell's own if it is missing.")
    Key.optional(
      "accessories", \.accessories, .accessories, shows: .array([]),
      "The accessories of a list cell.")
  }
}

extension LayoutDocument.Border {
  static let table = ObjectTable<Self>(
    "border", "a border", make: { Self(color: .named("label"), width: 0) }
  ) {
    Key.required("color", \.color, .color, "The colour of the border.")
    Key.required("width", \.width, .nonnegativePoints, "The width of the border.")
  }
}
