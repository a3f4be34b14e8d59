// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension Format where Value == LayoutDocument.Layout {
  /// An object of the table that its key `type` names.
  static var layout: Format {
    Format(
      form: .named("layout") {
        .discriminated(name: "layout", key: "type", branches: LayoutType.allCases.map(\.branch))
      },
      read: { value, reader in reader.layout(value) },
      write: { layout in
        switch layout {
        case .compositional(let keys): LayoutDocument.Compositional.table.write(keys)
        case .list(let keys): LayoutDocument.List.layoutTable.write(keys)
        case .flow(let keys): LayoutDocument.Flow.table.write(keys)
        case .frames(let keys): LayoutDocument.Frames.table.write(keys)
        }
      })
  }
}

/// The types of layouts, as `type` names them.
private enum LayoutType: String, CaseIterable {
  case compositional, list, flow, frames

  var branch: ValueForm.Branch {
    let form =
      switch self {
      case .compositional: LayoutDocument.Compositional.table.form
      case .list: LayoutDocument.List.layoutTable.form
      case .flow: LayoutDocument.Flow.table.form
      case .frames: LayoutDocument.Frames.table.form
      }
    return .init(value: rawValue, isPresent: true, form: form)
  }
}

extension DocumentReader {
  fileprivate mutating func layout(_ value: LocatedValue) -> LayoutDocument.Layout? {
    guard object(value, "a layout") != nil else { return nil }
    let names = LayoutType.allCases.map(\.rawValue)
    guard let member = value.member("type") else {
      error(
        "Missing key 'type': a layout is \(Enumeration.or(names)).", at: value.start)
      return nil
    }
    var type: LayoutType?
    within(.key("type")) {
      type = $0.choice(member.value, "layout type", names).flatMap(LayoutType.init(rawValue:))
    }
    switch type {
    case nil: return nil
    case .compositional?:
      return LayoutDocument.Compositional.table.read(value, &self).map { .compositional($0) }
    case .list?: return LayoutDocument.List.layoutTable.read(value, &self).map { .list($0) }
    case .flow?: return LayoutDocument.Flow.table.read(value, &self).map { .flow($0) }
    case .frames?: return LayoutDocument.Frames.table.read(value, &self).map { .frames($0) }
    }
  }
}

extension LayoutDocument.Compositional {
  static let table = ObjectTable<Self>(
    "compositionalLayout", "a compositional layout",
    make: { Self(.each([])) }, exactlyOne: [["section", "sections"]]
  ) {
    Key.constant("type", .string("compositional"), "Sections of groups, or of lists.")
    Key.optional(
      "section", \.common, .object { LayoutDocument.Section.table },
      "The description of every section.")
    Key.optional(
      "sections", \.single,
      .list(of: .object { LayoutDocument.Section.table }, counts: 1...ReadingLimits.sections),
      "The descriptions of the sections, one for each.")
    Key.defaulted(
      "scrollDirection", \.configuration.scrollDirection, .choice("scroll direction"), .vertical,
      "The direction in which sections stack.")
    Key.defaulted(
      "interSectionSpacing", \.configuration.interSectionSpacing, .points, 0,
      "The distance between two sections.")
    Key.defaulted(
      "contentInsetsReference", \.configuration.contentInsetsReference,
      .choice("reference", [.none, .safeArea, .layoutMargins, .readableContent]), .safeArea,
      "The edge that insets count from, for sections that do not name one.")
    Key.defaulted(
      "boundaryItems", \.configuration.boundaryItems,
      .list(of: .object { LayoutDocument.BoundaryItem.table }, counts: 0...ReadingLimits.subitems),
      [], "The headers and footers of the layout.")
  }

  private var common: LayoutDocument.Section? {
    get { if case .all(let section) = sections { section } else { nil } }
    set { if let newValue { sections = .all(newValue) } }
  }

  private var single: [LayoutDocument.Section]? {
    get { if case .each(let list) = sections { list } else { nil } }
    set { if let newValue { sections = .each(newValue) } }
  }
}

extension LayoutDocument.List {
  static let sectionTable = ObjectTable<Self>(
    "list", "a list", make: { Self(appearance: .plain) }
  ) { keys }

  static let layoutTable = ObjectTable<Self>(
    "listLayout", "a list layout", make: { Self(appearance: .plain) }
  ) {
    Key.constant("type", .string("list"), "All sections are the same list.")
    keys
  }

  @KeyBuilder<Self> private static var keys: [Key<Self>] {
    Key.required("appearance", \.appearance, .choice("appearance"), "The appearance of the list.")
    Key.defaulted(
      "headerMode", \.headerMode,
      .choice("header mode", [.none, .supplementary, .firstItemInSection]),
      .none, "The source of headers, whose kind is 'header'.")
    Key.defaulted(
      "footerMode", \.footerMode, .choice("footer mode", [.none, .supplementary]), .none,
      "The source of footers, whose kind is 'footer'.")
    Key.defaulted(
      "showsSeparators", \.showsSeparators, .boolean, true, "Whether lines are drawn between rows.")
    Key.optional(
      "headerTopPadding", \.headerTopPadding, .nonnegativePoints,
      "The space above headers; the appearance's own if it is missing.")
    Key.optional(
      "backgroundColor", \.backgroundColor, .color,
      "The colour behind the rows; the appearance's own if it is missing.")
  }
}

extension LayoutDocument.Flow {
  static let table = ObjectTable<Self>("flowLayout", "a flow layout", make: { Self() }) {
    Key.constant("type", .string("flow"), "Lines of items.")
    Key.defaulted(
      "scrollDirection", \.scrollDirection, .choice("scroll direction"), .vertical,
      "The direction in which lines stack.")
    Key.defaulted(
      "itemSize", \.itemSize, .size, CGSize(width: 50, height: 50),
      "The size of items that have none of their own.")
    Key.optional(
      "estimatedItemSize", \.estimatedItemSize, .estimatedItemSize,
      "The size of items until they are measured; they are not if it is missing.")
    Key.defaulted(
      "minimumLineSpacing", \.keys.minimumLineSpacing, .points, 10,
      "The least distance between two lines.")
    Key.defaulted(
      "minimumInteritemSpacing", \.keys.minimumInteritemSpacing, .points, 10,
      "The least distance between two items of a line.")
    Key.defaulted(
      "sectionInset", \.keys.sectionInset, .edges, .zero, "The space around the lines of a section."
    )
    Key.defaulted(
      "sectionInsetReference", \.sectionInsetReference, .choice("reference"), .contentInset,
      "The edge that section insets count from.")
    Key.defaulted(
      "headerReferenceSize", \.keys.headerReferenceSize, .size, .zero,
      "The size of headers, whose kind is 'header'; no headers for zero.")
    Key.defaulted(
      "footerReferenceSize", \.keys.footerReferenceSize, .size, .zero,
      "The size of footers, whose kind is 'footer'; no footers for zero.")
    Key.defaulted(
      "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, .boolean, false,
      "Whether headers stay visible while their section is.")
    Key.defaulted(
      "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, .boolean, false,
      "Whether footers stay visible while their section is.")
    Key.defaulted(
      "mirrors", \.mirrors, .boolean, false,
      "Whether items run from right to left where the interface does.")
    Key.defaulted(
      "sections", \.sections,
      .list(of: .object { LayoutDocument.FlowSection.table }, counts: 0...ReadingLimits.sections),
      [], "The keys that differ by section.")
  }
}

extension LayoutDocument.FlowSection {
  static let table = ObjectTable<Self>(
    "flowSection", "a section of a flow layout", make: { Self() }
  ) {
    Key.optional("itemSize", \.itemSize, .size, "The size of items that have none of their own.")
    Key.optional(
      "minimumLineSpacing", \.minimumLineSpacing, .points, "The least distance between two lines.")
    Key.optional(
      "minimumInteritemSpacing", \.minimumInteritemSpacing, .points,
      "The least distance between two items of a line.")
    Key.optional("sectionInset", \.sectionInset, .edges, "The space around the lines.")
    Key.optional("headerReferenceSize", \.headerReferenceSize, .size, "The size of the header.")
    Key.optional("footerReferenceSize", \.footerReferenceSize, .size, "The size of the footer.")
  }
}

extension LayoutDocument.Frames {
  static let table = ObjectTable<Self>(
    "framesLayout", "a layout of frames", make: { Self(contentSize: .zero, elements: []) }
  ) {
    Key.constant("type", .string("frames"), "Any layout, captured at one size.")
    Key.required("contentSize", \.contentSize, .size, "The size of the contents.")
    Key.required(
      "elements", \.elements,
      .list(of: .object { LayoutDocument.FrameElement.table }, counts: 0...ReadingLimits.elements),
      "The elements with their frames.")
  }
}

extension LayoutDocument.FrameElement {
  static let table = ObjectTable<Self>(
    "frameElement", "an element", make: { Self(.item(.init(section: 0, item: 0)), frame: .zero) },
    exactlyOne: [["item", "kind"]],
    finish: { element, value, reader in
      let index = value.member("index")
      if value.member("kind") != nil {
        guard index == nil else { return }
        reader.error("Missing key 'index': an element with a 'kind' needs it.", at: value.start)
      } else if let index {
        reader.error("'index' needs a 'kind'.", at: index.keyRange)
      }
    }
  ) {
    Key.optional("item", \.item, .itemPath, "The cell that the frame is of.")
    Key.optional("kind", \.kind, .kind, "The kind of the supplementary view that the frame is of.")
    Key.optional("index", \.index, .itemPath, "The section and the item of the supplementary view.")
    Key.required("frame", \.frame, .rectangle, "The frame of the element.")
    Key.defaulted("zIndex", \.zIndex, .depth, 0, "The depth of the element.")
    Key.defaulted(
      "alpha", \.alpha, .number(NumberForm(.none, 0...1, step: 0.05)), 1,
      "The opacity of the element.")
  }

  private var item: LayoutDocument.ItemPath? {
    get { if case .item(let path) = source { path } else { nil } }
    set { if let newValue { source = .item(newValue) } }
  }

  private var kind: String? {
    get { if case .supplementary(let kind, _) = source { kind } else { nil } }
    set {
      if let newValue {
        source = .supplementary(kind: newValue, index: index ?? .init(section: 0, item: 0))
      }
    }
  }

  private var index: LayoutDocument.ItemPath? {
    get { if case .supplementary(_, let path) = source { path } else { nil } }
    set { if let newValue { source = .supplementary(kind: kind ?? "", index: newValue) } }
  }
}
