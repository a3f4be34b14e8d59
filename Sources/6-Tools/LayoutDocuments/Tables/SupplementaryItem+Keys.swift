// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension LayoutDocument.SupplementaryItem {
  static let table = ObjectTable<Self>(
    "supplementaryItem", "a supplementary item",
    make: {
      Self(kind: "", width: .points(0), height: .points(0), anchor: .init(edges: []))
    }
  ) {
    Key.required("kind", \.kind, .kind, "The element kind, which looks and texts refer to.")
    LayoutDocument.Item.slotKeys.map { $0.lifted(\.item) }
    Key.required(
      "anchor", \.anchor, .object { LayoutDocument.Anchor.table },
      "The point of the container that the badge is at.")
    Key.optional(
      "itemAnchor", \.itemAnchor, .object { LayoutDocument.Anchor.table },
      "The point of the badge that is at the container's.")
    Key.defaulted("zIndex", \.zIndex, .depth, 1, "The depth of the badge.")
  }
}

extension LayoutDocument.Anchor {
  static let table = ObjectTable<Self>(
    "anchor", "an anchor", make: { Self(edges: []) }, atMostOne: [["offset", "fractionalOffset"]]
  ) {
    Key.required(
      "edges", \.edges, .edgeSet, "The edges at which the point is; none for the centre.")
    Key.optional(
      "offset", \.absoluteOffset, .point, shows: .array([.number(0), .number(0)]),
      "The offset from the point.")
    Key.optional(
      "fractionalOffset", \.fractionalOffset, .fractionalPoint,
      "The offset from the point, in shares of the badge's size.")
  }

  /// The offset in points; nil for zero, and for one in shares.
  private var absoluteOffset: CGPoint? {
    get { if case .absolute(let point) = offset, point != .zero { point } else { nil } }
    set { if let newValue { offset = .absolute(newValue) } }
  }

  /// The offset in shares; nil for one in points.
  private var fractionalOffset: CGPoint? {
    get { if case .fractional(let point) = offset { point } else { nil } }
    set { if let newValue { offset = .fractional(newValue) } }
  }
}

extension LayoutDocument.BoundaryItem {
  static let table = ObjectTable<Self>(
    "boundaryItem", "a boundary item",
    make: { Self(kind: "", width: .points(0), height: .points(0), alignment: .top) }
  ) {
    Key.required("kind", \.kind, .kind, "The element kind, which looks and texts refer to.")
    LayoutDocument.Item.slotKeys.map { $0.lifted(\.item) }
    Key.required(
      "alignment", \.alignment,
      .choice("alignment", NSRectAlignment.allCases.filter { $0 != .none }),
      "The edge or corner of the section at which it is.")
    Key.defaulted("offset", \.offset, .point, .zero, "The offset from that edge or corner.")
    Key.defaulted(
      "extendsBoundary", \.extendsBoundary, .boolean, true, "Whether the section grows by it.")
    Key.defaulted(
      "pinToVisibleBounds", \.pinToVisibleBounds, .boolean, false,
      "Whether it stays visible while its section is.")
    Key.defaulted("zIndex", \.zIndex, .depth, 1, "The depth.")
  }
}

extension LayoutDocument.Decoration {
  static let table = ObjectTable<Self>("decoration", "a decoration", make: { Self(kind: "") }) {
    Key.required("kind", \.kind, .kind, "The element kind, which looks refer to.")
    Key.defaulted(
      "contentInsets", \.contentInsets, .insets, .zero, "The space around the background.")
    Key.defaulted("zIndex", \.zIndex, .depth, 0, "The depth of the background.")
  }
}
