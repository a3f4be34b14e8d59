// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension Format where Value == [Double] {
  /// A list of one number for each form.
  static func tuple(_ forms: [NumberForm]) -> Format {
    Format(
      form: .tuple(forms.map { .number($0) }),
      read: { value, reader in
        guard let elements = reader.list(value, counts: forms.count...forms.count) else {
          return nil
        }
        var numbers: [Double] = []
        for (index, (element, form)) in zip(elements, forms).enumerated() {
          reader.within(.index(index)) { reader in
            if let number = reader.number(element, form) { numbers.append(number) }
          }
        }
        return numbers.count == forms.count ? numbers : nil
      },
      write: { .array($0.map { .number($0) }) })
  }
}

extension Format where Value == CGSize {
  /// `[width, height]` in points, from 0.
  static var size: Format {
    Format<[Double]>.tuple([.length, .length]).map(
      { CGSize(width: $0[0], height: $0[1]) }, { [$0.width, $0.height] }
    ).named("size")
  }
}

extension Format where Value == CGPoint {
  /// `[x, y]` in points.
  static var point: Format {
    Format<[Double]>.tuple([.points, .points]).map(
      { CGPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] }
    )
    .named("point")
  }

  /// `[x, y]` in shares.
  static var fractionalPoint: Format {
    Format<[Double]>.tuple([.share, .share]).map({ CGPoint(x: $0[0], y: $0[1]) }, { [$0.x, $0.y] })
      .named("fractionalPoint")
  }
}

extension Format where Value == CGRect {
  /// `[x, y, width, height]` in points.
  static var rectangle: Format {
    Format<[Double]>.tuple([.points, .points, .length, .length]).map(
      { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    ).named("rectangle")
  }
}

extension Format where Value == LayoutDocument.ItemPath {
  /// `[section, item]`.
  static var itemPath: Format {
    Format<[Double]>.tuple([.index, .index]).map(
      { Value(section: Int($0[0]), item: Int($0[1])) }, { [Double($0.section), Double($0.item)] }
    ).named("itemPath")
  }
}

extension Format where Value == LayoutDocument.SectionOffset {
  /// `[section, x]`.
  static var sectionOffset: Format {
    Format<[Double]>.tuple([.index, .points]).map(
      { Value(section: Int($0[0]), offset: $0[1]) }, { [Double($0.section), $0.offset] }
    ).named("sectionOffset")
  }
}

extension Format where Value == CGFloat {
  static var points: Format { Format<Double>.points.map({ CGFloat($0) }, { Double($0) }) }
}

extension Format where Value == NSDirectionalEdgeInsets {
  /// One number for four equal edges, or an object of edges.
  static var insets: Format {
    let table: @Sendable () -> ObjectTable<NSDirectionalEdgeInsets> = { InsetTables.directional }
    let edges = Format.object(table)
    return Format(
      form: .any([.number(.points), edges.form]),
      read: { value, reader in
        switch value.content {
        case .number:
          return reader.number(value, .points).map {
            NSDirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
          }
        case .object: return edges.read(value, &reader)
        default:
          reader.expected(
            "insets: a number of points, or an object with 'top', 'leading', 'bottom', 'trailing'",
            at: value)
          return nil
        }
      },
      write: { insets in
        let top = insets.top
        let isEqual = insets.leading == top && insets.bottom == top && insets.trailing == top
        return isEqual ? .number(top) : edges.write(insets)
      }
    ).named("insets")
  }
}

extension Format where Value == UIEdgeInsets {
  static var edges: Format { object { InsetTables.edges } }
}

private enum InsetTables {
  static let directional = ObjectTable<NSDirectionalEdgeInsets>(
    "directionalInsets", "an object of insets", make: { .zero }
  ) {
    Key.defaulted("top", \.top, .points, 0, "The inset of the top edge.")
    Key.defaulted("leading", \.leading, .points, 0, "The inset of the edge where reading begins.")
    Key.defaulted("bottom", \.bottom, .points, 0, "The inset of the bottom edge.")
    Key.defaulted("trailing", \.trailing, .points, 0, "The inset of the edge where reading ends.")
  }

  static let edges = ObjectTable<UIEdgeInsets>(
    "edges", "an object of edges", make: { .zero }
  ) {
    Key.defaulted("top", \.top, .points, 0, "The inset of the top edge.")
    Key.defaulted("left", \.left, .points, 0, "The inset of the left edge.")
    Key.defaulted("bottom", \.bottom, .points, 0, "The inset of the bottom edge.")
    Key.defaulted("right", \.right, .points, 0, "The inset of the right edge.")
  }
}

extension Format where Value == NSDirectionalRectEdge {
  static var edgeSet: Format {
    let edges: [(name: String, edge: NSDirectionalRectEdge)] = [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]
    return Format<[String]>.list(
      of: .choice("edge", edges.map(\.name)), counts: 0...4
    ).map(
      { names in
        NSDirectionalRectEdge(edges.filter { names.contains($0.name) }.map(\.edge))
      },
      { set in edges.filter { set.contains($0.edge) }.map(\.name) })
  }
}
