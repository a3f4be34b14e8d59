// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionLayout
import Foundation
import Geometry

extension LengthRecord {
  /// The sum that the length came from, as text: `fractionalWidth 0.5 × 370 (group 1)`.
  var sum: String {
    switch origin {
    case .dimension: return dimensionSum
    case .share:
      return """
        line \(reference.length.compactDescription) ÷ \(reference.gaps + 1) \
        (\(reference.description))
        """
    case .measurement: return "\(dimensionName) → measured \(value.compactDescription)"
    case .siblings: return "\(dimensionName) → the greatest measured length of its siblings"
    case .groups: return "\(dimensionName) → the greatest measured length of the section's groups"
    case .contents: return "\(dimensionName) → what the group holds"
    case .provider: return "the itemProvider's frame"
    }
  }

  private var dimensionSum: String {
    guard let dimension else { return value.compactDescription }
    switch dimension {
    case .fractionalWidth, .fractionalHeight:
      let product = dimension.value * reference.length
      let rounding =
        abs(product - value) > 0.005
        ? " = \(product.compactDescription), rounded down to the pixel" : ""
      return "\(dimensionName) × \(reference.length.compactDescription) "
        + "(\(reference.description))\(rounding)"
    case .absolute: return dimensionName
    case .estimated, .uniformAcrossSiblings: return "\(dimensionName), which no measurement changed"
    }
  }

  private var dimensionName: String { dimension?.name ?? "" }
}

extension DimensionSpecification {
  /// The dimension as its factory is called: `fractionalWidth 0.5`.
  var name: String {
    switch self {
    case .fractionalWidth(let fraction): "fractionalWidth \(fraction.fractionDescription)"
    case .fractionalHeight(let fraction): "fractionalHeight \(fraction.fractionDescription)"
    case .absolute(let length): "absolute \(length.compactDescription)"
    case .estimated(let length): "estimated \(length.compactDescription)"
    case .uniformAcrossSiblings(let length):
      "uniformAcrossSiblings \(length.compactDescription)"
    }
  }
}

extension CGFloat {
  /// A fraction with up to four decimals: `0.3333`.
  var fractionDescription: String {
    guard isFinite, magnitude < 1e9 else { return compactDescription }
    let hundredths = (self * 100).rounded() / 100
    guard (hundredths - self).magnitude > 1e-9 else { return compactDescription }
    let text = String(Double((self * 10_000).rounded() / 10_000))
    return text
  }
}

extension ReferenceLength {
  /// Whose length it is, and what was taken off: `container 390 − insets 10 + 10`.
  var description: String {
    var text: String
    switch owner {
    case .container: text = "container"
    case .group(let depth): text = "group \(depth)"
    case .item: text = "item"
    }
    let hasInsets = startInset != 0 || endInset != 0
    let hasSpacing = gaps > 0 && spacing != 0
    guard hasInsets || hasSpacing else { return text }
    text += " \(outer.compactDescription)"
    if hasInsets {
      text += " − insets \(startInset.compactDescription) + \(endInset.compactDescription)"
    }
    if hasSpacing {
      text += " − spacing \(gaps > 1 ? "\(gaps) × " : "")\(spacing.compactDescription)"
    }
    return text
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets in words: `5 on all edges`, or the edges that are not zero.
  var words: String {
    if top == leading, top == bottom, top == trailing {
      return "\(top.compactDescription) on all edges"
    }
    let edges: [(String, CGFloat)] = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    return edges.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.compactDescription)" }
      .joined(separator: ", ")
  }
}

extension LayoutAxis {
  var adjective: String { self == .horizontal ? "wide" : "high" }
  /// The adjective for the greatest length along the axis.
  var superlative: String { self == .horizontal ? "widest" : "highest" }
  var lengthName: String { self == .horizontal ? "width" : "height" }
}

extension NSDirectionalEdgeInsets {
  /// The insets in words, with those that an estimated length ignores: `contentInsets leading 4; top
  /// and bottom are ignored: the height is estimated`; nil for none.
  func words(ignoring ignored: Self) -> String? {
    let applied = self == .zero ? nil : "contentInsets \(words)"
    guard let ignored = ignored.ignoredWords else { return applied }
    return applied.map { "\($0); \(ignored)" } ?? "contentInsets \(ignored)"
  }

  /// The edges that an estimated length ignores: `top and bottom are ignored: the height is
  /// estimated`; nil for none.
  var ignoredWords: String? {
    let words = LayoutAxis.allCases.reversed().compactMap { axis -> String? in
      let names = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
      let edges = zip([start(axis), end(axis)], names).filter { $0.0 != 0 }.map(\.1)
      guard !edges.isEmpty else { return nil }
      let verb = edges.count == 1 ? "is" : "are"
      return
        "\(edges.joined(separator: " and ")) \(verb) ignored: the \(axis.lengthName) is estimated"
    }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }
}

extension EdgeSpacingRecord {
  /// The edges that have spacing: `leading 8, trailing flexible 4 → 12.5`.
  var words: String {
    let edges: [(String, SpacingRecord)] = [
      ("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom),
    ]
    return edges.filter { $0.1 != .none && ($0.1.length != 0 || $0.1.specification.isFlexible) }
      .map { "\($0.0) \($0.1.words)" }.joined(separator: ", ")
  }
}

extension SpacingRecord {
  /// The spacing in words: `8`, or `flexible 4 → 12.5`.
  var words: String {
    specification.isFlexible
      ? "flexible \(specification.value.compactDescription) → \(length.compactDescription)"
      : length.compactDescription
  }
}

extension AnchorSpecification {
  /// The anchor in words: `top, trailing, fractional offset 0.3, -0.3`.
  var words: String {
    let point: CGPoint
    let kind: String
    switch offset {
    case .absolute(let value): (point, kind) = (value, "absolute")
    case .fractional(let value): (point, kind) = (value, "fractional")
    }
    guard point != .zero else { return edges.names }
    return
      "\(edges.names), \(kind) offset \(point.x.fractionDescription), \(point.y.fractionDescription)"
  }
}

extension NSDirectionalRectEdge {
  /// The names of the edges: `top, trailing`; `center` for none.
  var names: String {
    let known: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let names = known.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "center" : names.joined(separator: ", ")
  }
}

extension NSRectAlignment {
  /// The name of the alignment: `topLeading`.
  var name: String {
    switch self {
    case .none: "none"
    case .top: "top"
    case .topLeading: "topLeading"
    case .leading: "leading"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    case .trailing: "trailing"
    case .topTrailing: "topTrailing"
    }
  }
}
