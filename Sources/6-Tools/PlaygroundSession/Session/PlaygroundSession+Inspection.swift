// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import UIKit

extension PlaygroundReply {
  /// The element at a point, and the explanation of its position.
  struct Inspection: Encodable {
    struct Attribute: Encodable {
      let name: String
      let value: String
    }

    struct View: Encodable {
      let name: String
      /// x, y, width, height in the window's points.
      let frame: [Double]
    }

    let type = "inspection"
    let title: String
    /// x, y, width, height in the window's points.
    let frame: [Double]
    /// The explanation as text; nil of what is in no collection view and no table.
    let explanation: String?
    let attributes: [Attribute]
    let views: [View]
  }
}

extension PlaygroundSession {
  /// Says what is at a point, and why it is there.
  ///
  /// - Parameter point: The point in the window.
  /// - Returns: The innermost view there, and the element of a collection view or a table that it belongs
  ///   to.
  func inspection(at point: CGPoint) -> PlaygroundReply.Inspection {
    let window = stage.window
    window.layoutIfNeeded()
    let innermost = Self.innermost(in: window, at: point) ?? window
    let views = sequence(first: innermost, next: \.superview).reversed()
    let chain = views.map { view in
      PlaygroundReply.Inspection.View(
        name: "\(type(of: view))", frame: numbers(view.convert(view.bounds, to: window)))
    }
    if let element = element(in: views) {
      return PlaygroundReply.Inspection(
        title: element.title, frame: numbers(element.frame), explanation: element.explanation,
        attributes: element.attributes, views: chain)
    }
    return PlaygroundReply.Inspection(
      title: "\(type(of: innermost))",
      frame: numbers(innermost.convert(innermost.bounds, to: window)), explanation: nil,
      attributes: attributes(of: innermost), views: chain)
  }

  private func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
  }

  /// The frontmost view at a point, whether it takes touches or not.
  private static func innermost(in view: UIView, at point: CGPoint) -> UIView? {
    guard !view.isHidden, view.alpha > 0 else { return nil }
    let isInside = view.bounds.contains(point)
    guard isInside || !view.clipsToBounds else { return nil }
    for child in view.subviews.reversed() {
      if let found = innermost(in: child, at: child.convert(point, from: view)) { return found }
    }
    return isInside ? view : nil
  }

  private struct Element {
    let title: String
    let frame: CGRect
    let explanation: String
    let attributes: [PlaygroundReply.Inspection.Attribute]
  }

  /// Returns the element of the innermost collection view or table among views.
  private func element(in views: [UIView]) -> Element? {
    for view in views.reversed() {
      if let view = view as? UICollectionView {
        return element(views.compactMap { $0 as? UICollectionReusableView }, in: view)
      }
      if let view = view as? UITableView { return element(views, in: view) }
    }
    return nil
  }

  private func element(_ views: [UIView], in table: UITableView) -> Element? {
    for view in views.reversed() {
      guard let explanation = explanation(of: view, in: table) else { continue }
      return Element(
        title: "\(explanation.element)", frame: view.convert(view.bounds, to: stage.window),
        explanation: "\(explanation)", attributes: attributes(of: view))
    }
    return nil
  }

  private func explanation(of view: UIView, in table: UITableView) -> ElementExplanation? {
    if let cell = view as? UITableViewCell {
      return table.indexPath(for: cell).map { table.explanation(forRowAt: $0) }
    }
    guard view is UITableViewHeaderFooterView else { return nil }
    for section in 0..<table.numberOfSections {
      if table.headerView(forSection: section) === view {
        return table.explanation(forHeaderInSection: section)
      }
      if table.footerView(forSection: section) === view {
        return table.explanation(forFooterInSection: section)
      }
    }
    return nil
  }

  private func element(
    _ views: [UICollectionReusableView], in collectionView: UICollectionView
  ) -> Element? {
    for view in views.reversed() {
      guard let (explanation, attributes) = explanation(of: view, in: collectionView) else {
        continue
      }
      return Element(
        title: "\(explanation.element)",
        frame: view.convert(view.bounds, to: stage.window),
        explanation: "\(explanation)",
        attributes: attributes.map { self.attributes(of: $0, view) } ?? self.attributes(of: view))
    }
    return nil
  }

  private func explanation(
    of view: UICollectionReusableView, in collectionView: UICollectionView
  ) -> (ElementExplanation, UICollectionViewLayoutAttributes?)? {
    // A list's header is a cell as well.
    if let cell = view as? UICollectionViewCell, let path = collectionView.indexPath(for: cell),
      collectionView.cellForItem(at: path) === cell
    {
      return (
        collectionView.explanation(forItemAt: path),
        collectionView.layoutAttributesForItem(at: path)
      )
    }
    guard let attributes = layoutAttributes(of: view, in: collectionView),
      let kind = attributes.representedElementKind
    else { return nil }
    let explanation =
      attributes.representedElementCategory == .decorationView
      ? collectionView.explanation(forDecorationElementOfKind: kind, at: attributes.indexPath)
      : collectionView.explanation(forSupplementaryElementOfKind: kind, at: attributes.indexPath)
    return (explanation, attributes)
  }

  /// The attributes of a header, a footer, a badge or a background.
  private func layoutAttributes(
    of view: UICollectionReusableView, in collectionView: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    let all = collectionView.collectionViewLayout.layoutAttributesForElements(
      in: collectionView.bounds)
    return all?.first { attributes in
      guard let kind = attributes.representedElementKind else { return false }
      switch attributes.representedElementCategory {
      case .supplementaryView:
        return collectionView.supplementaryView(
          forElementKind: kind, at: attributes.indexPath) === view
      case .decorationView: return attributes.frame == view.frame
      case .cell: return false
      }
    }
  }

  private func attributes(
    of attributes: UICollectionViewLayoutAttributes, _ view: UIView
  ) -> [PlaygroundReply.Inspection.Attribute] {
    [
      .init(name: "frame", value: text(attributes.frame)),
      .init(name: "center", value: "(\(text(attributes.center.x)), \(text(attributes.center.y)))"),
      .init(name: "alpha", value: text(attributes.alpha)),
      .init(name: "zIndex", value: "\(attributes.zIndex)"),
      .init(name: "isHidden", value: "\(attributes.isHidden)"),
      .init(name: "class", value: "\(type(of: view))"),
    ]
  }

  private func attributes(of view: UIView) -> [PlaygroundReply.Inspection.Attribute] {
    var result: [PlaygroundReply.Inspection.Attribute] = [
      .init(name: "frame", value: text(view.frame)),
      .init(name: "bounds", value: text(view.bounds)),
      .init(name: "alpha", value: text(view.alpha)),
      .init(name: "class", value: "\(type(of: view))"),
    ]
    if let scrollView = view as? UIScrollView {
      let (size, insets) = (scrollView.contentSize, scrollView.adjustedContentInset)
      result += [
        .init(name: "contentSize", value: "\(text(size.width)) × \(text(size.height))"),
        .init(
          name: "contentOffset",
          value: "(\(text(scrollView.contentOffset.x)), \(text(scrollView.contentOffset.y)))"),
        .init(
          name: "adjustedContentInset",
          value: [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(
            separator: ", ")),
      ]
    }
    return result
  }

  private func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)))  \(text(rect.width)) × \(text(rect.height))"
  }

  private func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
