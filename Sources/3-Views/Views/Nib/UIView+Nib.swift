// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import InterfaceDocuments

extension UIView {
  /// Takes everything that an element says about a view: its values, its subviews and its constraints
  /// (rule IB-7). Called in `init(coder:)`.
  func decodeNib(_ coder: NSCoder) {
    guard let (run, node) = coder.nibCurrent else { return }
    run.objects[node.slot] = self
    take(node, isContent: false, in: run)
  }

  /// Takes the values and contents of a view that was created already, as the view for a cell's contents.
  private func take(
    _ node: NibNode, isContent: Bool, styled: NibStyledViews? = nil, in run: NibInstantiation
  ) {
    let values = node.part(
      of: UIView.self,
      reading: { element in
        let place = Self.nibPlace(element)
        let values = Self.nibValues(element)
        let accessibility = element.child(for: "accessibilityConfiguration")
          .map(NibSteps.accessibility)
        return { view, run in
          if !isContent { place(view, run) }
          values(view, run)
          accessibility?(view, run)
        }
      }, in: run.recipe)
    values?(self, run)
    if let content = node.content, let holder = self as? any NibContentHolder {
      let view = holder.nibContentView
      run.objects[content.slot] = view
      view.setFrame(CGRect(origin: .zero, size: geometry.bounds.size))
      let roles = NibStyledViews(node, of: holder)
      view.take(content, isContent: true, styled: roles, in: run)
    }
    let stack = self as? UIStackView
    for child in node.subviews {
      if let view = styled?.view(for: child) {
        view.takeStyled(child, in: run)
        continue
      }
      guard let view = run.make(child) as? UIView, !run.recipe.isExcluded(child.element) else {
        continue
      }
      if let stack { stack.addArrangedSubview(view) } else { insert(view, at: children.count) }
    }
    run.installConstraints(of: node)
  }

  /// Takes the values of a label or an image that a cell's style has.
  fileprivate func takeStyled(_ node: NibNode, in run: NibInstantiation) {
    run.objects[node.slot] = self
    take(node, isContent: true, in: run)
    if let label = self as? UILabel {
      node.part(of: UILabel.self, reading: NibSteps.label, in: run.recipe)?(label, run)
    }
    if let imageView = self as? UIImageView {
      node.part(of: UIImageView.self, reading: NibSteps.imageView, in: run.recipe)?(imageView, run)
    }
  }
}

/// The views that a cell has by its style, as its element names them.
@MainActor
private struct NibStyledViews {
  private let views: [(id: String, view: UIView)]

  init(_ node: NibNode, of holder: any NibContentHolder) {
    views = ["textLabel", "detailTextLabel", "imageView"].compactMap { role in
      guard let id = node.element[role], let view = holder.nibView(for: role) else { return nil }
      return (id, view)
    }
  }

  func view(for node: NibNode) -> UIView? { views.first { $0.id == node.element.id }?.view }
}

extension UIView {
  /// Reads the place of a view, which is not set on views for a cell's contents: the cell places them.
  private static func nibPlace(_ element: NibElement) -> NibStep<UIView> {
    // Interface Builder gives a view with a fixed frame no constraints (rule IB-61).
    let isPositionedByMask =
      element.flag("fixedFrame", otherwise: false)
      || element.flag("translatesAutoresizingMaskIntoConstraints", otherwise: true)
    var values = NibValues<UIView>(element)
    values.set(element.rect(for: "frame")) { $0.setFrame($1) }
    values.set(nibMask(element.child(for: "autoresizingMask"))) { $0.autoresizingMask = $1 }
    values.set(isPositionedByMask) { $0.translatesAutoresizingMaskIntoConstraints = $1 }
    return values.step
  }

  /// Reads the other values, with a document's defaults for those that it leaves out (rule IB-9).
  private static func nibValues(_ element: NibElement) -> NibStep<UIView> {
    var values = NibValues<UIView>(element)
    values.flag("opaque", otherwise: true) { $0.isOpaque = $1 }
    values.flag("userInteractionEnabled", otherwise: true) { $0.isUserInteractionEnabled = $1 }
    values.flag("clipsSubviews", otherwise: false) { $0.clipsToBounds = $1 }
    values.flag("hidden", otherwise: false) { $0.isHidden = $1 }
    values.flag("autoresizesSubviews", otherwise: true) { $0.autoresizesSubviews = $1 }
    values.number("alpha", otherwise: 1) { $0.alpha = $1 }
    values.choice("contentMode", nibContentModes, otherwise: .scaleToFill) { $0.contentMode = $1 }
    values.integer("tag", otherwise: 0) { $0.tag = $1 }
    values.choice(
      "semanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ], otherwise: .unspecified
    ) { $0.semanticContentAttribute = $1 }
    values.color("backgroundColor") { $0.backgroundColor = $1 }
    values.color("tintColor") { $0.tintColor = $1 }
    values.set(NibPriorities(element)) { $1.set(on: $0) }
    values.insets("layoutMargins") { $0.layoutMargins = $1 }
    values.set(element.directionalInsets(for: "directionalLayoutMargins")) {
      $0.directionalLayoutMargins = $1
    }
    values.flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    values.flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    return values.step
  }

  private static func nibMask(_ element: NibElement?) -> UIView.AutoresizingMask {
    element?.options([
      "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    ]) ?? []
  }

  private static let nibContentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
