// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import AppKit
import Pictures
import UIKit

/// An element of a collection view or a table that a picture shows, with the number that it has there.
struct Mark {
  /// From 1 on, in drawing order.
  let number: Int
  /// The part that can be seen, in the coordinates of what is drawn.
  let frame: CGRect
  /// The words that it shows.
  let text: String?
  let explanation: ElementExplanation
}

extension Screen {
  /// The elements of all collection views and tables that can be seen, in drawing order.
  var marks: [Mark] {
    var marks: [Mark] = []
    let view = picture.view
    for node in Self.nodes(in: view) {
      guard let shown = Self.explainedViews(in: node).first else { continue }
      for element in node.layoutTree.elements where element.alpha > 0 {
        let frame = view.convert(element.frame, from: node)
          .intersection(view.convert(Self.clip(of: node, in: view), from: nil))
        guard !frame.isNull, !frame.isEmpty,
          let explanation = shown.explanation(of: element)
        else { continue }
        marks.append(
          Mark(
            number: marks.count + 1, frame: frame, text: element.text, explanation: explanation))
      }
    }
    return marks
  }

  /// Numbers the elements in the pictures that are drawn from now on.
  func showMarks() { picture.marks = marks.map(\.frame) }

  /// The views that draw collection views and tables.
  private static func nodes(in view: UIView) -> [any LayoutTreeProviding] {
    if let node = view as? any LayoutTreeProviding, !explainedViews(in: view).isEmpty {
      return [node]
    }
    return view.subviews.flatMap(nodes)
  }

  /// The part of a view that the views around it leave, in window coordinates.
  private static func clip(of node: UIView, in root: UIView) -> CGRect {
    var clip = node.convert(node.bounds, to: nil)
    var around = node.superview
    while let view = around, node !== root {
      if view === root || view.clipsToBounds {
        clip = clip.intersection(view.convert(view.bounds, to: nil))
      }
      if view === root { break }
      around = view.superview
    }
    return clip
  }
}

extension ExplainedView {
  /// Explains an element of the layout tree; nil for what no layout has placed.
  fileprivate func explanation(of element: LayoutTree.Element) -> ElementExplanation? {
    guard element.indexPath.count == 2 else { return nil }
    let path = IndexPath(item: element.indexPath[1], section: element.indexPath[0])
    switch element.category {
    case "cell": return explanation(forItemAt: path)
    case "supplementary":
      return explanation(forSupplementaryElementOfKind: element.kind ?? "", at: path)
    case "decoration":
      return explanation(forDecorationElementOfKind: element.kind ?? "", at: path)
    default: return nil
    }
  }
}
