// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry

extension LayoutTree {
  /// Describes a view that has been laid out.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: The picture's name, if it has one.
  ///   - scale: Pixels per point.
  @MainActor
  package init(of view: UIView, name: String?, scale: CGFloat) {
    self.init(name: name, size: view.bounds.size, scale: scale, elements: [])
    if let provider = view as? any LayoutTreeProviding {
      let contents = provider.layoutTree
      contentSize = contents.contentSize
      contentOffset = contents.contentOffset
      elements = contents.elements
    } else {
      append(view, at: [], transform: .identity)
    }
  }

  /// Adds a view and what is in it.
  @MainActor
  private mutating func append(_ view: UIView, at path: [Int], transform: CGAffineTransform) {
    var element = Element(
      category: "view", kind: "\(type(of: view))", indexPath: path,
      frame: view.shownGeometry.bounds.applying(transform))
    element.zIndex = Int(exactly: (view.ownLayer?.zPosition ?? 0).rounded()) ?? 0
    element.alpha = view.shownAlpha
    element.text = view.shownText
    elements.append(element)
    if let provider = view as? any LayoutTreeProviding {
      for var inner in provider.layoutTree.elements {
        inner.frame = inner.frame.applying(transform)
        elements.append(inner)
      }
      return
    }
    for (index, child) in view.childrenInDrawingOrder.enumerated() where !child.shownIsHidden {
      append(
        child, at: path + [index],
        transform: child.shownGeometry.toSuperview.concatenating(transform))
    }
  }
}

extension UIView {
  /// The words shown in this view and what is in it, in drawing order; nil if there are none.
  package var textInside: String? {
    var words: [String] = []
    collectText(into: &words)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func collectText(into words: inout [String]) {
    guard !shownIsHidden, alpha > 0 else { return }
    if let shownText { words.append(shownText) }
    for child in childrenInDrawingOrder { child.collectText(into: &words) }
  }
}
