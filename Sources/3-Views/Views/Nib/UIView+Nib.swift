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
        let values = NibViewValues(element)
        return { view, _ in values.set(on: view, isContent: isContent) }
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

/// The values of a view, with a document's defaults for those that it leaves out (rule IB-9).
@MainActor
private struct NibViewValues {
  private let frame: CGRect?
  private let mask: UIView.AutoresizingMask
  private let isPositionedByMask: Bool
  private let isOpaque, takesInteraction, clips, isHidden, resizesSubviews: Bool
  private let alpha: CGFloat
  private let contentMode: UIView.ContentMode
  private let tag: Int
  private let semantics: UISemanticContentAttribute
  private let priorities: NibPriorities
  private let background, tint: UIColor?
  private let margins: UIEdgeInsets?
  private let directionalMargins: NSDirectionalEdgeInsets?
  private let preservesMargins, insetsFromSafeArea: Bool?
  private let accessibility: NibAccessibility?

  init(_ element: NibElement) {
    frame = element.rect(for: "frame")
    mask = Self.mask(element.child(for: "autoresizingMask"))
    // Interface Builder gives a view with a fixed frame no constraints (rule IB-61).
    isPositionedByMask =
      element.flag("fixedFrame", otherwise: false)
      || element.flag("translatesAutoresizingMaskIntoConstraints", otherwise: true)
    isOpaque = element.flag("opaque", otherwise: true)
    takesInteraction = element.flag("userInteractionEnabled", otherwise: true)
    clips = element.flag("clipsSubviews", otherwise: false)
    isHidden = element.flag("hidden", otherwise: false)
    resizesSubviews = element.flag("autoresizesSubviews", otherwise: true)
    alpha = element.number("alpha") ?? 1
    contentMode = element.choice("contentMode", Self.contentModes) ?? .scaleToFill
    tag = element.integer("tag") ?? 0
    semantics =
      element.choice(
        "semanticContentAttribute",
        [
          "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
          "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
        ]) ?? .unspecified
    priorities = NibPriorities(element)
    background = element.color(for: "backgroundColor")
    tint = element.color(for: "tintColor")
    margins = element.insets(for: "layoutMargins")
    directionalMargins = element.directionalInsets(for: "directionalLayoutMargins")
    preservesMargins = element.flag("preservesSuperviewLayoutMargins")
    insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea")
    accessibility = element.child(for: "accessibilityConfiguration").map(NibAccessibility.init)
  }

  /// Sets the values.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isContent: Whether the view is one for a cell's contents, which the cell places.
  func set(on view: UIView, isContent: Bool) {
    if !isContent {
      if let frame { view.setFrame(frame) }
      view.autoresizingMask = mask
      view.translatesAutoresizingMaskIntoConstraints = isPositionedByMask
    }
    view.isOpaque = isOpaque
    view.isUserInteractionEnabled = takesInteraction
    view.clipsToBounds = clips
    view.isHidden = isHidden
    view.autoresizesSubviews = resizesSubviews
    view.alpha = alpha
    view.contentMode = contentMode
    view.tag = tag
    view.semanticContentAttribute = semantics
    if let background { view.backgroundColor = background }
    if let tint { view.tintColor = tint }
    priorities.set(on: view)
    if let margins { view.layoutMargins = margins }
    if let directionalMargins { view.directionalLayoutMargins = directionalMargins }
    if let preservesMargins { view.preservesSuperviewLayoutMargins = preservesMargins }
    if let insetsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insetsFromSafeArea }
    accessibility?.set(on: view)
  }

  private static func mask(_ element: NibElement?) -> UIView.AutoresizingMask {
    element?.options([
      "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
      "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
      "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    ]) ?? []
  }

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}
