// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout

extension LayoutDocument.Section {
  static let table = ObjectTable<Self>(
    "section", "a section", make: { Self(LayoutDocument.SectionKeys()) },
    exactlyOne: [["group", "list"]],
    // Beside a list, a key that is given replaces what the list sets, whatever its value.
    finish: { section, _, _ in section.dropDefaults() }
  ) {
    LayoutDocument.SectionKeys.keys.map { $0.lifted(\.keys) }
    Key.defaulted(
      "variants", \.variants,
      .list(of: .object { LayoutDocument.Variant.table }, counts: 0...ReadingLimits.subitems), [],
      "The keys that replace the section's; the first variant whose conditions all hold counts.")
  }

  /// Removes keys that say what UIKit's section has anyway, unless it is a list.
  package mutating func dropDefaults() {
    guard keys.list == nil else { return }
    LayoutDocument.SectionKeys.table.dropDefaults(from: &keys)
  }
}

extension LayoutDocument.SectionKeys {
  static let table = ObjectTable<Self>("sectionKeys", "a section", make: { Self() }) { keys }

  private static var references: [UIContentInsetsReference] {
    [.automatic, .none, .safeArea, .layoutMargins, .readableContent]
  }

  @KeyBuilder<Self> static var keys: [Key<Self>] {
    Key.optional(
      "group", \.group, .object { LayoutDocument.Group.table }, "The group that is repeated.")
    Key.optional(
      "list", \.list, .object { LayoutDocument.List.sectionTable }, "The list that the section is.")
    Key.optional(
      "contentInsets", \.contentInsets, .insets, shows: .number(0),
      "The space around the groups, and inside of headers and footers.")
    Key.optional(
      "interGroupSpacing", \.interGroupSpacing, .points, shows: .number(0),
      "The distance between two groups.")
    Key.optional(
      "contentInsetsReference", \.contentInsetsReference, .choice("reference", references),
      shows: .string("automatic"), "The edge that the content insets count from.")
    Key.optional(
      "supplementaryContentInsetsReference", \.supplementaryContentInsetsReference,
      .choice("reference", references), shows: .string("automatic"),
      "The edge that the insets of headers and footers count from.")
    Key.optional(
      "supplementariesFollowContentInsets", \.supplementariesFollowContentInsets, .boolean,
      shows: .boolean(true),
      "Whether headers and footers follow the content insets; deprecated by UIKit.")
    Key.optional(
      "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior, .choice("scrolling behavior"),
      shows: .string("none"), "The way in which the section scrolls across the layout.")
    Key.optional(
      "orthogonalScrolling", \.orthogonalScrolling,
      .object { LayoutDocument.OrthogonalScrolling.table }, shows: .object([]),
      "The physics of scrolling across the layout.")
    Key.optional(
      "boundaryItems", \.boundaryItems,
      .list(of: .object { LayoutDocument.BoundaryItem.table }, counts: 0...ReadingLimits.subitems),
      shows: .array([]), "The headers and footers.")
    Key.optional(
      "decorations", \.decorations,
      .list(of: .object { LayoutDocument.Decoration.table }, counts: 0...ReadingLimits.subitems),
      shows: .array([]), "The backgrounds.")
  }
}

extension LayoutDocument.OrthogonalScrolling {
  static let table = ObjectTable<Self>(
    "orthogonalScrolling", "an object of orthogonal scrolling", make: { Self() }
  ) {
    Key.defaulted(
      "decelerationRate", \.decelerationRate, .choice("deceleration rate"), .automatic,
      "The rate at which scrolling slows down.")
    Key.defaulted(
      "bounce", \.bounce, .choice("bounce"), .automatic, "Whether the section bounces at its ends.")
  }
}

extension LayoutDocument.Variant {
  static let table = ObjectTable<Self>(
    "variant", "a variant", make: { Self(when: LayoutDocument.Condition()) },
    atMostOne: [["group", "list"]]
  ) {
    Key.required(
      "when", \.when, .object { LayoutDocument.Condition.table },
      "The conditions, which all have to hold.")
    LayoutDocument.SectionKeys.keys.map { $0.lifted(\.keys) }
  }
}

extension LayoutDocument.Condition {
  static let table = ObjectTable<Self>(
    "condition", "a condition", make: { Self() }, example: ["widthAbove"],
    finish: { condition, value, reader in
      guard condition == Self(), value.members.allSatisfy(\.isComment) else { return }
      reader.error(
        "Missing key: a condition needs 'widthAbove', 'heightAbove' or 'textSizeAbove'.",
        at: value.start)
    }
  ) {
    Key.optional(
      "widthAbove", \.widthAbove, .nonnegativePoints,
      "The width that the container exceeds, inside of its insets.")
    Key.optional(
      "heightAbove", \.heightAbove, .nonnegativePoints,
      "The height that the container exceeds, inside of its insets.")
    Key.optional(
      "textSizeAbove", \.textSizeAbove, .choice("text size"),
      "The text size that the reader's exceeds.")
  }
}
