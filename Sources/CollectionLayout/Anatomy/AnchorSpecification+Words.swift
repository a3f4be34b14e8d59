// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Geometry

extension AnchorSpecification {
  /// The anchor in words: `top, trailing, fractional offset 0.3, -0.3`.
  package var words: String {
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
  package var names: String {
    let known: [(NSDirectionalRectEdge, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let names = known.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "center" : names.joined(separator: ", ")
  }
}

extension NSRectAlignment {
  /// The name of the alignment: `topLeading`.
  package var name: String {
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
