// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import Interactions
package import Views

extension LayoutTree {
  /// Describes a view that has been laid out.
  ///
  /// - Parameters:
  ///   - view: The root of the tree.
  ///   - name: The picture's name, if it has one.
  ///   - scale: Pixels per point.
  ///   - covered: What of the view is not shown; nil for nothing.
  @MainActor
  package init(of view: UIView, name: String?, scale: CGFloat, covered: CoveredParts? = nil) {
    self.init(name: name, size: view.bounds.size, scale: scale, elements: [])
    UIView.viewsWithoutText = covered?.views ?? []
    defer { UIView.viewsWithoutText = [] }
    if !view.isCovered, let provider = view as? any LayoutTreeProviding {
      let contents = provider.layoutTree
      contentSize = contents.contentSize
      contentOffset = contents.contentOffset
      elements = contents.elements
    } else {
      append(view, at: [], transform: .identity)
    }
    elements += (covered?.areas ?? []).filter { !$0.isInTree }.map { area in
      Element(category: "ignored", kind: nil, indexPath: [], frame: area.frame)
    }
    appendPreviews(in: view.root)
    focus = Self.focus(in: view)
  }

  /// The element with the focus in a view's window, as the view sees it; nil for nothing inside it.
  @MainActor
  private static func focus(in view: UIView) -> Element? {
    guard let window = view.root, let item = window.focus?.target,
      let focused = item.viewInFocus, focused.isDescendant(of: view),
      let frame = item.frameInWindow
    else { return nil }
    let deferred = item as? any DeferredFocusItem
    var element = Element(
      category: deferred == nil ? "view" : "cell",
      kind: deferred == nil ? "\(type(of: item))" : nil,
      indexPath: deferred.map { Array($0.indexPath) } ?? [],
      frame: view.convert(frame, from: window))
    element.text = ((deferred?.shownItem ?? item) as? UIView)?.textInside
    return element
  }

  @MainActor
  private mutating func appendPreviews(in window: UIWindow?) {
    guard let overlay = window?.previewOverlay else { return }
    for (index, preview) in overlay.childrenInDrawingOrder.enumerated() {
      appendPreview(preview, at: [index], transform: .identity, alpha: 1)
    }
  }

  /// Adds a preview; of one without a size, which only carries others, those.
  @MainActor
  private mutating func appendPreview(
    _ view: UIView, at path: [Int], transform: CGAffineTransform, alpha: CGFloat
  ) {
    let geometry = view.presentationGeometry
    let toWindow = geometry.toSuperview.concatenating(transform)
    guard !view.presentationIsHidden else { return }
    if let menu = view as? MenuListView {
      return appendMenu(menu, at: path, transform: toWindow, alpha: alpha * view.presentationAlpha)
    }
    guard geometry.bounds.isEmpty else {
      var element = Element(
        category: "preview", kind: nil, indexPath: path, frame: geometry.bounds.applying(toWindow))
      element.alpha = alpha * view.presentationAlpha
      element.text = view.textInside
      return overlay.append(element)
    }
    for (index, child) in view.childrenInDrawingOrder.enumerated() {
      appendPreview(
        child, at: path + [index], transform: toWindow, alpha: alpha * view.presentationAlpha)
    }
  }

  @MainActor
  private mutating func appendMenu(
    _ menu: MenuListView, at path: [Int], transform: CGAffineTransform, alpha: CGFloat
  ) {
    var element = Element(
      category: "menu", kind: nil, indexPath: path,
      frame: menu.presentationGeometry.bounds.applying(transform))
    element.alpha = alpha
    overlay.append(element)
    for (index, row) in menu.visibleRows.enumerated() {
      var element = Element(
        category: "row", kind: row.emphasis, indexPath: path + [index],
        frame: row.frame.applying(transform))
      element.alpha = alpha * menu.contentAlpha
      element.text = row.text
      overlay.append(element)
    }
  }

  @MainActor
  private mutating func append(_ view: UIView, at path: [Int], transform: CGAffineTransform) {
    var element = Element(
      category: "view", kind: "\(type(of: view))", indexPath: path,
      frame: view.presentationGeometry.bounds.applying(transform))
    guard !view.isCovered else {
      element.kind = "ignored"
      return elements.append(element)
    }
    element.zIndex = Int(exactly: (view.ownLayer?.zPosition ?? 0).rounded()) ?? 0
    element.alpha = view.presentationAlpha
    element.text = view.shownText
    elements.append(element)
    if let provider = view as? any LayoutTreeProviding {
      for var inner in provider.layoutTree.elements {
        inner.frame = inner.frame.applying(transform)
        elements.append(inner)
      }
      return
    }
    for (index, child) in view.childrenInDrawingOrder.enumerated()
    where !child.presentationIsHidden && !(child is PreviewOverlay) {
      append(
        child, at: path + [index],
        transform: child.presentationGeometry.toSuperview.concatenating(transform))
    }
  }
}
